import { afterEach, expect, test, vi } from 'vitest';
import { terminalOutput } from './output.ts';

afterEach(() => vi.restoreAllMocks());

/** What the output writes, on either stream. */
function written(environment: NodeJS.ProcessEnv, text: string): string[] {
  const chunks: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => chunks.push(String(chunk)) > 0);
  }
  const output = terminalOutput(environment);
  output.print(text);
  output.note(text);
  output.done();
  vi.restoreAllMocks();
  return chunks.filter((chunk) => chunk.includes('text'));
}

const COMMANDS = 'text\n::add-mask::text\n  ::set-env name=PATH::text\ntext ##[error]text';

test('in a GitHub workflow, no line that is printed or noted is a command to its runner', () => {
  const harmless = 'text\n: :add-mask::text\n  : :set-env name=PATH::text\ntext ## [error]text\n';
  expect(written({ GITHUB_ACTIONS: 'true' }, COMMANDS)).toEqual([harmless, harmless]);
});

test('elsewhere text is printed as it is', () => {
  expect(written({}, COMMANDS)).toEqual([`${COMMANDS}\n`, `${COMMANDS}\n`]);
});
