import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { commitTo, deleteRefs, mergeCommit, writeCommits } from './commits.ts';
import { readHistory } from './history.ts';

const FILE = 'data/listings/ed/editor.json';
/** The test catalog's own commits are of noon on 2026-11-19. */
const NEXT_DAY = new Date('2026-11-20T12:00:00Z');
const CLOCK_SET_BACK = new Date('2001-01-01T00:00:00Z');

let catalog: TemporaryCatalog;
let main: string;
const git = (...args: string[]) => catalog.git(...args);

beforeEach(() => {
  catalog = temporaryCatalog();
  main = git('rev-parse', 'main');
});
afterEach(() => catalog.remove());

const proposal = (slug: string, expected?: string) => ({
  ref: `refs/heads/moderation/${slug}`,
  expected,
  parent: main,
  message: `Propose ${slug}\n`,
  files: [{ path: `data/listings/${slug}.json`, content: `"${slug}"\n` }],
});

describe('commits', () => {
  it('each get their own ref, and no other ref is left', async () => {
    const slugs = ['one', 'two', 'three'];
    const commits = slugs.map((slug) => proposal(slug));
    expect(await writeCommits(catalog.folder, commits, NEXT_DAY)).toEqual([]);
    for (const slug of slugs) {
      expect(git('log', '-1', '--format=%s|%P|%cn', `moderation/${slug}`)).toBe(
        `Propose ${slug}|${main}|Catalog pipeline`,
      );
      expect(git('show', `moderation/${slug}:data/listings/${slug}.json`)).toBe(`"${slug}"`);
    }
    expect(git('for-each-ref', '--format=%(refname:short)').split('\n')).toHaveLength(1 + slugs.length);
  });

  it('are asked for one by one, and where one cannot be made no ref moves', async () => {
    const made = async function* (last: () => Iterable<ReturnType<typeof proposal>>) {
      for (let place = 0; place < 500; place += 1) yield proposal(`one-${place}`);
      yield* last();
    };
    const fails = () => {
      throw new Error('No key.');
    };
    const refs = () => git('for-each-ref', '--format=%(refname:short)', 'refs/heads/moderation', 'refs/catalog');
    await expect(writeCommits(catalog.folder, made(fails), NEXT_DAY)).rejects.toThrow('No key.');
    expect(refs()).toBe('');
    expect(
      await writeCommits(
        catalog.folder,
        made(() => [proposal('two')]),
        NEXT_DAY,
      ),
    ).toEqual([]);
    expect(refs().split('\n')).toHaveLength(501);
    expect(git('show', 'moderation/one-499:data/listings/one-499.json')).toBe('"one-499"');
  });

  it('say why git ended before it had read them', async () => {
    const endless = async function* () {
      for (;;) yield { ...proposal('one'), parent: 'nowhere' };
    };
    await expect(writeCommits(catalog.folder, endless(), NEXT_DAY)).rejects.toThrow(/^git \S+ failed/);
  });

  it('do not overwrite a branch that a person has committed to meanwhile', async () => {
    await writeCommits(catalog.folder, [proposal('one'), proposal('two')], NEXT_DAY);
    const [one, two] = ['one', 'two'].map((slug) => git('rev-parse', `moderation/${slug}`));
    const edited = git('commit-tree', '-p', `${one}`, '-m', 'Edit', `${one}^{tree}`);
    git('update-ref', 'refs/heads/moderation/one', edited);
    const commits = [proposal('one', one), proposal('two', two), proposal('three')].map((commit) => ({
      ...commit,
      message: 'Propose again\n',
    }));
    expect(await writeCommits(catalog.folder, commits, NEXT_DAY)).toEqual([
      { ref: 'refs/heads/moderation/one', reason: 'Somebody else moved or deleted it meanwhile.' },
    ]);
    expect(git('for-each-ref', '--format=%(refname:short) %(subject)', 'refs/heads/moderation').split('\n')).toEqual([
      'moderation/one Edit',
      'moderation/three Propose again',
      'moderation/two Propose again',
    ]);
    const refs = [
      { ref: 'refs/heads/moderation/one', commit: `${one}` },
      { ref: 'refs/heads/moderation/three', commit: git('rev-parse', 'moderation/three') },
    ];
    expect(await deleteRefs(catalog.folder, refs)).toHaveLength(1);
    expect(git('for-each-ref', '--format=%(refname:short)', 'refs/heads/moderation').split('\n')).toEqual([
      'moderation/one',
      'moderation/two',
    ]);
  });

  it('are never dated before their parent, so a clock that is set back changes no history', async () => {
    const change = (content: string) => ({ message: 'Sync\n', files: [{ path: FILE, content }] });
    const published = await commitTo(catalog.folder, 'main', { parent: main, ...change('1') }, NEXT_DAY);
    const updated = await commitTo(catalog.folder, 'main', { parent: published, ...change('2') }, CLOCK_SET_BACK);
    expect(git('log', '--format=%cI', 'main').split('\n')).toEqual([
      '2026-11-20T12:00:00+00:00',
      '2026-11-20T12:00:00+00:00',
      '2026-11-19T12:00:00+00:00',
    ]);
    const { events } = await readHistory(catalog.folder, updated, ['data/listings/']);
    expect(events.flat().map(({ status, at }) => [status, at])).toEqual([
      ['M', '2026-11-20T12:00:00Z'],
      ['A', '2026-11-20T12:00:00Z'],
    ]);
    await writeCommits(catalog.folder, [proposal('one')], CLOCK_SET_BACK);
    expect(git('log', '-1', '--format=%cI', 'moderation/one')).toBe('2026-11-19T12:00:00+00:00');
  });
});

describe('a merge', () => {
  const merge = (branch: string) => mergeCommit(catalog.folder, { onto: main, branch, message: 'Publish' }, {});

  it('in conflict makes no commit, and any other failure is not taken for a conflict', async () => {
    const branch = git('commit-tree', '-p', main, '-m', 'Side', `${main}^{tree}`);
    expect(await merge(branch)).toMatch(/^[0-9a-f]{40}$/);
    const change = (content: string) => ({ parent: main, message: 'x', files: [{ path: FILE, content }] });
    const [ref, expected] = ['refs/heads/moderation/editor', undefined];
    await writeCommits(catalog.folder, [{ ref, expected, ...change('one') }], NEXT_DAY);
    main = await commitTo(catalog.folder, 'main', change('two'), NEXT_DAY);
    expect(await merge('moderation/editor')).toBeUndefined();
    const unrelated = git('commit-tree', '-m', 'Unrelated', `${main}^{tree}`);
    await expect(merge(unrelated)).rejects.toThrow('git merge-tree failed (exit code 128)');
  });
});
