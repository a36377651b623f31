/** POST /api/v1/validate: what a submission of the document would be told. Nothing is stored. */
import type { Draft, ReadResult } from '../../schemas/contracts/draft.ts';
import { currentVersion } from '../../schemas/rules/version-order.ts';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { trustedAddresses } from '../base/env.ts';
import { unkept } from '../base/responses.ts';
import { type Limit, limited } from '../limits/rate-limit.ts';
import { categoryFinder } from '../read/build-facts.ts';
import { problemTexts, sentDocument } from './sent-document.ts';

const LIMIT: Limit = { name: 'validate', quota: 10 };

/** A document with errors is an answer like any other: to know of them is what was asked for. */
export const validate = limited(LIMIT, async (request, env) => {
  const sent = await sentDocument(request);
  if (sent instanceof Response) return sent;
  const { allProblems, filledExample, readDocument, wordProblem } = await import('./submitted-content.ts');
  const { kind, result } = readDocument(sent.type, sent.bytes, { findCategory: await categoryFinder(env) });
  const texts = await problemTexts(env);
  const problems = allProblems({ kind, ...result }, trustedAddresses(request, env) ?? []);
  const example = filledExample(sent.bytes, result.problems);
  const listing = result.draft === undefined ? null : toPreview(result);
  const [valid, worded] = [listing !== null, problems.map((problem) => wordProblem(problem, texts))];
  return unkept({ data: { kind, valid, problems: worded, listing, ...(example && { example }) } });
});

/** What the listing would be, as far as the document decides it. */
function toPreview({ draft, slugIsDerived = false, webhook }: ReadResult & { draft: Draft }) {
  const { slug, name, vendor, kind, category, license, platforms, homepage, descriptions, versions } = draft;
  const current = currentVersion(versions);
  const text = descriptions.en ?? Object.values(descriptions)[0];
  return {
    ...{ slug, slug_is_derived: slugIsDerived, name, vendor: vendor.name, kind, category, platforms },
    license_type: license.type ?? null,
    homepage: homepage ?? null,
    summary: text?.summary ?? null,
    version: current?.version ?? null,
    released_on: current?.released_on ?? null,
    webhook: webhook === undefined ? null : { host: hostOf(webhook.url) ?? null, events: webhook.events },
  };
}
