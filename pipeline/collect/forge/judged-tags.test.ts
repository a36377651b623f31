/** Lists of another writer, who had not seen the rules: the version a person would read from them, or a doubt. */
import { expect, it } from 'vitest';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import type { ForgeRelease } from './forge-project.ts';
import { withLaterTags } from './forge-read.ts';
import judged from './tag-lists.judged.json' with { type: 'json' };
import further from './tag-lists-further.judged.json' with { type: 'json' };
import { toVersions } from './versions.ts';

interface Case {
  name: string;
  repository: string;
  /** Newest first. */
  tags: string[];
  releases?: { tag: string; prerelease: boolean; published_at: string }[];
  latest?: string;
  expected: Answer;
  also_right?: Answer[];
}

/** null: no version can be told. */
interface Answer {
  version: string | null;
  doubt?: boolean;
}

/** Versions as publishers spell them are right: 2_4_1 and 2.4.1.Final are 2.4.1. */
const plain = (version: string) => version.replaceAll('_', '.').replace(/\.(?:Final|GA)$/, '');
const WRONG = [
  // Nothing but the days could show the slip, and this list has none.
  'a mistyped number far above the rest',
];

it('finds in judged lists of tags what a person would, or asks', async () => {
  const wrong: string[] = [];
  for (const each of judged.cases as readonly Case[]) {
    const { version, isDoubtful } = await currentOf(each);
    const isRight = [each.expected, ...(each.also_right ?? [])].some((answer) =>
      answer.version === null ? isDoubtful : plain(version) === answer.version,
    );
    if (!isRight) wrong.push(each.name);
  }
  expect(judged.cases.length).toBeGreaterThanOrEqual(50);
  expect(wrong).toEqual(WRONG);
});

it('does so in a second list, where the days are known', () => {
  const wrong = further.cases.filter(({ repository, tags, right }) => {
    const releases = tags.map(([tag = '', releasedOn = '']) => ({ tag, releasedOn }));
    const { versions, doubt } = toVersions(releases, { path: repository });
    return !right.includes(currentVersion(versions)?.version ?? '') && doubt === undefined;
  });
  expect(wrong.map(({ why }) => why)).toEqual([]);
});

/** As a forge's reader comes to it: releases where there are some, with tags that went on. */
async function currentOf({ repository, tags, releases, latest }: Case) {
  const tagged: ForgeRelease[] = tags.map((tag) => ({ tag }));
  const released = releases?.map(({ published_at, ...rest }) => ({ ...rest, releasedOn: published_at.slice(0, 10) }));
  const { entries, isBehind } =
    released === undefined
      ? { entries: tagged, isBehind: undefined }
      : await withLaterTags({ entries: released, leftOut: 0, ...(latest && { latest }) }, tagged, {
          path: repository,
          owner: '',
          name: '',
          isPublic: true,
          archived: false,
          topics: [],
        });
  const { versions, doubt } = toVersions(entries, { path: repository, latest });
  return { version: currentVersion(versions)?.version ?? '', isDoubtful: doubt !== undefined || isBehind === true };
}
