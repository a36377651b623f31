import { chmodSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishAllOf, rejectOf } from '../testing/reviewing.ts';
import { padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { type CheckResult, checkBranch } from './check.ts';

const LISTING = 'data/listings/ed/editor.json';
const LEDGER = 'data/moderation/ed/editor.json';
const FEED = 'data/feeds/editor.json';
const FOREIGN = 'https://publisher.example/tool.json';

let catalog: TemporaryCatalog;
let cases = 0;

/** editor and vim are proposed, shell and tool are published. */
beforeAll(async () => {
  catalog = temporaryCatalog({ shell: padDocument('shell'), tool: JSON.stringify({ url: FOREIGN }) });
  const network = { [FOREIGN]: padDocument('tool') };
  await catalog.sync(network);
  await publishAllOf(catalog);
  catalog.write(FEED, padDocument('editor'));
  catalog.write('data/feeds/vim.json', padDocument('vim'));
  catalog.commit('Follow two more');
  await catalog.sync(network);
}, 60_000);
afterAll(() => catalog.remove());

const check = (name: string, head = name, base = 'main'): Promise<CheckResult> =>
  checkBranch({ folder: catalog.folder, name, base, head });

/** "editor not_published" for each fault. */
const codes = ({ faults }: CheckResult) =>
  faults.map((fault) => ('slug' in fault ? `${fault.slug} ${fault.code}` : fault.code));

/** Checks as `name` what `change` makes of the branch `from`. */
async function checkAfter(
  name: string,
  from: string,
  change: () => void,
  message = 'Edit',
  base = 'main',
): Promise<CheckResult> {
  cases += 1;
  catalog.git('switch', '--quiet', '--create', `case-${cases}`, from);
  change();
  catalog.commit(message);
  catalog.git('switch', '--quiet', 'main');
  return check(name, `case-${cases}`, base);
}

const readText = (path: string) => readFileSync(join(catalog.folder, path), 'utf8');
const remove = (...paths: string[]) => void catalog.git('rm', '--quiet', ...paths);

/** Gives members of a JSON file other values. */
function edit(path: string, members: object): void {
  catalog.write(path, `${JSON.stringify({ ...JSON.parse(readText(path)), ...members }, null, 2)}\n`);
}

function linkTo(path: string): void {
  rmSync(join(catalog.folder, path), { force: true });
  symlinkSync('/etc/passwd', join(catalog.folder, path));
}

function withdraw(slug: string): void {
  remove(`data/listings/${slug.slice(0, 2)}/${slug}.json`);
  edit(`data/moderation/${slug.slice(0, 2)}/${slug}.json`, { state: 'withdrawn', reason: 'Gone.' });
}

function addCopy(slug: string): void {
  for (const path of [LISTING, LEDGER]) {
    const copy = path.replace('ed/editor', `${slug.slice(0, 2)}/${slug}`);
    catalog.write(copy, readText(path).replaceAll('"editor"', `"${slug}"`));
  }
}

/** Takes main back to where it was, and gives the commit on which it stood. */
async function takeBack(change: () => Promise<unknown>): Promise<string> {
  const before = catalog.git('rev-parse', 'main');
  await change();
  const after = catalog.git('rev-parse', 'main');
  catalog.git('reset', '--quiet', '--hard', before);
  return after;
}

describe('the check of a branch with one listing', () => {
  it('passes for what a sync proposes', async () => {
    const result = await check('moderation/editor');
    expect(codes(result)).toEqual([]);
    expect(result.changes.map(({ path, mode }) => `${mode} ${path}`)).toEqual([
      `100644 ${LISTING}`,
      `100644 ${LEDGER}`,
    ]);
  });

  it('passes for a reviewer’s correction', async () => {
    const correct = () => edit(LISTING, { category: 'games' });
    expect(codes(await checkAfter('moderation/editor', 'moderation/editor', correct))).toEqual([]);
  });

  it('passes for a sensitive change of a published listing', async () => {
    const base = await takeBack(async () => {
      const another = padDocument('shell', ({ software }) => Object.assign(software, { name: 'Another' }));
      catalog.write('data/feeds/shell.json', another);
      catalog.commit('Change the name');
      await catalog.sync({ [FOREIGN]: padDocument('tool') });
    });
    const result = await check('moderation/shell', 'moderation/shell', base);
    expect(codes(result)).toEqual([]);
    expect(result.slugs).toEqual(['shell']);
  });

  it('passes for a publisher’s rename, which touches four files', async () => {
    const base = await takeBack(async () => {
      catalog.write('data/feeds/shell.json', padDocument('new-shell'));
      catalog.commit('Take another slug');
      await catalog.sync({ [FOREIGN]: padDocument('tool') });
    });
    const result = await check('moderation/new-shell', 'moderation/new-shell', base);
    expect(codes(result)).toEqual([]);
    expect(result.slugs).toEqual(['new-shell', 'shell']);
    expect(result.changes).toHaveLength(4);
  });

  it.each<[string, () => void, string[]]>([
    ['touches a workflow', () => catalog.write('.github/workflows/x.yml', 'on: push'), ['foreign_file']],
    ['touches CODEOWNERS', () => catalog.write('.github/CODEOWNERS', '* @me'), ['foreign_file']],
    ['touches the settings', () => edit('data/catalog.json', { name: 'Mine' }), ['foreign_file']],
    ['touches a feed', () => catalog.write(FEED, padDocument('x')), ['foreign_file']],
    ['touches code', () => catalog.write('pipeline/check/rules.ts', ''), ['foreign_file']],
    [
      'puts its file into another folder',
      () => catalog.write('data/listings/xx/editor.json', readText(LISTING)),
      ['foreign_file', 'bad_data'],
    ],
    ['adds another listing', () => addCopy('new'), ['foreign_file', 'new digest_mismatch']],
    ['changes a published listing', () => edit('data/listings/sh/shell.json', { name: 'Mine' }), ['foreign_file']],
    [
      'turns its file into a program',
      () => chmodSync(join(catalog.folder, LISTING), 0o755),
      ['not_plain_file', 'bad_data'],
    ],
    ['turns its file into a link', () => linkTo(LISTING), ['not_plain_file', 'bad_data']],
    ['takes its record out', () => remove(LEDGER), ['bad_data']],
    ['takes its listing out', () => remove(LISTING), ['editor not_published']],
    ['takes both out', () => remove(LISTING, LEDGER), ['editor not_published']],
    ['makes it huge', () => edit(LISTING, { filler: 'x'.repeat(1024 * 1024) }), ['too_large']],
    ['adds a member that the schema does not know', () => edit(LISTING, { email: 'x' }), ['bad_data']],
    ['hides an escape sequence', () => edit(LISTING, { name: 'a\u001b[2J' }), ['bad_data']],
    ['holds another slug', () => edit(LISTING, { slug: 'vim' }), ['bad_data']],
    ['names an unknown category', () => edit(LISTING, { category: 'unknown' }), ['bad_data']],
    ['is not said to be published', () => edit(LEDGER, { state: 'rejected' }), ['bad_data']],
    ['gives another digest', () => edit(LEDGER, { content_sha256: '0'.repeat(64) }), ['editor digest_mismatch']],
    [
      'notes a correction that is not made',
      () => edit(LEDGER, { overrides: { category: 'games' } }),
      ['editor override_not_applied'],
    ],
    [
      'claims the address of another',
      () => edit(LISTING, { renamed_from: 'shell' }),
      ['editor digest_mismatch', 'editor bad_rename'],
    ],
    [
      'removes another and says that it was renamed',
      () => {
        edit(LISTING, { renamed_from: 'shell' });
        remove('data/listings/sh/shell.json');
      },
      ['editor digest_mismatch', 'editor bad_rename', 'shell not_published'],
    ],
    ['withdraws another', () => withdraw('shell'), ['foreign_file', 'file_removed', 'shell not_published']],
  ])('fails when it %s', async (_what, change, expected) => {
    const result = await checkAfter('moderation/editor', 'moderation/editor', change);
    expect(codes(result)).toEqual(expected);
  });

  it.each<[string, () => void, string[]]>([
    ['is removed', () => remove('data/listings/to/tool.json'), ['file_removed', 'tool not_published']],
    ['is withdrawn', () => withdraw('tool'), ['file_removed', 'tool not_published']],
    [
      'gets another source',
      () => edit('data/listings/to/tool.json', { sources: [{ ...toolSource(), url: 'https://thief.example/' }] }),
      ['tool slug_taken'],
    ],
  ])('fails when a published listing %s', async (_what, change, expected) => {
    expect(codes(await checkAfter('moderation/tool', 'main', change))).toEqual(expected);
  });

  it('fails when the slug was withdrawn', async () => {
    const withdrawn = await takeBack(async () => {
      withdraw('tool');
      catalog.commit('Withdraw tool');
    });
    const bringBack = () => catalog.git('checkout', '--quiet', 'main', '--', 'data');
    expect(codes(await checkAfter('moderation/tool', withdrawn, bringBack, 'Edit', withdrawn))).toEqual([
      'tool was_withdrawn',
    ]);
  });

  it('fails when it conflicts with the published branch', async () => {
    const proposed = catalog.git('rev-parse', 'moderation/vim');
    const rejected = await takeBack(() => rejectOf(catalog, 'vim'));
    const result = await check('moderation/vim', proposed, rejected);
    expect(codes(result)).toEqual(['conflict']);
    expect(result.changes).toEqual([]);
  });

  const toolSource = () => JSON.parse(readText('data/listings/to/tool.json')).sources[0];
});

describe('the name of a branch', () => {
  it.each([
    ['a path', 'moderation/../main'],
    ['a folder', 'moderation/a/b'],
    ['git’s own folder', 'moderation/.git'],
    ['65 characters', `moderation/${'a'.repeat(65)}`],
    ['a letter that looks like another', 'moderation/еditor'],
    ['a command', 'moderation/$(id)'],
    ['a variable', `moderation/$${'{IFS}'}`],
    ['a workflow command', 'moderation/::set-env'],
    ['nothing', 'moderation/'],
    ['a batch without number', 'moderation/_batch-'],
    ['capital letters', 'moderation/Editor'],
  ])('fails closed for %s', async (_what, name) => {
    expect(codes(await check(name, 'moderation/editor'))).toEqual(['bad_branch_name']);
  });

  it('is not believed: what does not belong to it is foreign', async () => {
    expect(codes(await check('moderation/other', 'moderation/editor'))).toEqual([
      'foreign_file',
      'other not_published',
    ]);
    expect(codes(await check('moderation/_updates', 'moderation/editor'))).toEqual(['editor no_update']);
    expect(codes(await check('moderation/_batch-1', 'moderation/editor'))).toEqual(['foreign_file']);
  });

  it('that leads nowhere is an error', async () => {
    await expect(check('moderation/editor', '--output=x')).rejects.toThrow('names no commit');
  });
});

describe('the check of a batch', () => {
  const NAMED = 'Propose 2 listings\n\neditor\nnew';

  it.each<[string, string, () => void, string[]]>([
    ['passes for the pairs its commit names', NAMED, () => addCopy('new'), []],
    ['fails for a pair its commit does not name', 'Propose editor\n\neditor', () => addCopy('new'), ['foreign_file']],
    ['fails for half a pair', NAMED, () => addHalf('new'), ['new not_published']],
    ['fails for a workflow', NAMED, () => catalog.write('.github/workflows/x.yml', ''), ['foreign_file']],
    [
      'fails for a change of a published listing',
      'Propose 2 listings\n\neditor\nshell',
      () => edit('data/listings/sh/shell.json', { name: 'Another' }),
      ['shell not_new'],
    ],
  ])('%s', async (_what, message, change, expected) => {
    const result = await checkAfter('moderation/_batch-1', 'moderation/editor', change, message);
    // The copy has the digest of the slug it was copied from, which these tests are not about.
    expect(codes(result).filter((code) => code !== 'new digest_mismatch')).toEqual(expected);
  });

  const addHalf = (slug: string) => {
    addCopy(slug);
    rmSync(join(catalog.folder, `data/listings/${slug.slice(0, 2)}/${slug}.json`));
  };
});

describe('the check of updates', () => {
  const SHELL = 'data/listings/sh/shell.json';
  const SHELL_LEDGER = 'data/moderation/sh/shell.json';
  let updated: string;

  beforeAll(async () => {
    updated = await takeBack(async () => {
      const next = padDocument('shell', ({ release }) => Object.assign(release, { version: '1.1.0' }));
      catalog.write('data/feeds/shell.json', next);
      catalog.commit('A new version');
      await catalog.sync({ [FOREIGN]: padDocument('tool') });
    });
    // The feed itself is no part of the updates.
    catalog.git('switch', '--quiet', '--create', 'moderation/_updates', 'main');
    catalog.git('checkout', '--quiet', updated, '--', 'data/listings', 'data/moderation');
    catalog.commit('Sync shell');
    catalog.git('switch', '--quiet', 'main');
  });

  it('passes for a new version', async () => {
    const result = await check('moderation/_updates');
    expect(codes(result)).toEqual([]);
    expect(result.slugs).toEqual(['shell']);
  });

  it('passes for a refusal that is noted', async () => {
    const proposed = catalog.git('rev-parse', 'moderation/editor');
    const rejected = await takeBack(() => rejectOf(catalog, 'editor'));
    catalog.git('branch', 'moderation/editor', proposed);
    expect(codes(await check('moderation/_updates', rejected))).toEqual([]);
  });

  it.each<[string, () => void, string[]]>([
    ['a name', () => edit(SHELL, { name: 'Another' }), ['shell sensitive_change']],
    [
      'a webhook',
      () => edit(SHELL_LEDGER, { webhook_host: 'x.example' }),
      ['shell digest_mismatch', 'shell sensitive_change'],
    ],
    ['a former slug', () => edit(SHELL, { renamed_from: 'x' }), ['shell bad_rename']],
    ['a removal', () => remove(SHELL, SHELL_LEDGER), ['file_removed', 'shell no_update']],
    ['a withdrawal', () => withdraw('shell'), ['file_removed', 'shell no_update']],
    ['a feed', () => catalog.write('data/feeds/shell.json', padDocument('x')), ['foreign_file']],
    ['a workflow', () => catalog.write('.github/workflows/x.yml', 'on: push'), ['foreign_file']],
  ])('fails for %s', async (_what, change, expected) => {
    expect(codes(await checkAfter('moderation/_updates', 'main', change))).toEqual(expected);
  });
});

describe('the check of any other branch', () => {
  it.each<[string, () => void, string[]]>([
    ['passes without data', () => catalog.write('README.md', 'Hello'), []],
    ['passes for a feed', () => catalog.write('data/feeds/new.json', padDocument('new')), []],
    ['passes for a withdrawal', () => withdraw('tool'), []],
    ['fails for a listing that is not valid', () => catalog.write('data/listings/to/tool.json', '{}'), ['bad_data']],
    ['fails for a listing without its record', () => remove('data/moderation/to/tool.json'), ['bad_data']],
    ['fails for a record without its listing', () => remove('data/listings/to/tool.json'), ['unlisted']],
    ['fails for a link in data', () => linkTo('data/feeds/link.json'), ['bad_data']],
  ])('%s', async (_what, change, expected) => {
    expect(codes(await checkAfter('topic', 'main', change))).toEqual(expected);
  });
});
