/** A catalog whose people review on GitHub: a bare repository as origin, clones of it, and a fake of the API. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ThrottlingOptions } from '@octokit/plugin-throttling';
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import { readFeeds } from '../../../collect/collect.ts';
import type { FeedResult } from '../../../collect/feeds/read-feed.ts';
import {
  type CatalogFiles,
  filesOf,
  NOW,
  readingTools,
  type TemporaryCatalog,
  TODAY,
  temporaryCatalog,
} from '../../../testing/temporary-catalog.ts';
import type { OpenRepository } from '../../plan/proposals/open-repository.ts';
import { planSync, type SyncPlan } from '../../plan/run/sync-plan.ts';
import { githubReview, type Review } from '../github-review.ts';
import { pullRequestsApi } from '../pull-requests-api.ts';
import { writePlan } from '../review-places.ts';
import { type FakePulls, headsOf, REPOSITORY, startFakePulls } from './fake-github-pulls.ts';
import type { FakePull } from './fake-pull-answers.ts';

export const TOKEN = 'token-of-the-pipeline';

export interface Clone {
  folder: string;
  notes: string[];
  review: Review;
  git(...args: string[]): string;
  /** What `catalog sync` does; documents the operator keeps are its feeds. */
  sync(options?: { today?: string; beforeWrite?: () => void | Promise<void> }): Promise<SyncPlan>;
}

export interface GithubCatalog {
  /** Folder of origin. */
  origin: string;
  fake: FakePulls;
  /** In origin. */
  git(...args: string[]): string;
  clone(settings?: Settings['moderation']): Clone;
  /** What a person does: changes files on a branch and pushes; null removes a file. */
  commit(branch: string, files: Record<string, string | null>): void;
  /** A file of a branch of origin; undefined where there is none. */
  file(branch: string, path: string): string | undefined;
  /** Branches below moderation/ of origin. */
  branches(): string[];
  /** For catalogs that begin where this one stands. */
  reached(): Reached;
  close(): Promise<void>;
}

/** Where origin and its pull requests stand. */
export interface Reached {
  origin: CatalogFiles;
  pulls: FakePull[];
}

/**
 * @param feeds name → document, as in data/feeds
 * @param from where it begins (default: with the feeds alone)
 */
export async function githubCatalog(
  feeds: Record<string, string> = {},
  from: Reached | undefined = undefined,
): Promise<GithubCatalog> {
  const seed = temporaryCatalog(feeds);
  const top = mkdtempSync(join(tmpdir(), 'catalog-origin-'));
  const origin = join(top, 'origin.git');
  writeFiles(origin, from?.origin ?? bareOf(seed));
  const fake = await startFakePulls(origin, structuredClone(from?.pulls));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: origin, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  let count = 0;
  return {
    origin,
    fake,
    git,
    clone(settings = {}) {
      count += 1;
      return cloneOf(seed, origin, join(top, `clone-${count}`), { fake, settings });
    },
    commit(branch, files) {
      const changes = Object.entries(files).map(([path, content]) =>
        content === null ? `D ${path}\n` : `M 100644 inline ${path}\n${data(content)}`,
      );
      const commit = `commit refs/heads/${branch}\ncommitter ${PERSON}\n${data('By hand\n')}`;
      const input = `${commit}from refs/heads/${branch}^0\n${changes.join('')}`;
      execFileSync('git', ['fast-import', '--quiet'], { cwd: origin, input });
    },
    file(branch, path) {
      try {
        return git('show', `refs/heads/${branch}:${path}`);
      } catch {
        return undefined;
      }
    },
    branches: () =>
      git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/moderation').split('\n').filter(Boolean),
    reached: () => ({ origin: filesOf({ folder: origin }), pulls: structuredClone(fake.pulls) }),
    async close() {
      await fake.close();
      seed.remove();
      rmSync(top, { recursive: true, force: true });
    },
  };
}

const PERSON = `Operator <operator@works.example> ${Date.parse('2026-11-19T12:00:00Z') / 1000} +0000`;

/** As git-fast-import(1) takes it. */
const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;

/** What `git clone` brings: the same objects, and the branches as those of origin. */
function cloneFiles(origin: string): CatalogFiles {
  const objects = [...filesOf({ folder: origin })].filter(([path]) => path.startsWith('objects/'));
  const branches = headsOf(origin);
  const refs = [...branches].map(([name, commit]): [string, string] => [`refs/remotes/origin/${name}`, commit]);
  const config = [
    '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tlogallrefupdates = true\n',
    `[remote "origin"]\n\turl = ${origin}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`,
    '[branch "main"]\n\tremote = origin\n\tmerge = refs/heads/main\n',
  ];
  const texts = [
    ['HEAD', 'ref: refs/heads/main'],
    ['refs/heads/main', branches.get('main') ?? ''],
    ['refs/remotes/origin/HEAD', 'ref: refs/remotes/origin/main'],
    ['config', config.join('')],
    ...refs,
  ].map(([path = '', text = '']): [string, Buffer] => [path, Buffer.from(`${text}\n`)]);
  return new Map([...objects, ...texts]);
}

/** Written sooner than by git, which is a process for each side and more. */
function writeFiles(folder: string, files: CatalogFiles): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

function bareOf(seed: TemporaryCatalog): CatalogFiles {
  const files = [...filesOf(seed)].flatMap(([path, content]): [string, Buffer][] =>
    path.startsWith('.git/') && path !== '.git/index' ? [[path.slice('.git/'.length), content]] : [],
  );
  return new Map([...files, ['config', Buffer.from('[core]\n\trepositoryformatversion = 0\n\tbare = true\n')]]);
}

function cloneOf(
  seed: TemporaryCatalog,
  origin: string,
  folder: string,
  { fake, settings }: { fake: FakePulls; settings: NonNullable<Settings['moderation']> },
): Clone {
  writeFiles(join(folder, '.git'), cloneFiles(origin));
  const git = (...args: string[]) => seed.git('-C', folder, ...args);
  git('reset', '--quiet', '--hard');
  const notes: string[] = [];
  const review = githubReview({
    site: 'https://github.com/works/catalog',
    remote: { folder, branch: 'main', server: 'https://github.com' },
    api: pullRequestsApi(apiOptions(fake)),
    settings,
    key: async () => undefined,
    now: NOW,
    note: (text) => notes.push(text),
  });
  return {
    ...{ folder, notes, review, git },
    async sync({ today = TODAY, beforeWrite } = {}) {
      let results: FeedResult[] | undefined;
      const planFor = async (repository: OpenRepository) => {
        results ??= await readFeeds({ data: repository.data, tools: readingTools(repository.data) });
        return planSync(results, { ...repository, today });
      };
      const { first } = await writePlan(review, planFor, async () => {
        await beforeWrite?.();
        return true;
      });
      return first;
    },
  };
}

/** Octokit writes at most once a second. */
const AT_ONCE = { key: () => ({ schedule: async (_options: unknown, run: () => Promise<void>) => run() }) };
const throttle = { write: AT_ONCE, notifications: AT_ONCE, retryAfterBaseValue: 1 };

/** For calls to the fake, without pauses. */
export const apiOptions = ({ origin }: Pick<FakePulls, 'origin'>) => ({
  ...{ baseUrl: origin, repository: REPOSITORY, token: TOKEN, base: 'main', userAgent: 'catalog-test' },
  throttle: throttle as unknown as Partial<ThrottlingOptions>,
});
