/** Endings of life, and pages that only look like one, judged by somebody who had not seen the rules. */
import { expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { Refusal } from '../../../repo/fetch/check-url.ts';
import type { GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import type { HttpResponse } from '../../../repo/fetch/http-exchange.ts';
import { confirmStates } from '../failures-before-gone.ts';
import { bareTools } from '../testing/asking.ts';
import { witnessedListing } from '../testing/witnessing.ts';
import type { WitnessAnswer } from '../witness-answers.ts';
import judged from './endings.judged.json' with { type: 'json' };
import { alive } from './index.ts';
import { aliveSubjects } from './probed-addresses.ts';

interface Answer {
  day: string;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  failure?: string;
  /** At the place that a redirect leads to. */
  then?: Omit<Answer, 'day'>;
  everything_failed?: boolean;
}

const SUBJECTS = {
  openapi: 'https://api.works.example/openapi.json',
  mcp: 'https://mcp.works.example/mcp',
  repository: 'https://github.com/works/editor',
} as const;

const REFUSALS: Record<string, Refusal> = {
  dns: { code: 'unknown_host' },
  timeout: { code: 'timeout' },
  refused: { code: 'connection_failed' },
  certificate: { code: 'bad_certificate' },
  'certificate-of-another': { code: 'bad_certificate' },
};

/** A forge's reader says so of what its API answers. */
const FORGE_CODES: Record<number, string> = {
  404: 'repository_not_found',
  410: 'repository_gone',
  451: 'repository_blocked',
};

async function stateAfter({ kind, before, answers }: (typeof judged.cases)[number]): Promise<string> {
  const home = homeOf(before, answers as Answer[]);
  const subject = kind === 'homepage' ? home : SUBJECTS[kind as keyof typeof SUBJECTS];
  const start = before?.state as 'answering' | undefined;
  let known: WitnessAnswer | undefined = start && {
    ...{ askedOn: '2026-10-01', said: { on: '2026-10-01', statement: { values: { state: start }, source: subject } } },
  };
  for (const answer of answers as Answer[]) {
    if (known?.askedOn === answer.day) continue;
    const listing = listingWith(kind, home, answer);
    const client: GuardedClient = {
      fetch: async () => ({ refusal: { code: 'timeout' } }),
      request: async (address) => answerOf(address === subject ? answer : (answer.then ?? PLAIN)),
      close: async () => {},
    };
    const said = await alive.look(subject, listing, bareTools(client));
    const seen = 'values' in said ? said : 'unknown' in said ? ('unknown' as const) : undefined;
    const look = aliveSubjects(listing).get(subject) ?? 'homepage';
    const night = { today: answer.day, isOnline: answer.everything_failed !== true };
    [known] = confirmStates([{ subject, look, before: known, seen }], night);
  }
  const statement = known?.said?.statement ?? 'unknown';
  return statement === 'unknown' ? statement : String(statement.values.state);
}

/** The beginning of either, as far as it is read. */
const LONG = '{"openapi":"3.1.0","info":{"description":"<p>'.padEnd(65_536, 'a');
const PLAIN: Omit<Answer, 'day'> = { status: 200, body: '<!doctype html><title>Works</title><p>Hello' };

function answerOf({
  status = 200,
  headers = {},
  body = '',
  failure,
}: Omit<Answer, 'day'>): HttpResponse | { refusal: Refusal } {
  if (failure === 'too-long') return { status: 200, headers, bytes: Buffer.from(LONG) };
  if (failure !== undefined) return { refusal: REFUSALS[failure] ?? { code: 'timeout' } };
  return { status, headers, bytes: Buffer.from(body).subarray(0, 65_536) };
}

function listingWith(kind: string, home: string, { status = 200, body = '', failure }: Answer): Listing {
  const code = failure === undefined ? FORGE_CODES[status] : REFUSALS[failure]?.code;
  const isForge = kind === 'repository';
  return witnessedListing({
    homepage: home,
    interfaces: { openapi: { spec_url: SUBJECTS.openapi }, mcp: { endpoint: SUBJECTS.mcp } },
    archived: isForge && body.includes('"archived": true'),
    sources: [
      {
        ...{ kind: 'github' as const, url: SUBJECTS.repository, primary: true, last_changed_on: '2026-10-01' },
        ...(isForge && code !== undefined && { failing_since: '2026-10-01', failing_code: code }),
      },
    ],
  });
}

/** Pages of domains name them; otherwise it is the name of the product. */
function homeOf(before: { title?: string } | null, answers: readonly Answer[]): string {
  const named = /\b([a-z-]+\.example)\b/.exec(answers.map(({ body }) => body).join(' '))?.[1];
  return `https://${named ?? `${(before?.title ?? 'works').toLowerCase().replace(/[^a-z-]/g, '')}.example`}/`;
}

const codeOf = (word: string) => (word === 'parked' ? 'changed_hands' : word);

it('calls the states as somebody did who had not seen the rules, and parked nothing that was not called so', async () => {
  const wrong: string[] = [];
  const innocentParked: string[] = [];
  for (const one of judged.cases) {
    const right = [one.expected, ...((one as { also_right?: string[] }).also_right ?? [])].map(codeOf);
    const state = await stateAfter(one);
    if (!right.includes(state)) wrong.push(`${one.kind}, ${one.name}: ${state}`);
    if (state === 'changed_hands' && !right.includes(state)) innocentParked.push(one.name);
  }
  expect(innocentParked).toEqual([]);
  // Nothing on it but words says what it is.
  expect(wrong).toEqual(["homepage, Dynadot's parking page: answering"]);
});
