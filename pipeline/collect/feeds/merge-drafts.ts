/** One listing from several sources: the primary wins field by field, the others fill what it leaves empty. */
import type { Draft } from '../../../schemas/contracts/draft.ts';
import { newestFirst } from '../../../schemas/rules/version-order.ts';
import { FALLBACK_CATEGORY, FALLBACK_KIND } from '../../../schemas/rules/vocabulary.ts';
import { isEmpty } from '../../../schemas/rules/without-undefined.ts';
import { WHOLE_FIELDS } from '../../repo/data/first-source-fields.ts';

export interface SourcedDraft {
  /** Index of the source in the listing's sources. */
  source: number;
  draft: Draft;
}

export interface MergedDraft {
  draft: Draft;
  /** Field → index of the source that gave it; fields of source 0 are not named. */
  provenance: Record<string, number>;
}

/** @param drafts the primary first; identity (slug, name, vendor) is always the primary's */
export function mergeDrafts([primary, ...others]: readonly [SourcedDraft, ...SourcedDraft[]]): MergedDraft {
  const draft: Draft = { ...primary.draft };
  const provenance: Record<string, number> = {};
  for (const { source, draft: other } of others) {
    for (const field of [...WHOLE_FIELDS, 'badges'] as const) {
      if (isEmpty(draft[field]) && !isEmpty(other[field])) {
        Object.assign(draft, { [field]: other[field] });
        provenance[field] = source;
      }
    }
    if (draft.category === FALLBACK_CATEGORY && other.category !== FALLBACK_CATEGORY) {
      draft.category = other.category;
      provenance.category = source;
    }
    // A product with an interface description does not become an interface.
    if (draft.kind === FALLBACK_KIND && ![FALLBACK_KIND, 'api'].includes(other.kind)) {
      draft.kind = other.kind;
      provenance.kind = source;
    }
    if (Object.keys(draft.license).length === 0 && Object.keys(other.license).length > 0) {
      draft.license = other.license;
      provenance.license = source;
    }
    draft.versions = unite(draft, other);
    draft.archived = draft.archived || other.archived;
  }
  return { draft, provenance };
}

/** Versions are united; an OpenAPI description counts the versions of an interface, not of the product. */
function unite(draft: Draft, other: Draft): Draft['versions'] {
  if (other.kind === 'api' && draft.kind !== 'api') return draft.versions;
  const known = new Set(draft.versions.map(({ version }) => version));
  const added = other.versions.filter(({ version }) => !known.has(version));
  return newestFirst([...draft.versions, ...added]);
}
