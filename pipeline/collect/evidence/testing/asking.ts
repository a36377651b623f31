/** Fakes of registries as a witness sees them, and answers that no witness may believe or fall over. */
import { gzipSync } from 'node:zlib';
import { GITHUB_API } from '../../../../schemas/rules/repository-address.ts';
import { createGuardedClient, type GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import type { Validators } from '../../../repo/fetch/header-values.ts';
import type { Entries } from '../../contract/cache.ts';
import type { Statement, Testimony, Total, Witness, WitnessTools } from '../../contract/witness.ts';
import type { FakeAnswer, FakeServer } from '../../forge/testing/fake-server.ts';
import { entriesInMemory } from '../../testing/entries-in-memory.ts';
import type { Claimant } from './claims.ts';
import { onGithub } from './claims.ts';

const TOTAL_MS = 1_000;

/** A guarded client that finds the fake where the registry would be. */
function clientOf(fakes: ReadonlyMap<string, FakeServer>): GuardedClient {
  const trusted = new Set([...fakes.values()].map(({ origin }) => new URL(origin).host));
  const client = createGuardedClient({
    trusted,
    userAgent: 'Catalog/test (+https://catalog.example)',
    totalMs: TOTAL_MS,
  });
  const at = (address: string) => {
    const { origin } = new URL(address);
    return (fakes.get(origin)?.origin ?? origin) + address.slice(origin.length);
  };
  return {
    fetch: (address, options) => client.fetch(at(address), options),
    request: (address, options) => client.request(at(address), options),
    close: client.close,
  };
}

export const memory = entriesInMemory<Validators>;

export const bareTools = (client: GuardedClient): WitnessTools => ({
  client,
  answers: memory(),
  totals: entriesInMemory<Total[]>(),
  today: '2026-11-20',
  forge: { githubApi: GITHUB_API, tokens: new Map() },
});

export interface Asking {
  witness: Witness;
  fakes: ReadonlyMap<string, FakeServer>;
  answers?: Entries<Validators>;
  listing?: Partial<Claimant>;
  last?: Statement;
  tools?: Partial<WitnessTools>;
}

export async function ask(
  subject: string,
  { witness, fakes, answers = memory(), listing, last, tools }: Asking,
): Promise<Testimony> {
  const client = clientOf(fakes);
  try {
    return await witness.look(
      subject,
      listingOf([subject], listing),
      { ...bareTools(client), answers, ...tools },
      last,
    );
  } finally {
    await client.close();
  }
}

export const listingOf = (packages: string[], more: Partial<Claimant> = {}) => ({
  slug: 'lumen',
  name: 'Lumen',
  kind: 'library' as const,
  category: 'developer-tools',
  license: {},
  vendor: { name: 'Lumen Works' },
  platforms: [],
  packages,
  integrations: [],
  descriptions: {},
  versions: [{ version: '1.4.0', prerelease: false }] as Claimant['versions'] &
    [{ version: string; prerelease: boolean }],
  badges: [],
  archived: false,
  ...onGithub('lumen-works/lumen'),
  ...more,
});

/** Far more than is read of anything, and little on its way. */
const BOMB = gzipSync(Buffer.alloc(40 * 1024 * 1024, ' '));

/** Each with the code of the problem. */
export const HOSTILE_ANSWERS: readonly (readonly [what: string, answer: FakeAnswer, code: string])[] = [
  ['breaks off', { isReset: true }, 'connection_failed'],
  ['never answers', { isSilent: true }, 'timeout'],
  ['has a fault', { status: 500, body: '{}' }, 'bad_status'],
  ['wants to be left alone', { status: 429, headers: { 'retry-after': '60' }, body: '{}' }, 'bad_status'],
  ['lies about its size', { headers: { 'content-encoding': 'gzip' }, body: BOMB }, 'too_large'],
  [
    'promises more than it sends',
    { headers: { 'content-length': '9', connection: 'close' }, body: '{}' },
    'connection_failed',
  ],
  ['sends another encoding', { headers: { 'content-encoding': 'gzip' }, body: '{}' }, 'bad_encoding'],
  ['sends a page', { headers: { 'content-type': 'text/html' }, body: '<p>Hello</p>' }, 'witness_bad_answer'],
  ['sends nothing', { body: '' }, 'witness_bad_answer'],
  ['sends half an answer', { body: '{"name":"lumen"' }, 'witness_bad_answer'],
  ['sends a list', { body: [] }, 'witness_bad_answer'],
  ['sends null', { body: 'null' }, 'witness_bad_answer'],
  ['sends letters that are none', { body: Buffer.from([0x7b, 0xff, 0x7d]) }, 'witness_bad_answer'],
  ['nests without an end', { body: `{"a":${'['.repeat(100_000)}` }, 'witness_bad_answer'],
];
