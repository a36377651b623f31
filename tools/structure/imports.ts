/** What imports what in this project, read off the sources: files as paths from the top of the project. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Parts of the project, and what each may import beside itself: `tools` is for those who work on the code. */
export const PARTS = {
  schemas: [],
  pipeline: ['schemas'],
  site: ['schemas'],
  'api-worker': ['schemas'],
  tools: ['schemas', 'pipeline', 'site', 'api-worker'],
} as const;

/** Folders of a part in their order: each imports only from those before it. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  schemas: ['texts', 'contracts', 'rules', 'search', 'rank', 'wording', 'readers', 'writers'],
  pipeline: ['repo', 'collect', 'review', 'build', 'publish', 'create', 'upgrade', 'doctor', 'cli'],
  site: [
    'texts',
    'base',
    'catalog',
    'elements',
    'lists',
    'search',
    'compare',
    'frame',
    'rank',
    'listing',
    'publisher',
    'start',
    'docs',
    'build',
    'pages',
  ],
  'api-worker': ['base', 'tokens', 'limits', 'read', 'webhooks', 'submit', 'publisher', 'internal'],
};

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(['"])([^'"]+)\1/g;

/** Tests, what helps them, and what is generated may import from anywhere. */
export const isProduct = (file: string) => !/\.test\.ts$|\/testing\/|\/browser\/|\/generated\/|\.d\.ts$/.test(file);

/** Every specifier of a source: of packages, too. */
export function specifiersOf(source: string): string[] {
  return [...source.matchAll(SPECIFIER)].map(([, , specifier = '']) => specifier);
}

/** @param root top of the project. @returns each file of the parts with the files it imports, tests left out */
export function readImports(root: string): ImportGraph {
  const files = Object.keys(PARTS).flatMap((part) => globSync(`${part}/**/*.{ts,mjs,astro}`, { cwd: root }));
  return new Map(
    files.filter(isProduct).map((file) => {
      const relative = specifiersOf(readFileSync(join(root, file), 'utf8')).filter((each) => each.startsWith('.'));
      const targets = relative.map((each) => normalize(join(dirname(file), each.replace(/\?.*$/, ''))));
      return [file, targets.filter((target) => existsSync(join(root, target)) && isProduct(target))];
    }),
  );
}

/** @returns a sentence for each import that a part must not have. What is no part, like package.json, is for all. */
export function foreignImports(graph: ImportGraph): string[] {
  return edges(graph).flatMap(([from, to]) => {
    const [own, other] = [topOf(from), topOf(to)];
    if (!(other in PARTS)) return [];
    const allowed: readonly string[] = [own, ...PARTS[own as keyof typeof PARTS]];
    return allowed.includes(other) ? [] : [`${from} imports ${to}: ${own} must not import ${other}.`];
  });
}

/** @returns a sentence for each import from a later area of the same part */
export function importsAgainstOrder(graph: ImportGraph): string[] {
  return edges(graph).flatMap(([from, to]) => {
    const [part = '', area = ''] = from.split('/');
    const [otherPart, otherArea = ''] = to.split('/');
    const order = AREAS[part];
    if (order === undefined || part !== otherPart || !order.includes(area)) return [];
    return order.indexOf(otherArea) > order.indexOf(area)
      ? [`${from} imports ${to}: ${part}/${area} comes before ${part}/${otherArea}.`]
      : [];
  });
}

/** @returns a sentence for each import of a file that lies in a folder above: a folder's own files stand on its folders */
export function importsUpward(graph: ImportGraph): string[] {
  return edges(graph)
    .filter(([from, to]) => dirname(from) !== dirname(to) && `${dirname(from)}/`.startsWith(`${dirname(to)}/`))
    .map(([from, to]) => `${from} imports ${to}, which lies above it. Move that into a folder beside.`);
}

/** @returns rings of files, and of what lies side by side in one folder, each as names that lead back to the first */
export function rings(graph: ImportGraph): string[] {
  const found = new Set<string>();
  const byFolder = new Map<string, Map<string, Set<string>>>([['', new Map()]]);
  for (const [from, to] of edges(graph)) {
    const [a, b] = [from.split('/'), to.split('/')];
    let depth = 0;
    while (a[depth] === b[depth] && depth < Math.min(a.length, b.length) - 1) depth += 1;
    const folder = a.slice(0, depth).join('/');
    const siblings = byFolder.get(folder) ?? new Map<string, Set<string>>();
    byFolder.set(folder, siblings);
    const [near, far] = [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')];
    if (near !== far) siblings.set(near, (siblings.get(near) ?? new Set()).add(far));
  }
  for (const siblings of byFolder.values()) for (const ring of ringsIn(siblings)) found.add(ring);
  for (const ring of ringsIn(new Map([...graph].map(([file, targets]) => [file, new Set(targets)])))) found.add(ring);
  return [...found];
}

function ringsIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, path: readonly string[]) => {
    const at = path.indexOf(node);
    if (at !== -1) found.push([...path.slice(at), node].join(' → '));
    if (at !== -1 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

const topOf = (file: string) => file.split('/')[0] ?? '';

function edges(graph: ImportGraph): [from: string, to: string][] {
  return [...graph].flatMap(([from, targets]) => targets.map((to): [string, string] => [from, to]));
}
