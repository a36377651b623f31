import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { gitFinding, machineFindings } from './machine.ts';

describe('git', () => {
  it.each([
    ['git version 2.38.0', 'good'],
    ['git version 2.47.3 (Apple Git-150)', 'good'],
    ['git version 3.0.1.windows.2', 'good'],
    ['git version 2.37.9', 'wrong'],
    ['git version 1.99.0', 'wrong'],
    ['git of a friend', 'wrong'],
  ])('as %s is %s', (printed, state) => {
    expect(gitFinding(printed).state).toBe(state);
  });
});

describe('the engine that package.json asks for', () => {
  let folder: string;
  const { name, version } = packageFile;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalog-doctor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const found = async (dependencies: object, settings?: Pick<Settings, 'host'>) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
    const all = await machineFindings(folder, settings as Settings | undefined);
    return all.filter(({ state }) => state === 'wrong').map(({ what }) => what);
  };

  it.each([
    ['as a version', version],
    ['as a tarball', `file:engine/${version}.tgz`],
  ])('may be the one that runs, %s', async (_, spec) => {
    expect(await found({ [name]: spec })).toEqual([]);
  });

  it.each([
    ['another version', { [name]: '0.1.7' }, 'package.json asks for 0.1.7'],
    ['none', {}, `does not depend on ${name}`],
  ])('is named where it is %s', async (_, dependencies, words) => {
    expect(await found(dependencies)).toEqual([expect.stringContaining(words)]);
  });

  it('has no worker without wrangler', async () => {
    const wrong = await found({ [name]: version }, { host: 'worker' });
    expect(wrong).toEqual(['wrangler is not installed, and the host "worker" needs it.']);
  });
});
