/** The members of a listing that are inferred, and how a file with the answer beside it tests each: one entry a field. */
import categories from '../../data/categories.json' with { type: 'json' };
import { toVersions } from '../../pipeline/collect/forge/versions.ts';
import { readReadme } from '../../pipeline/collect/readme/readme.ts';
import { DOCUMENT_KINDS } from '../../pipeline/collect/sources/document-kinds.ts';
import type { Draft } from '../../schemas/contracts/draft.ts';
import { kindOrProblem } from '../../schemas/readers/kind-or-problem.ts';
import { listMember, member, textMember } from '../../schemas/rules/members.ts';
import { currentVersion } from '../../schemas/rules/version-order.ts';
import { categoryLookup, FALLBACK_CATEGORY } from '../../schemas/rules/vocabulary.ts';

interface Judged {
  /** What the file says is right, in each spelling; null among them where saying nothing is right. */
  right: readonly (string | null)[];
  /** What the reader says; undefined where it says nothing. */
  found: string | undefined;
}

export interface AnswerFile {
  json: unknown;
  /** What the document beside it says, of an answer that names one. */
  draft?: Draft | undefined;
  /** The same of a README, which has no draft of its own. */
  summary?: string | undefined;
}

export interface Field {
  name: string;
  /** Undefined for a file that has no answer for this field. */
  judge(file: AnswerFile): Judged | undefined;
}

/** What a draft says where nobody is named. */
const NOBODY = 'Unknown';

const OF_DRAFTS: Record<string, (draft: Draft) => string | undefined> = {
  name: ({ name }) => name,
  vendor: ({ vendor }) => (vendor.name === NOBODY ? undefined : vendor.name),
  homepage: ({ homepage }) => homepage,
  category: ({ category }) => (category === FALLBACK_CATEGORY ? undefined : category),
  summary: ({ descriptions }) => Object.values(descriptions)[0]?.summary,
  version: ({ versions }) => currentVersion(versions)?.version,
};

export const FIELDS: readonly Field[] = [
  { name: 'version, of tags with their days', judge: ({ json }) => judgeVersion(json, true) },
  { name: 'version, of the tags alone', judge: ({ json }) => judgeVersion(json, false) },
  ...Object.entries(OF_DRAFTS).map(([name, say]) => ({
    name,
    judge: ({ json, draft, summary }: AnswerFile) =>
      judgeDraft(
        member(member(json, 'answers'), name),
        (draft && say(draft)) ?? (name === 'summary' ? summary : undefined),
      ),
  })),
];

/** What the reader of its kind makes of a document; undefined for one that it refuses. */
export async function readDraft(bytes: Uint8Array): Promise<Draft | undefined> {
  const kind = kindOrProblem(bytes);
  const reader =
    typeof kind === 'string' ? Object.entries(DOCUMENT_KINDS).find(([name]) => name === kind)?.[1] : undefined;
  return (await reader?.load())?.read(bytes, { findCategory: categoryLookup(categories) }).draft;
}

/** What a README says of a repository of which no more is known than `about` of its answer. */
export function readSummary(bytes: Uint8Array, path: string, about: unknown): string | undefined {
  const name = textMember(about, 'name');
  const more = { description: textMember(about, 'description'), topics: listMember(about, 'topics').map(String) };
  return readReadme({ bytes, path }, name === undefined ? undefined : { name, ...more }).summary;
}

/** An answer that ends in "…" is how the right one begins. `{ document: "pets.yaml", answers: { vendor: "Acme" or ["Acme", "acme.example"] or null } }` */
function judgeDraft(answer: unknown, found: string | undefined): Judged | undefined {
  if (answer === undefined) return undefined;
  const right = [answer].flat().filter((value) => value === null || typeof value === 'string');
  const isNothing = right.includes(FALLBACK_CATEGORY);
  const begun = right.filter((value) => value?.endsWith('…') && found?.startsWith(value.slice(0, -1)));
  return {
    right: [...right, ...(isNothing ? [null] : []), ...(begun.length > 0 && found !== undefined ? [found] : [])],
    found,
  };
}

/** `{ repository: "owner/name", expected_current: "1.2.0" or null, tags: [{ name, date }] }` */
function judgeVersion(file: unknown, withDays: boolean): Judged | undefined {
  const [repository, right] = [textMember(file, 'repository'), textMember(file, 'expected_current')];
  if (repository === undefined || right === undefined) return undefined;
  const entries = listMember(file, 'tags').map((tag) => ({
    tag: String(member(tag, 'name')),
    ...(withDays ? { releasedOn: String(member(tag, 'date')).slice(0, 10) } : {}),
  }));
  const { versions } = toVersions(entries, { path: repository });
  return { right: [right], found: currentVersion(versions)?.version };
}
