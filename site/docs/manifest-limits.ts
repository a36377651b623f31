/** What the schema of the manifest limits, member by member, as rows of a table. */
import manifestSchema from '../../schemas/contracts/catalog-2.0.json' with { type: 'json' };

interface Limited {
  $ref?: string;
  properties?: Record<string, Limited>;
  items?: Limited;
  additionalProperties?: Limited;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  pattern?: string;
}

/** A member, its characters at most, its entries at most, its form. */
type LimitRow = [path: string, characters: number | undefined, entries: number | undefined, form: string | undefined];

const { $defs } = manifestSchema as unknown as { $defs: Record<string, Limited> };

/** Limits that the specification states itself are no news. */
const STATED: ReadonlySet<string> = new Set([
  'entity.descriptions.<tag>.tagline',
  'entity.descriptions.<tag>.summary',
  'capabilities.pricing.currency',
]);

export const manifestLimits = (): LimitRow[] =>
  rowsOf('', manifestSchema as unknown as Limited).filter(([path]) => !STATED.has(path));

function rowsOf(path: string, { $ref, ...beside }: Limited): LimitRow[] {
  const limited = $ref === undefined ? beside : { ...$defs[$ref.replace('#/$defs/', '')], ...beside };
  const { properties = {}, items, additionalProperties, maxLength, maxItems, maxProperties, pattern } = limited;
  const entries = maxItems ?? maxProperties;
  const own: LimitRow = [path, maxLength, entries, pattern];
  const isLimited = own.slice(1).some((limit) => limit !== undefined);
  const step = path === '' ? '' : `${path}.`;
  return [
    ...(isLimited ? [own] : []),
    ...Object.entries(properties).flatMap(([name, member]) => rowsOf(step + name, member)),
    ...(items === undefined ? [] : rowsOf(`${path}[]`, items)),
    ...(typeof additionalProperties === 'object' ? rowsOf(`${path}.<tag>`, additionalProperties) : []),
  ];
}
