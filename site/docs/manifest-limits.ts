/** What the schema of the manifest limits, member by member, as rows of a table. */
import manifestSchema from '../../schemas/contracts/catalog-2.0.json' with { type: 'json' };
import { type Member, membersOf } from './schema-fields.ts';

/** A member, its characters at most, its entries at most, its form. */
type LimitRow = [path: string, characters: number | undefined, entries: number | undefined, form: string | undefined];

/** Limits that the specification states itself are no news. */
const STATED: ReadonlySet<string> = new Set([
  'entity.descriptions.<tag>.tagline',
  'entity.descriptions.<tag>.summary',
  'capabilities.pricing.currency',
]);

export function manifestLimits(): LimitRow[] {
  const rows = membersOf(manifestSchema as unknown as Member).map(({ path, member }): LimitRow => {
    return [path, member.maxLength, member.maxItems ?? member.maxProperties, member.pattern];
  });
  return rows.filter(([path, ...limits]) => !STATED.has(path) && limits.some((limit) => limit !== undefined));
}
