/** Submissions in the database: one row for one content of one token, however often it is sent. */
import { sql } from 'kysely';
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import type { SubmissionState } from '../../schemas/contracts/internal-api.ts';
import { compareText } from '../../schemas/rules/compare-text.ts';
import { isObject } from '../../schemas/rules/members.ts';
import { sha256 } from '../base/crypto.ts';
import { query, rowsOf } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { whyGone } from '../read/renamed-and-withdrawn.ts';
import type { Publisher } from '../tokens/tokens.ts';
import { sentUnder } from './idempotency.ts';
import type { Content } from './submitted-content.ts';

/** At most some 50 megabytes of the database, and more than most publishers have products. */
const DEFAULT_OPEN = 200;

export interface SubmissionRow {
  id: string;
  token_hash: string;
  digest: string;
  state: SubmissionState;
  slug: string | null;
  url: string | null;
  /** JSON of a SubmittedReading. */
  reading: string | null;
  reason: string | null;
  /** JSON list of FieldError. */
  errors: string | null;
  /** The same. */
  warnings: string | null;
  received_at: string;
  changed_at: string;
}

interface Stored {
  submission: SubmissionRow;
  /** The pipeline has something to do. */
  isNew: boolean;
  /** The same was sent before under the same Idempotency-Key. */
  isAgain: boolean;
}

/** @param key of the header field Idempotency-Key; @param warnings of a document that was read */
export async function store(
  env: Env,
  publisher: Publisher,
  content: Content,
  { key, warnings }: { key: string | undefined; warnings: readonly FieldError[] },
): Promise<Stored | 'key_reused' | 'too_many_open'> {
  const digest = await digestOf(content);
  const now = new Date().toISOString();
  const sent = key === undefined ? 'first' : await sentUnder(env, key, { publisher, digest, now });
  if (sent === 'another') return 'key_reused';
  const { tokenHash, domains } = publisher;
  const before = await knownOf(env, tokenHash, digest);
  const isGone = (await whyGone(env, before?.slug ?? null)) !== undefined;
  const isReading = 'reading' in content;
  const slug = isReading && !content.reading.slugIsDerived ? content.reading.draft.slug : null;
  const fresh = {
    state: 'queued' as const,
    slug,
    url: isReading ? null : content.url,
    reading: isReading ? JSON.stringify(content.reading) : null,
    reason: null,
    errors: null,
    warnings: warnings.length === 0 ? null : JSON.stringify(warnings),
    received_at: now,
    changed_at: now,
  };
  const row = { id: crypto.randomUUID(), token_hash: tokenHash, digest, ...fresh };
  const isKnown = sql`exists (select 1 from submissions where token_hash = ${tokenHash} and digest = ${digest})`;
  // In one step with the insertion, so that simultaneous requests cannot exceed the limit.
  const hasRoom = sql<boolean>`(${isKnown} or ${countOpen(domains)} < ${openLimit(env)})`;
  // A request that comes late once more must not bring back what has been replaced since.
  const onConflict =
    sent === 'again' ? sql`nothing` : sql`update set ${assigned(fresh)} where ${isWorthAnotherLook(isGone)}`;
  const [written] = await query<SubmissionRow>(env)`
    insert into submissions (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    select ${sql.join(Object.values(row))} where ${hasRoom}
    on conflict (token_hash, digest) do ${onConflict} returning *`;
  if (written !== undefined) return { submission: written, isNew: true, isAgain: sent === 'again' };
  const known = await knownOf(env, tokenHash, digest);
  return known === undefined ? 'too_many_open' : { submission: known, isNew: false, isAgain: sent === 'again' };
}

/** What came of the same content, if the same token has sent it. */
async function knownOf(env: Env, tokenHash: string, digest: string): Promise<SubmissionRow | undefined> {
  const known = sql<SubmissionRow>`select * from submissions where token_hash = ${tokenHash} and digest = ${digest}`;
  return (await rowsOf(env, known))[0];
}

/** How many submissions of one publisher may wait for a decision. */
export function openLimit({ OPEN_SUBMISSIONS = '' }: Env): number {
  return /^[1-9]\d{0,5}$/.test(OPEN_SUBMISSIONS) ? Number(OPEN_SUBMISSIONS) : DEFAULT_OPEN;
}

/**
 * For all tokens that speak for one of the domains, or for a host below or above one: anyone with a domain can have any
 * number of tokens, for any of its hosts.
 */
function countOpen(domains: readonly string[]) {
  const own = JSON.stringify(domains);
  return sql<number>`(select count(*) from submissions as open join tokens on tokens.hash = open.token_hash
    where open.state in ('queued', 'in_moderation') and exists (
      select 1 from json_each(tokens.domains) as theirs, json_each(${own}) as own
      where ${isBelow('theirs', 'own')} or ${isBelow('own', 'theirs')}))`;
}

/** Or the same. Not by `like`, whose patterns D1 cuts off at 50 bytes. */
function isBelow(host: 'theirs' | 'own', domain: 'theirs' | 'own') {
  const [below, above] = [sql.ref(`${host}.value`), sql.ref(`${domain}.value`)];
  return sql`substr('.' || ${below}, -length(${above}) - 1) = '.' || ${above}`;
}

const assigned = (row: object) =>
  sql.join(Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));

/** Remarks on what was dropped or mapped are no content. */
function digestOf(content: Content): Promise<string> {
  if ('url' in content) return sha256(JSON.stringify(content));
  const { problems: _problems, ...kept } = content.reading;
  return sha256(JSON.stringify(inOrder(kept)));
}

/** The same with members by name: their order means nothing in JSON. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => compareText(a, b))
      .map(([name, member]) => [name, inOrder(member)]),
  );
}

/**
 * The same content goes to the pipeline again, under its id, where it ended without effect, where another content has
 * taken its place since, or where its listing was withdrawn: a feed that was fixed, a release that is taken back.
 */
const isWorthAnotherLook = (isGone: boolean) =>
  sql<boolean>`(submissions.state in ('invalid', 'withdrawn') or (submissions.state = 'published' and (${isGone ? 1 : 0} or exists (
    select 1 from submissions as later where later.token_hash = submissions.token_hash
    and later.slug = submissions.slug and later.received_at > submissions.received_at))))`;
