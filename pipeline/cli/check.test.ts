import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORMAT } from '../repo/data/data-format.ts';
import {
  copyOfCatalog,
  NOW,
  padDocument,
  type TemporaryCatalog,
  temporaryCatalog,
} from '../testing/temporary-catalog.ts';
import { runCheck } from './check.ts';

let prepared: TemporaryCatalog;
let catalog: TemporaryCatalog;
let summaryFolder: string;
let said: string[];

beforeAll(async () => {
  prepared = temporaryCatalog({ editor: padDocument('editor') });
  await prepared.sync();
});
afterAll(() => prepared.remove());

beforeEach(() => {
  catalog = copyOfCatalog(prepared);
  summaryFolder = mkdtempSync(join(tmpdir(), 'catalog-summary-'));
  said = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
  catalog.remove();
  rmSync(summaryFolder, { recursive: true });
});

function check(options: Partial<Parameters<typeof runCheck>[1]>): Promise<boolean> {
  const say = (text: string) => void said.push(text);
  const output = { print: say, note: say, progress: () => {}, done: () => {} };
  return runCheck(
    { folder: catalog.folder, now: NOW, output },
    { base: 'main', head: 'moderation/editor', trust: [], ...options },
  );
}

it('says that a branch may be merged', async () => {
  expect(await check({})).toBe(false);
  expect(said).toEqual(['2 files would change. It may be merged.']);
});

it('finds problems, goes by the name that is given, and appends to the summary of the workflow', async () => {
  const file = join(summaryFolder, 'summary.md');
  writeFileSync(file, 'Before\n');
  vi.stubEnv('GITHUB_STEP_SUMMARY', file);
  expect(await check({ branch: 'moderation/other', summary: true })).toBe(true);
  expect(said).toEqual([
    'It changes files that are not its own. Look at the branch. [foreign_file]',
    'other: It lacks its listing or its ledger record, or the record does not say published. [not_published]',
    '2 files would change. It may not be merged: 2 faults.',
  ]);
  expect(readFileSync(file, 'utf8')).toMatch(/^Before\n## The check fails\n.+\n## editor\n.+\n### Difference\n/s);
});

it('needs a place for the summary', async () => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', '');
  await expect(check({ summary: true })).rejects.toThrow('GITHUB_STEP_SUMMARY');
  expect(said).toEqual([]);
});

describe('what the operator has not set', () => {
  const settings = { tagline: 'For tests', summary: 'Tests.', host: 'worker', main_branch: 'main', format: FORMAT };
  function set(more: object): void {
    const all = {
      name: 'Tests',
      vendor: { name: 'Tests' },
      base_url: 'https://catalog.works.org',
      ...settings,
      ...more,
    };
    catalog.write('data/catalog.json', JSON.stringify(all));
    catalog.commit('Change the settings');
  }
  const own = () => check({ head: 'HEAD' });

  it('is said of a catalog that is public, and stops nothing', async () => {
    set({});
    expect(await own()).toBe(false);
    expect(said.map((line) => line.split(': ')[0])).toEqual([
      'WARNING',
      'data/catalog.json, repository',
      'data/catalog.json, contact',
      'data/catalog.json, report',
      'data/catalog.json, logo',
      'data/pages/en/imprint.md',
      'data/pages/en/privacy.md',
      'data/pages/en/accessibility.md',
      '0 files would change. It may be merged.',
    ]);
  });

  it.each([
    [{}, true],
    [{ repository: 'https://git.works.org/works/catalog' }, true],
    [{ repository: 'https://github.com/works/catalog' }, false],
    [{ contact: 'mailto:catalog@works.org' }, false],
    [{ report: 'https://works.org/report' }, false],
  ])('with %j warns of a catalog whose visitors can reach nobody: %s', async (ways, isWarned) => {
    set(ways);
    await own();
    const warning = said.filter((line) => line.startsWith('WARNING: Visitors cannot reach you'));
    expect(warning).toHaveLength(isWarned ? 1 : 0);
  });

  it.each(['http://localhost:8787', 'https://catalog.example', 'https://catalog.internal'])(
    'is not said of a trial at %s',
    async (base_url) => {
      set({ base_url });
      expect(await own()).toBe(false);
      expect(said).toEqual(['0 files would change. It may be merged.']);
    },
  );

  it('is not said of a proposal', async () => {
    set({});
    await catalog.sync();
    expect(await check({})).toBe(false);
    expect(said).toHaveLength(1);
  });

  it('names placeholders, languages, HTML and colors that cannot be read', async () => {
    catalog.write('data/pages/de/imprint.md', 'Ein <br> Verlag');
    catalog.write('data/pages/en/privacy.md', 'Ask <https://works.org> if 1 < 2.');
    catalog.write('data/pages/de/privacy.md', 'Fragen.');
    catalog.write('data/pages/en/accessibility.md', 'Fine.');
    catalog.write('data/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    set({
      languages: ['en', 'de'],
      repository: 'https://github.com/your-organization/catalog',
      contact: 'mailto:catalog@works.org',
      report: 'https://works.org/report',
      logo: 'data/logo.svg',
      accent: '#ffee00',
    });
    expect(await own()).toBe(false);
    expect(said.slice(0, -1)).toEqual([
      expect.stringMatching(/^data\/catalog\.json, repository: https:\S+ is a placeholder or no repository/),
      'data/pages/en/imprint.md: Missing. Pages in en show the one in de, marked as such.',
      'data/pages/de/imprint.md: It holds HTML, which is shown as it is written. Use Markdown.',
      'data/pages/de/accessibility.md: Missing. Pages in de show the one in en, marked as such.',
      expect.stringMatching(/^data\/catalog\.json, accent: #ffee00 cannot be read .* light scheme, which shows #/),
    ]);
  });

  it('is a fault where it is wrong, all at once', async () => {
    catalog.git('checkout', '--quiet', '-b', 'settings');
    catalog.write('data/pages/en/terms.md', 'x');
    set({ contact: 'mailto:nobody', logo: 'data/logo.svg' });
    expect(await check({ head: 'settings' })).toBe(true);
    const faults = said.filter((line) => line.endsWith(']'));
    expect(faults.map((line) => line.split('\n')[0])).toEqual(['data/catalog.json', 'data/pages/en/terms.md']);
    expect(said[0]).toMatch(/\[bad_way at line 1, \/contact\]\n.*\[logo_missing at line 1, \/logo\]$/);
    expect(said[1]).toMatch(/\[page_unknown\]$/);
  });

  it('is a fault beside others of data, by member, and with a verdict', async () => {
    catalog.git('checkout', '--quiet', '-b', 'settings');
    catalog.write('data/categories.json', '{');
    catalog.write('data/pages/en/terms.md', 'x');
    set({ accent: 'red', accnt: 'red' });
    expect(await check({ head: 'settings' })).toBe(true);
    expect(said.slice(0, -1)).toEqual([
      expect.stringMatching(
        /^data\/catalog\.json\n.*like #0a6b58.*\[bad_format at line 1, \/accent\]\n.*Did you mean accent\?.*\/accnt\]$/,
      ),
      expect.stringMatching(/^data\/categories\.json\n.* is not valid JSON: .*\[bad_json at line 1\]$/),
      expect.stringMatching(/^data\/pages\/en\/terms\.md\n.*\[page_unknown\]$/),
      expect.stringMatching(/^It changes base_url: /),
    ]);
    mkdirSync(join(catalog.folder, 'data/pages/de'));
    symlinkSync('/etc/hostname', join(catalog.folder, 'data/pages/de/imprint.md'));
    catalog.commit('Add a link');
    said = [];
    expect(await check({ head: 'settings' })).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/^data\/pages\/de\/imprint\.md has mode 120000\. .* \[bad_data\]$/),
      expect.stringMatching(/^It changes base_url: /),
      '4 files would change. It may not be merged: 1 fault.',
    ]);
  });
});

describe('the files of the folder', () => {
  const folder = () => check({ base: undefined, head: undefined } as never);

  it('are checked as they are, with what is not committed, and then what a merge would change', async () => {
    catalog.git('checkout', '--quiet', '-b', 'feeds');
    catalog.write('data/feeds/second.json', padDocument('second'));
    catalog.commit('Keep a second');
    expect(await folder()).toBe(false);
    expect(said).toEqual(['4 files are in order.', '1 file would change. It may be merged.']);
    said = [];
    catalog.write('data/feeds/third.json', '{"url": "http://works.org/"}');
    expect(await folder()).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/data\/feeds\/third\.json.*\n.*https:\/\/\..*\[scheme_not_allowed at line 1, \/url\]/),
      '1 error. Not all of data/ is committed; a merge takes what is.',
      '1 file would change. It may not be merged.',
    ]);
  });

  it('are named once where they are committed', async () => {
    catalog.git('checkout', '--quiet', '-b', 'feeds');
    catalog.write('data/categories.json', '{');
    catalog.commit('Break the categories');
    expect(await folder()).toBe(true);
    expect(said.join('\n').match(/bad_json/g)).toHaveLength(1);
    expect(said.at(-1)).toBe('1 file would change. It may not be merged.');
  });

  it('are checked alone on the published branch, and where there is no git', async () => {
    expect(await folder()).toBe(false);
    expect(said).toEqual(['3 files are in order.']);
    rmSync(join(catalog.folder, '.git'), { recursive: true });
    said = [];
    expect(await folder()).toBe(false);
    expect(said).toEqual(['3 files are in order.']);
  });

  it('are no reason to read what a link leads to', async () => {
    mkdirSync(join(catalog.folder, 'data/pages/de'), { recursive: true });
    symlinkSync('/etc/hostname', join(catalog.folder, 'data/pages/de/imprint.md'));
    expect(await folder()).toBe(true);
    expect(said[0]).toContain('[not_plain_file]');
  });
});
