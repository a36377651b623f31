/**
 * Which test files are the project `unit`, and which need Vite. No list has to be kept: the first are those that, with all
 * they import, start no process, open no socket and replace no module, so that many share one process; and whose input is
 * short.
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
/** Only Vite knows them. Tests name them in sources that they write. */
const OF_VITE = /\bimport\.meta\.(?:env|glob)\b/;

interface Facts {
  specifiers: string[];
  replacesModules: boolean;
  needsVite: boolean;
}

/** @returns paths below the top of the project */
export function unitTests(): string[] {
  const isImpure = ({ replacesModules, specifiers }: Facts) =>
    replacesModules || specifiers.some((specifier) => OUTSIDE.has(specifier));
  return testsThat((file) => !LONG_INPUT.test(file) && !reaches(isImpure, join(ROOT, file)));
}

/** @returns those that Node alone cannot run: they replace modules, or import what Vite must have transformed */
export function viteTests(): string[] {
  return testsThat((file) => reaches(({ needsVite }) => needsVite, join(ROOT, file)));
}

function testsThat(holds: (file: string) => boolean): string[] {
  return globSync(TESTS, { cwd: ROOT }).filter(holds).sort();
}

/** Whether something holds of a file, or of any that it imports. */
function reaches(holds: (facts: Facts) => boolean, file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const facts = read(file);
  const imported = facts.specifiers.filter((specifier) => specifier.startsWith('.'));
  return holds(facts) || imported.some((specifier) => reaches(holds, join(dirname(file), specifier), seen));
}

const known = new Map<string, Facts>();

function read(file: string): Facts {
  const before = known.get(file);
  if (before !== undefined) return before;
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(SPECIFIER)].map(([, named, dynamic]) => named ?? dynamic ?? '');
  const replacesModules = REPLACES_MODULES.test(text);
  const needsVite = replacesModules || (OF_VITE.test(text) && !file.endsWith('.test.ts'));
  const facts = { specifiers, replacesModules, needsVite };
  known.set(file, facts);
  return facts;
}
