/** /internal/v1/submissions: the pipeline fetches what is undecided, as often as it likes, and reports the outcome. */
import type { OpenSubmission, SubmissionReport, SubmittedReading } from '../../schemas/contracts/internal-api.ts';
import { query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { unkept } from '../base/responses.ts';

/** Submissions in one answer: with documents of full size, still a fraction of what a worker may hold. */
const PAGE_SIZE = 50;

/** Oldest first. `after` is the id of the last known one. Nothing is marked as fetched, so nothing gets lost. */
export async function openSubmissions(request: Request, env: Env): Promise<Response> {
  const after = new URL(request.url).searchParams.get('after') ?? '';
  type Row = Record<'id' | 'domains' | 'received_at', string> & Record<'url' | 'reading', string | null>;
  const rows = await query<Row>(env)`
    select id, domains, received_at, url, reading from submissions join tokens on hash = token_hash
    where state in ('queued', 'in_moderation') and id > ${after} order by id limit ${PAGE_SIZE}`;
  const data = rows.map(
    ({ domains, reading, ...row }): OpenSubmission => ({
      ...row,
      domains: JSON.parse(domains) as string[],
      reading: reading === null ? null : (JSON.parse(reading) as SubmittedReading),
    }),
  );
  return unkept({ data });
}

/** Body: { data: SubmissionReport[] }. Repeating a report changes nothing. */
export async function takeReports(request: Request, env: Env): Promise<Response> {
  const { data } = await request.json<{ data: SubmissionReport[] }>();
  // One parameter for all: a query may have a hundred of them, and an answer may make so many queries.
  await query(env)`update submissions set
      state = report ->> 'state', slug = coalesce(report ->> 'slug', slug), reason = report ->> 'reason',
      errors = report -> 'errors', warnings = report -> 'warnings', changed_at = ${new Date().toISOString()},
      -- What is decided is in git, or nowhere.
      reading = iif(report ->> 'state' in ('queued', 'in_moderation'), reading, null)
    from (select value as report from json_each(${JSON.stringify(data)})) as reports
    where id = report ->> 'id' and received_at = report ->> 'received_at' and state in ('queued', 'in_moderation')`;
  return unkept({ data: { taken: data.length } });
}
