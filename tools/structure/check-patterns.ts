/**
 * `npm run check:patterns`: every regular expression that may meet foreign text is linear. What was found once stands in
 * linear-patterns.json, by the digest of the pattern, because finding it takes a second or two for some; with another
 * version of the checker all are looked at again.
 */
import '../help/print-help.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import checker from 'recheck/package.json' with { type: 'json' };
import { sha256 } from '../../pipeline/repo/text/sha256.ts';
import { EXEMPT, MADE_OF_OUR_WORDS } from './exempt-patterns.ts';
import { fault } from './linear.ts';
import { foreignFiles, type Pattern, patternsIn, patternsWhenLoaded } from './patterns.ts';

const FOUND = join(import.meta.dirname, 'linear-patterns.json');

interface Found {
  checker: string;
  /** Digests. */
  linear: string[];
}

const keyOf = ({ source, flags }: Pattern) => sha256(`/${source}/${flags}`).slice(0, 16);
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

const found: Found = JSON.parse(readFileSync(FOUND, 'utf8'));
const known = new Set(found.checker === checker.version ? found.linear : []);
// A pattern without repeats takes no time worth a thought.
const looping = new Map(
  all.filter((pattern) => /[*+{]/.test(pattern.source) && !exempt(pattern)).map((pattern) => [keyOf(pattern), pattern]),
);
const unknown = [...looping].filter(([key]) => !known.has(key));
const limit = pLimit(availableParallelism());
await limit.map(unknown, async ([key, pattern]) => {
  const problem = await fault(pattern);
  if (problem === undefined) known.add(key);
  else problems.push(problem);
});
const linear = [...looping.keys()].filter((key) => known.has(key)).sort();
writeFileSync(FOUND, `${JSON.stringify({ checker: checker.version, linear } satisfies Found, null, 2)}\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${all.length} patterns, ${unknown.length} of them checked now, ${problems.length} not linear.\n`);
process.exit(problems.length > 0 ? 1 : 0);
