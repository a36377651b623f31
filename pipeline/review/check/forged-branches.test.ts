/**
 * Branches that somebody has made by hand, in real git, to be taken for the pipeline's own: what they say without its
 * signature, what they change of a record that has one, and listings where none is expected. None of them may pass.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerPath, listingPath } from '../../repo/data/data-files.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { type CatalogInReview, codes } from './testing/checking.ts';
import { checkForgery, EVIL, forgedCatalog, forging, made, NEVER_FETCHED, PRIMARY, PROVED } from './testing/forging.ts';

let catalog: CatalogInReview;
let forge: ReturnType<typeof forging>;
beforeAll(async () => {
  catalog = await forgedCatalog();
  forge = forging(catalog);
});
afterAll(() => catalog.remove());

const UPDATES = 'moderation/_updates';
const LOST = { signature: undefined };

/** The branch holds what is invented, and no longer the proposal that it was made from. */
function alone(invent: () => void): void {
  invent();
  catalog.drop(listingPath('editor'), ledgerPath('editor'));
}

const unsigned = [
  ...made({ name: 'moderation/firefox', expected: ['firefox not_signed'] }, [
    [
      'a well-known product with verification, badge, digests, no checks, and a source nobody has fetched',
      () => alone(() => forge.inventFirefox()),
    ],
    [
      'a listing said to come from a document of the operator that is not there',
      () =>
        alone(() =>
          forge.invent('firefox', {
            listing: { sources: [{ kind: 'pad-json', feed: 'firefox', ...PRIMARY }] },
            record: { source: { kind: 'pad-json', feed: 'firefox' } },
          }),
        ),
    ],
    [
      'a listing that was submitted, as it says: nobody can read that again',
      () =>
        alone(() =>
          forge.invent('firefox', {
            listing: { sources: [{ kind: 'pad-json', ...PRIMARY }] },
            record: { source: { kind: 'pad-json', domain: 'mozilla.org' } },
          }),
        ),
    ],
  ]),
  ...made({ name: 'moderation/she11', expected: ['she11 not_signed'] }, [
    [
      'a look-alike that hides that it is one, with a source that says all the rest',
      () =>
        alone(() =>
          forge.invent('she11', {
            listing: {
              name: 'Example she11',
              sources: [{ kind: 'pad-json', url: NEVER_FETCHED, ...PRIMARY }],
            },
            record: { source: { kind: 'pad-json', url: NEVER_FETCHED }, checks: [] },
          }),
        ),
    ],
  ]),
  ...made({}, [
    [
      'a proof of the domain that nobody finds, with a source that says all the rest',
      () => forge.edit('editor', { listing: PROVED, record: LOST }),
    ],
    [
      'a day of the last change that has not come yet',
      () =>
        forge.edit('editor', {
          listing: { sources: [{ ...forge.read('editor').listing.sources[0], last_changed_on: '2031-01-01' }] },
          record: LOST,
        }),
    ],
  ]),
  ...made({ name: 'moderation/remote', from: 'moderation/remote', expected: ['remote not_signed'] }, [
    ['a record without signature, and nothing else changed', () => forge.edit('remote', { record: LOST })],
  ]),
];

const signed = [
  ...made({}, [
    [
      'another homepage, with digests made anew and the verification kept',
      () => forge.reseal('editor', { listing: { homepage: EVIL, ...PROVED } }),
    ],
    ['a verification and its badge', () => forge.edit('editor', { listing: PROVED })],
    ['a badge alone', () => forge.edit('editor', { listing: { badges: ['verified'] } })],
    ['a download of somebody else', () => forge.edit('editor', { listing: forge.infected('editor') })],
    ['a version nobody has released', () => forge.edit('editor', { listing: { versions: forge.withNewer('editor') } })],
    [
      'another source for the listing alone',
      () =>
        forge.edit('editor', {
          listing: { sources: [{ ...forge.read('editor').listing.sources[0], feed: undefined, url: NEVER_FETCHED }] },
        }),
    ],
    [
      'another source for listing and record',
      () =>
        forge.edit('editor', {
          listing: { sources: [{ ...forge.read('editor').listing.sources[0], feed: undefined, url: NEVER_FETCHED }] },
          record: { source: { kind: 'pad-json', url: NEVER_FETCHED } },
        }),
    ],
    [
      'a domain that a token is said to have spoken for',
      () =>
        forge.edit('editor', { record: { source: { ...forge.read('editor').record.source, domain: 'evil.example' } } }),
    ],
    [
      'another host for events',
      () => {
        forge.edit('editor', { record: { webhook_host: 'evil.example' } });
        forge.reseal('editor');
      },
    ],
    [
      'no digests of members, so that no edit could be seen',
      () => forge.edit('editor', { listing: { homepage: EVIL }, record: { members: undefined } }),
    ],
    [
      'a digest taken out, so that one edit could not be seen',
      () => {
        const { homepage: _gone, ...members } = forge.read('editor').record.members ?? {};
        forge.edit('editor', { record: { members } });
      },
    ],
    [
      'a correction that is noted as the source’s own words',
      () => forge.reseal('editor', { listing: { homepage: EVIL }, record: { overrides: { homepage: EVIL } } }),
    ],
    [
      'the signature of another listing',
      () => {
        const theirs = JSON.parse(catalog.git('show', `moderation/vim:${ledgerPath('vim')}`));
        forge.reseal('editor', { listing: { homepage: EVIL }, record: { signature: theirs.signature } });
      },
    ],
    [
      'the record of another listing, under its own slug',
      () => {
        const theirs = JSON.parse(catalog.git('show', `moderation/vim:${ledgerPath('vim')}`));
        const { listing } = forge.read('editor');
        forge.write({ listing: { ...listing, homepage: EVIL }, record: { ...theirs, slug: 'editor' } });
      },
    ],
    [
      'a signature of letters',
      () => forge.reseal('editor', { listing: { name: 'Mine' }, record: { signature: 'A'.repeat(86) } }),
    ],
  ]),
  ...made({ name: 'moderation/warned', from: 'moderation/warned', expected: ['warned not_signed'] }, [
    ['a report without its warnings', () => forge.edit('warned', { record: { report: [] } })],
    ['no checks', () => forge.edit('warned', { record: { checks: [] } })],
    ['checks left out altogether', () => forge.edit('warned', { record: { checks: undefined } })],
  ]),
];

const elsewhere = [
  ...made({ name: 'topic', expected: ['firefox not_signed'] }, [
    ['a listing by hand on an ordinary branch', () => alone(() => forge.inventFirefox())],
    [
      'a listing by hand together with the feed it is said to come from',
      () => {
        catalog.write('data/feeds/firefox.json', padDocument('firefox'));
        forge.invent('firefox', {
          listing: {
            name: 'Example firefox',
            sources: [{ kind: 'pad-json', feed: 'firefox', ...PRIMARY }],
          },
          record: { source: { kind: 'pad-json', feed: 'firefox' } },
        });
        catalog.drop(listingPath('editor'), ledgerPath('editor'));
      },
    ],
  ]),
  ...made({ name: 'topic', from: 'main', expected: ['shell not_signed'] }, [
    [
      'another download of a published listing, by hand',
      () => forge.edit('shell', { listing: forge.infected('shell') }),
    ],
    ['a verification of a published listing, by hand', () => forge.edit('shell', { listing: PROVED })],
    [
      'another record of a published listing, so that an edit looks like the source’s words',
      () => forge.reseal('shell', { listing: { homepage: EVIL } }),
    ],
    [
      'a record that says a token spoke for the listing, and no change of the listing',
      () =>
        forge.edit('shell', { record: { source: { ...forge.read('shell').record.source, domain: 'evil.example' } } }),
    ],
  ]),
  ...made({ name: 'topic', from: 'main', expected: ['tool not_signed'] }, [
    [
      'another source of a published listing, by hand',
      () =>
        forge.edit('tool', {
          listing: { sources: [{ ...forge.read('tool').listing.sources[0], url: NEVER_FETCHED }] },
        }),
    ],
  ]),
  ...made({ name: 'topic', from: 'main', expected: ['sea-shell not_signed'] }, [
    ['a rename that also changes the homepage', () => forge.renameShell({ homepage: EVIL })],
  ]),
  ...made({ name: 'topic', from: 'main', expected: ['firefox not_a_decision'] }, [
    [
      'a refusal of what nobody has proposed, with corrections for whoever comes',
      () => {
        const { source, content_sha256 } = forge.read('shell').record;
        const record = { slug: 'firefox', state: 'rejected', reason: 'No.', source, content_sha256, report: [] };
        catalog.write(ledgerPath('firefox'), JSON.stringify({ ...record, overrides: { homepage: EVIL } }));
      },
    ],
  ]),
  ...made({ name: 'topic', from: 'main', expected: ['shell not_a_decision'] }, [
    [
      'a withdrawal that corrects what comes back',
      () => {
        catalog.withdraw('shell');
        catalog.edit(ledgerPath('shell'), { overrides: { homepage: EVIL } });
      },
    ],
    ['a record that is gone with its listing', () => catalog.drop(listingPath('shell'), ledgerPath('shell'))],
  ]),
  ...made({ name: UPDATES, from: 'main', expected: ['shell sensitive_change', 'shell not_signed'] }, [
    [
      'updates with another download and digests made anew',
      () => forge.reseal('shell', { listing: forge.infected('shell') }),
    ],
  ]),
  ...made({ name: UPDATES, from: 'main', expected: ['shell not_signed'] }, [
    ['updates with a verification', () => forge.edit('shell', { listing: PROVED })],
  ]),
  ...made(
    {
      name: 'moderation/_batch-1',
      message: 'Propose 2 listings\n\nfirefox\nfirefox-2\neditor',
      expected: ['firefox not_signed', 'firefox-2 not_signed'],
    },
    [
      [
        'a batch by hand that names its slugs',
        () => {
          forge.inventFirefox();
          forge.inventFirefox('firefox-2');
        },
      ],
    ],
  ),
];

const outside = [
  ...made({ name: 'topic', expected: ['firefox listing_from_outside'], outside: true }, [
    ['a listing by hand', () => alone(() => forge.inventFirefox())],
  ]),
  ...made({ name: 'topic', expected: ['editor listing_from_outside'], outside: true }, [
    ['a listing that the pipeline itself has signed', () => {}],
  ]),
  ...made({ expected: ['editor listing_from_outside'], outside: true }, [
    ['a branch that is called like one of the pipeline’s', () => {}],
  ]),
  ...made({ name: 'topic', from: 'main', expected: ['shell listing_from_outside'], outside: true }, [
    ['a correction of a published listing', () => forge.edit('shell', { listing: { category: 'games' } })],
    ['a withdrawal', () => catalog.withdraw('shell')],
  ]),
  ...made({ name: 'topic', from: 'main', expected: ['data_from_outside'], outside: true }, [
    ['other settings', () => catalog.edit('data/catalog.json', { name: 'Mine' })],
  ]),
  ...made({ name: 'topic', from: 'main', expected: ['data_from_outside', 'bad_path'], outside: true }, [
    ['a folder that other systems take for data', () => catalog.write('DATA/catalog.json', '{}')],
    ['a name with backslashes', () => catalog.write('data\\feeds\\x.json', '{"url":"https://x.example/"}')],
  ]),
];

describe.each([
  ['without a signature', unsigned],
  ['of a signed record', signed],
  ['on ordinary, shared and the pipeline’s other branches', elsewhere],
  ['from outside', outside],
])('a branch made by hand %s', (_what, forgeries) => {
  it.each(forgeries)('is refused: $what', async ({ expected, ...forgery }) => {
    expect(codes(await checkForgery(catalog, forgery))).toEqual(expected);
  });
});
