/** Which of a listing's descriptions is shown first. */
import type { SoftwareListing } from '../schemas/generated/read-api.ts';

/** @returns the language tag of the listing's own `summary`, which the build has chosen; undefined without descriptions */
export function leadLanguage({ descriptions, summary }: Pick<SoftwareListing, 'descriptions' | 'summary'>) {
  return Object.keys(descriptions).find((tag) => descriptions[tag]?.summary === summary);
}
