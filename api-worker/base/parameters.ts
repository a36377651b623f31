/** What can be wrong with a parameter of an address. Messages name our parameters and never repeat the caller's text. */
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import { problem } from './responses.ts';

/** The value of a parameter that may stand once; undefined if it is absent, or stands twice and was reported. */
export function single(parameters: URLSearchParams, name: string, errors: FieldError[]): string | undefined {
  const values = parameters.getAll(name);
  if (values.length <= 1) return values[0];
  const message = `\`${name}\` stands in the address more than once. Keep one.`;
  errors.push({ pointer: `/${name}`, code: 'repeated', message });
  return undefined;
}

export function badValue(name: string, expected: string): FieldError {
  return { pointer: `/${name}`, code: 'bad_value', message: `\`${name}\` must be ${expected}.`, expected };
}

/** An unknown name is text of whoever wrote the address, so it gets no pointer and is not repeated. */
export function unknownParameters(parameters: URLSearchParams, known: readonly string[]): FieldError[] {
  if ([...parameters.keys()].every((name) => known.includes(name))) return [];
  const message = 'There is an unknown parameter in the address. Leave it out, or correct its name.';
  return [{ pointer: '', code: 'unknown_parameter', message, expected: `only ${known.join(', ')}` }];
}

export function badParameters(request: Request, errors: FieldError[]): Response {
  const detail =
    'The address has a parameter that cannot be answered. Each entry of `errors` names one and its remedy.';
  return problem(request, 'bad_parameter', detail, { errors });
}
