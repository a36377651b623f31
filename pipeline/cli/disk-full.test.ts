/** A sync that cannot write all it has to: the system refuses files over a limit, as it does on a full disk. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { gitState } from '../testing/kill.ts';
import { withoutIdentity } from '../testing/project-copy.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { padDocument, type TemporaryCatalog, TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

/** More than the state of a run needs, and less than git can make of the new commits. */
const LIMIT_KIB = 320;
const FEEDS = 40;
const WORDS = 3_000;

function longText(seed: number): string {
  let state = seed;
  const word = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state % 36 ** 5).toString(36).replaceAll(/\d/g, 'x');
  };
  return Array.from({ length: WORDS }, word).join(' ');
}

function syncWithin(limitKib: number): Promise<{ code: number; stderr: string }> {
  const script = `ulimit -f ${limitKib} && exec "$0" "$@"`;
  const args = ['-c', script, process.execPath, join(import.meta.dirname, 'cli.ts'), 'sync', '--date', TODAY];
  return new Promise((resolve) => {
    execFile('bash', args, { cwd: catalog.folder, env: withoutIdentity() }, (error, _stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stderr });
    });
  });
}

describe('a disk that is full', () => {
  it('ends a sync with a clear message, nothing is changed, and a later run does it all', async () => {
    catalog = temporaryCatalog();
    for (let number = 0; number < FEEDS; number += 1) {
      const document = padDocument(`product-${number}`, ({ software }) => {
        delete software.homepage;
        software.descriptions = { en: { summary: 'Does one thing well.', text: longText(number + 1) } };
      });
      catalog.write(`data/feeds/product-${number}.json`, document);
    }
    catalog.write('.gitignore', '.cache/\n');
    catalog.commit('Add feeds');
    const before = gitState(catalog.folder);
    const full = await syncWithin(LIMIT_KIB);
    expect(full.stderr).toContain(
      'catalog: The disk is full. Free some space and run this again; nothing that was there is lost.',
    );
    expect(full.code).toBe(1);
    expect(gitState(catalog.folder)).toEqual(before);
    expect(await runInProcess(catalog.folder, ['sync', '--date', TODAY])).toMatchObject({ code: 0, stderr: '' });
    expect(gitState(catalog.folder).refs.filter((ref) => ref.includes('/moderation/'))).toHaveLength(FEEDS);
  });
});
