/** What is wrong with a set of weights that somebody proposes or publishes: every fault named at once. */
import { type SchemaError, validateRankWeights } from '../../../schemas/contracts/generated/validators.js';
import { SIGNAL_NAMES, type Weights } from '../../../schemas/rank/weights.ts';

const EXAMPLE = 'Write it like schemas/rank/weights.json.';

/** Everything that is wrong with a set of weights, as sentences. Repeats nothing of the file. */
export function weightFaults(value: unknown): string[] {
  if (validateRankWeights(value)) return sumFaults(value as Weights);
  return [...new Set((validateRankWeights.errors ?? []).map(shapeFault))];
}

function shapeFault({ instancePath, keyword, params }: SchemaError): string {
  if (keyword === 'required') return `${placeName(`${instancePath}/${params.missingProperty}`)} is missing. ${EXAMPLE}`;
  const place = placeName(instancePath);
  switch (keyword) {
    case 'additionalProperties':
      return `${place} has a member that counts for nothing. ${EXAMPLE}`;
    case 'type':
      return `${place} must be ${NAMED_TYPES[String(params.type)] ?? params.type}.`;
    case 'minimum':
      return `${place} must be at least ${params.limit}.`;
    case 'maximum':
      return `${place} must be at most ${params.limit}.`;
    case 'enum':
      return `${place} must be one of ${String(params.allowedValues).replaceAll(',', ', ')}.`;
    default:
      return `${place} is not as schemas/contracts/rank-weights.json says (${keyword}).`;
  }
}

const NAMED_TYPES: Record<string, string> = {
  ...{ integer: 'a whole number', object: 'an object', array: 'a list', string: 'text' },
};

/** `/used/0/none` → "`used.0.none`": each part is a name of ours, or a number. */
function placeName(pointer: string): string {
  return pointer === '' ? 'The file' : `\`${pointer.slice(1).replaceAll('/', '.')}\``;
}

/** What the contract cannot say. */
function sumFaults({ points, kept, proven, used, unknown_use }: Weights): string[] {
  const sum = SIGNAL_NAMES.reduce((total, name) => total + points[name], 0);
  const proofs = Object.values(proven).reduce((total, count) => total + count, 0);
  const scales = used.map(({ measure, witness, packages }) => `${witness} ${measure} ${packages}`);
  const quarter = Math.min(...used.map(({ ceiling }) => ceiling)) / 4;
  const faults: [isFault: boolean, words: string][] = [
    [sum !== 100, `\`points\` sum to ${sum} and must sum to exactly 100.`],
    [proofs !== points.proven, `\`proven\` sums to ${proofs} and must sum to \`points.proven\`, ${points.proven}.`],
    [kept.declared > kept.witnessed, '`kept.declared` must not be more than `kept.witnessed`.'],
    [kept.witnessed > points.kept, '`kept.witnessed` must not be more than `points.kept`.'],
    [new Set(scales).size < scales.length, '`used` has two scales for one measure of the same packages.'],
    [
      unknown_use.points > quarter,
      `\`unknown_use.points\` must be at most a quarter of the lowest ceiling, ${quarter}.`,
    ],
    ...used.flatMap((scale, index) => scaleFaults(scale, `used.${index}`, points.used)),
  ];
  return faults.filter(([isFault]) => isFault).map(([, words]) => words);
}

function scaleFaults(
  { measure, none, full, ceiling, distribution: { places } }: Weights['used'][number],
  name: string,
  most: number,
): [isFault: boolean, words: string][] {
  const isRising = places.every(({ count, place }, at) => {
    const before = places[at - 1] ?? { count: 0, place: Number.POSITIVE_INFINITY };
    return count > before.count && place < before.place;
  });
  return [
    [full <= none, `\`${name}.full\` must be more than \`${name}.none\`.`],
    [
      places.length < 2 || !isRising,
      `\`${name}.distribution.places\` must name rising figures, each with fewer that have as much.`,
    ],
    [
      measure !== 'dependents' && ceiling > most / 2,
      `\`${name}.ceiling\` must be at most half of \`points.used\`: more takes a second witness.`,
    ],
  ];
}
