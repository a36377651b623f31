/**
 * Branches that somebody has made by hand, in real git, to be taken for the pipeline's own. None of them may pass; and
 * what the pipeline and people do every day must.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { ledgerPath, listingPath } from '../../repo/data/data-files.ts';
import { publicHalf } from '../../repo/keys/ed25519.ts';
import { publishOf, rejectOf } from '../../testing/reviewing.ts';
import { padDocument, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { localKey } from '../plan/record-key.ts';
import { type CatalogInReview, type CheckMore, catalogInReview, codes, NETWORK } from './testing/checking.ts';
import { EVIL, EVIL_ARTIFACT, forging, NEVER_FETCHED, VERIFIED } from './testing/forging.ts';

let catalog: CatalogInReview;
let forge: ReturnType<typeof forging>;
beforeAll(async () => {
  catalog = await catalogInReview();
  forge = forging(catalog);
}, 60_000);
afterAll(() => catalog.remove());

const EDITOR = 'moderation/editor';
const UPDATES = 'moderation/_updates';
const LOST = { signature: undefined };

interface Forgery extends CheckMore {
  what: string;
  /** Name it goes by (default: moderation/editor). */
  name?: string;
  /** Branch it is made of (default: moderation/editor). */
  from?: string;
  message?: string;
  change: () => void;
  expected: string[];
}

/** The version that is there, with another download. */
const infected = (slug: string) => {
  const [newest, ...older] = forge.read(slug).listing.versions;
  return { versions: [{ ...newest, artifacts: [EVIL_ARTIFACT] }, ...older] };
};

const withNewer = (slug: string) => {
  const { versions } = forge.read(slug).listing;
  return [{ ...versions[0], version: '9.0.0' }, ...versions];
};

const unsigned: Forgery[] = [
  {
    what: 'a well-known product with verification, badge, digests, no checks, and a source nobody has fetched',
    name: 'moderation/firefox',
    from: EDITOR,
    change: () => {
      forge.inventFirefox();
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    expected: ['firefox cannot_be_verified'],
  },
  {
    what: 'the same, where its source has turned up since and says less',
    name: 'moderation/firefox',
    change: () => {
      forge.inventFirefox();
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    network: { [NEVER_FETCHED]: padDocument('firefox') },
    expected: ['firefox not_what_the_source_says'],
  },
  {
    what: 'a listing said to come from a document of the operator that is not there',
    name: 'moderation/firefox',
    change: () => {
      forge.invent('firefox', {
        listing: { sources: [{ kind: 'pad-json', feed: 'firefox', primary: true, last_changed_on: '2026-11-20' }] },
        record: { source: { kind: 'pad-json', feed: 'firefox' } },
      });
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    expected: ['firefox cannot_be_verified'],
  },
  {
    what: 'a listing that was submitted, as it says: nobody can read that again',
    name: 'moderation/firefox',
    change: () => {
      forge.invent('firefox', {
        listing: { sources: [{ kind: 'pad-json', primary: true, last_changed_on: '2026-11-20' }] },
        record: { source: { kind: 'pad-json', domain: 'mozilla.org' } },
      });
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    expected: ['firefox cannot_be_verified'],
  },
  {
    what: 'a look-alike that hides that it is one, with a source that says all the rest',
    name: 'moderation/she11',
    change: () => {
      forge.invent('she11', {
        listing: {
          name: 'Example she11',
          sources: [{ kind: 'pad-json', url: NEVER_FETCHED, primary: true, last_changed_on: '2026-11-20' }],
        },
        record: { source: { kind: 'pad-json', url: NEVER_FETCHED }, checks: [] },
      });
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    network: { [NEVER_FETCHED]: padDocument('she11') },
    expected: ['she11 not_what_the_source_says'],
  },
  {
    what: 'a proof of the domain that nobody finds, with a source that says all the rest',
    change: () => forge.edit('editor', { listing: { verification: VERIFIED, badges: ['verified'] }, record: LOST }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a day of the last change that has not come yet',
    change: () =>
      forge.edit('editor', {
        listing: { sources: [{ ...forge.read('editor').listing.sources[0], last_changed_on: '2031-01-01' }] },
        record: LOST,
      }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a record without signature whose source answers something else by now',
    name: 'moderation/remote',
    from: 'moderation/remote',
    change: () => forge.edit('remote', { record: LOST }),
    network: { 'https://remote.example/pad.json': padDocument('other') },
    expected: ['remote cannot_be_verified'],
  },
  {
    what: 'a record without signature whose source does not answer',
    name: 'moderation/remote',
    from: 'moderation/remote',
    change: () => forge.edit('remote', { record: LOST }),
    expected: ['remote cannot_be_verified'],
  },
  {
    what: 'a record without signature whose source has changed its homepage since',
    name: 'moderation/remote',
    from: 'moderation/remote',
    change: () => forge.edit('remote', { record: LOST }),
    network: {
      'https://remote.example/pad.json': padDocument('remote', ({ software }) =>
        Object.assign(software, { homepage: 'https://works.example/elsewhere' }),
      ),
    },
    expected: ['remote not_what_the_source_says'],
  },
];

const signed: Forgery[] = [
  {
    what: 'another homepage, with digests made anew and the verification kept',
    change: () => forge.reseal('editor', { listing: { homepage: EVIL, verification: VERIFIED, badges: ['verified'] } }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a verification and its badge',
    change: () => forge.edit('editor', { listing: { verification: VERIFIED, badges: ['verified'] } }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a badge alone',
    change: () => forge.edit('editor', { listing: { badges: ['verified'] } }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a download of somebody else',
    change: () => forge.edit('editor', { listing: infected('editor') }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a version nobody has released',
    change: () => forge.edit('editor', { listing: { versions: withNewer('editor') } }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'another source for the listing alone',
    change: () =>
      forge.edit('editor', {
        listing: { sources: [{ ...forge.read('editor').listing.sources[0], feed: undefined, url: NEVER_FETCHED }] },
      }),
    expected: ['editor cannot_be_verified'],
  },
  {
    what: 'another source for listing and record',
    change: () =>
      forge.edit('editor', {
        listing: { sources: [{ ...forge.read('editor').listing.sources[0], feed: undefined, url: NEVER_FETCHED }] },
        record: { source: { kind: 'pad-json', url: NEVER_FETCHED } },
      }),
    expected: ['editor cannot_be_verified'],
  },
  {
    what: 'a domain that a token is said to have spoken for',
    change: () =>
      forge.edit('editor', { record: { source: { ...forge.read('editor').record.source, domain: 'evil.example' } } }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'another host for events',
    change: () => {
      forge.edit('editor', { record: { webhook_host: 'evil.example' } });
      forge.reseal('editor');
    },
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a report without its warnings',
    name: 'moderation/warned',
    from: 'moderation/warned',
    change: () => forge.edit('warned', { record: { report: [] } }),
    expected: ['warned not_what_the_source_says'],
  },
  {
    what: 'no checks',
    name: 'moderation/warned',
    from: 'moderation/warned',
    change: () => forge.edit('warned', { record: { checks: [] } }),
    expected: ['warned not_what_the_source_says'],
  },
  {
    what: 'checks left out altogether',
    name: 'moderation/warned',
    from: 'moderation/warned',
    change: () => forge.edit('warned', { record: { checks: undefined } }),
    expected: ['warned not_what_the_source_says'],
  },
  {
    what: 'no digests of members, so that no edit could be seen',
    change: () => forge.edit('editor', { listing: { homepage: EVIL }, record: { members: undefined } }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a digest taken out, so that one edit could not be seen',
    change: () => {
      const { homepage: _gone, ...members } = forge.read('editor').record.members ?? {};
      forge.edit('editor', { record: { members } });
    },
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a correction that is noted as the source’s own words',
    change: () => forge.reseal('editor', { listing: { homepage: EVIL }, record: { overrides: { homepage: EVIL } } }),
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'the signature of another listing',
    change: () => {
      const theirs = JSON.parse(catalog.git('show', `moderation/vim:${ledgerPath('vim')}`));
      forge.reseal('editor', { listing: { homepage: EVIL }, record: { signature: theirs.signature } });
    },
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'the record of another listing, under its own slug',
    change: () => {
      const theirs = JSON.parse(catalog.git('show', `moderation/vim:${ledgerPath('vim')}`));
      const { listing } = forge.read('editor');
      forge.write({ listing: { ...listing, homepage: EVIL }, record: { ...theirs, slug: 'editor' } });
    },
    expected: ['editor not_what_the_source_says'],
  },
  {
    what: 'a signature of letters',
    change: () => forge.reseal('editor', { listing: { name: 'Mine' }, record: { signature: 'A'.repeat(86) } }),
    expected: ['editor not_what_the_source_says'],
  },
];

const ordinary: Forgery[] = [
  {
    what: 'a listing by hand on an ordinary branch',
    name: 'topic',
    change: () => {
      forge.inventFirefox();
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    expected: ['firefox cannot_be_verified'],
  },
  {
    what: 'a listing by hand together with the feed it is said to come from',
    name: 'topic',
    change: () => {
      catalog.write('data/feeds/firefox.json', padDocument('firefox'));
      forge.invent('firefox', {
        listing: {
          name: 'Example firefox',
          sources: [{ kind: 'pad-json', feed: 'firefox', primary: true, last_changed_on: '2026-11-20' }],
        },
        record: { source: { kind: 'pad-json', feed: 'firefox' } },
      });
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    expected: ['firefox cannot_be_verified'],
  },
  {
    what: 'another download of a published listing, by hand',
    name: 'topic',
    from: 'main',
    change: () => forge.edit('shell', { listing: infected('shell') }),
    expected: ['shell not_what_the_source_says'],
  },
  {
    what: 'a verification of a published listing, by hand',
    name: 'topic',
    from: 'main',
    change: () => forge.edit('shell', { listing: { verification: VERIFIED, badges: ['verified'] } }),
    expected: ['shell not_what_the_source_says'],
  },
  {
    what: 'another source of a published listing, by hand',
    name: 'topic',
    from: 'main',
    change: () =>
      forge.edit('tool', {
        listing: { sources: [{ ...forge.read('tool').listing.sources[0], url: NEVER_FETCHED }] },
      }),
    expected: ['tool not_what_the_source_says'],
  },
  {
    what: 'another record of a published listing, so that an edit looks like the source’s words',
    name: 'topic',
    from: 'main',
    change: () => forge.reseal('shell', { listing: { homepage: EVIL } }),
    expected: ['shell not_what_the_source_says'],
  },
  {
    what: 'a record that says a token spoke for the listing, and no change of the listing',
    name: 'topic',
    from: 'main',
    change: () =>
      forge.edit('shell', { record: { source: { ...forge.read('shell').record.source, domain: 'evil.example' } } }),
    expected: ['shell not_what_the_source_says'],
  },
  {
    what: 'a rename that also changes the homepage',
    name: 'topic',
    from: 'main',
    change: () => renameShell({ homepage: EVIL }),
    expected: ['sea-shell cannot_be_verified'],
  },
  {
    what: 'a refusal of what nobody has proposed, with corrections for whoever comes',
    name: 'topic',
    from: 'main',
    change: () => {
      const { source, content_sha256 } = forge.read('shell').record;
      const record = { slug: 'firefox', state: 'rejected', reason: 'No.', source, content_sha256, report: [] };
      catalog.write(ledgerPath('firefox'), JSON.stringify({ ...record, overrides: { homepage: EVIL } }));
    },
    expected: ['firefox not_a_decision'],
  },
  {
    what: 'a withdrawal that corrects what comes back',
    name: 'topic',
    from: 'main',
    change: () => {
      catalog.withdraw('shell');
      catalog.edit(ledgerPath('shell'), { overrides: { homepage: EVIL } });
    },
    expected: ['shell not_a_decision'],
  },
  {
    what: 'a record that is gone with its listing',
    name: 'topic',
    from: 'main',
    change: () => catalog.drop(listingPath('shell'), ledgerPath('shell')),
    expected: ['shell not_a_decision'],
  },
  {
    what: 'updates with another download and digests made anew',
    name: UPDATES,
    from: 'main',
    change: () => forge.reseal('shell', { listing: infected('shell') }),
    expected: ['shell not_what_the_source_says'],
  },
  {
    what: 'updates with a verification',
    name: UPDATES,
    from: 'main',
    change: () => forge.edit('shell', { listing: { verification: VERIFIED, badges: ['verified'] } }),
    expected: ['shell not_what_the_source_says'],
  },
  {
    what: 'a batch by hand that names its slugs',
    name: 'moderation/_batch-1',
    message: 'Propose 2 listings\n\nfirefox\nfirefox-2\neditor',
    change: () => {
      forge.inventFirefox();
      forge.inventFirefox('firefox-2');
    },
    expected: ['firefox cannot_be_verified', 'firefox-2 cannot_be_verified'],
  },
];

const outside: Forgery[] = [
  {
    what: 'a listing by hand',
    name: 'topic',
    change: () => {
      forge.inventFirefox();
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    expected: ['firefox listing_from_outside'],
  },
  {
    what: 'a listing that the pipeline itself has signed',
    name: 'topic',
    change: () => {},
    expected: ['editor listing_from_outside'],
  },
  {
    what: 'a branch that is called like one of the pipeline’s',
    change: () => {},
    expected: ['editor listing_from_outside'],
  },
  {
    what: 'a correction of a published listing',
    name: 'topic',
    from: 'main',
    change: () => forge.edit('shell', { listing: { category: 'games' } }),
    expected: ['shell listing_from_outside'],
  },
  {
    what: 'a withdrawal',
    name: 'topic',
    from: 'main',
    change: () => catalog.withdraw('shell'),
    expected: ['shell listing_from_outside'],
  },
  {
    what: 'other settings',
    name: 'topic',
    from: 'main',
    change: () => catalog.edit('data/catalog.json', { name: 'Mine' }),
    expected: ['data_from_outside'],
  },
];

/** What `catalog moderation rename` does, and more. */
function renameShell(more: object): void {
  const { listing, record } = forge.read('shell');
  const { signature: _old, ...unsigned } = record as LedgerRecord & { signature?: string };
  catalog.drop(listingPath('shell'));
  forge.write({
    listing: { ...listing, slug: 'sea-shell', renamed_from: 'shell' },
    record: { ...unsigned, slug: 'sea-shell' },
  });
  forge.reseal('sea-shell', { listing: more });
  const { source, content_sha256 } = record;
  const left = { slug: 'shell', state: 'renamed', renamed_to: 'sea-shell', source, content_sha256 };
  catalog.write(ledgerPath('shell'), JSON.stringify({ ...left, report: [], overrides: {} }));
}

beforeAll(async () => {
  const remote = 'https://remote.example/pad.json';
  catalog.write('data/feeds/remote.json', JSON.stringify({ url: remote }));
  const warned = padDocument('warned', ({ software }) =>
    Object.assign(software, { name: 'Example shell', kind: 'unheard-of', homepage: 'http://works.example/warned' }),
  );
  catalog.write('data/feeds/warned.json', JSON.stringify({ ...JSON.parse(warned), vendor: { name: 'Others' } }));
  catalog.commit('Follow two that need a second look');
  await catalog.sync({ ...NETWORK, [remote]: padDocument('remote') });
});

describe.each([
  ['without a signature', unsigned],
  ['of a signed record', signed],
  ['on ordinary, shared and the pipeline’s other branches', ordinary],
  ['from outside', outside.map((forgery) => ({ ...forgery, outside: true }))],
])('a branch made by hand %s', (_what, forgeries) => {
  it.each(forgeries)('is refused: $what', async ({ change, message = 'Edit', expected, ...more }) => {
    const { name = EDITOR, from = EDITOR, network, outside } = more;
    const result = await catalog.checkAfter(name, from, change, message, 'main', {
      network: { ...NETWORK, ...network },
      ...(outside && { outside }),
    });
    expect(codes(result)).toEqual(expected);
  });
});

describe('what was signed once is refused', () => {
  const isRefused = async (name: string, head: string, base: string) =>
    expect(codes(await catalog.check(name, head, base, { network: NETWORK })).length).toBeGreaterThan(0);

  it('when it is an older form of what is published by now', async () => {
    const other = (name: string, homepage: string) =>
      padDocument('shell', ({ software }) => Object.assign(software, { name, homepage }));
    let older = '';
    const base = await catalog.takeBack(async () => {
      catalog.write('data/feeds/shell.json', other('Sea shell', 'https://expired.example/'));
      catalog.commit('Another name');
      await catalog.sync(NETWORK);
      older = catalog.git('rev-parse', 'moderation/shell');
      catalog.write('data/feeds/shell.json', other('Sea shell', 'https://sold.example/'));
      catalog.commit('Another homepage');
      await catalog.sync(NETWORK);
      await publishOf(catalog, 'shell');
    });
    // Its two files, put onto what is published now.
    catalog.git('switch', '--quiet', '--create', 'replayed', base);
    catalog.git('checkout', '--quiet', older, '--', listingPath('shell'), ledgerPath('shell'));
    catalog.commit('Again');
    catalog.git('switch', '--quiet', 'main');
    await isRefused('moderation/shell', 'replayed', base);
    await isRefused('topic', 'replayed', base);
  });

  it('when a person has refused it since', async () => {
    const proposed = catalog.git('rev-parse', 'moderation/vim');
    const base = await catalog.takeBack(() => rejectOf(catalog, 'vim'));
    catalog.git('branch', 'moderation/vim', proposed);
    catalog.git('switch', '--quiet', '--create', 'refused-before', base);
    catalog.git('checkout', '--quiet', proposed, '--', listingPath('vim'), ledgerPath('vim'));
    catalog.git('rm', '--quiet', '-r', '--cached', 'data/feeds/vim.json');
    catalog.git('switch', '--quiet', '--force', 'main');
    catalog.git('switch', '--quiet', '--force', 'refused-before');
    catalog.git('checkout', '--quiet', proposed, '--', listingPath('vim'), ledgerPath('vim'));
    catalog.commit('Again');
    catalog.git('switch', '--quiet', 'main');
    await isRefused('moderation/vim', 'refused-before', base);
  });

  it('by another key than the one the published branch names or this clone has', async () => {
    const { put } = await editorOfOthers();
    expect(codes(await catalog.checkAfter(EDITOR, EDITOR, put))).toEqual(['editor not_what_the_source_says']);
  });

  it('by a key that the same branch brings', async () => {
    const { put, key } = await editorOfOthers();
    const bring = () => {
      put();
      catalog.edit('data/catalog.json', { moderation: { record_key: key } });
      catalog.write('.cache/record-key', 'anything');
    };
    expect(codes(await catalog.checkAfter('topic', EDITOR, bring))).toEqual(['editor not_what_the_source_says']);
    expect(codes(await catalog.checkAfter(EDITOR, EDITOR, bring))).toEqual([
      'foreign_file',
      'editor not_what_the_source_says',
    ]);
  });

  it('unless the published branch names its key', async () => {
    const { put, key } = await editorOfOthers();
    const base = await catalog.takeBack(async () => {
      catalog.edit('data/catalog.json', { moderation: { record_key: key } });
      catalog.commit('Name the key');
    });
    expect(codes(await catalog.checkAfter(EDITOR, EDITOR, put, 'Edit', base))).toEqual([]);
  });

  /** What another clone, with a key of its own, proposes as editor. */
  async function editorOfOthers() {
    const other = temporaryCatalog({ shell: padDocument('shell'), editor: padDocument('editor', sold) });
    await other.sync();
    const theirs = (path: string) => `${other.git('show', `moderation/editor:${path}`)}\n`;
    const files = [listingPath('editor'), ledgerPath('editor')].map((path) => [path, theirs(path)] as const);
    const key = publicHalf(await localKey(other.folder));
    other.remove();
    expect(files[1]?.[1]).toContain('"signature"');
    return { key, put: () => files.forEach(([path, text]) => void catalog.write(path, text)) };
  }

  const sold = ({ software }: { software: Record<string, unknown> }) =>
    void Object.assign(software, { homepage: 'https://sold.example/' });
});
