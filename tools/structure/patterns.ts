/**
 * Every regular expression that may meet foreign text, read off the sources, and the ones that are put together when a
 * module is loaded.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

export interface Pattern {
  /** File and line. */
  at: string;
  source: string;
  flags: string;
}

const ROOT = join(import.meta.dirname, '..', '..');
/** All that reads, checks or words what strangers wrote. */
const FOREIGN = ['schemas', 'api-worker', 'pipeline/{repo/text,repo/run,collect,review,build}'];
const NO_PRODUCT = /\.test\.ts$|\.d\.ts$|\/testing\/|\/texts\/|\/vitest\.project\.ts$/;

export function foreignFiles(): string[] {
  return FOREIGN.flatMap((folder) => globSync(`${folder}/**/*.{ts,js}`, { cwd: ROOT })).filter(
    (file) => !NO_PRODUCT.test(file),
  );
}

/** Patterns as they stand in a file, and the places where one is put together inside of a function. */
export function patternsIn(file: string, text = readFileSync(join(ROOT, file), 'utf8')) {
  const literals: Pattern[] = [];
  const inFunctions: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const at = (node: ts.Node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node, depth: number): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ at: at(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isMade = ts.isNewExpression(node) && node.expression.getText() === 'RegExp';
    if (isMade && depth > 0) inFunctions.push(at(node));
    ts.forEachChild(node, (child) => visit(child, depth + (ts.isFunctionLike(node) ? 1 : 0)));
  };
  visit(source, 0);
  return { literals, inFunctions };
}

/** Loads modules with a constructor that takes down what it is given. Those of the worker's runtime cannot be loaded. */
export async function patternsWhenLoaded(files: readonly string[]): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = '']) {
      const [, , place = ''] = new Error().stack?.split('\n') ?? [];
      const [, at = ''] = place.match(/(?:file:\/\/)?([^()\s]+:\d+):\d+\)?$/) ?? [];
      // Libraries are not ours to check.
      const isOurs = at.startsWith(ROOT) && !at.includes('/node_modules/');
      if (isOurs) made.push({ at: at.slice(ROOT.length + 1), source: new target(source, flags).source, flags });
      return new target(source, flags);
    },
  });
  for (const file of files) await import(pathToFileURL(join(ROOT, file)).href).catch(() => {});
  globalThis.RegExp = Original;
  return made;
}
