/** What somebody with an old Node reads, before anything fails in other words. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, it, onTestFinished } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { ENGINE } from '../repo/files/engine.ts';
import { chooseNode } from './choose-node.cjs';

const ENTRY = join(import.meta.dirname, 'catalog.cjs');

const PRETENDS = "Object.defineProperty(process.features, 'typescript', { value: false });";
/** This Node as one that reads no TypeScript, and those of this machine that really read none: path and first words. */
const OLD_NODES: [string, string][] = [
  [process.execPath, PRETENDS],
  ...nodesOfMachine()
    .filter((path) => execFileSync(path, ['-p', 'process.features.typescript'], { encoding: 'utf8' }) === 'undefined\n')
    .map((path): [string, string] => [path, '']),
];

function nodesOfMachine(): string[] {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  return [...new Set(places.filter((path) => existsSync(path)).map((path) => realpathSync(path)))];
}

/** The entry, as if this were another Node. @param installer version that npm says it runs in */
function runAs(version: string, installer?: string) {
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require(${JSON.stringify(ENTRY)});`;
  const agent = installer === undefined ? '' : `npm/10.2.3 node/v${installer} linux x64 workspaces/false`;
  const env = { PATH: process.env.PATH, npm_config_user_agent: agent };
  return spawnSync(process.execPath, ['-e', code, 'catalog', '--version'], { env, encoding: 'utf8' });
}

describe('The catalog command', () => {
  it.each(['18.20.4', '20.11.0', '20.18.3', '21.7.0', '22.11.0'])('says in Node %s which one it needs', (version) => {
    expect(satisfies(version, packageFile.engines.node)).toBe(false);
    const { status, stderr } = runAs(version);
    expect(status).toBe(2);
    expect(stderr).toContain(`This is Node ${version}, and the catalog needs ${packageFile.engines.node}.`);
  });

  it('says so, too, where only npm runs in an old one: that has left packages out', () => {
    expect(runAs(process.versions.node, '20.11.0')).toMatchObject({ status: 2 });
  });

  it.each(['20.19.0', '22.12.0', '24.0.0', '26.10.0'])('goes on in Node %s', (version) => {
    expect(satisfies(version, packageFile.engines.node)).toBe(true);
    expect(runAs(version, version).stderr).not.toContain('needs');
  });

  it.each([
    ['in a clone', 'cli.ts', false, '/node', 'packaged'],
    ['in a clone without packages', 'cli.ts', false, undefined, 'none'],
    ['in a clone, by a Node that reads TypeScript', 'cli.ts', true, '/node', 'this'],
    ['as a package, which is compiled', 'cli.js', false, '/node', 'this'],
  ])('%s is run by the Node that can', (_where, program, readsTypeScript, packaged, choice) => {
    expect(chooseNode({ program, readsTypeScript, packaged })).toBe(choice);
  });

  it.each([
    ['process.exit(3)', { status: 3, signal: null }],
    ['process.kill(process.pid, "SIGTERM")', { status: null, signal: 'SIGTERM' }],
  ])('ends as the other Node that runs it does, by %s', (code, end) => {
    const run = `require('./choose-node.cjs').runInstead(process.execPath, ['-e', ${JSON.stringify(code)}])`;
    expect(spawnSync(process.execPath, ['-e', run], { cwd: import.meta.dirname })).toMatchObject(end);
  });

  it.each(OLD_NODES)('runs in the Node of the packages, or says what to type: %s %j', (node, before) => {
    const run = (entry: string) =>
      spawnSync(node, ['-e', `${before} require(${JSON.stringify(entry)})`, 'catalog', '--version'], {
        env: {},
        encoding: 'utf8',
      });
    expect(run(ENTRY)).toMatchObject({ status: 0, stdout: `${packageFile.version}\n` });
    const folder = mkdtempSync(join(tmpdir(), 'catalog-no-packages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const file of ['package.json', 'pipeline/cli/catalog.cjs', 'pipeline/cli/choose-node.cjs']) {
      cpSync(join(ENGINE, file), join(folder, file));
    }
    const { status, stderr } = run(join(folder, 'pipeline/cli/catalog.cjs'));
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('Run `npm ci` first.') });
  });

  it('begins in a file that the oldest Node reads, and runs as itself', () => {
    for (const file of [ENTRY, join(import.meta.dirname, 'choose-node.cjs')]) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/\?\?|\?\.|#!.*tsx/);
    }
    const said = execFileSync(process.execPath, [ENTRY, '--version'], { encoding: 'utf8' });
    expect(said).toContain(packageFile.version);
  });
});
