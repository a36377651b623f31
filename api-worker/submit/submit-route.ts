/** POST /api/v1/submit/pad. In this order: the address's limit, the token, the body. */
import { waitUntil } from 'cloudflare:workers';
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { isOnDomains, speaksFor } from '../../schemas/rules/domain-scope.ts';
import { baseUrl } from '../base/assets.ts';
import { count } from '../base/database.ts';
import { type Env, trustedAddresses } from '../base/env.ts';
import { logBug, logEvent, requestId } from '../base/log.ts';
import { problem } from '../base/responses.ts';
import { type Limit, limited } from '../limits/rate-limit.ts';
import { categoryFinder } from '../read/build-facts.ts';
import { readListing } from '../read/listing.ts';
import { departureOf } from '../read/renamed-and-withdrawn.ts';
import { forPublishers, type Publisher } from '../tokens/tokens.ts';
import { shownSecret } from '../webhooks/endpoint-table.ts';
import { readIdempotencyKey, storeAnswer, storedAnswer } from './idempotency.ts';
import { problemTexts, sentDocument } from './sent-document.ts';
import { askForRun } from './start-sync.ts';
import { openLimit, store } from './submission-store.ts';
import { acceptedSubmission } from './submissions-route.ts';
import type { Content } from './submitted-content.ts';

/** People decide, so there is no telling when. */
const AN_HOUR = '3600';
const LIMIT: Limit = { name: 'submit', quota: 10 };

export const submit = limited(LIMIT, async (request, env) => {
  const answer = await submitAs(request, env);
  logEvent('submit', { status: answer.status, request: requestId(request) });
  waitUntil(count(env, `submit_${answer.status}`).catch(logBug));
  return answer;
});

const submitAs = forPublishers(async (request, env, publisher) => {
  const key = readIdempotencyKey(request.headers.get('Idempotency-Key'));
  if (key === 'malformed') {
    const detail =
      'Idempotency-Key must be up to 255 plain characters: letters and digits, or anything else in double quotes.';
    return problem('bad_header', detail);
  }
  const read = await readBody(request, env);
  if (read instanceof Response) return read;
  const { content, warnings } = read;
  const refusal = await refusedContent(env, publisher, content);
  if (refusal !== undefined) return refusal;
  // Before anything is stored: an answer without it would be none.
  const base = await baseUrl(env);
  const stored = await store(env, publisher, content, { key, warnings });
  if (stored === 'key_reused') {
    const detail = 'This Idempotency-Key was sent before with other content. Use a new one, or none.';
    return problem('idempotency_key_reused', detail);
  }
  if (stored === 'too_many_open') {
    const detail = `No more than ${openLimit(env)} submissions for the domains of the token may wait for a decision.`;
    const extra = { violated: ['open-submissions'], headers: { 'Retry-After': AN_HOUR } };
    return problem('too_many_open', `${detail} Ask again when one is decided.`, extra);
  }
  const before = key === undefined || !stored.isAgain ? undefined : await storedAnswer(request, env, key);
  if (before !== undefined) return before;
  if (stored.isNew) waitUntil(askForRun(env, publisher.domains));
  const webhook = 'reading' in content ? content.reading.webhook : undefined;
  // The submission is taken, whatever becomes of this: a secret that was not shown can be asked for.
  const shown = await shownSecret(request, env, publisher.domains, webhook).catch(logBug);
  const answer = acceptedSubmission(base, stored.submission, shown ?? undefined);
  if (key !== undefined) await storeAnswer(request, env, key, answer).catch(logBug);
  return answer;
});

async function readBody(
  request: Request,
  env: Env,
): Promise<{ content: Content; warnings: readonly FieldError[] } | Response> {
  const sent = await sentDocument(request);
  if (sent instanceof Response) return sent;
  const { allProblems, fieldErrors, readContent } = await import('./submitted-content.ts');
  const { content, problems } = readContent(sent.type, sent.bytes, { findCategory: await categoryFinder(env) });
  const texts = await problemTexts(env);
  if (content !== undefined) {
    const reading = 'reading' in content ? content.reading : { problems };
    const all = allProblems(reading, trustedAddresses(request, env) ?? []);
    return { content, warnings: fieldErrors(all, texts, 'warning') };
  }
  const detail = 'The document is not valid. Each entry of `errors` names a place, and how to fix it.';
  return problem('invalid_document', detail, { errors: fieldErrors(problems, texts) });
}

/** What the token has no authority over, or what belongs to somebody else. */
async function refusedContent(env: Env, { domains }: Publisher, content: Content): Promise<Response | undefined> {
  const address = 'url' in content ? content.url : content.reading.draft.homepage;
  // Neither format demands a homepage. Who reviews the submission sees which domain it was sent for.
  if (address !== undefined && !isOnDomains(address, domains)) {
    const member = 'url' in content ? '`url`' : '`software.homepage` (in PAD XML the Application_Info_URL)';
    return problem('foreign_domain', `${member} must be on a domain that the token speaks for.`);
  }
  // A slug that was derived from a name gives way by itself.
  if ('url' in content || content.reading.slugIsDerived) return undefined;
  if (!(await isTaken(env, content.reading.draft.slug, domains))) return undefined;
  const detail = 'The slug is that of a published listing on another domain. Choose another, or prove that domain.';
  return problem('slug_taken', detail);
}

async function isTaken(env: Env, slug: string, domains: readonly string[]): Promise<boolean> {
  const listing = await readListing(env, slug);
  // Of one that names no address, only the pipeline knows for which domain it was submitted.
  if (listing !== undefined) return namesAddress(listing) && !speaksFor(domains, listing);
  const departure = await departureOf(env, slug);
  if (departure === undefined || !('renamedTo' in departure)) return false;
  const renamed = await readListing(env, departure.renamedTo);
  return renamed !== undefined && namesAddress(renamed) && !speaksFor(domains, renamed);
}

function namesAddress({ homepage, sources }: Pick<SoftwareListing, 'homepage' | 'sources'>): boolean {
  return homepage !== null || sources.some(({ url }) => url !== null);
}
