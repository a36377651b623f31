/** What the check says of pictures, in a real repository. */
import { afterAll, describe, expect, it } from 'vitest';
import { picturePath } from '../../../repo/data/picture-files.ts';
import { temporaryCatalog } from '../../../testing/temporary-catalog.ts';
import type { ChangedFile } from '../changes/changed-files.ts';
import { fileFaults } from '../changes/proposal-branch.ts';
import { pictureHints } from '../folder/operator-hints.ts';

const catalog = temporaryCatalog();
afterAll(() => catalog.remove());

const DIGEST = 'a'.repeat(64);
const change = (more: Partial<ChangedFile> = {}): ChangedFile => ({
  ...{ path: picturePath(DIGEST), mode: '100644', before: '0'.repeat(40), id: '1'.repeat(40), size: 900 },
  ...more,
});
const GONE = { mode: '000000', id: '0'.repeat(40), size: 0 };

describe('Pictures of a catalog', () => {
  it('are spoken of where they weigh more than a clone should carry', async () => {
    expect(await pictureHints(catalog.folder, 'main', 0.001)).toEqual([]);
    catalog.write(picturePath(DIGEST), 'x'.repeat(3_000_000));
    catalog.commit('Add a picture');
    expect(await pictureHints(catalog.folder, 'main')).toEqual([]);
    expect(await pictureHints(catalog.folder, 'main', 2)).toEqual([
      expect.stringMatching(/^data\/pictures\/ holds 3 MB.*Take screenshots out/),
    ]);
  });

  it.each<[string, Parameters<typeof fileFaults>[1], Partial<ChangedFile>, string[]]>([
    ['a proposal brings and shows', { kind: 'one', slug: 'editor' }, {}, []],
    ['a proposal takes away', { kind: 'one', slug: 'editor' }, GONE, ['foreign_file', 'file_removed']],
    ['an update takes away', { kind: 'updates' }, GONE, []],
    [
      'lies under another name',
      { kind: 'one', slug: 'editor' },
      { path: `data/pictures/bb/${DIGEST}.webp` },
      ['foreign_file'],
    ],
    ['is a link', { kind: 'one', slug: 'editor' }, { mode: '120000' }, ['not_plain_file']],
  ])('that %s: what the check says', (_what, branch, more, codes) => {
    const faults = fileFaults([change(more)], branch, { pictures: new Set([DIGEST]) });
    expect(faults.map(({ code }) => code)).toEqual(codes);
  });

  it('that a proposal brings and does not show are foreign', () => {
    const faults = fileFaults([change()], { kind: 'batch', slugs: ['editor'], isReading: false });
    expect(faults.map(({ code }) => code)).toEqual(['foreign_file']);
  });
});
