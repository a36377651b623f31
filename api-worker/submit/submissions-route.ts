/** GET /api/v1/submissions and …/{id}, and the answer to a submission, which is the same resource. */
import type { IRequestStrict } from 'itty-router';
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import { defined } from '../../schemas/rules/without-undefined.ts';
import { baseUrl } from '../base/assets.ts';
import { query, tokensOf } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { problem, unkept } from '../base/responses.ts';
import { whyGone } from '../read/renamed-and-withdrawn.ts';
import { forPublishers } from '../tokens/tokens.ts';
import type { ShownWebhook } from '../webhooks/endpoint-table.ts';
import type { SubmissionRow } from './submission-store.ts';

const ADDRESS = '/api/v1/submissions/';
const MAX_LISTED = 100;

/** The tokens of its publisher see it; to everybody else it is not there. */
export const submission = forPublishers(async (request: IRequestStrict, env, publisher) => {
  const [row] = await query<SubmissionRow>(env)`select * from submissions
    where id = ${request.params.id ?? ''} and token_hash in ${tokensOf(publisher)}`;
  if (row !== undefined) return unkept({ data: toResource(await baseUrl(env), await asItStands(env, row)) });
  const detail = 'No submission for the domains of this token has this id. Decided ones are kept for 90 days.';
  return problem('not_found', detail);
});

/** GET /api/v1/submissions: the newest. */
export const listSubmissions = forPublishers(async (_request, env, publisher) => {
  const rows = await query<SubmissionRow>(env)`select * from submissions where token_hash in ${tokensOf(publisher)}
    order by received_at desc, id limit ${MAX_LISTED}`;
  const base = await baseUrl(env);
  return unkept({ data: await Promise.all(rows.map(async (row) => toResource(base, await asItStands(env, row)))) });
});

/** What was published may have been withdrawn since: the listing says it, not what was decided once. */
async function asItStands(env: Env, row: SubmissionRow): Promise<SubmissionRow> {
  const reason = row.state === 'published' ? await whyGone(env, row.slug) : undefined;
  return reason === undefined ? row : { ...row, state: 'withdrawn', reason };
}

/** @param base address of the catalog; @param webhook in this answer alone */
export function acceptedSubmission(base: string, row: SubmissionRow, webhook: ShownWebhook | undefined): Response {
  const resource = toResource(base, row);
  return unkept({ data: defined({ ...resource, webhook }) }, 202, { Location: resource.links.self });
}

function toResource(base: string, { id, state, slug, received_at, reason, errors, warnings }: SubmissionRow) {
  const listing = state === 'published' && slug !== null ? `${base}/api/v1/software/${slug}` : undefined;
  return defined({
    id,
    state,
    slug: slug ?? undefined,
    received_at,
    reason: reason ?? undefined,
    errors: toErrors(errors),
    warnings: toErrors(warnings),
    links: defined({ self: base + ADDRESS + id, listing }),
  });
}

const toErrors = (list: string | null) => (list === null ? undefined : (JSON.parse(list) as FieldError[]));
