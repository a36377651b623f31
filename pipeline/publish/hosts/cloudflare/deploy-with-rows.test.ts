import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../../../schemas/contracts/addresses.ts';
import { type InternalClient, WorkerError } from '../../../repo/worker/internal-client.ts';
import { deployWithRows } from './deploy-with-rows.ts';

/** What happened, in its order. */
let story: string[];
let output: string;

beforeEach(() => {
  story = [];
  output = mkdtempSync(join(tmpdir(), 'catalog-rows-'));
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(output, path)), { recursive: true });
    writeFileSync(join(output, path), JSON.stringify(value));
  };
  write(files.buildManifest, { commit: 'c'.repeat(40), date: '2026-11-20' });
  write(files.rankTable, { order: [] });
  write(files.settings, { languages: ['en'] });
  write(files.vocabulary, { categories: [] });
  write(files.publishers, { data: [] });
  return () => rmSync(output, { recursive: true });
});

/** A worker that answers starts in this order, the last one for good, and takes everything else. */
function workerThat(...starts: ('takes' | 'is old' | 'has no key' | 'is down')[]): InternalClient {
  return {
    get: async () => ({ rows: [], next: null }) as never,
    async post(path) {
      if (path !== '/builds') {
        story.push(path.split('/').at(-1) ?? '');
        return { taken: true } as never;
      }
      const answer = starts.length > 1 ? starts.shift() : starts[0];
      story.push(`start: ${answer}`);
      if (answer === 'has no key') throw new WorkerError('It does not know us.', { unknown: true });
      if (answer === 'is down') throw new WorkerError('It does not answer.');
      return { id: answer === 'takes' ? 7 : null, loaded: false } as never;
    },
  };
}

const deployed = (worker: InternalClient, first = false) =>
  deployWithRows({
    ...{ worker, output, first },
    deploy: async () => void story.push('deploy'),
    wait: async () => void story.push('wait'),
  });

describe('search rows', () => {
  it('are there before the files that need them', async () => {
    expect(await deployed(workerThat('takes'))).toEqual({ id: 7, sent: 0, closed: 0 });
    expect(story).toEqual(['start: takes', 'loaded', 'deploy', 'complete']);
  });

  it.each(['is old', 'has no key'] as const)(
    'follow the deployment where the worker that is live %s',
    async (state) => {
      await deployed(workerThat(state, state, 'takes'));
      expect(story).toEqual([
        `start: ${state}`,
        'deploy',
        `start: ${state}`,
        'wait',
        'start: takes',
        'loaded',
        'complete',
      ]);
    },
  );

  it('follow the first deployment', async () => {
    await deployed(workerThat('takes'), true);
    expect(story).toEqual(['deploy', 'start: takes', 'loaded', 'complete']);
  });

  it('stop a deployment where the worker that is live fails', async () => {
    await expect(deployed(workerThat('is down'))).rejects.toThrow('It does not answer.');
    expect(story).toEqual(['start: is down']);
  });

  it.each([
    ['is down', 'The build is live, but the worker was not told all of it. It does not answer.'],
    [
      'is old',
      'The build is live, but the worker was not told all of it. The worker that answers is still the old one.',
    ],
  ] as const)('are not waited for for ever where the new worker %s', async (state, message) => {
    await expect(deployed(workerThat(state), true)).rejects.toThrow(message);
    expect(story.filter((step) => step === 'wait')).toHaveLength(59);
    expect(story).not.toContain('complete');
  });

  it('are not told to be live where the deployment failed', async () => {
    const worker = workerThat('takes');
    const deploy = () => Promise.reject(new Error('The build was not deployed.'));
    await expect(deployWithRows({ worker, output, first: false, deploy, wait: async () => {} })).rejects.toThrow(
      'The build was not deployed.',
    );
    expect(story).toEqual(['start: takes', 'loaded']);
  });
});
