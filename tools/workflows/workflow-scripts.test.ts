/** The scripts of the workflows, run for real: git with a repository beside, and a `gh` that notes what it is asked. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type TemporaryCatalog, temporaryCatalog } from '../../pipeline/testing/temporary-catalog.ts';

const GITHUB = join(import.meta.dirname, '..', '..', '.github');
const TOKEN = 'secret-of-the-test';

let catalog: TemporaryCatalog;
let folder: string;
let origin: string;

beforeEach(() => {
  catalog = temporaryCatalog();
  folder = mkdtempSync(join(tmpdir(), 'catalog-scripts-'));
  origin = join(folder, 'origin.git');
  catalog.git('clone', '--quiet', '--bare', catalog.folder, origin);
  catalog.git('remote', 'add', 'origin', origin);
  // Also notes what git is told beside its arguments.
  tool('gh', 'printf "%s\\n" "$*" >> "$NOTES"; if [ "$1 $2" = "issue list" ]; then printf "%s" "$ANSWER"; fi');
  tool('git', 'printf "%s\\n" "git $*" >> "$NOTES"; exec "$GIT" "$@"');
  writeFileSync(join(folder, 'notes'), '');
});
afterEach(() => {
  catalog.remove();
  rmSync(folder, { recursive: true });
});

function tool(name: string, script: string): void {
  const path = join(folder, 'bin', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

const notes = () => readFileSync(join(folder, 'notes'), 'utf8');
const asked = () =>
  notes()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('git '));

/** Standard output of a script. @throws Error where it fails */
function run(args: readonly string[], environment: Record<string, string> = {}): string {
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    GIT: execFileSync('which', ['git'], { encoding: 'utf8' }).trim(),
    NOTES: join(folder, 'notes'),
    ANSWER: '',
    GH_TOKEN: TOKEN,
    GITHUB_SERVER_URL: 'https://github.test',
    ...environment,
  };
  return execFileSync('bash', ['--norc', ...args], { cwd: catalog.folder, env, encoding: 'utf8', stdio: 'pipe' });
}

const shared = (branch: string) => catalog.git('--git-dir', origin, 'log', '--format=%an: %s', `main..${branch}`);

describe('share.sh', () => {
  const share = (branch: string) => run([join(GITHUB, 'share.sh'), branch, 'Follow a feed', 'Closes #7']);

  it('pushes what is new below data/ to a branch of its own, and opens a pull request', () => {
    catalog.write('data/feeds/new.json', '{}');
    catalog.write('elsewhere', 'not for sharing');
    share('add-feed-7');
    expect(shared('add-feed-7')).toBe('Catalog pipeline: Follow a feed');
    const files = catalog.git('--git-dir', origin, 'diff', '--name-only', 'main', 'add-feed-7');
    expect(files).toBe('data/feeds/new.json');
    expect(asked()).toEqual(['pr create --base main --head add-feed-7 --title Follow a feed --body Closes #7']);
  });

  it('pushes to the published branch where that is asked, without a pull request', () => {
    const before = catalog.git('rev-parse', 'main');
    catalog.write('data/rank/2026-11.ndjson', '');
    share('main');
    expect(catalog.git('--git-dir', origin, 'log', '--format=%s', `${before}..main`)).toBe('Follow a feed');
    expect(asked()).toEqual([]);
  });

  it('does nothing where nothing is new', () => {
    expect(share('add-feed-7')).toBe('Nothing is new.\n');
    expect(catalog.git('--git-dir', origin, 'branch', '--list', 'add-feed-7')).toBe('');
    expect(asked()).toEqual([]);
  });

  it('does nothing where it waits already', () => {
    catalog.write('data/feeds/new.json', '{}');
    share('add-feed-7');
    const first = catalog.git('--git-dir', origin, 'rev-parse', 'add-feed-7');
    catalog.git('reset', '--quiet', '--hard', 'HEAD~1');
    catalog.write('data/feeds/new.json', '{ }');
    expect(share('add-feed-7')).toBe('It waits already on the branch add-feed-7.\n');
    expect(catalog.git('--git-dir', origin, 'rev-parse', 'add-feed-7')).toBe(first);
    expect(asked()).toHaveLength(1);
  });

  it('fails where the push is refused, and opens nothing', () => {
    catalog.write('data/feeds/new.json', '{}');
    catalog.git('remote', 'set-url', 'origin', join(folder, 'nowhere'));
    expect(() => share('main')).toThrow('nowhere');
    expect(asked()).toEqual([]);
  });

  it('keeps the token out of arguments, files and output', () => {
    catalog.write('data/feeds/new.json', '{}');
    const output = share('add-feed-7');
    const encoded = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
    for (const text of [output, notes(), catalog.git('config', '--list')]) {
      expect(text).not.toContain(TOKEN);
      expect(text).not.toContain(encoded);
    }
  });
});

describe('the script that reports a failure', () => {
  const workflow = parse(readFileSync(join(GITHUB, 'workflows', 'report-failure.yml'), 'utf8'));
  const script: string = workflow.jobs.report.steps[0].run;
  const environment = { GITHUB_WORKFLOW: 'sync', GITHUB_REPOSITORY: 'works/catalog', GITHUB_RUN_ID: '42' };
  const report = (answer: string) => run(['-e', '-o', 'pipefail', '-c', script], { ...environment, ANSWER: answer });
  const text = 'This run failed: https://github.test/works/catalog/actions/runs/42';

  it('opens an issue', () => {
    report('');
    expect(asked()).toEqual([
      expect.stringMatching(/^issue list --app github-actions --state open /),
      `issue create --title The scheduled workflow sync fails --body ${text}`,
    ]);
  });

  it('adds to the one that is open', () => {
    report('17\n');
    expect(asked()).toEqual([expect.stringMatching(/^issue list /), `issue comment 17 --body ${text}`]);
  });
});

describe('the check of a pull request', () => {
  const workflow = parse(readFileSync(join(GITHUB, 'workflows', 'review.yml'), 'utf8'));
  const { run: script, env } = workflow.jobs.check.steps.find(({ run = '' }) => run.includes('cli.ts check'));

  it('knows another repository by its name, and one that is gone as another', () => {
    const OUTSIDE = expect.stringContaining(' github.event.pull_request.head.repo.full_name != github.repository ');
    expect(env).toEqual({ OUTSIDE });
  });

  it.each([
    ['false', []],
    ['true', ['--outside']],
    ['', ['--outside']],
    ['False', ['--outside']],
  ])('takes a branch for one of another repository unless it surely is not: %j', (OUTSIDE, expected) => {
    tool('node', 'printf "%s\\n" "$@"');
    const options = run(['-e', '-c', script], { GITHUB_HEAD_REF: 'moderation/x', OUTSIDE }).trimEnd().split('\n');
    expect(options.slice(options.indexOf('--summary') + 1)).toEqual(expected);
  });
});

it('the site is packed for GitHub Pages with its hidden files', () => {
  const workflow = parse(readFileSync(join(GITHUB, 'workflows', 'publish.yml'), 'utf8'));
  const { run: script } = workflow.jobs.build.steps.find(({ name = '' }) => name.startsWith('Pack the site'));
  catalog.write('dist/.well-known/catalog.json', '{}');
  catalog.write('dist/index.html', '');
  run(['-e', '-c', script], { RUNNER_TEMP: folder });
  const packed = execFileSync('tar', ['--list', '--file', join(folder, 'artifact.tar')], { encoding: 'utf8' });
  expect(packed.split('\n').sort()).toEqual(
    ['', './', './.well-known/', './.well-known/catalog.json', './index.html'].sort(),
  );
});

it.each([
  ['push, as usual', undefined, 'main'],
  ['push', 'push', 'main'],
  ['pull-request', 'pull-request', expect.stringMatching(/^rank-\d{4}-\d{2}$/)],
])('the places of a month are shared the way updates go: %s', (_what, updates, branch) => {
  const workflow = parse(readFileSync(join(GITHUB, 'workflows', 'export.yml'), 'utf8'));
  const { run: script } = workflow.jobs.snapshot.steps.find(({ name = '' }) => name.startsWith('Share it'));
  catalog.write('data/catalog.json', JSON.stringify({ moderation: { updates } }));
  catalog.write('.github/share.sh', 'printf "%s\\n" "$1" >> "$NOTES"\n');
  run(['-e', '-c', script]);
  expect(asked()).toEqual([branch]);
});
