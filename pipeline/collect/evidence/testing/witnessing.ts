/** Listings to be witnessed, and witnesses that say what a test wants. */
import type { EvidenceRecord } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { Testimony, Witness, WitnessTools } from '../../contract/witness.ts';

export const REPOSITORY = 'https://github.com/works/editor';
export const SUBJECT = 'pkg:npm/editor';

/** Read from a repository, with its domain proved. */
export function witnessedListing(more: Partial<Listing> = {}): Listing {
  return {
    slug: 'editor',
    name: 'Editor',
    kind: 'open-source',
    category: 'text-editors',
    license: {},
    vendor: { name: 'Works' },
    platforms: [],
    homepage: 'https://works.example/editor',
    packages: [SUBJECT],
    integrations: [],
    descriptions: {},
    versions: [{ version: '1.0.0', prerelease: false }],
    badges: [],
    archived: false,
    sources: [{ kind: 'github', url: REPOSITORY, primary: true, last_changed_on: '2026-11-01' }],
    verification: { method: 'dns-txt', status: 'verified', verified_at: '2026-11-01T00:00:00Z' },
    ...more,
  };
}

export const recordOf = (more: Partial<EvidenceRecord> = {}): EvidenceRecord => ({
  witness: 'npm',
  subject: SUBJECT,
  place: REPOSITORY,
  source: 'https://registry.npmjs.org/editor',
  since: '2026-10-01',
  values: { downloads: 1200 },
  ...more,
});

/** What npm says of a package whose record names the repository. */
export const statement = (values: object = { downloads: 1234 }, places = [REPOSITORY]) => ({
  values,
  source: 'https://registry.npmjs.org/editor',
  places,
});

type Say = (subject: string, listing: Listing, tools: WitnessTools) => unknown;

interface ScriptedWitness extends Witness {
  /** Subjects in the order in which they were asked about. */
  asked: string[];
}

/** Asked about the packages of a listing. What it says may be no testimony at all. */
export function scripted(say: Say, more: Partial<Witness> = {}): ScriptedWitness {
  const asked: string[] = [];
  return {
    asked,
    subjects: ({ packages = [] }) => packages,
    look: async (subject, listing, tools) => {
      asked.push(subject);
      return say(subject, listing, tools) as Testimony;
    },
    ...more,
  };
}
