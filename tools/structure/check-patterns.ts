/**
 * `npm run check:patterns`: every regular expression that may meet foreign text is linear. What was found once is kept
 * below node_modules/.cache, by pattern, because finding it takes a second or two for some.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import checker from 'recheck/package.json' with { type: 'json' };
import { EXEMPT, MADE_OF_OUR_WORDS } from './exempt-patterns.ts';
import { fault } from './linear.ts';
import { foreignFiles, type Pattern, patternsIn, patternsWhenLoaded } from './patterns.ts';

const KNOWN = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  '.cache',
  `linear-patterns-${checker.version}.json`,
);

const keyOf = ({ source, flags }: Pattern) => `/${source}/${flags}`;
const files = foreignFiles();
const written = files.filter((file) => !file.includes('/generated/')).map((file) => patternsIn(file));
const loaded = await patternsWhenLoaded(files);
const all = [...written.flatMap(({ literals }) => literals), ...loaded];
const made = written.flatMap(({ inFunctions }) => inFunctions);

const exempt = (pattern: Pattern) =>
  EXEMPT.some(({ file, has }) => pattern.at.startsWith(`${file}:`) && pattern.source.includes(has));
const problems = [
  ...made
    .filter((at) => !MADE_OF_OUR_WORDS.some(({ file }) => at.startsWith(`${file}:`)))
    .map((at) => `${at} makes a pattern when it runs: what of?`),
  ...EXEMPT.filter(
    ({ file, has }) => !all.some(({ at, source }) => at.startsWith(`${file}:`) && source.includes(has)),
  ).map(({ file, has }) => `${file}: exempt-patterns.ts names ${has}, which is not there.`),
];

const known = readKnown();
const limit = pLimit(availableParallelism());
// A pattern without repeats takes no time worth a thought.
const unknown = new Map(
  all
    .filter((pattern) => /[*+{]/.test(pattern.source) && !exempt(pattern) && !known.has(keyOf(pattern)))
    .map((pattern) => [keyOf(pattern), pattern]),
);
await limit.map([...unknown.values()], async (pattern) => {
  const found = await fault(pattern);
  if (found === undefined) keep(keyOf(pattern));
  else problems.push(found);
});
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${all.length} patterns, ${unknown.size} of them checked now, ${problems.length} not linear.\n`);
process.exit(problems.length > 0 ? 1 : 0);

function keep(key: string): void {
  known.add(key);
  mkdirSync(dirname(KNOWN), { recursive: true });
  writeFileSync(KNOWN, JSON.stringify([...known]));
}

function readKnown(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(KNOWN, 'utf8')));
  } catch {
    return new Set();
  }
}
