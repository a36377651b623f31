/**
 * Branches that somebody has made by hand, in real git, to be taken for the pipeline's own: what they say without its
 * signature, and what they change of a record that has one. None of them may pass.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerPath, listingPath } from '../../repo/data/data-files.ts';
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

const EDITOR = 'moderation/editor';
const LOST = { signature: undefined };

const unsigned: Forgery[] = [
  {
    what: 'a well-known product with verification, badge, digests, no checks, and a source nobody has fetched',
    name: 'moderation/firefox',
    from: EDITOR,
    change: () => {
      forge.inventFirefox();
      catalog.drop(listingPath('editor'), ledgerPath('editor'));
    },
    expected: ['firefox not_signed'],
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
    expected: ['firefox not_signed'],
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
    expected: ['firefox not_signed'],
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
    expected: ['she11 not_signed'],
  },
  {
    what: 'a proof of the domain that nobody finds, with a source that says all the rest',
    change: () => forge.edit('editor', { listing: { verification: VERIFIED, badges: ['verified'] }, record: LOST }),
    expected: ['editor not_signed'],
  },
  {
    what: 'a day of the last change that has not come yet',
    change: () =>
      forge.edit('editor', {
        listing: { sources: [{ ...forge.read('editor').listing.sources[0], last_changed_on: '2031-01-01' }] },
        record: LOST,
      }),
    expected: ['editor not_signed'],
  },
  {
    what: 'a record without signature, and nothing else changed',
    name: 'moderation/remote',
    from: 'moderation/remote',
    change: () => forge.edit('remote', { record: LOST }),
    expected: ['remote not_signed'],
  },
];

const signed: Forgery[] = [
  {
    what: 'another homepage, with digests made anew and the verification kept',
    change: () => forge.reseal('editor', { listing: { homepage: EVIL, verification: VERIFIED, badges: ['verified'] } }),
    expected: ['editor not_signed'],
  },
  {
    what: 'a verification and its badge',
    change: () => forge.edit('editor', { listing: { verification: VERIFIED, badges: ['verified'] } }),
    expected: ['editor not_signed'],
  },
  {
    what: 'a badge alone',
    change: () => forge.edit('editor', { listing: { badges: ['verified'] } }),
    expected: ['editor not_signed'],
  },
  {
    what: 'a download of somebody else',
    change: () => forge.edit('editor', { listing: forge.infected('editor') }),
    expected: ['editor not_signed'],
  },
  {
    what: 'a version nobody has released',
    change: () => forge.edit('editor', { listing: { versions: forge.withNewer('editor') } }),
    expected: ['editor not_signed'],
  },
  {
    what: 'another source for the listing alone',
    change: () =>
      forge.edit('editor', {
        listing: { sources: [{ ...forge.read('editor').listing.sources[0], feed: undefined, url: NEVER_FETCHED }] },
      }),
    expected: ['editor not_signed'],
  },
  {
    what: 'another source for listing and record',
    change: () =>
      forge.edit('editor', {
        listing: { sources: [{ ...forge.read('editor').listing.sources[0], feed: undefined, url: NEVER_FETCHED }] },
        record: { source: { kind: 'pad-json', url: NEVER_FETCHED } },
      }),
    expected: ['editor not_signed'],
  },
  {
    what: 'a domain that a token is said to have spoken for',
    change: () =>
      forge.edit('editor', { record: { source: { ...forge.read('editor').record.source, domain: 'evil.example' } } }),
    expected: ['editor not_signed'],
  },
  {
    what: 'another host for events',
    change: () => {
      forge.edit('editor', { record: { webhook_host: 'evil.example' } });
      forge.reseal('editor');
    },
    expected: ['editor not_signed'],
  },
  {
    what: 'a report without its warnings',
    name: 'moderation/warned',
    from: 'moderation/warned',
    change: () => forge.edit('warned', { record: { report: [] } }),
    expected: ['warned not_signed'],
  },
  {
    what: 'no checks',
    name: 'moderation/warned',
    from: 'moderation/warned',
    change: () => forge.edit('warned', { record: { checks: [] } }),
    expected: ['warned not_signed'],
  },
  {
    what: 'checks left out altogether',
    name: 'moderation/warned',
    from: 'moderation/warned',
    change: () => forge.edit('warned', { record: { checks: undefined } }),
    expected: ['warned not_signed'],
  },
  {
    what: 'no digests of members, so that no edit could be seen',
    change: () => forge.edit('editor', { listing: { homepage: EVIL }, record: { members: undefined } }),
    expected: ['editor not_signed'],
  },
  {
    what: 'a digest taken out, so that one edit could not be seen',
    change: () => {
      const { homepage: _gone, ...members } = forge.read('editor').record.members ?? {};
      forge.edit('editor', { record: { members } });
    },
    expected: ['editor not_signed'],
  },
  {
    what: 'a correction that is noted as the source’s own words',
    change: () => forge.reseal('editor', { listing: { homepage: EVIL }, record: { overrides: { homepage: EVIL } } }),
    expected: ['editor not_signed'],
  },
  {
    what: 'the signature of another listing',
    change: () => {
      const theirs = JSON.parse(catalog.git('show', `moderation/vim:${ledgerPath('vim')}`));
      forge.reseal('editor', { listing: { homepage: EVIL }, record: { signature: theirs.signature } });
    },
    expected: ['editor not_signed'],
  },
  {
    what: 'the record of another listing, under its own slug',
    change: () => {
      const theirs = JSON.parse(catalog.git('show', `moderation/vim:${ledgerPath('vim')}`));
      const { listing } = forge.read('editor');
      forge.write({ listing: { ...listing, homepage: EVIL }, record: { ...theirs, slug: 'editor' } });
    },
    expected: ['editor not_signed'],
  },
  {
    what: 'a signature of letters',
    change: () => forge.reseal('editor', { listing: { name: 'Mine' }, record: { signature: 'A'.repeat(86) } }),
    expected: ['editor not_signed'],
  },
];

describe.each([
  ['without a signature', unsigned],
  ['of a signed record', signed],
])('a branch made by hand %s', (_what, forgeries) => {
  it.each(forgeries)('is refused: $what', async ({ expected, ...forgery }) => {
    expect(codes(await checkForgery(catalog, forgery))).toEqual(expected);
  });
});
