/** What a change of a listing's file changed, for people who follow it: the next version, another price. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Yank } from '../../../schemas/contracts/generated/moderation.ts';
import type { ChangedFacts } from '../../../schemas/contracts/generated/read-api.ts';
import { validateListing } from '../../../schemas/contracts/generated/validators.js';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import type { FileContents } from '../../repo/git/history.ts';
import { compactJson, jsonOf } from '../../repo/text/stable-json.ts';

/** Members that are said by themselves, and those that say nothing of the product. */
const APART: ReadonlySet<string> = new Set<keyof Listing>([
  ...(['versions', 'license', 'pricing', 'verification', 'badges', 'archived'] as const),
  ...(['slug', 'renamed_from', 'sources', 'provenance', 'icon', 'screenshots'] as const),
]);

/**
 * @param yanks versions that the ledger says were withdrawn
 * @returns undefined where one of the two is no listing: history holds whatever was committed
 */
export function changedFacts(
  { before, after }: Pick<FileContents, 'before' | 'after'>,
  yanks: readonly Yank[] = [],
): ChangedFacts | undefined {
  const [earlier, later] = [jsonOf(before), jsonOf(after)];
  if (!validateListing(earlier) || !validateListing(later)) return undefined;
  const [was, is] = [earlier as Listing, later as Listing];
  const fields = otherFields(was, is);
  const left = new Set(is.versions.map(({ version }) => version));
  const gone = was.versions.flatMap(({ version }) => {
    const yank = left.has(version) ? undefined : yanks.find((one) => one.version === version);
    return yank === undefined ? [] : [{ version, reason: yank.reason ?? null }];
  });
  return {
    ...move('version', currentVersion(was.versions)?.version, currentVersion(is.versions)?.version),
    ...(gone.length > 0 && { yanked: gone }),
    ...move('license', licenseOf(was), licenseOf(is)),
    ...move('pricing', was.pricing, is.pricing),
    ...(isVerified(was) !== isVerified(is) && { verified: isVerified(is) }),
    ...(was.archived !== is.archived && { archived: is.archived }),
    ...(fields.length > 0 && { fields }),
  };
}

const isVerified = ({ verification }: Listing) => verification.status === 'verified';
const licenseOf = ({ license }: Listing) => license.spdx_id ?? license.type;

function move<Name extends string, Value>(name: Name, before: Value | undefined, after: Value | undefined) {
  if (isSame(before, after)) return {};
  return { [name]: { before: before ?? null, after: after ?? null } } as Record<
    Name,
    { before: Value | null; after: Value | null }
  >;
}

function otherFields(was: Listing, is: Listing): string[] {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof Listing>;
  return [...names].filter((name) => !APART.has(name) && !isSame(was[name], is[name])).sort();
}

const isSame = (one: unknown, other: unknown) => compactJson([one ?? null]) === compactJson([other ?? null]);
