/** What is emitted, for tests: text by path. */
import { type EmitInput, emitApi } from '../api/emit-api.ts';

export function emittedTexts(input: Omit<EmitInput, 'program'>): Map<string, string> {
  const emitted = emitApi({ ...input, program: 'test' });
  return new Map(
    Array.from(emitted, ([path, content]) => [path, typeof content === 'string' ? content : content.make()]),
  );
}
