/** What a sync says to somebody who has never run one. */
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { openRepository } from '../review/plan/proposals/open-repository.ts';
import { approvedCatalog } from '../testing/reviewing.ts';
import { padDocument, type TemporaryCatalog, TODAY } from '../testing/temporary-catalog.ts';
import { syncText } from './sync-text.ts';

const FEED = 'https://works.example/editor.json';
let catalog: TemporaryCatalog;
afterAll(() => catalog.remove());

it('says what went on without review and what waits, and of what is proposed whether it is new', async () => {
  const feedOf = (version: string, name: string) =>
    padDocument('editor', ({ software, release }) => {
      Object.assign(software, { name });
      Object.assign(release, { version, released_on: TODAY });
    });
  catalog = await approvedCatalog(feedOf('1.0.0', 'Editor'), FEED);
  const { data } = await openRepository(catalog.folder);
  catalog.write('data/feeds/writer.json', padDocument('writer'));
  catalog.commit('Add a feed');
  const plan = await catalog.sync({ [FEED]: feedOf('1.1.0', 'Editor Plus') });
  expect(stripVTControlCharacters(syncText(plan, data)).split('\n')).toEqual([
    '  proposed  editor 1.1.0  data/feeds/editor.json',
    '    published without review: version 1.1.0, day of 1.1.0',
    '    waits for review: name',
    '  proposed  writer 1.0.0  data/feeds/writer.json',
    '    a new listing',
    '2 feeds: 2 proposed.',
    'For you to review: 1 new listing and 1 change of a published listing. Nothing of it is published before.',
  ]);
});
