/**
 * Which test files are the project `unit`. No list has to be kept: it is those that, with all they import, start no
 * process, open no socket and replace no module, so that many share one process; and whose input is short.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const TESTS = '{pipeline,schemas,site,tools}/**/*.test.ts';
/** Attacks by length, and everything that was ever recorded, take their time. */
const LONG_INPUT = /(?:hostile|corpus|canaries|recorded-answers|documents)\.test\.ts$/;
const OUTSIDE = new Set(
  ['child_process', 'cluster', 'dgram', 'http', 'http2', 'https', 'net', 'tls', 'worker_threads']
    .map((name) => `node:${name}`)
    .concat('esbuild', 'playwright-core', 'typescript', 'undici'),
);
/** An import or export that is not of types alone, or `import()`. */
const SPECIFIER = /(?:^|\n)(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;
const REPLACES_MODULES = /\bvi\.(?:do)?mock\(/;

/** @returns paths below the top of the project */
export function unitTests(): string[] {
  return globSync(TESTS, { cwd: ROOT })
    .filter((file) => !LONG_INPUT.test(file) && isPure(join(ROOT, file), new Set()))
    .sort();
}

/** @returns those that replace modules, which no other file may find replaced */
export function replacingTests(): string[] {
  return globSync(TESTS, { cwd: ROOT }).filter((file) => read(join(ROOT, file)).replacesModules);
}

function isPure(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return true;
  seen.add(file);
  const { specifiers, replacesModules } = read(file);
  if (replacesModules || specifiers.some((specifier) => OUTSIDE.has(specifier))) return false;
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier))
    .every((imported) => !existsSync(imported) || isPure(imported, seen));
}

const known = new Map<string, { specifiers: string[]; replacesModules: boolean }>();

function read(file: string) {
  const before = known.get(file);
  if (before !== undefined) return before;
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(SPECIFIER)].map(([, named, dynamic]) => named ?? dynamic ?? '');
  const facts = { specifiers, replacesModules: REPLACES_MODULES.test(text) };
  known.set(file, facts);
  return facts;
}
