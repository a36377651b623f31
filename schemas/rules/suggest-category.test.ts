import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import categories from '../../data/categories.json' with { type: 'json' };
import { inEnglish } from '../wording/problem-languages.ts';
import { type CandidateWords, GENERAL_WORDS, suggestCategory } from './suggest-category.ts';
import { categoryLookup } from './vocabulary.ts';

const find = categoryLookup(categories);
const topics = (...words: string[]) => ({ pointer: '/topics', words });
const tags = (...words: string[]) => ({ pointer: '/tags', words });

describe('a category', () => {
  it.each([
    ['of a specific word goes before those of general ones', ['python', 'cli', 'linter'], 'developer-tools'],
    ['of a specific word goes before any number of general ones', ['cli', 'tui', 'shell', 'backup'], 'backup-and-sync'],
    ['of general words is better than none', ['rust', 'cli'], 'command-line-tools'],
    ['that most words mean goes before the one named first', ['gis', 'editor', 'wysiwyg'], 'text-editors'],
    ['that is named by its own name has one word like the others', ['accessibility', 'ui-kit', 'css'], 'accessibility'],
    ['named first goes before another with as many words', ['backup', 'editor'], 'backup-and-sync'],
    ['is found in any spelling', ['Text_Editor'], 'text-editors'],
    ['is not found more often because a word is repeated', ['gis', 'editor', 'Editor', 'EDITOR'], 'maps-and-location'],
    ['other is taken only if a word means it and none means more', ['misc', 'cli'], 'command-line-tools'],
    ['other is taken if a word means it', ['misc'], 'other'],
  ])('%s', (_, words, category) => {
    expect(suggestCategory([topics(...words)], find)?.category).toBe(category);
  });

  it.each([
    ['of the more trusted source', [topics('gis'), tags('editor', 'wysiwyg')], 'maps-and-location', '/topics'],
    ['of a specific word in the less trusted source', [topics('cli'), tags('editor')], 'text-editors', '/tags'],
    ['of the source that has one', [topics('nonsense'), tags('editor')], 'text-editors', '/tags'],
  ])('is that %s', (_, sources, category, pointer) => {
    const suggestion = suggestCategory(sources, find);
    expect([suggestion?.category, suggestion?.reason?.pointer]).toEqual([category, pointer]);
  });

  it.each([[[]], [[topics()]], [[topics('nonsense', '', 'toString', '__proto__')]]])('is missing for %j', (sources) => {
    expect(suggestCategory(sources, find)).toBeUndefined();
  });
});

describe('the reason', () => {
  const toldReason = (sources: CandidateWords[]) => {
    const { reason } = suggestCategory(sources, find) ?? {};
    return reason && inEnglish(reason);
  };
  const messageOf = (...words: string[]) => toldReason([topics(...words)])?.message;

  it('is a warning where the words stand', () => {
    expect(toldReason([{ pointer: '/info/x-tags', words: ['Text Editor'] }])).toEqual({
      pointer: '/info/x-tags',
      code: 'category_suggested',
      severity: 'warning',
      message: 'The category is text-editors, because of "text-editor" in info.x-tags.',
    });
  });

  it('names three words at most, and none that means another category', () => {
    expect(messageOf('ide', 'gis', 'editor', 'wysiwyg', 'code-editor')).toBe(
      'The category is text-editors, because of "ide", "editor", "wysiwyg" in topics.',
    );
  });

  it('is not needed where the category is named by its own name', () => {
    expect(suggestCategory([topics('editor', 'Text Editors')], find)).toEqual({ category: 'text-editors' });
  });

  it('repeats no word but those of the vocabulary', () => {
    const aliases = categories.categories.flatMap((entry) => entry.aliases);
    const word = fc.oneof(fc.string(), fc.constantFrom(...aliases));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const quoted = messageOf(...words)?.matchAll(/"([^"]*)"/g) ?? [];
        for (const [, text = ''] of quoted) expect(find(text)).toBeDefined();
      }),
    );
  });
});

it('every general word is a word of the catalog', () => {
  expect([...GENERAL_WORDS].filter((word) => find(word) === undefined)).toEqual([]);
});
