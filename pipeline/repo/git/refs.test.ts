import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CatalogFiles,
  catalogOf,
  filesOf,
  type TemporaryCatalog,
  temporaryCatalog,
} from '../../testing/temporary-catalog.ts';
import { changeRef, changeRefs, type RefChange } from './refs.ts';

const EDITOR = 'refs/heads/moderation/editor';
const OTHER = 'refs/heads/moderation/other';
const MOVED = 'Somebody else moved or deleted it meanwhile.';
const BLOCKED = 'Another branch takes its name as a folder, or the reverse. Rename that one.';

let catalog: TemporaryCatalog;
let one: string;
let two: string;
let three: string;
const git = (...args: string[]) => catalog.git(...args);
const commitOf = (ref: string) => git('for-each-ref', '--format=%(objectname)', ref);

let files: CatalogFiles;
beforeAll(() => {
  catalog = temporaryCatalog();
  [one = '', two = '', three = ''] = ['One', 'Two', 'Three'].map((message) =>
    git('commit-tree', '-m', message, 'HEAD^{tree}'),
  );
  files = filesOf(catalog);
  catalog.remove();
});
beforeEach(() => {
  catalog = catalogOf(files);
});
afterEach(() => catalog.remove());

describe('changing refs', () => {
  it('creates, moves and deletes in one go, and nothing more when it is done again', async () => {
    git('update-ref', EDITOR, one);
    git('update-ref', OTHER, one);
    const changes: RefChange[] = [
      { ref: 'refs/heads/moderation/new', from: undefined, to: two },
      { ref: EDITOR, from: one, to: two },
      { ref: OTHER, from: one, to: undefined },
    ];
    for (const _time of ['first', 'second']) {
      expect(await changeRefs(catalog.folder, changes)).toEqual([]);
      expect(git('for-each-ref', '--format=%(refname:short) %(subject)').split('\n')).toEqual([
        'main Begin',
        'moderation/editor Two',
        'moderation/new Two',
      ]);
    }
  });

  it.each([
    ['was moved', () => git('update-ref', EDITOR, two), () => ({ from: one, to: three }), MOVED],
    ['was deleted', () => {}, () => ({ from: one, to: three }), MOVED],
    ['has come', () => git('update-ref', EDITOR, two), () => ({ from: undefined, to: three }), MOVED],
    ['was moved, but not for this', () => git('update-ref', EDITOR, two), () => ({ from: one, to: undefined }), MOVED],
    ['is a folder', () => git('update-ref', `${EDITOR}/x`, two), () => ({ from: undefined, to: three }), BLOCKED],
  ])('leaves a branch alone that %s, says why, and changes the others', async (_what, meanwhile, change, reason) => {
    meanwhile();
    const before = commitOf(EDITOR);
    const changes = [
      { ref: EDITOR, ...change() },
      { ref: OTHER, from: undefined, to: three },
    ];
    expect(await changeRefs(catalog.folder, changes)).toEqual([{ ref: EDITOR, reason }]);
    expect(commitOf(EDITOR)).toBe(before);
    expect(commitOf(OTHER)).toBe(three);
  });

  it('changes what is asked behind a change that git refuses', async () => {
    const changes = [EDITOR, OTHER].map((ref, index) => ({ ref, from: index === 0 ? two : undefined, to: one }));
    const refused = await Promise.all(changes.map((change) => changeRefs(catalog.folder, [change])));
    expect(refused).toEqual([[{ ref: EDITOR, reason: MOVED }], []]);
    expect(commitOf(OTHER)).toBe(one);
  });

  it('makes none where a branch has taken the folder of all', async () => {
    git('update-ref', 'refs/heads/moderation', one);
    const changes = [EDITOR, OTHER].map((ref) => ({ ref, from: undefined, to: one }));
    expect(await changeRefs(catalog.folder, changes)).toEqual(changes.map(({ ref }) => ({ ref, reason: BLOCKED })));
  });

  it('never changes what a symbolic ref points at', async () => {
    git('symbolic-ref', EDITOR, 'refs/heads/main');
    const main = commitOf('refs/heads/main');
    expect(await changeRefs(catalog.folder, [{ ref: EDITOR, from: main, to: one }])).toEqual([]);
    expect([commitOf('refs/heads/main'), commitOf(EDITOR)]).toEqual([main, one]);
  });

  it.each([
    ['a line break', `${EDITOR} ONE\ncommit\nstart\ncreate ${OTHER}`],
    ['a space', `${EDITOR} ONE`],
    ['a zero byte', `${EDITOR}\0x`],
    ['quotes', `"${EDITOR}"`],
    ['another place', '--stdin'],
  ])('takes no name with %s for a command', async (_what, ref) => {
    const change = { ref: ref.replace('ONE', one), from: undefined, to: one };
    await expect(changeRefs(catalog.folder, [change])).rejects.toThrow('This is no name of a ref.');
    await expect(changeRefs(catalog.folder, [{ ref: OTHER, from: undefined, to: `${one}\n` }])).rejects.toThrow(
      'no name',
    );
    expect(git('for-each-ref', '--format=%(refname:short)')).toBe('main');
  });

  it('fails where the refs do not explain why git refuses', async () => {
    const lock = join(catalog.folder, '.git/refs/heads/another.lock');
    writeFileSync(lock, '');
    const changes = [OTHER, 'refs/heads/another'].map((ref) => ({ ref, from: undefined, to: one }));
    await expect(changeRefs(catalog.folder, changes)).rejects.toThrow('another.lock');
    expect(existsSync(lock)).toBe(true);
    expect(commitOf(OTHER)).toBe('');
  });

  it('fails where the only change that counts cannot be made', async () => {
    await expect(changeRef(catalog.folder, { ref: 'refs/heads/main', from: one, to: two })).rejects.toThrow(
      'main was moved by somebody else while this command ran. Nothing was changed; run it again.',
    );
  });
});
