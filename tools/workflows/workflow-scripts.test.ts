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

describe('the suite', () => {
  const workflow = parse(readFileSync(join(GITHUB, 'workflows', 'ci.yml'), 'utf8'));
  const { run: script } = workflow.jobs.test.steps.find(({ name = '' }) => name.startsWith('Run the suite'));

  it.each([
    ['data alone', 'data/feeds/new.json', 'Data alone changes.'],
    ['code', 'pipeline/new.ts', 'The suite runs.'],
    ['a file that is called like data', 'data.ts', 'The suite runs.'],
  ])('is asked for by what changes: %s', (_, path, said) => {
    catalog.write('.ci/run', 'echo "The suite runs."\n');
    catalog.commit('Begin');
    catalog.git('push', '--quiet', 'origin', 'main');
    catalog.git('switch', '--quiet', '--create', 'topic');
    catalog.write(path, '{}');
    catalog.commit('Change');
    for (const GITHUB_BASE_REF of ['main', '']) {
      expect(run(['-e', '-o', 'pipefail', '-c', script], { GITHUB_BASE_REF }).trim()).toBe(said);
    }
  });
});
