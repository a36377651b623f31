/** The docs are true of the program: every address, anchor and command that they name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../../package.json' with { type: 'json' };
import { addCommands } from '../../pipeline/cli/commands.ts';
import { ONE_PAGE } from '../../pipeline/collect/evidence/users/user-pages.ts';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import { openapiDocument } from '../../schemas/contracts/api-description.ts';
import * as validators from '../../schemas/contracts/generated/validators.js';
import description from '../../schemas/contracts/openapi.json' with { type: 'json' };
import { validatePadJson } from '../../schemas/readers/pad-json.ts';
import { operationGroups } from '../../site/docs/api-operations.ts';
import { DOCS_GROUPS } from '../../site/docs/docs-groups.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const SITE = join(PROJECT, 'site');
const DOCS = join(SITE, 'content', 'docs');
const PARTS = join(SITE, 'docs');

const languages = readdirSync(DOCS);
/** By language and name, like en/rank.md. */
const pages = new Map(
  languages.flatMap((language) =>
    readdirSync(join(DOCS, language)).map((name): [string, string] => [
      `${language}/${name}`,
      readFileSync(join(DOCS, language, name), 'utf8'),
    ]),
  ),
);
const languageOf = (page: string) => page.slice(0, page.indexOf('/'));
const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
const addressOf = (page: string) => `${paths.docs}${page.replace(/^.*\/|(?:-static)?\.md$/g, '')}/`;
const proseOf = (text: string) => text.replace(/^```.*?^```$/gms, '');
/** Code within sentences. */
const codeIn = (text: string) => [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);
const anchorsOf = (text: string) =>
  [...proseOf(text).matchAll(/^##+ (.+)$|^<h[23] id="([^"]+)">/gm)].map(([, title = '', id]) => id ?? anchorOf(title));

/** As the builder makes it of a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

it('a page says what it is, and for whom', () => {
  for (const [page, text] of pages) {
    const [, frontmatter = ''] = /^---\n(.*?)^---$/ms.exec(text) ?? [];
    expect(parse(frontmatter), page).toEqual({
      title: expect.any(String),
      lead: expect.any(String),
      group: expect.toBeOneOf([...DOCS_GROUPS]),
      order: expect.any(Number),
    });
  }
});

describe('an address', () => {
  const known = new Set<unknown>([...Object.values(paths), ...Object.values(files)]);
  const links = [...pages].flatMap(([page, text]) =>
    [...proseOf(text).matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => ({ page, target })),
  );

  it('that a page leads to is there', () => {
    expect(links.length).toBeGreaterThan(20);
    for (const { page, target } of links.filter(({ target }) => !target.startsWith('https://'))) {
      const [path = '', anchor] = target.split('#');
      const address = path === '' ? addressOf(page) : path;
      expect(known, `${page}: ${target}`).toContain(address);
      if (anchor === undefined) continue;
      const anchors = [...pages]
        .filter(([name]) => addressOf(name) === address && languageOf(name) === languageOf(page))
        .map(([, text]) => anchorsOf(text));
      expect(anchors, `${page}: ${target}`).toEqual(anchors.map(() => expect.arrayContaining([anchor])));
    }
  });

  it('is there for every page, and a page for every address', () => {
    const wanted = Object.values(paths).filter((path) => String(path).startsWith(paths.docs) && path !== paths.docs);
    expect([...new Set([...pages.keys()].map(addressOf))].sort()).toEqual(wanted.sort());
  });

  it('of a heading is of that one alone', () => {
    for (const [page, text] of pages) expect(anchorsOf(text), page).toEqual([...new Set(anchorsOf(text))]);
  });
});

describe('a page in another language', () => {
  const translated = [...pages].filter(([page]) => languageOf(page) !== 'en');
  /** What must be the same: code, the parts that the build makes, headings and rows by their number. */
  const shapeOf = (text: string) => ({
    code: text.match(/^```.*?^```$/gms) ?? [],
    parts: text.match(/<!-- part: [a-z-]+ -->/g),
    levels: [...proseOf(text).matchAll(/^(##+) |^<h([23])/gm)].map(
      ([, signs, level]) => signs?.length ?? Number(level),
    ),
    rows: text.match(/^\|/gm)?.length,
    items: text.match(/^(?:-|\d\.) /gm)?.length,
    addresses: codeIn(text).filter((inside) => inside.includes('/api/')),
  });

  it('has the code, the parts, the headings and the tables of the English one', () => {
    expect(translated.length).toBeGreaterThan(2);
    for (const [page, text] of translated)
      expect(shapeOf(text), page).toEqual(shapeOf(pages.get(`en/${page.replace(/^.*\//, '')}`) ?? ''));
  });
});

describe('the README', () => {
  const targets = [...readme.matchAll(/(?:\]\(|src="|srcset=")([^)"]+)/g)].map(([, target = '']) => target);

  it('leads to files that are there, and asks for addresses that are', () => {
    const ours = targets.filter((target) => !/^(?:https?:|\.\.\/\.\.\/actions\/)/.test(target));
    expect(ours.filter((target) => !existsSync(join(PROJECT, target)))).toEqual([]);
    const known = new Set<unknown>([
      ...Object.values(paths),
      ...Object.values(files),
      ...Object.keys(description.paths),
    ]);
    const asked = targets
      .filter((target) => target.startsWith('http://localhost:8787'))
      .map((target) => new URL(target).pathname.replace(/\/astro$/, '/{slug}'));
    expect(asked.filter((path) => !known.has(path))).toEqual([]);
    expect([ours.length, asked.length]).not.toContain(0);
  });

  it('has a document that is valid as it stands', () => {
    const [, document = ''] = /^```json\n(.*?)^```$/ms.exec(readme) ?? [];
    expect(validatePadJson(Buffer.from(document), { findCategory: () => undefined }).problems).toEqual([]);
  });
});

const LABEL = /(?:aria-labelledby=|labelledBy[=:] ?)["']([^"']+)["']/g;

describe('a part that the build makes', () => {
  // What stands around a page begins so, and labels itself.
  const names = readdirSync(PARTS).filter((name) => /^(?!Docs).*(?:\.astro|-tables\.ts)$/.test(name));
  const labels = names.flatMap((name) =>
    [...readFileSync(join(PARTS, name), 'utf8').matchAll(LABEL)].map(([, label = '']) => label),
  );

  it('is labeled by a heading of a page, in each language that the page is written in', () => {
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) {
      const addresses = [...pages]
        .filter(([, text]) => anchorsOf(text).includes(label))
        .map(([page]) => addressOf(page));
      const written = [...pages].filter(([page]) => addresses.includes(addressOf(page)));
      expect(written, label).not.toEqual([]);
      expect(
        written
          .filter(([page, text]) => !page.endsWith('-static.md') && !anchorsOf(text).includes(label))
          .map(([page]) => page),
        label,
      ).toEqual([]);
    }
  });
});

/** In a clone: the plain name of the command belongs to strangers in the registry. */
const CALL = /^(?:npm run )?(?:--silent )?catalog (?:-- )?/;

describe('a command', async () => {
  const program = new Command();
  await addCommands(
    program,
    async () => {},
    () => true,
  );

  /** Lines of code blocks, and code within sentences. */
  const code = [...pages, ['README.md', readme] as const].flatMap(([page, text]) => {
    const lines = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.split('\n'));
    return [...lines, ...codeIn(text)].map((line) => ({ page, line: line.replace(/ +# .*$/, '') }));
  });
  const calls = code.filter(({ line }) => CALL.test(line));
  const scripts = code.flatMap(({ page, line }) =>
    [...line.matchAll(/\bnpm (?:run )?(?:--silent )?(start|test|(?<=run (?:--silent )?)[a-z:-]+)/g)].map(
      ([, script = '']) => ({ page, script }),
    ),
  );

  it('is there, with its options', () => {
    expect(calls.length).toBeGreaterThan(50);
    for (const { page, line } of calls) {
      const words = line.replace(CALL, '').split(' ');
      let command = program;
      for (const word of words) {
        const inner = command.commands.find((each) => each.name() === word);
        if (inner === undefined) break;
        command = inner;
      }
      expect(command, `${page}: ${line} names a command`).not.toBe(program);
      expect(command.commands, `${page}: ${line} names the command within it`).toEqual([]);
      const options = words.filter((word) => word.startsWith('--'));
      expect(
        command.options.map(({ long }) => long),
        `${page}: ${line}`,
      ).toEqual(expect.arrayContaining(options));
    }
  });

  it('names the tarball of the engine as npm names it', () => {
    const packed = `${packageFile.name.replace('@', '').replace('/', '-')}-${packageFile.version}.tgz`;
    const named = code.flatMap(({ line }) => line.match(/[\w.-]+\.tgz/g) ?? []);
    expect([...new Set(named)]).toEqual([packed]);
  });

  it('is never fetched from the registry', () => {
    expect(code.filter(({ line }) => /\bnpx catalog\b/.test(line))).toEqual([]);
  });

  it('of npm is one of its scripts', () => {
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter(({ script }) => !Object.hasOwn(packageFile.scripts, script))).toEqual([]);
  });
});

describe('an example', () => {
  const settings = JSON.parse(readFileSync(join(PROJECT, 'data', 'catalog.json'), 'utf8'));
  const pad = (more: object) => ({
    ...{ pad_version: '2.0', vendor: { name: 'Works' }, software: { slug: 'works', name: 'Works' } },
    ...{ release: { version: '1.0.0' }, ...more },
  });
  const problemsOfPad = (document: object) => readPad(document).filter(({ severity }) => severity === 'error');
  const complaintsOf = (validate: validators.Validate, value: object) => (validate(value) ? [] : validate.errors);
  /** Of a page with examples in JSON: what holds each of them to its schema, in their order. */
  const CHECKS: Record<string, ((value: object) => unknown)[]> = {
    commands: [(value) => complaintsOf(validators.validateFeedPointer, value)],
    operate: [
      problemsOfPad,
      // A key is the operator's own.
      ({ signing_key: _own, ...value }: { signing_key?: string }) =>
        complaintsOf(validators.validateSettings, { ...settings, ...value }),
      (value) => (ONE_PAGE.test(JSON.stringify(value)) ? [] : ['It is not the page of a user.']),
      ...Array(2).fill((value: object) => complaintsOf(validators.validateSettings, { ...settings, ...value })),
    ],
    scale: [(value) => complaintsOf(validators.validateSettings, { ...settings, ...value })],
    settings: [
      (value) => complaintsOf(validators.validateAdmission, value),
      (value) => complaintsOf(validators.validateSettings, { ...settings, ...value }),
      (value) => complaintsOf(validators.validateCategories, value),
    ],
    webhooks: [(value) => problemsOfPad(pad(value))],
  };
  const readPad = (document: object) =>
    validatePadJson(Buffer.from(JSON.stringify(document)), { findCategory: () => undefined }).problems;
  const blocksOf = (text: string) =>
    [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, block = '']) =>
      JSON.parse(block.startsWith('{') ? block : `{${block}}`),
    );

  it('in JSON is what its schema allows', () => {
    const inEnglish = [...pages].filter(([page]) => languageOf(page) === 'en');
    const checked = inEnglish.flatMap(([page, text]) => {
      const checks = CHECKS[page.replace(/^en\/|\.md$/g, '')] ?? [];
      const blocks = blocksOf(text);
      expect(blocks, page).toHaveLength(checks.length);
      return blocks.map((block, index) => [page, checks[index]?.(block)]);
    });
    expect(checked).toEqual(checked.map(([page]) => [page, []]));
    expect(checked.length).toBeGreaterThan(9);
  });

  const document = openapiDocument('Test', 'https://catalog.test');
  const operations = operationGroups(document).flatMap((group) => group.operations);

  it('of a request on a page asks for what is described, with a body that it takes', () => {
    const source = readFileSync(join(SITE, 'pages', '[...lang]', 'publish.astro'), 'utf8');
    const calls = source
      .split('curl ')
      .slice(1)
      .map((rest) => rest.split(/\n\n|`/)[0] ?? '');
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const call of calls) {
      const [, path = ''] = /absolute\('([^']+)'\)/.exec(call) ?? [];
      const [, body] = /-d '([^']+)'/.exec(call) ?? [];
      const method = call.startsWith('-X POST ') || body !== undefined ? 'POST' : 'GET';
      const operation = operations.find(
        (each) => each.method === method && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
      );
      expect(operation, call).toBeDefined();
      const schema = document.paths[operation?.path ?? '']?.post?.requestBody?.content['application/json']?.schema;
      if (body === undefined) continue;
      const validate = ajv.compile({ ...schema, components: document.components });
      expect([call, validate(JSON.parse(body)), validate({ domain: 7, url: 7 })]).toEqual([call, true, false]);
    }
    expect(calls).toHaveLength(3);
  });
});
