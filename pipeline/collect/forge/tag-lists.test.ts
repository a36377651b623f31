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
  it.each(TAG_LISTS)('is right with their days, without them, and in another order: $what', (list) => {
    const reversed = { ...list, tags: list.tags.toReversed() };
    expect({
      dated: currentOf(list, true),
      undated: currentOf(list, false),
      reversed: currentOf(reversed, true),
    }).toEqual({ dated: list.current, undated: list.undated ?? list.current, reversed: list.current });
  });
});
