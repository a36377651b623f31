/**
 * What a source said, as the file keeps it: no byte of the answer, and no address of a webhook, which is private.
 * It is made of named members only, so that nothing a caller's object holds beside them gets in.
 */
import type { Draft } from '../../../schemas/contracts/draft.ts';
import { validateListing } from '../../../schemas/contracts/generated/validators.js';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { plainText } from '../../../schemas/rules/plain-text.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import type { Reading } from '../contract/source-memory.ts';

/** @returns undefined where the reading holds what no listing has a place for: such a source is read every time */
export function storable(reading: Reading): Reading | undefined {
  const { kind, draft, slugIsDerived, webhookHost, problems } = reading;
  if (draft !== undefined && !isDraft(draft)) return undefined;
  if (webhookHost !== undefined && !isHost(webhookHost)) return undefined;
  return { kind, draft, slugIsDerived, webhookHost, problems: problems.map(toProblem) };
}

/** What a listing has beside its draft. */
const REST = {
  sources: [{ kind: 'pad-json', primary: true, last_changed_on: '2026-01-01' }],
  verification: { method: 'none', status: 'unverified' },
};

/** The schema of listings allows named members only, at every depth. */
export function isDraft(draft: Draft): boolean {
  return validateListing({ ...draft, ...REST });
}

export function isHost(text: string): boolean {
  return URL.canParse(`https://${text}`) && new URL(`https://${text}`).hostname === text;
}

/** In the order that readers write them in, so that a reading is the same whether it is remembered or new. */
function toProblem({ pointer, severity, code, variant, values, described, source }: Problem): Problem {
  return defined({ pointer, severity, code, variant, values, described, source });
}

/** What went through other hands may be any value, or one of an earlier version. */
export function isProblem(value: unknown): value is Problem {
  const problem = (value ?? {}) as Problem;
  const { code, severity } = problem;
  if (
    typeof code !== 'string' ||
    !/^[a-z][a-z0-9_]{0,59}$/.test(code) ||
    (severity !== 'error' && severity !== 'warning')
  )
    return false;
  try {
    const { pointer, message, expected = '' } = inEnglish(problem);
    return [pointer, message, expected].every((text) => text === plainText(text) && !linkHasContact(text));
  } catch {
    return false;
  }
}
