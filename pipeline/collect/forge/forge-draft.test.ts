/** What becomes of a repository's topics. */
import { describe, expect, it } from 'vitest';
import { inWords } from '../../../schemas/wording/testing/in-words.ts';
import { toReadResult } from './forge-draft.ts';
import type { ForgeProject } from './forge-project.ts';
import { draftOf, TEST_OPTIONS } from './testing/forge-reading.ts';

function read(topics: string[]) {
  const project: ForgeProject = {
    repository: {
      name: 'tool',
      owner: 'works',
      path: 'works/tool',
      description: 'A tool',
      topics,
      archived: false,
      isPublic: true,
    },
    releases: { entries: [{ tag: 'v1.0.0' }], leftOut: 0 },
  };
  return toReadResult(project, TEST_OPTIONS.findCategory);
}

const SUGGESTED = {
  pointer: '/topics',
  code: 'category_suggested',
  severity: 'warning',
  message: 'The category is text-editors, because of "editor" in topics.',
};
const UNKNOWN = {
  pointer: '/topics',
  code: 'unknown_value',
  severity: 'warning',
  message: 'No topic of the repository names a category of the catalog. Add one in the settings of the repository.',
  expected: 'a topic that is a category, like text-editors',
};

describe('topics', () => {
  it.each([
    ['that are a category are taken without a word', ['typescript', 'text-editors'], 'text-editors', []],
    ['that mean a category are taken with the reason', ['typescript', 'editor'], 'text-editors', [SUGGESTED]],
    ['that mean none are a warning', ['typescript'], 'other', [UNKNOWN]],
    ['that are missing are a warning', [], 'other', [UNKNOWN]],
  ])('%s', (_, topics, category, problems) => {
    const result = read(topics);
    expect(draftOf(result).category).toBe(category);
    expect(inWords(result).problems).toEqual(problems);
  });

  it.each(['Mr. Jane Doe', '030 5550199 27'])('that may be a contact are shown to the reviewer: %s', (topic) => {
    const result = read(['text-editors', topic]);
    expect(result.problems).toMatchObject([{ pointer: '/topics', code: 'possible_contact' }]);
  });
});
