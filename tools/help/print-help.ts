/** Import this first: with --help, a script prints what it says of itself at its top, and does nothing. */
import { readFileSync } from 'node:fs';

const [, script = ''] = process.argv;
if (process.argv.includes('--help')) {
  const [, said = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(script, 'utf8')) ?? [];
  const lines = said.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  process.stdout.write(`${lines.join('\n').trim()}\n`);
  process.exit(0);
}
