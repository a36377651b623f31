/** What the tests of the readers share. */
import { expect } from 'vitest';
import type { Draft } from '../../../../schemas/contracts/draft.ts';
import { validateListing } from '../../../../schemas/contracts/generated/validators.js';
import type { Refusal } from '../../../repo/fetch/check-url.ts';
import { Refused } from '../../../repo/fetch/refusals.ts';
import type { CachedAnswer } from '../../contract/source-memory.ts';
import { readGithubRepository as readGithub } from '../../sources/github/read-github.ts';
import { readGitlabProject as readGitlab } from '../../sources/gitlab/read-gitlab.ts';
import { readAnswer } from '../../sources/read-forge-answer.ts';
import { entriesInMemory } from '../../testing/entries-in-memory.ts';
import type { ReadAnswer } from '../answer-shape.ts';
import type { ForgeOptions, RepositoryReading } from '../repository-kind.ts';

const TOPICS: Record<string, string> = { editor: 'text-editors', 'text-editors': 'text-editors', arcade: 'games' };

/**
 * A clock that stands still, no pauses, and a small vocabulary. The clock is far ahead of the machine's, because
 * Octokit looks at that one, and would try again where a limit's end seems to have passed.
 */
export const TEST_OPTIONS = {
  fetch: (address, init) => fetch(address, init),
  // By its name, as a thread that reads is asked.
  readAnswer: async <T>({ name, path, about }: Parameters<ReadAnswer>[0], bytes: Uint8Array) =>
    readAnswer({ read: 'answer', shape: name, path, about }, bytes) as T | undefined,
  findCategory: (word) => TOPICS[word.toLowerCase()],
  now: () => new Date('2036-11-20T12:00:00Z'),
  retryDelayMs: 1,
  timeoutMs: 5_000,
} satisfies ForgeOptions;

export type ForgeResult = (RepositoryReading & { refusal?: never }) | { refusal: Refusal };

/** What a reader gives, or why it was refused. */
const orRefusal =
  <Given extends unknown[]>(read: (...given: Given) => Promise<RepositoryReading>) =>
  (...given: Given): Promise<ForgeResult> =>
    read(...given).catch((thrown: unknown) => {
      if (thrown instanceof Refused) return { refusal: thrown.refusal };
      throw thrown;
    });

export const readGithubRepository = orRefusal(readGithub);
export const readGitlabProject = orRefusal(readGitlab);

/** The draft of a result; the test fails where there is none, or where it could not be a listing. */
export function draftOf(result: ForgeResult): Draft {
  if (result.refusal !== undefined) throw new Error(`Refused: ${result.refusal.code}`);
  if (result.draft === undefined) throw new Error(`No draft: ${result.problems.map(({ code }) => code)}`);
  const listing = {
    ...result.draft,
    sources: [{ kind: 'github', url: 'https://github.com/a/b', primary: true, last_changed_on: '2026-11-20' }],
    verification: { method: 'none', status: 'unverified' },
  };
  validateListing(listing);
  expect(validateListing.errors ?? []).toEqual([]);
  return result.draft;
}

export function problemCodes(result: ForgeResult): string[] {
  return result.refusal === undefined ? result.problems.map(({ code }) => code) : [];
}

export const memoryCache = entriesInMemory<CachedAnswer>;
