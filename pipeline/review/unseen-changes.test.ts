/** What got past a reviewer when the rules were attacked: hidden behind something else, or in a version's own text. */
import { stripVTControlCharacters } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { approvedCatalog, outcomes, proposalOf, publishedOf, publishOf } from '../testing/reviewing.ts';
import {
  type PadFixture,
  padDocument,
  type TemporaryCatalog,
  TODAY,
  temporaryCatalog,
} from '../testing/temporary-catalog.ts';
import { openRepository } from './plan/proposals/open-repository.ts';
import { proposalCard } from './plan/text/proposal-text.ts';

type Change = (document: PadFixture) => void;

const FEED = 'https://works.example/editor.json';
const DOWNLOADS = 'https://downloads.works.example';
const GOOD = '1'.repeat(64);
const TEXT = 'Edits plain text files of any size. It opens them at once, searches them and compares two of them.';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

const described = (text: string) => ({ en: { tagline: 'A text editor', summary: 'Edits text files.', text } });
const good: Change = ({ software, release }) => {
  Object.assign(software, { descriptions: described(TEXT) });
  Object.assign(release, { artifacts: [{ uri: `${DOWNLOADS}/1.0.0/editor-1.0.0.zip`, sha256: GOOD }] });
};

async function approve(change: Change = good): Promise<void> {
  catalog = await approvedCatalog(padDocument('editor', change), FEED);
}

function sync(change: Change, today = TODAY) {
  const document = padDocument('editor', (pad) => {
    good(pad);
    change(pad);
    // A new version is of the day on which it comes.
    if (pad.release.version !== '1.0.0') pad.release.released_on = today;
  });
  return catalog.sync({ [FEED]: document }, today);
}

async function shown(): Promise<string> {
  const proposal = await proposalOf(catalog, 'editor');
  const { data } = await openRepository(catalog.folder);
  const listing = data.listings.get('editor');
  return stripVTControlCharacters(proposalCard(proposal, listing && { listing, record: data.ledger.get('editor') }));
}

describe('a reviewer is shown', () => {
  it('each of two digests of one download', async () => {
    await approve();
    const uri = `${DOWNLOADS}/1.0.0/editor-1.0.0.zip`;
    await sync(({ software, release }) => {
      release.artifacts = [
        { uri, sha256: 'ba17'.repeat(16), platform: 'Another platform' },
        { uri, sha256: GOOD },
      ];
      software.documentation = 'https://works.example/manual';
    });
    expect(await shown()).toContain('ba17');
    expect(await shown()).toContain('Another platform');
  });

  it('everything that a new listing says, and what its reader says of the document', async () => {
    catalog = temporaryCatalog({ editor: JSON.stringify({ url: FEED }) });
    const document = padDocument('editor', (pad) => {
      good(pad);
      Object.assign(pad.software, {
        descriptions: { ...described(TEXT), de: { summary: 'Bearbeitet Texte.' } },
        interfaces: { mcp: { version: '1', transport: 'sse', endpoint: 'https://mcp.works.example/' } },
        integrations: ['Git'],
        pricing: { model: 'one-time', price_from_cents: 9900, currency: 'EUR' },
        license: { commercial_terms: 'One seat each.' },
      });
      pad.release.notes_url = 'https://works.example/notes';
      Object.assign(pad.vendor, { contact: 'Jane', phone: '0' });
      pad.releases = [{ version: '0.9', artifacts: [{ uri: 'https://old.works.example/x.exe', platform: 'DOS' }] }];
    });
    await catalog.sync({ [FEED]: document });
    const text = await shown();
    const said = ['A text editor', TEXT, 'Bearbeitet Texte.', 'mcp.works.example', 'Git', '9900', 'One seat each.'];
    said.push('vendor has 2 fields that are not part of the format. They are ignored and never stored.');
    said.push('Known there: name, website, country_code.');
    for (const words of [...said, '/notes', 'old.works.example', 'DOS', GOOD]) expect.soft(text).toContain(words);
  });
});

describe('without a person', () => {
  it.each([
    'https://github.com/works/editor/../../other/malware',
    'https://github.com/works/editor/%2e%2e/%2e%2e/other/malware',
  ])('notes do not leave their place: %s', async (notes_url) => {
    const atForge: Change = (pad) => {
      good(pad);
      pad.software.homepage = 'https://github.com/works/editor';
    };
    await approve(atForge);
    await sync((pad) => {
      atForge(pad);
      Object.assign(pad.release, { version: '2.0.0', artifacts: [], notes_url });
    });
    expect((await publishedOf(catalog, 'editor'))?.versions[0]).toMatchObject({ version: '2.0.0' });
    expect((await publishedOf(catalog, 'editor'))?.versions[0]?.notes_url).toBeUndefined();
  });

  it('a text gains a few words, and no more of them for a month', async () => {
    const base = `${TEXT} ${TEXT}`;
    await approve(({ software }) => Object.assign(software, { descriptions: described(base) }));
    const saying = (text: string) => async (today: string) => {
      await sync(({ software }) => Object.assign(software, { descriptions: described(text) }), today);
      return (await publishedOf(catalog, 'editor'))?.descriptions.en?.text;
    };
    const long = `${base} It is as it is, and it is as it is.`;
    const first = `${base} Quick.`;
    const second = `${first} Small.`;
    expect(await saying(long)(TODAY)).toBe(base);
    expect(await saying(first)(TODAY)).toBe(first);
    expect(await saying(second)('2026-12-19')).toBe(first);
    // What came too soon waits for a person, until the publisher says something else.
    const third = `${first} It is new.`;
    expect(await saying(third)('2026-12-20')).toBe(third);
  });

  it('a text does not grow on, because something else was approved meanwhile', async () => {
    await approve();
    let text = TEXT;
    for (let step = 1; step <= 5; step += 1) {
      text += ' It is quick.';
      await sync(({ software }) =>
        Object.assign(software, { descriptions: described(text), documentation: `https://works.example/${step}` }),
      );
      const { descriptions } = (await proposalOf(catalog, 'editor')).snapshot?.listing ?? {};
      // What has outgrown the approved text is in the proposal, where a person sees it.
      if (descriptions?.en?.text !== (await publishedOf(catalog, 'editor'))?.descriptions.en?.text) break;
      await publishOf(catalog, 'editor');
    }
    const published = await publishedOf(catalog, 'editor');
    expect(published?.descriptions.en?.text?.length).toBeLessThanOrEqual(TEXT.length * 1.25);
  });
});

it('a feed claims one slug at a time', async () => {
  const other = 'https://other.example/feed.json';
  catalog = temporaryCatalog({ a: JSON.stringify({ url: FEED }), b: JSON.stringify({ url: other }) });
  for (const slug of ['alpha', 'victim', 'delta']) await catalog.sync({ [FEED]: padDocument(slug) });
  expect(catalog.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/moderation')).toBe('moderation/delta');
  const plan = await catalog.sync({ [FEED]: padDocument('delta'), [other]: padDocument('victim') });
  expect(outcomes(plan)).toEqual(['data/feeds/a.json: pending', 'data/feeds/b.json: propose']);
});
