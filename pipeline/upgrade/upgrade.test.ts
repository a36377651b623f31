import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { engineFiles, readWritten, WRITTEN } from '../create/engine-files.ts';
import { ENGINE_NAME } from '../create/engine-spec.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCommit } from '../repo/data/data-files.ts';
import { FORMAT } from '../repo/data/data-format.ts';
import { parseOperator } from '../repo/data/operator.ts';
import { publicHalf } from '../repo/keys/ed25519.ts';
import { recordKey } from '../repo/keys/record-signing-key.ts';
import { sha256 } from '../repo/text/sha256.ts';
import { checkBranch } from '../review/check/check-proposal.ts';
import { CHECK, FORM, type OlderCatalog, olderCatalog, SYNC } from './testing/older-catalog.ts';
import { differenceOf, sentenceOf, upgrade } from './upgrade.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const { version } = packageFile;
const BRANCH = `upgrade/${version}`;
const LOCKED = '{ "lockfileVersion": 3, "locked": true }\n';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>\n';
const FOOTER = '<p>Works of all kinds.</p>\n';

let catalog: OlderCatalog;
afterEach(() => catalog.remove());

const tools = (change: Partial<Parameters<typeof upgrade>[1]> = {}) => ({
  now: NOW,
  engine: () => ({ spec: version }),
  lock: async (folder: string) => {
    writeFileSync(join(folder, 'package-lock.json'), LOCKED);
    return true;
  },
  ...change,
});

async function upgradeOnce() {
  const before = await stateOf();
  const upgraded = await upgrade(catalog.folder, tools());
  // Only a branch is new.
  expect(await stateOf()).toEqual(before);
  return upgraded;
}

async function stateOf() {
  const { git } = catalog;
  return [
    await git('rev-parse', 'main', 'HEAD'),
    await git('symbolic-ref', 'HEAD'),
    await git('status', '--porcelain'),
  ];
}

async function operatorEdits(): Promise<void> {
  catalog.edit(SYNC, "cron: '17 3 * * *'", "cron: '42 4 * * *'");
  catalog.write('data/logo.svg', LOGO);
  catalog.edit(
    'data/catalog.json',
    '"name": "Works"',
    '"name": "Works",\n  "logo": "data/logo.svg",\n  "accent": "#0a6b58"',
  );
  catalog.write('data/pages/en/imprint.md', '# Imprint\n');
  catalog.write('slots/Footer.astro', FOOTER);
  catalog.edit('package.json', '"sync": "catalog sync"', '"sync": "catalog sync --minutes 20",\n    "mine": "true"');
  await catalog.commit('Make it ours');
}

const versions = [
  { what: 'notes digests of what it writes', texts: false },
  { what: 'noted the texts themselves', texts: true },
];

describe.each(versions)('a catalog of an engine that $what', ({ texts }) => {
  it('gets all that is new, and keeps all that is its operator’s', async () => {
    catalog = await olderCatalog({ texts });
    await operatorEdits();
    const { branch, message, steps } = await upgradeOnce();
    expect(branch).toBe(BRANCH);
    expect(steps.filter(({ untaken }) => untaken).map(({ path }) => path)).toEqual([SYNC]);
    expect(await catalog.git('rev-list', `main..${BRANCH}`, '--count')).toBe('1');
    expect((await catalog.git('log', '-1', '--format=%B', BRANCH)).trimEnd()).toBe(message?.trimEnd());

    const sync = await catalog.at(BRANCH, SYNC);
    expect(sync).toBe(catalog.read(SYNC));
    const written = new Map(engineFiles({ host: 'pages', forge: 'github', branch: 'main', language: 'en' }));
    expect(await catalog.at(BRANCH, CHECK)).toBe(written.get(CHECK));
    expect(readWritten(await catalog.at(BRANCH, WRITTEN))?.files).toEqual(
      new Map([...written].map(([path, text]) => [path, sha256(text)])),
    );
    for (const path of ['data/logo.svg', 'slots/Footer.astro', 'data/pages/en/imprint.md', FORM, 'README.md']) {
      expect(await catalog.at(BRANCH, path), path).toBe(catalog.read(path));
    }
    expect(JSON.parse(await catalog.at(BRANCH, 'package.json'))).toMatchObject({
      engines: packageFile.engines,
      scripts: { sync: 'catalog sync --minutes 20', mine: 'true', build: 'catalog build' },
      dependencies: { [ENGINE_NAME]: version },
    });
    expect(await catalog.at(BRANCH, 'package-lock.json')).toBe(LOCKED);

    const files = await readCommit(catalog.folder, BRANCH);
    const { settings } = parseCatalog(files);
    expect(settings).toMatchObject({ format: FORMAT, accent: '#0a6b58' });
    const key = await recordKey(catalog.folder, settings, undefined);
    expect(key && publicHalf(key)).toBe(settings.moderation?.record_key);
    expect(parseOperator(files, settings).logo?.bytes.toString()).toBe(LOGO);
    const request = { folder: catalog.folder, name: BRANCH, base: 'main', head: BRANCH };
    expect((await checkBranch(request)).faults).toEqual([]);
  });
});

describe('an upgrade', () => {
  it('says of each file what was done, and why', async () => {
    catalog = await olderCatalog();
    await operatorEdits();
    const { message } = await upgradeOnce();
    expect(message).toBe(`Upgrade the engine from 0.1.9 to ${version}

- package.json: ${ENGINE_NAME} ${version}, node ${packageFile.engines.node}.
- ${CHECK}: as this version writes it; nobody had edited it.
- ${SYNC}: stays as you edited it; this version writes another one.
- data/: 1 file from format 1 to ${FORMAT}: settings name the format; the setting \`search\` is gone; digests of members are whole, one for each text, and edits are overrides.
- data/catalog.json: names a new key for proposals; set the secret: gh secret set CATALOG_RECORD_KEY < .git/catalog/record-key.
`);
  });

  it('leaves a file as the operator has it, and shows once what the new one has in its place', async () => {
    catalog = await olderCatalog();
    catalog.edit(CHECK, 'timeout-minutes: 10', 'timeout-minutes: 60');
    catalog.edit('package.json', '"node": ">=18"', '"node": ">=24"');
    await catalog.commit('Take our time');
    const { steps } = await upgradeOnce();
    expect(steps.map(sentenceOf)).toEqual(
      expect.arrayContaining([
        `- package.json, engines.node: stays >=24; this version asks for ${packageFile.engines.node}.`,
        `- ${CHECK}: stays as you edited it; this version writes another one.`,
      ]),
    );
    const differences = await Promise.all(steps.map((step) => differenceOf(catalog.folder, step)));
    const shown = differences.join('');
    expect(shown).toMatch(new RegExp(`^--- ${CHECK}\\n\\+\\+\\+ ${CHECK} of this version\\n@@ `));
    expect(shown).toMatch(/\n- +timeout-minutes: 60\n\+ +timeout-minutes: 15\n/);
    expect(await catalog.at(BRANCH, CHECK)).toBe(catalog.read(CHECK));
    await catalog.git('merge', '--quiet', BRANCH);
    expect((await upgrade(catalog.folder, tools())).message).toBeUndefined();
  });

  it('brings back nothing that the operator has removed, and takes away what was only the engine’s', async () => {
    catalog = await olderCatalog();
    const noted = JSON.parse(catalog.read(WRITTEN));
    noted.files['.github/workflows/gone.yml'] = sha256('on: push\n');
    catalog.write(WRITTEN, JSON.stringify(noted));
    catalog.write('.github/workflows/gone.yml', 'on: push\n');
    await catalog.git('rm', '--quiet', SYNC, FORM);
    await catalog.commit('Do without');
    const { steps } = await upgradeOnce();
    const saidOf = (path: string) => steps.find((step) => step.path === path)?.said;
    expect(saidOf(SYNC)).toBe('stays away, because you have removed it');
    expect(saidOf(FORM)).toBeUndefined();
    expect(saidOf('.github/workflows/gone.yml')).toBe('removed, because the engine does without it');
    const names = (await catalog.git('ls-tree', '-r', '--name-only', BRANCH)).split('\n');
    expect(names.filter((name) => /^\.github.*(?:sync|gone|report-a)/.test(name))).toEqual([]);
    expect(await catalog.at(BRANCH, WRITTEN)).not.toContain('gone.yml');
  });

  it.each(['{', 'null', '{"files":null}', '{"package":{"scripts":null},"files":{}}'])(
    'takes what nobody can read in the file of what was written for nothing: %s',
    async (text) => {
      catalog = await olderCatalog();
      catalog.write(WRITTEN, text);
      await catalog.commit('Spoil it');
      const { steps } = await upgradeOnce();
      expect(steps.find(({ path }) => path === SYNC)?.said).toBe(
        'stays as you edited it; this version writes another one',
      );
    },
  );

  it('has nothing to do the second time, before and after its branch is merged', async () => {
    catalog = await olderCatalog();
    await upgradeOnce();
    const first = await catalog.git('rev-parse', BRANCH);
    expect(await upgradeOnce()).toMatchObject({ isThere: true });
    expect(await catalog.git('rev-parse', BRANCH)).toBe(first);
    await catalog.git('merge', '--quiet', BRANCH);
    expect((await upgradeOnce()).message).toBeUndefined();
    expect(await catalog.git('for-each-ref', '--format=%(refname:short)')).toBe(`main\n${BRANCH}`);
  });

  it('brings the rest where somebody else has raised the version', async () => {
    catalog = await olderCatalog();
    catalog.edit('package.json', '"0.1.9"', `"${version}"`);
    await catalog.commit('Bump the engine');
    const { message } = await upgradeOnce();
    expect(message).toMatch(`Bring the catalog to the engine ${version}\n`);
    expect(await catalog.at(BRANCH, CHECK)).toContain('timeout-minutes: 15');
  });

  it('brings a tarball along where no registry has the engine, and takes the old one away', async () => {
    catalog = await olderCatalog();
    catalog.write('engine/engine-0.1.9.tgz', Buffer.from([0, 1, 255]));
    catalog.edit('package.json', '"0.1.9"', '"file:engine/engine-0.1.9.tgz"');
    await catalog.commit('Carry the engine');
    const from = join(catalog.folder, '.git', 'new.tgz');
    const bytes = Buffer.from([0, 1, 254, 10]);
    writeFileSync(from, bytes);
    const to = 'engine/engine-9.tgz';
    await upgrade(catalog.folder, tools({ engine: () => ({ spec: `file:${to}`, tarball: { from, to } }) }));
    const kept = execFileSync('git', ['cat-file', 'blob', `${BRANCH}:${to}`], { cwd: catalog.folder });
    expect(kept.equals(bytes)).toBe(true);
    expect(await catalog.git('ls-tree', '--name-only', BRANCH, 'engine/')).toBe(
      [to, 'engine/sign.mjs', WRITTEN].join('\n'),
    );
  });

  it.each([
    [
      'where something is not committed',
      () => {
        catalog.write('README.md', 'mine');
        catalog.write('data/feeds/mine.json', '{}');
        catalog.write('engine-9.tgz', 'in nobody’s way');
      },
      'Not everything is committed: README.md, data/feeds/mine.json. Commit it, or put it aside with git stash; nothing was changed.',
    ],
    [
      'where data/ is of a newer engine',
      async () => {
        catalog.edit('data/catalog.json', '"name"', '"format": 99,\n  "name"');
        await catalog.commit('Go ahead');
      },
      `data/ has format 99, this engine reads ${FORMAT}. Install a newer engine.`,
    ],
    [
      'where the branch is taken',
      () => catalog.git('branch', BRANCH),
      `There is a branch ${BRANCH} with something else. Merge it, or delete it with git branch -D ${BRANCH}; nothing was changed.`,
    ],
    [
      'where the folder is no catalog of a package',
      async () => {
        catalog.edit('package.json', ENGINE_NAME, 'something-else');
        await catalog.commit('Depend on something else');
      },
      `package.json does not depend on ${ENGINE_NAME}. Make the catalog with catalog create.`,
    ],
  ])('is refused %s', async (_where, prepare, words) => {
    catalog = await olderCatalog();
    await prepare();
    const refs = await catalog.git('for-each-ref');
    await expect(upgrade(catalog.folder, tools())).rejects.toThrow(words);
    expect(await catalog.git('for-each-ref')).toBe(refs);
  });

  it('that is stopped, or that npm fails, leaves nothing, and the next one does all of it', async () => {
    catalog = await olderCatalog();
    const before = await stateOf();
    const refs = await catalog.git('for-each-ref');
    for (const lock of [async () => false, () => Promise.reject(new Error('stopped'))]) {
      await expect(upgrade(catalog.folder, tools({ lock }))).rejects.toThrow(/Nothing was changed|stopped/);
      expect([await stateOf(), await catalog.git('for-each-ref')]).toEqual([before, refs]);
    }
    expect((await upgradeOnce()).isThere).toBe(false);
  });

  it('of a clone of the engine touches data/ alone', async () => {
    catalog = await olderCatalog();
    catalog.write('astro.config.mjs', 'export default {};\n');
    catalog.write('pipeline/cli/catalog.cjs', '');
    await catalog.commit('Be a clone');
    const engine = () => {
      throw new Error('asked for a package');
    };
    await upgrade(catalog.folder, tools({ engine }));
    expect(await catalog.git('diff', '--name-only', 'main', BRANCH)).toBe('data/catalog.json');
  });
});
