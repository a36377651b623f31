import { afterEach, expect, it } from 'vitest';
import { padDocument, type TemporaryCatalog, temporaryCatalog } from '../../../testing/temporary-catalog.ts';
import { openRepository } from '../proposals/open-repository.ts';
import { proposalText } from './proposal-text.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

it('a proposal is shown with what the reader said of the document', async () => {
  const document = padDocument('editor', ({ vendor }) => Object.assign(vendor, { contact: 'Jane', phone: '0' }));
  catalog = temporaryCatalog({ editor: document });
  await catalog.sync();
  const proposal = (await openRepository(catalog.folder)).proposals.get('editor');
  if (proposal === undefined) throw new Error('Nothing was proposed.');
  expect(proposalText(proposal, undefined)).toContain(
    'vendor has 2 fields that are not part of the format. They are ignored and never stored. Known there: name, website, country_code.',
  );
});
