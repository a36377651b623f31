/**
 * The long form of the suite (`npm run test:long`): the same properties with many rounds, and what only it runs: the bench,
 * the demo, the packed engine. A nightly workflow calls it. What follows `--` goes to vitest.
 */
import '../help/print-help.ts';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** How many rounds each takes can be said: kills of commands, steps of random histories, events of the storm. */
const ROUNDS = ['kills', 'histories', 'storm'] as const;

const options = Object.fromEntries(ROUNDS.map((name) => [name, { type: 'string' as const }]));
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const given = ROUNDS.flatMap((name) => (values[name] === undefined ? [] : [[name, Number(values[name])] as const]));
const wrong = given.find(([, count]) => !Number.isInteger(count) || count < 1);
if (wrong !== undefined) {
  process.stderr.write(`--${wrong[0]} takes a whole number from 1 on, for example --${wrong[0]} 200.\n`);
  process.exit(2);
}

const { status } = spawnSync('vitest', ['run', ...positionals], {
  stdio: 'inherit',
  env: { ...process.env, CATALOG_TEST_FORM: JSON.stringify(Object.fromEntries(given)) },
});
process.exit(status ?? 1);
