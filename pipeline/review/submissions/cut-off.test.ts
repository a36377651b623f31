/** Runs that take submissions and are cut off, or take none: nothing is there twice, and nothing is lost. */
import { describe, expect, it, vi } from 'vitest';
import { rounds } from '../../../tools/testing/rounds.ts';
import { publishedOf, publishOf } from '../../testing/reviewing.ts';
import { made, publishersRun, version } from './testing/submitting-run.ts';

const run = publishersRun();
/** A kill at the second one looks to the worker like the run that fails before: the long form alone tries that, too. */
const KILLED_AT = [
  ['take', 'after the worker has taken it'],
  ['fail before', 'before the worker has taken it'],
] as const;

describe('a run that is cut off', () => {
  it.each(['fail before', 'fail after'] as const)(
    'at its report (%s) is repeated, and nothing is there twice',
    async (mood) => {
      run.begin();
      const ids = ['editor', 'viewer', 'player'].map((slug) => run.worker.submit(made(slug)));
      run.worker.next = mood;
      await run.sync();
      expect(run.printed.join('\n')).toContain('answered 500 at /submissions/reports');
      const proposed = run.branches();
      expect(proposed).toHaveLength(4);
      await run.sync();
      expect(run.branches()).toEqual(proposed);
      expect(ids.map(run.worker.state)).toEqual(Array(3).fill('in_moderation'));
      for (const slug of ['editor', 'viewer', 'player']) await publishOf(run.catalog, slug);
      run.worker.next = mood;
      await run.sync();
      const main = run.catalog.git('rev-parse', 'main');
      await run.sync();
      expect([run.catalog.git('rev-parse', 'main'), run.names()]).toEqual([main, ['main']]);
      expect(ids.map(run.worker.state)).toEqual(Array(3).fill('published'));
    },
  );

  it.each(KILLED_AT.slice(0, rounds(1, KILLED_AT.length)))(
    'by SIGKILL at its report (%s: %s) is repeated, and nothing is there twice',
    async (mood, _when) => {
      run.begin();
      const ids = ['editor', 'viewer'].map((slug) => run.worker.submit(made(slug)));
      run.worker.next = mood;
      await run.syncKilledAtReport();
      const proposed = run.branches();
      expect(proposed).toHaveLength(3);
      await run.sync();
      expect([run.branches(), ...ids.map(run.worker.state)]).toEqual([proposed, 'in_moderation', 'in_moderation']);
      for (const slug of ['editor', 'viewer']) await publishOf(run.catalog, slug);
      const update = run.worker.submit(made('editor', version('2.0.0')));
      run.worker.next = mood;
      await run.syncKilledAtReport();
      const main = run.catalog.git('rev-parse', 'main');
      await run.sync();
      expect([run.catalog.git('rev-parse', 'main'), run.names()]).toEqual([main, ['main']]);
      // The first one was followed by another before anybody could say what had become of it.
      expect([...ids, update].map(run.worker.state)).toEqual(['withdrawn', 'published', 'published']);
      expect((await publishedOf(run.catalog, 'editor'))?.versions).toHaveLength(2);
    },
  );

  it('leaves the feeds alone when the worker does not answer', async () => {
    run.begin({ viewer: made('viewer') });
    const id = run.worker.submit(made('editor'));
    vi.stubEnv('CATALOG_WORKER_URL', 'http://127.0.0.1:9');
    expect(await run.sync()).toBe(false);
    expect(run.printed.join('\n')).toContain('The worker at http://127.0.0.1:9 does not answer.');
    expect([run.names(), run.worker.state(id)]).toEqual([['main', 'moderation/viewer'], 'queued']);
  });

  it('with --dry-run writes and reports nothing', async () => {
    run.begin();
    const id = run.worker.submit(made('editor'));
    await run.sync({ dryRun: true });
    expect([run.names(), run.worker.state(id)]).toEqual([['main'], 'queued']);
    expect(run.printed.join('\n')).toContain('1 proposed');
  });

  it('of one feed alone takes no submissions', async () => {
    run.begin({ viewer: made('viewer') });
    run.worker.submit(made('editor'));
    await run.sync({ feed: ['viewer'] });
    expect(run.names()).toEqual(['main', 'moderation/viewer']);
    expect(run.worker.server.hits).toBe(0);
  });
});
