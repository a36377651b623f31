/** Names of the branches that the pipeline proposes from. */
import { isSlug } from '../../../schemas/rules/slug.ts';

export const MODERATION = 'moderation/';

export const UPDATES_BRANCH = 'moderation/_updates';

/** Branches that are the pipeline's to move; of all others it does not even say the name. */
export function isOurs(name: string): boolean {
  const rest = name.slice(MODERATION.length);
  return name.startsWith(MODERATION) && (isSlug(rest) || /^_(?:batch-[1-9]\d{0,5}|updates)$/.test(rest));
}
