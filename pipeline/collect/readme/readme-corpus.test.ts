/** Over real READMEs that are no part of the project; skipped where they are not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scrubContacts } from '../../../schemas/rules/contacts.ts';
import { readReadme } from './readme.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'corpus', 'readmes');
const isPresent = existsSync(FOLDER);
/** Other markups are rendered by their forge. */
const IS_READ = /\.(?:md|markdown|txt)$|\/[^.]+$/i;
const names = isPresent ? readdirSync(FOLDER).filter((name) => IS_READ.test(`/${name.split('--').at(-1)}`)) : ['none'];

const FORBIDDEN: readonly [what: string, pattern: RegExp][] = [
  ['a tag', /<\/?(?:a|p|b|i|br|div|img|span|h[1-6]|table|details|sub|strong)(?:\s[^>]*)?\/?>/i],
  ['a badge', /img\.shields\.io|badge\.svg/],
  ['a picture or link', /!?\[[^\]]*\]\(/],
  ['marks of markup', /\*\*|^#{1,6} |^={3,}|^-{3,}|`_|\|\||:target:|\{[\w-]+\}\[|[\ue000-\ue010]/m],
  ['an entity', /&(?:nbsp|amp|lt|gt|#\d+);/],
  ['more than one empty line', /\n{3}/],
];

/** 012-owner__name--README.md */
const aboutOf = (name: string) => ({ name: /^\d+-.+?__(.+)--/.exec(name)?.[1] ?? '' });

describe.skipIf(!isPresent)('every README of the corpus', () => {
  it.each(names)('%s', (name) => {
    const path = name.split('--').at(-1) ?? name;
    const { summary = '', text = '' } = readReadme({ bytes: readFileSync(join(FOLDER, name)), path }, aboutOf(name));
    expect(
      FORBIDDEN.filter(([, pattern]) => pattern.test(summary) || pattern.test(text)).map(([what]) => what),
    ).toEqual([]);
    expect(summary).not.toMatch(/^(?:table of )?contents\b|^(?:note|warning|important)\b|\n|[:：]$|^[-*•]/i);
    expect(summary.length).toBeLessThanOrEqual(500);
    expect(text.length).toBeLessThanOrEqual(4000);
    expect(scrubContacts(summary + text)).toBe(summary + text);
    expect(summary.normalize('NFC') + text.normalize('NFC')).toBe(summary + text);
  });

  it('has a summary for seven of ten, though nothing but the name is known', () => {
    const none = names.filter((name) => {
      const path = name.split('--').at(-1) ?? name;
      return readReadme({ bytes: readFileSync(join(FOLDER, name)), path }, aboutOf(name)).summary === undefined;
    });
    expect(none.length).toBeLessThanOrEqual(names.length * 0.3);
  });
});
