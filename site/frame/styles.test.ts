/** Each component carries its style; what is for all stands in site/styles. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SITE = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(SITE, path), 'utf8');
const components = globSync('**/*.astro', { cwd: SITE });
/** They can give a class; nothing else that is code can. */
const scripts = globSync('**/*.ts', { cwd: SITE, exclude: ['**/*.test.ts', 'testing', 'browser', 'pages'] }).filter(
  (path) => /page-elements\.ts|\bdocument\./.test(read(path)),
);
const texts = new Map([...components, ...scripts].map((path) => [path, read(path)]));
const styles = new Map(components.map((path) => [path, stylesOf(read(path))]));
const base = read('styles/base.css');

it('A page loads no other sheet for everything than the tokens and the base', () => {
  const page = read('frame/Page.astro');
  expect([...page.matchAll(/^import '(.*\.css)';$/gm)].map(([, path]) => path)).toEqual([
    '../styles/tokens.css',
    '../styles/base.css',
  ]);
});

it('A class has a style only where it stands in the markup or is given by a script', () => {
  const markup = [...texts.values()].map((text) => text.replace(/<style[\s\S]*<\/style>/, '')).join('\n');
  const words = new Set(markup.match(/[\w-]+/g));
  const styled = [base, ...styles.values()].flatMap(classesIn);
  expect(styled.length).toBeGreaterThan(100);
  expect(styled.filter((name) => !words.has(name))).toEqual([]);
});

it('No two components begin a rule with the same class, unless the rule is scoped', () => {
  const homes = [...styles]
    .filter(([path]) => read(path).includes('<style is:global>'))
    .flatMap(([path, style]) =>
      classesIn(style.match(/^ {2}\.[^{]*\{/gm)?.join('') ?? '').map((name) => ({ name, path })),
    );
  const doubled = homes.filter(({ name, path }) => homes.some((home) => home.name === name && home.path !== path));
  expect(homes.length).toBeGreaterThan(50);
  expect(doubled).toEqual([]);
});

function stylesOf(component: string): string {
  return component.match(/<style[^>]*>([\s\S]*)<\/style>/)?.[1] ?? '';
}

function classesIn(style: string): string[] {
  return [...style.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
}
