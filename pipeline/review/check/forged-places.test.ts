/** Listings made by hand where none is expected: on ordinary and shared branches, in updates, from other repositories. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerPath, listingPath } from '../../repo/data/data-files.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { type CatalogInReview, codes } from './testing/checking.ts';
import {
  checkForgery,
  EVIL,
  type Forgery,
  forgedCatalog,
  forging,
  NEVER_FETCHED,
  VERIFIED,
} from './testing/forging.ts';

let catalog: CatalogInReview;
let forge: ReturnType<typeof forging>;
beforeAll(async () => {
  catalog = await forgedCatalog();
  forge = forging(catalog);
});
afterAll(() => catalog.remove());

const UPDATES = 'moderation/_updates';

const ordinary: Forgery[] = [
  {
    what: 'a listing by hand on an ordinary branch',
    name: 'topic',
    change: () => {
      forge.inventFirefox();
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    expected: ['firefox not_signed'],
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
    expected: ['firefox not_signed'],
  },
  {
    what: 'another download of a published listing, by hand',
    name: 'topic',
    from: 'main',
    change: () => forge.edit('shell', { listing: forge.infected('shell') }),
    expected: ['shell not_signed'],
  },
  {
    what: 'a verification of a published listing, by hand',
    name: 'topic',
    from: 'main',
    change: () => forge.edit('shell', { listing: { verification: VERIFIED, badges: ['verified'] } }),
    expected: ['shell not_signed'],
  },
  {
    what: 'another source of a published listing, by hand',
    name: 'topic',
    from: 'main',
    change: () =>
      forge.edit('tool', {
        listing: { sources: [{ ...forge.read('tool').listing.sources[0], url: NEVER_FETCHED }] },
      }),
    expected: ['tool not_signed'],
  },
  {
    what: 'another record of a published listing, so that an edit looks like the source’s words',
    name: 'topic',
    from: 'main',
    change: () => forge.reseal('shell', { listing: { homepage: EVIL } }),
    expected: ['shell not_signed'],
  },
  {
    what: 'a record that says a token spoke for the listing, and no change of the listing',
    name: 'topic',
    from: 'main',
    change: () =>
      forge.edit('shell', { record: { source: { ...forge.read('shell').record.source, domain: 'evil.example' } } }),
    expected: ['shell not_signed'],
  },
  {
    what: 'a rename that also changes the homepage',
    name: 'topic',
    from: 'main',
    change: () => renameShell({ homepage: EVIL }),
    expected: ['sea-shell not_signed'],
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
    change: () => forge.reseal('shell', { listing: forge.infected('shell') }),
    expected: ['shell sensitive_change', 'shell not_signed'],
  },
  {
    what: 'updates with a verification',
    name: UPDATES,
    from: 'main',
    change: () => forge.edit('shell', { listing: { verification: VERIFIED, badges: ['verified'] } }),
    expected: ['shell not_signed'],
  },
  {
    what: 'a batch by hand that names its slugs',
    name: 'moderation/_batch-1',
    message: 'Propose 2 listings\n\nfirefox\nfirefox-2\neditor',
    change: () => {
      forge.inventFirefox();
      forge.inventFirefox('firefox-2');
    },
    expected: ['firefox not_signed', 'firefox-2 not_signed'],
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
  const { signature: _old, ...unsigned } = record;
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

describe.each([
  ['on ordinary, shared and the pipeline’s other branches', ordinary],
  ['from outside', outside.map((forgery) => ({ ...forgery, outside: true }))],
])('a branch made by hand %s', (_what, forgeries) => {
  it.each(forgeries)('is refused: $what', async ({ expected, ...forgery }) => {
    expect(codes(await checkForgery(catalog, forgery))).toEqual(expected);
  });
});
