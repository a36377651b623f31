import { describe, expect, it } from 'vitest';
import { readQuery, understoodIn } from './query.ts';

const said = (text: string) => understoodIn(text).map(({ facet, value }) => `${facet} ${value}`);

describe('what a query says beside its words', () => {
  it.each([
    ['MIT', 'license mit', ''],
    ['mit license', 'license mit', ''],
    ['editor unter MIT Lizenz', 'license mit', 'editor unter'],
    ['GPLv3 editor', 'license gpl-3', 'editor'],
    ['gpl 3.0 or later', 'license gpl-3', ''],
    ['gnu general public license', 'license gpl', ''],
    ['BSD-2-Clause maps', 'license bsd-2', 'maps'],
    ['apache 2.0 orm', 'license apache-2', 'orm'],
    ['open source photo editor', 'license open-source', 'photo editor'],
    ['quelloffene Notizen', 'license open-source', 'Notizen'],
    ['free video editor', 'price free', 'video editor'],
    ['Passwort Manager kostenlos', 'price free', 'Passwort Manager'],
    ['freemium notes', 'price freemium', 'notes'],
    ['buy once daw', 'price once', 'daw'],
    ['notes for iPhone', 'platform ios', 'notes for'],
    ['webbasierte App mac os', 'platform macos', 'webbasierte App'],
    ['python library', 'kind library', 'python'],
    ['made in Germany chat', 'country de', 'chat'],
    ['Messenger aus der Schweiz', 'country ch', 'Messenger'],
    ['european software', 'country eu', 'software'],
  ])('%s: %s', (text, facet, without) => {
    expect(understoodIn(text).map(({ facet, value, without }) => [`${facet} ${value}`, without])).toEqual([
      [facet, without],
    ]);
  });

  it.each([
    ['a word in quotes', '"free" editor'],
    ['German mit', 'pdf erstellen mit javascript'],
    ['the publisher Apache', 'apache arrow'],
    ['a language', 'german dictionary'],
    ['a part of a word', 'freeze'],
  ])('is nothing for %s', (_what, text) => {
    expect(said(text)).toEqual([]);
  });

  it('keeps several, each with what is left without it', () => {
    expect(understoodIn('free "open source" gpl editor for linux')).toMatchObject([
      { facet: 'price', value: 'free', without: '"open" "source" gpl editor for linux' },
      { facet: 'license', value: 'gpl', without: 'free "open" "source" editor for linux' },
      { facet: 'platform', value: 'linux', without: 'free "open" "source" gpl editor for' },
    ]);
  });

  it('asks for nothing else where it is all that was typed', () => {
    expect(readQuery('free software')).toMatchObject({ slots: [], filters: [{ words: ['#license-open-source'] }] });
    expect(readQuery('kostenlos')).toMatchObject({ slots: [], filters: [{ words: ['#price-free'] }] });
  });
});

describe('what is asked for something like it', () => {
  it.each([
    ['alternative to webpack', 'webpack'],
    ['free alternatives for VS Code', 'vscode'],
    ['Alternative zu Jest', 'jest'],
    ['prisma alternative', 'prisma'],
    ['lastpass replacement', 'lastpass'],
    ['something like express', 'express'],
    ['so etwas wie Notion', 'notion'],
    ['instead of slack', 'slack'],
  ])('%s: %s', (text, like) => {
    expect(readQuery(text)?.like).toBe(like);
  });

  it('is shown by its name, and taken back by looking for it', () => {
    expect(understoodIn('free alternative to VS Code')).toMatchObject([
      { facet: 'price', value: 'free' },
      { facet: 'like', value: 'VS Code', without: 'VS Code' },
    ]);
  });

  it.each(['alternative', 'emails that look like newsletters', '"alternative to webpack"'])(
    'is nothing for %s',
    (text) => {
      expect(readQuery(text)?.like).toBeUndefined();
    },
  );
});
