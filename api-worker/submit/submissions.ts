/** GET /api/v1/submissions/{id}, and the answer to a submission, which is the same resource. */
import type { IRequestStrict } from 'itty-router';
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import { defined } from '../../schemas/rules/defined.ts';
import { baseUrl } from '../base/assets.ts';
import { database, type SubmissionRow } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { problem, unkept } from '../base/responses.ts';
import { whyGone } from '../read/departed.ts';
import { authenticate } from '../tokens/tokens.ts';

const ADDRESS = '/api/v1/submissions/';

/** The token that has sent it sees it; to everybody else it is not there. */
export async function submission(request: IRequestStrict, env: Env): Promise<Response> {
  const publisher = await authenticate(request, env);
  if (publisher instanceof Response) return publisher;
  const row = await database(env)
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', request.params.id ?? '')
    .where('token_hash', '=', publisher.tokenHash)
    .executeTakeFirst();
  if (row !== undefined) return unkept(toResource(await baseUrl(env), await asItStands(env, row)));
  return problem(request, 'not_found', 'No submission of this token has this id. Decided ones are kept for 90 days.');
}

/** What was published may have been withdrawn since: the listing says it, not what was decided once. */
async function asItStands(env: Env, row: SubmissionRow): Promise<SubmissionRow> {
  const reason = row.state === 'published' ? await whyGone(env, row.slug) : undefined;
  return reason === undefined ? row : { ...row, state: 'withdrawn', reason };
}

/** The endpoint that a document names, with its secret. */
export interface ShownWebhook {
  id: string;
  host: string;
  secret: string;
}

/** @param base address of the catalog; @param webhook in this answer alone */
export function acceptedSubmission(base: string, row: SubmissionRow, webhook: ShownWebhook | undefined): Response {
  const resource = toResource(base, row);
  const answer = webhook === undefined ? resource : { data: { ...resource.data, webhook } };
  return unkept(answer, 202, { Location: resource.data.links.self });
}

function toResource(base: string, { id, state, slug, received_at, reason, errors, warnings }: SubmissionRow) {
  const self = base + ADDRESS + id;
  const data = {
    id,
    state,
    slug: slug ?? undefined,
    received_at,
    reason: reason ?? undefined,
    errors: toErrors(errors),
    warnings: toErrors(warnings),
    links: { self },
  };
  return { data: defined(data) };
}

const toErrors = (list: string | null) => (list === null ? undefined : (JSON.parse(list) as FieldError[]));
