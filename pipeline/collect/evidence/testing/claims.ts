/** Listings that claim a package, cut down to what says whose they are. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';

type Source = Listing['sources'][number];

export type Claimant = Pick<Listing, 'sources' | 'verification'> & Partial<Listing>;

/** What is claimed, the claimant, and the addresses that the registry's record of it names. */
export type Claim = readonly [what: string, by: Claimant, named: readonly string[]];

const CHANGED = { last_changed_on: '2026-11-01' };
const UNPROVED: Listing['verification'] = { method: 'none', status: 'unverified' };

const source = (kind: Source['kind'], more: Partial<Source> = {}): Source => ({
  kind,
  primary: true,
  ...CHANGED,
  ...more,
});

/** Read from a repository on GitHub. */
export const onGithub = (path: string, more: Partial<Listing> = {}): Claimant => ({
  sources: [source('github', { url: `https://github.com/${path}` })],
  verification: UNPROVED,
  ...more,
});

/** Read from a project on a host of GitLab. */
export const onGitlab = (url: string, more: Partial<Listing> = {}): Claimant => ({
  sources: [source('gitlab', { url })],
  verification: UNPROVED,
  ...more,
});

/** Read from a document at an address. */
export const fedBy = (url: string, more: Partial<Listing> = {}): Claimant => ({
  sources: [source('pad-json', { url })],
  verification: UNPROVED,
  ...more,
});

/** Its document was sent, and lies nowhere. */
export const sent = (more: Partial<Listing> = {}): Claimant => ({
  sources: [source('pad-json')],
  verification: UNPROVED,
  ...more,
});

/** Its document is kept by the operator. */
export const keptHere = (more: Partial<Listing> = {}): Claimant => ({
  sources: [source('pad-json', { feed: 'lumen.json' })],
  verification: UNPROVED,
  ...more,
});

/** The domain of its homepage is proved. */
export const proved = (homepage: string, method: 'dns-txt' | 'well-known-http' = 'dns-txt'): Partial<Listing> => ({
  homepage,
  verification: { method, status: 'verified', verified_at: '2026-11-01T00:00:00Z' },
});

export const further = (first: Claimant, kind: Source['kind'], more: Partial<Source>): Claimant => ({
  ...first,
  sources: [...first.sources, source(kind, { ...more, primary: false })] as Listing['sources'],
});

export const withNotes = (notes_url: string): Partial<Listing> => ({
  versions: [{ version: '1.0.0', prerelease: false, notes_url }],
});
