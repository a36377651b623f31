/** Mistakes in the ledger that no schema finds: overrides and renames that reviewers wrote. */
import { validateListing } from '../../../schemas/contracts/generated/validators.js';
import listingSchema from '../../../schemas/contracts/listing.json' with { type: 'json' };
import ledgerSchema from '../../../schemas/contracts/moderation.json' with { type: 'json' };
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { type DataFiles, type Decision, ledgerPath, type ShownCatalog } from '../data/data-files.ts';
import { shapeProblems } from '../problems/data-file-problems.ts';
import { type FileProblem, isPlainName, memberOf, placedIn, plainPointer } from '../problems/file-problem.ts';
import { nearest } from '../text/nearest-spelling.ts';
import { isOverridable, NOT_OVERRIDDEN, withOverrides } from './overridable-members.ts';

const OVERRIDABLE = Object.keys(listingSchema.properties).filter((name) => !NOT_OVERRIDDEN.includes(name));

export function ledgerProblems(
  files: DataFiles,
  { listings, ledger }: Pick<ShownCatalog, 'listings' | 'ledger'>,
): FileProblem[] {
  return [...ledger.values()].flatMap((record) =>
    placedIn(files, ledgerPath(record.slug), [
      ...overrideProblems(record, listings),
      ...renameProblems(record, ledger, files),
    ]),
  );
}

function overrideProblems({ slug, overrides }: Decision, listings: ShownCatalog['listings']): Problem[] {
  const isKnown = (name: string) => OVERRIDABLE.includes(name.split('.')[0] ?? '') && isOverridable(name);
  const names = Object.keys(overrides);
  const problems = names.filter((name) => !isKnown(name)).map(unknownOverride);
  if (names.length === problems.length) return problems;
  const listing = listings.get(slug);
  if (listing === undefined) return problems;
  const wanted = Object.fromEntries(Object.entries(overrides).filter(([name]) => isKnown(name)));
  const wrong = shapeProblems(withOverrides(listing, wanted), validateListing);
  return [...problems, ...Object.keys(wanted).flatMap((name) => problemsOf(name, wrong))];
}

/** @param wrong with the corrected listing */
function problemsOf(name: string, wrong: readonly Problem[]): Problem[] {
  const place = name.split('.').reduce(memberOf, '');
  return wrong
    .filter(({ pointer }) => pointer === place || pointer.startsWith(`${place}/`))
    .map((problem) => ({
      ...problem,
      pointer: memberOf('/overrides', name) + problem.pointer.slice(place.length),
    }));
}

function unknownOverride(name: string): Problem {
  const known = OVERRIDABLE.join(', ');
  const place = plainPointer(memberOf('/overrides', name));
  if (NOT_OVERRIDDEN.includes(name.split('.')[0] ?? '')) return error(place, 'unknown_override.own');
  const similar = isPlainName(name) ? nearest(name, OVERRIDABLE) : undefined;
  if (similar === undefined) return error(place, 'unknown_override', { known });
  return error(place, 'unknown_override.similar', { known, similar });
}

function renameProblems(record: Decision, ledger: ShownCatalog['ledger'], files: DataFiles): Problem[] {
  if (record.state !== 'renamed') return [];
  const described = ledgerSchema.properties.renamed_to.description;
  const seen = new Set([record.slug]);
  let { renamed_to: next } = record;
  if (next === undefined) return [error('/renamed_to', 'missing.described', { described })];
  while (next !== undefined) {
    if (seen.has(next)) return [error('/renamed_to', 'rename_circle')];
    seen.add(next);
    const path = ledgerPath(next);
    if (!files.has(path)) return [error('/renamed_to', 'rename_nowhere', { path })];
    const further = ledger.get(next);
    next = further?.state === 'renamed' ? further.renamed_to : undefined;
  }
  return [];
}
