/** What the page learns about a document. Pure, so that a test can compare it with the command's. */
import type { AdmissionRules } from '../../../schemas/contracts/generated/admission.ts';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import type { Score } from '../../../schemas/rank/engine.ts';
import { scoreDraft } from '../../../schemas/readers/expected-score.ts';
import { validateDocument } from '../../../schemas/readers/read-document.ts';
import type { Validation } from '../../../schemas/readers/validation.ts';
import { admissionRemarks } from '../../../schemas/rules/admission.ts';
import { futureReleaseProblems } from '../../../schemas/rules/future-releases.ts';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import { type ProblemTexts, type WordedProblem, wordProblem } from '../../../schemas/wording/problem-texts.ts';
import { toPadDocument } from '../../../schemas/writers/to-pad.ts';

export interface CheckResult extends Omit<Validation, 'problems'> {
  problems: WordedProblem[];
  /** Name of the category, in words. */
  category?: string;
  current?: Release;
  /** On the day it is published, before anybody confirms anything. */
  score?: Score;
  /** In the recommended format, where it is in another one: the document, or what could be found in it. */
  converted?: string;
}

interface Context {
  vocabulary: CategoryVocabulary;
  /** In the language of the page. */
  texts: ProblemTexts;
  /** Address of the schema of PAD JSON, for documents that are converted. */
  schemaUrl: string;
  /** What the catalog asks of a listing. */
  admission?: AdmissionRules;
  /** Like 2026-01-31. */
  day: string;
}

/** @returns undefined for a kind that only the command reads */
export function checkDocument(
  bytes: Uint8Array,
  { vocabulary, texts, schemaUrl, admission = {}, day }: Context,
): CheckResult | undefined {
  const validation = validateDocument(bytes, { findCategory: categoryLookup(vocabulary) });
  if (validation === undefined) return undefined;
  const { kind, draft, example, ...verdict } = validation;
  const asked =
    draft === undefined
      ? []
      : [...futureReleaseProblems(draft, kind ?? undefined, new Date(day)), ...admissionRemarks(admission, draft, day)];
  const problems = [...validation.problems, ...asked].map((problem) => wordProblem(problem, texts));
  const answer = { ...verdict, kind, problems };
  if (draft === undefined) return example === undefined ? answer : { ...answer, converted: asText(example) };
  const known = vocabulary.categories.find(({ slug }) => slug === draft.category);
  const category = known?.translations?.[texts.locale]?.label ?? known?.label ?? draft.category;
  const current = currentVersion(draft.versions);
  const shown = { ...answer, draft, category, score: scoreDraft(draft, day), ...(current && { current }) };
  if (kind === 'pad-json') return shown;
  return { ...shown, converted: asText(toPadDocument(draft, schemaUrl)) };
}

const asText = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
