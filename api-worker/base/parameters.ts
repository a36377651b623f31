/** What can be wrong with a parameter of an address. Messages name our parameters and never repeat the caller's text. */
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import { problem } from './responses.ts';

/** Unknown parameters that one answer names. */
const MAX_NAMED = 10;

export interface Asked {
  parameters: URLSearchParams;
  errors: FieldError[];
}

/**
 * The value of a parameter that may stand once; undefined if it is absent, or is wrong and was reported.
 * @param read undefined for a text that is not `expected`
 */
export function readOne<T>(
  { parameters, errors }: Asked,
  name: string,
  read: (text: string) => T | undefined,
  expected: string,
): T | undefined {
  const [text, another] = parameters.getAll(name);
  if (another !== undefined) {
    const message = `\`${name}\` stands in the address more than once. Keep one.`;
    errors.push({ pointer: `/${name}`, code: 'repeated', message });
  }
  if (text === undefined || another !== undefined) return undefined;
  const value = read(text);
  if (value === undefined) errors.push(badValue(name, expected));
  return value;
}

/** For a parameter that is a text of this form. */
export const matching = (form: RegExp) => (text: string) => (form.test(text) ? text : undefined);

export function badValue(name: string, expected: string): FieldError {
  return { pointer: `/${name}`, code: 'bad_value', message: `\`${name}\` must be ${expected}.`, expected };
}

/** One that might be a slip is named. Any other name is text of whoever wrote the address, and not repeated. */
export function unknownParameters(parameters: URLSearchParams, known: readonly string[]): FieldError[] {
  const unknown = [...new Set(parameters.keys())].filter((name) => !known.includes(name));
  const plain = unknown.filter((name) => /^[a-z][a-z_]{0,39}$/.test(name)).slice(0, MAX_NAMED);
  const expected = known.length === 0 ? 'no parameters' : `only ${known.join(', ')}`;
  const named = plain.map((name) => {
    const message = `There is no parameter \`${name}\` here. Leave it out, or correct its name.`;
    return { pointer: `/${name}`, code: 'unknown_parameter', message, expected };
  });
  if (plain.length === unknown.length) return named;
  const message = 'There is an unknown parameter in the address. Leave it out, or correct its name.';
  return [...named, { pointer: '', code: 'unknown_parameter', message, expected }];
}

/** The only parameter of an address: true or false, false where it is absent. */
export function flag(request: Request, name: string): boolean | Response {
  const { searchParams } = new URL(request.url);
  const errors = unknownParameters(searchParams, [name]);
  const value = readOne({ parameters: searchParams, errors }, name, matching(/^(?:true|false)$/), 'true or false');
  return errors.length > 0 ? badParameters(errors) : value === 'true';
}

export function badParameters(errors: FieldError[]): Response {
  const detail =
    'The address has a parameter that cannot be answered. Each entry of `errors` names one and its remedy.';
  return problem('bad_parameter', detail, { errors });
}
