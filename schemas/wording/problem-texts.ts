/** Words for problems, in the language of the texts they are given. Nothing here carries the texts of a language. */
import manifestSchema from '../contracts/catalog-2.0.json' with { type: 'json' };
import feedSchema from '../contracts/feed.json' with { type: 'json' };
import type { FieldError } from '../contracts/generated/problem.ts';
import padSchema from '../contracts/pad-2.0.json' with { type: 'json' };
import { type Fault, type Problem, type ProblemKey, unescapeKey } from '../contracts/problems.ts';
import { fillMessage, type Message, type Values } from '../texts/message.ts';

/** The form of problems.json. */
export interface ProblemTexts {
  /** BCP 47 tag whose plural rules apply. */
  locale: string;
  wholeDocument: string;
  topLevel: string;
  /** How the message about a further source of a feed begins. */
  furtherSource: string;
  problems: Readonly<Record<ProblemKey, ProblemText>>;
  /** By their place, what schemas say of members. A language without these takes the schemas' own words. */
  members?: Readonly<Record<string, string>>;
}

/** `expected`: what would have been right, where one wording has always the same to say. */
type ProblemText = Message | { message: Message; expected: string };

/** A problem as people read it. */
export interface WordedProblem extends Pick<Problem, 'pointer' | 'code' | 'severity'> {
  /** One or two sentences naming the field and the remedy. */
  message: string;
  /** What would have been right, where that can be said. */
  expected?: string;
  /** 1-based line in the document, where it is known. */
  line?: number;
}

export function wordProblem(problem: Problem & { line?: number }, texts: ProblemTexts): WordedProblem {
  const { pointer, code, severity, described, source, line } = problem;
  const description = described === undefined ? undefined : descriptionAt(described, texts);
  const implied = {
    field: pointer === '' ? texts.wholeDocument : fieldName(pointer),
    top: pointer === '' ? texts.topLevel : fieldName(pointer),
    ...(description !== undefined && { described: description }),
  };
  const { message, expected = description } = wordFault(problem, texts, implied);
  return {
    ...{ pointer, code, severity },
    message: source === undefined ? message : fillMessage(texts.furtherSource, { source, message }, texts.locale),
    ...(expected !== undefined && { expected }),
    ...(line !== undefined && { line }),
  };
}

/** The errors, or the warnings, as documents of the API tell of them. */
export function fieldErrors(
  problems: readonly Problem[],
  texts: ProblemTexts,
  told: Problem['severity'] = 'error',
): FieldError[] {
  return problems
    .filter(({ severity }) => severity === told)
    .map((problem) => {
      const { severity: _, line: _line, ...worded } = wordProblem(problem, texts);
      return worded;
    });
}

/** @throws Error where there are no such words, or a value for one of their places is missing */
export function wordFault(
  { code, variant, values }: Fault,
  { problems, locale }: ProblemTexts,
  implied: Values = {},
): { message: string; expected?: string } {
  const known: Readonly<Record<string, ProblemText | undefined>> = problems;
  const key = variant === undefined ? code : `${code}.${variant}`;
  const text = known[key] ?? known[`any_code.${variant}`];
  if (text === undefined) throw new Error(`There are no words for ${key}.`);
  const fill = (message: Message) => fillMessage(message, { ...implied, ...values }, locale);
  if (typeof text === 'string' || !('message' in text)) return { message: fill(text) };
  return { message: fill(text.message), expected: fill(text.expected) };
}

/** "/software/slug" → "software.slug" */
export function fieldName(pointer: string): string {
  return pointer.slice(1).split('/').map(unescapeKey).join('.');
}

const SCHEMAS: readonly { $id: string }[] = [padSchema, manifestSchema, feedSchema];

function descriptionAt(place: string, { members }: ProblemTexts): string | undefined {
  const own = members?.[place];
  if (own !== undefined) return own;
  const [file, pointer = ''] = place.split('#');
  let node: unknown = SCHEMAS.find(({ $id }) => $id.endsWith(`/${file}`));
  for (const step of pointer.split('/').slice(1)) {
    node = (node as Record<string, unknown> | undefined)?.[unescapeKey(step)];
  }
  return (node as { description?: string } | undefined)?.description;
}
