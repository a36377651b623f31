import { describe, expect, it } from 'vitest';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import { TAG_LISTS, type TagList } from './testing/tag-lists.ts';
import { toVersions } from './versions.ts';

function currentOf({ repository = 'works/tool', tags, latest }: TagList, withDays: boolean) {
  const entries = tags.map((line) => {
    const [, tag = '', day = ''] = line.match(/^(.*) (\S+)$/) ?? [];
    return withDays ? { tag, releasedOn: day } : { tag };
  });
  return currentVersion(toVersions(entries, { path: repository, latest }).versions)?.version;
}

describe('the current version among tags', () => {
  it.each(TAG_LISTS)('with their days is right: $what', (list) => {
    expect(currentOf(list, true)).toBe(list.current);
  });

  it.each(TAG_LISTS)('without their days is right: $what', (list) => {
    expect(currentOf(list, false)).toBe(list.undated ?? list.current);
  });

  it.each(TAG_LISTS)('is the same in whatever order a forge lists them: $what', (list) => {
    expect(currentOf({ ...list, tags: list.tags.toReversed() }, true)).toBe(list.current);
  });
});
