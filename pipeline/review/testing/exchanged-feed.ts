/** A feed as it was approved, and what its publisher puts in place of it afterwards. */
import { type PadFixture, padDocument, TODAY } from '../../testing/temporary-catalog.ts';

export const FEED = 'https://works.example/editor.json';
export const DOWNLOADS = 'https://downloads.works.example';
export const GOOD_HASH = '1'.repeat(64);
export const BAIT_HASH = 'ba17'.repeat(16);
/** Stands in every text, address and digest that must not come through. */
export const BAIT = /bait|ba17/i;

export type Change = (document: PadFixture) => void;

export const TEXT =
  'Edits plain text files of any size. It opens them at once, searches them and compares two of them.';

export const good: Change = ({ vendor, software, release }) => {
  Object.assign(vendor, { website: 'https://works.example' });
  Object.assign(software, {
    license: { commercial_terms: 'One seat for each person.' },
    descriptions: { en: { tagline: 'A text editor', summary: 'Edits text files.', text: TEXT } },
    documentation: 'https://works.example/manual',
    integrations: ['Git'],
    interfaces: { mcp: { version: '1.0', transport: 'sse', endpoint: 'https://works.example/mcp' } },
  });
  Object.assign(release, artifacts('1.0.0'), { notes_url: 'https://works.example/notes/1.0.0' });
};

export const artifacts = (
  version: string,
  uri = `${DOWNLOADS}/${version}/editor-${version}.zip`,
  sha256 = GOOD_HASH,
) => ({
  artifacts: [{ uri, sha256 }],
});

/** The feed as it was approved, in version 2.0.0, with something exchanged. */
export const document = (change: Change = () => {}, slug = 'editor') =>
  padDocument(slug, (pad) => {
    good(pad);
    Object.assign(pad.release, { version: '2.0.0' }, artifacts('2.0.0'));
    delete pad.release.notes_url;
    change(pad);
    // A new version is of the day on which it comes.
    if (pad.release.version !== '1.0.0') pad.release.released_on = TODAY;
  });

export const inSoftware =
  (members: Record<string, unknown>): Change =>
  ({ software }) =>
    Object.assign(software, members);

export const described = (description: Record<string, unknown>) =>
  inSoftware({
    descriptions: { en: { tagline: 'A text editor', summary: 'Edits text files.', text: TEXT, ...description } },
  });

/** In one step: what the feed says instead. */
export const ONE_STEP: [what: string, change: Change][] = [
  ['the path of its homepage', inSoftware({ homepage: 'https://works.example/bait' })],
  ['the host of its homepage', inSoftware({ homepage: 'https://bait.example/product' })],
  [
    'a download on another host',
    ({ release }) => Object.assign(release, artifacts('2.0.0', 'https://bait.example/2.0.0/editor-2.0.0.zip')),
  ],
  [
    'a download at another path',
    ({ release }) => Object.assign(release, artifacts('2.0.0', `${DOWNLOADS}/bait/editor-2.0.0.zip`)),
  ],
  [
    'a download whose path leads upwards',
    ({ release }) =>
      Object.assign(release, artifacts('2.0.0', `${DOWNLOADS}/2.0.0/editor-2.0.0.zip/../../../bait/editor-2.0.0.zip`)),
  ],
  [
    'a download behind a query',
    ({ release }) => Object.assign(release, artifacts('2.0.0', `${DOWNLOADS}/2.0.0/editor-2.0.0.zip?from=bait`)),
  ],
  [
    'a download on another port',
    ({ release }) =>
      Object.assign(
        release,
        artifacts('2.0.0', 'https://downloads.works.example:8443/2.0.0/editor-2.0.0.zip', BAIT_HASH),
      ),
  ],
  [
    'the download of the version that was approved',
    ({ release }) => Object.assign(release, { version: '1.0.0' }, artifacts('1.0.0', `${DOWNLOADS}/1.0.0/bait.zip`)),
  ],
  [
    'the digest of the version that was approved',
    ({ release }) => Object.assign(release, { version: '1.0.0' }, artifacts('1.0.0', undefined, BAIT_HASH)),
  ],
  [
    'an earlier version’s download',
    (pad) => Object.assign(pad, { releases: [{ version: '1.0.0', ...artifacts('1.0.0', undefined, BAIT_HASH) }] }),
  ],
  [
    'a second download beside the first',
    ({ release }) => (release.artifacts as unknown[]).push({ uri: `${DOWNLOADS}/2.0.0/bait-2.0.0.zip` }),
  ],
  [
    'the endpoint of its MCP server',
    inSoftware({ interfaces: { mcp: { version: '1.0', transport: 'sse', endpoint: 'https://bait.example/mcp' } } }),
  ],
  ['the vendor’s website', ({ vendor }) => Object.assign(vendor, { website: 'https://bait.example' })],
  ['the vendor’s name', ({ vendor }) => Object.assign(vendor, { name: 'Bait Works' })],
  ['its documentation', inSoftware({ documentation: 'https://bait.example/manual' })],
  ['its name', inSoftware({ name: 'Bait editor' })],
  ['its terms', inSoftware({ license: { commercial_terms: 'Bait terms.' } })],
  [
    'its license and price',
    inSoftware({ license_type: 'commercial', pricing: { model: 'one-time', price_from_cents: 9900, currency: 'EUR' } }),
  ],
  ['its category and kind', inSoftware({ category: 'games', kind: 'mobile' })],
  ['its tagline', described({ tagline: 'Bait casino' })],
  ['its summary', described({ summary: 'Bait casino.' })],
  ['its text', described({ text: 'Bait casino.' })],
  ['an address at the end of its text', described({ text: `${TEXT} More at bait.example.` })],
  [
    'a text in another language',
    inSoftware({
      descriptions: {
        en: { tagline: 'A text editor', summary: 'Edits text files.', text: TEXT },
        de: { summary: 'Bait-Casino.' },
      },
    }),
  ],
  ['its integrations', inSoftware({ integrations: ['Git', 'Bait casino'] })],
  [
    'the notes of a version, on another host',
    ({ release }) => Object.assign(release, { notes_url: 'https://bait.example/notes' }),
  ],
  [
    'the platform a download is said to be for',
    ({ release }) =>
      Object.assign(release, {
        artifacts: [{ uri: `${DOWNLOADS}/2.0.0/editor-2.0.0.zip`, platform: 'bait casino', sha256: GOOD_HASH }],
      }),
  ],
  [
    'a download behind a fragment',
    ({ release }) => Object.assign(release, artifacts('2.0.0', `${DOWNLOADS}/2.0.0/editor-2.0.0.zip#bait`)),
  ],
  ['an address that the end of its text becomes', described({ text: `${TEXT.slice(0, -1)}.bait.example` })],
  ['a version that is a sentence', ({ release }) => Object.assign(release, { version: '2.0.0 bait casino' })],
  ['a version that is an address', ({ release }) => Object.assign(release, { version: '2.bait.example' })],
  ['where it is bought', inSoftware({ order_url: 'https://bait.example/buy' })],
  ['where users get help', inSoftware({ support_url: 'https://works.example.bait.example/help' })],
  ['its status page', inSoftware({ status_page: 'https://bait.example/status' })],
  [
    'where a vulnerability is reported, in part',
    inSoftware({ security: { policy_url: 'https://works.example/policy', security_txt_url: 'https://bait.example/' } }),
  ],
  ['its icon', inSoftware({ icon: 'https://works.example/bait.png' })],
  ['its pictures', inSoftware({ screenshots: ['https://works.example/bait.png'] })],
  ['its keywords', inSoftware({ keywords: ['bait', 'casino'] })],
  ['its requirements', inSoftware({ requirements: 'Needs an account at our bait casino.' })],
  ['its packages', inSoftware({ packages: ['pkg:npm/bait'] })],
  ['what is new in a version', ({ release }) => Object.assign(release, { changes: 'Play in our bait casino.' })],
  [
    'what is new in the version that was approved',
    ({ release }) => Object.assign(release, { version: '1.0.0', changes: 'Bait casino.' }, artifacts('1.0.0')),
  ],
];
