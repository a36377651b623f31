/**
 * A fake of what GitHub does with pull requests, over a bare repository on disk. Every request and answer is held
 * against GitHub's own description.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type FakeAnswer,
  type FakeRequest,
  type FakeServer,
  startFakeServer,
} from '../../../collect/forge/testing/fake-server.ts';
import { failure } from '../../../collect/sources/github/testing/fake-github.ts';
import { readValidators } from '../../../collect/sources/github/testing/github-description.ts';
import {
  commentAnswer,
  type FakeIssueComment,
  type FakePull,
  labelAnswer,
  permissionAnswer,
  pullAnswer,
} from './fake-pull-answers.ts';

export const REPOSITORY = 'works/catalog';

export interface FakePulls extends FakeServer {
  pulls: FakePull[];
  /** Of issues that are no pull requests. */
  comments: FakeIssueComment[];
  /** What was not as the description says. A test expects none. */
  faults: string[];
  /** Login → permission; everybody else may read. */
  permissions: Record<string, string>;
  open(): FakePull[];
  /** A person closes it, perhaps with a comment. */
  closePull(number: number, comment?: { author: string; text: string; isBot?: boolean }): void;
  /** A person merges it, as the button does. */
  mergePull(number: number): void;
  /** One that comes from somebody's copy. */
  addForeign(branch: string): FakePull;
}

const START = Date.parse('2026-11-20T12:00:00Z');
const validators = readValidators();

/** Branches as git has stored them. Each request asks for them, and a process each time would cost most of a test. */
export function headsOf(bare: string): Map<string, string> {
  const packed = existsSync(join(bare, 'packed-refs')) ? readFileSync(join(bare, 'packed-refs'), 'utf8') : '';
  const heads = new Map(
    Array.from(packed.matchAll(/^([0-9a-f]{40}) refs\/heads\/(.+)$/gm), ([, commit = '', name = '']) => [name, commit]),
  );
  const folder = join(bare, 'refs', 'heads');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !entry.name.endsWith('.lock'))
      heads.set(relative(folder, path), readFileSync(path, 'utf8').trim());
  }
  return heads;
}

/**
 * @param bare folder of the repository
 * @param pulls that there are already
 */
export async function startFakePulls(bare: string, pulls: FakePull[] = []): Promise<FakePulls> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: bare, encoding: 'utf8', stdio: 'pipe' }).trim();
  const moveHead = (number: number, commit: string) => {
    const folder = join(bare, 'refs', 'pull', String(number));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'head'), `${commit}\n`);
  };
  // Later than whatever became of those before.
  let seconds = pulls.length * 100;
  const tick = () => {
    seconds += 1;
    return new Date(START + seconds * 1000).toISOString().replace('.000', '');
  };
  const closeNow = (pull: FakePull) => Object.assign(pull, { state: 'closed', closedAt: tick(), updatedAt: tick() });
  const add = (pull: Pick<FakePull, 'branch' | 'title' | 'body'>, commit: string, from = REPOSITORY): FakePull => {
    const at = tick();
    const added: FakePull = {
      ...{ ...pull, commit, from, number: pulls.length + 1, state: 'open', labels: [], comments: [] },
      ...{ createdAt: at, updatedAt: at, closedAt: null, mergedAt: null },
    };
    moveHead(added.number, commit);
    pulls.push(added);
    return added;
  };

  /** Pushes move the head of what is open; a branch that is deleted closes it. */
  const refresh = () => {
    const heads = headsOf(bare);
    for (const pull of pulls.filter(({ state, from }) => state === 'open' && from === REPOSITORY)) {
      const commit = heads.get(pull.branch);
      if (commit === undefined) closeNow(pull);
      else if (commit !== pull.commit) {
        Object.assign(pull, { commit, updatedAt: tick() });
        moveHead(pull.number, commit);
      }
    }
    return heads;
  };

  const routes: Record<string, (request: FakeRequest, key: string) => FakeAnswer> = {
    'GET /repos/{owner}/{repo}/pulls': ({ url }) => {
      const state = url.searchParams.get('state') ?? 'open';
      const head = url.searchParams.get('head');
      const isWanted = (pull: FakePull) =>
        (state === 'all' || pull.state === state) && (head === null || head === `works:${pull.branch}`);
      const found = pulls.filter(isWanted);
      found.sort((a, b) => (state === 'closed' ? (a.updatedAt < b.updatedAt ? 1 : -1) : b.number - a.number));
      return page(
        found.map((pull) => pullAnswer(pull, REPOSITORY)),
        url,
      );
    },
    'POST /repos/{owner}/{repo}/pulls': ({ body }) => {
      const { head, title, body: text } = body as { head: string; title: string; body: string };
      const commit = refresh().get(head);
      if (commit === undefined || fake.open().some(({ branch }) => branch === head)) {
        return failure(422, 'Validation Failed');
      }
      const added = add({ branch: head, title, body: text }, commit);
      return { status: 201, body: pullAnswer(added, REPOSITORY, true) };
    },
    'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': ({ body }, key) => {
      const pull = find(key);
      const { state, ...change } = body as Partial<FakePull>;
      Object.assign(pull, change, { updatedAt: tick() });
      if (state === 'closed') closeNow(pull);
      return { body: pullAnswer(pull, REPOSITORY, true) };
    },
    'PUT /repos/{owner}/{repo}/issues/{issue_number}/labels': ({ body }, key) => {
      const pull = find(key);
      Object.assign(pull, { labels: (body as { labels: string[] }).labels, updatedAt: tick() });
      return { body: pull.labels.map(labelAnswer) };
    },
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': ({ url }, key) => {
      const since = url.searchParams.get('since') ?? '';
      const ofIssue = fake.comments.filter(({ issue }) => issue === Number(key));
      const found = pulls.some(({ number }) => number === Number(key)) ? find(key).comments : ofIssue;
      return page(found.filter(({ at }) => at >= since).map(commentAnswer), url);
    },
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': ({ body }, key) => {
      const { body: text } = body as { body: string };
      const added = {
        issue: Number(key),
        id: 100 + fake.comments.length,
        author: 'catalog[bot]',
        text,
        at: tick(),
        isBot: true,
      };
      fake.comments.push(added);
      return { status: 201, body: commentAnswer(added, 0) };
    },
    'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': ({ body }, key) => {
      const comment = fake.comments.find(({ id }) => id === Number(key));
      if (comment === undefined) throw new Error(`there is no comment ${key}`);
      comment.text = (body as { body: string }).body;
      return { body: commentAnswer(comment, 0) };
    },
    'GET /repos/{owner}/{repo}/collaborators/{username}/permission': (_request, login) => {
      const permission = fake.permissions[login] ?? 'read';
      return permission === 'gone' ? failure(404, 'Not Found') : { body: permissionAnswer(login, permission) };
    },
  };

  const find = (number: string | number): FakePull => {
    const pull = pulls.find((one) => one.number === Number(number));
    if (pull === undefined) throw new Error(`there is no pull request ${number}`);
    return pull;
  };

  const server = await startFakeServer((request) => {
    refresh();
    for (const [operation, answer] of Object.entries(routes)) {
      const [method = '', template = ''] = operation.split(' ');
      const path = template.replace('/repos/{owner}/{repo}', `/repos/${REPOSITORY}`).replace(/\{\w+\}/, '([^/]+)');
      const [isMatch, key = ''] = new RegExp(`^${path}$`).exec(request.url.pathname) ?? [];
      if (method !== request.method || isMatch === undefined) continue;
      const given = answer(request, decodeURIComponent(key));
      check(fake.faults, `body ${operation}`, request.body);
      check(fake.faults, `${given.status ?? 200} ${operation}`, given.body);
      return given;
    }
    fake.faults.push(`no operation for ${request.method} ${request.path}`);
    return failure(404, 'Not Found');
  });

  const fake: FakePulls = Object.assign(server, {
    pulls,
    comments: [],
    faults: [],
    permissions: {},
    open: () => {
      refresh();
      return pulls.filter(({ state }) => state === 'open');
    },
    closePull: (number: number, comment?: { author: string; text: string; isBot?: boolean }) => {
      refresh();
      if (comment !== undefined) find(number).comments.push({ ...comment, at: tick() });
      closeNow(find(number));
    },
    mergePull: (number: number) => {
      refresh();
      const pull = find(number);
      const main = git('rev-parse', 'refs/heads/main');
      const tree = git('merge-tree', '--write-tree', main, pull.commit);
      const person = ['-c', 'user.name=Reviewer', '-c', 'user.email=reviewer@works.example'];
      const merged = git(...person, 'commit-tree', tree, '-p', main, '-p', pull.commit, '-m', `Merge ${number}`);
      git('update-ref', 'refs/heads/main', merged, main);
      closeNow(pull).mergedAt = tick();
    },
    addForeign: (branch: string) =>
      add({ branch, title: 'x', body: 'x' }, git('rev-parse', 'refs/heads/main'), 'stranger/catalog'),
  });
  return fake;
}

function check(faults: string[], what: string, value: unknown): void {
  const validate = validators.get(what);
  if (validate === undefined ? value !== undefined : !validate(value)) {
    faults.push(`${what}: ${JSON.stringify(validate?.errors?.[0] ?? 'not described')}`);
  }
}

/** A page, with the address of the next one. */
function page(entries: readonly unknown[], url: URL): FakeAnswer {
  const perPage = Number(url.searchParams.get('per_page') ?? 30);
  const number = Number(url.searchParams.get('page') ?? 1);
  const body = entries.slice((number - 1) * perPage, number * perPage);
  if (number * perPage >= entries.length) return { body };
  const next = new URL(url);
  next.searchParams.set('page', String(number + 1));
  return { body, headers: { link: `<${next.href}>; rel="next"` } };
}
