/**
 * The description as readers get it. What we write is checked against closed objects and lists of words; a validator or a
 * client made of the description accepts the member, or the word, that is added later.
 */

/** Of control characters: some generators write what an escape stands for into source text, which then does not parse. */
const ESCAPE = '\\u';

/** Parameters stay as they are: what may be sent is known. */
export function openDescription<Document extends object>(document: Document): Document {
  return opened(document) as Document;
}

function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (typeof value !== 'object' || value === null || isParameter(value)) return value;
  const members = Object.entries(value).filter(([name, member]) => !isClosing(name, member));
  if (!('enum' in value && Array.isArray(value.enum)))
    return Object.fromEntries(members.map(([n, v]) => [n, opened(v)]));
  const others = members.filter(([name]) => name !== 'enum' && name !== 'type');
  return { ...Object.fromEntries(others), anyOf: openWords(value.enum) };
}

/** Null stands apart from the words: some generators lose it among them. */
function openWords(words: readonly unknown[]): object[] {
  const known = words.filter((word) => word !== null);
  const type = typeof known[0] === 'number' ? 'integer' : 'string';
  return [{ type, enum: known }, { type }, ...(known.length < words.length ? [{ type: 'null' }] : [])];
}

const isParameter = (value: object) => 'in' in value && typeof value.in === 'string';

function isClosing(name: string, member: unknown): boolean {
  if (name === 'additionalProperties') return member === false;
  return name === 'pattern' && typeof member === 'string' && member.includes(ESCAPE);
}
