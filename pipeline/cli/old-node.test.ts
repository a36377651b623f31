/** What somebody with an old Node reads, before anything fails in other words. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

const ENTRY = join(import.meta.dirname, 'catalog.cjs');

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

  it('begins in a file that the oldest Node reads, and runs as itself', () => {
    expect(readFileSync(ENTRY, 'utf8')).not.toMatch(/\?\?|\?\.|#!.*tsx/);
    const said = execFileSync(process.execPath, [ENTRY, '--version'], { encoding: 'utf8' });
    expect(said).toContain(packageFile.version);
  });
});
