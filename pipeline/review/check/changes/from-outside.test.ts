/** Pull requests of strangers that were judged before the rules were written: which pass, and what is said of each. */
import { describe, expect, it } from 'vitest';
import judged from '../../testing/judged/from-outside.json' with { type: 'json' };
import { changeNotes, NOT_JUDGED, textFaults } from './change-notes.ts';
import { type ChangedFile, NO_OBJECT, REMOVED } from './changed-files.ts';
import { outsideFaults } from './outside-branches.ts';

const TAKEN = 'data/usage/lantern/town.example.json';
const PUBLISHED = ['data/feeds/alpha.json', 'data/catalog.json', 'data/moderation/domains.json', TAKEN];

interface PullRequest {
  what: string;
  files: Record<string, string | null | undefined>;
  says?: string;
}

function found(files: PullRequest['files'], settings: readonly unknown[] = []) {
  const changes = Object.entries(files).map(([path, text]): ChangedFile => {
    const before = PUBLISHED.includes(path) ? 'a'.repeat(40) : NO_OBJECT;
    return { path, mode: text === null ? REMOVED : '100644', before, id: 'b'.repeat(40), size: text?.length ?? 0 };
  });
  const texts = new Map(Object.entries(files).map(([path, text]) => [path, text ?? '']));
  return {
    faults: [...outsideFaults(changes, texts), ...textFaults(changes, texts)],
    notes: changeNotes(changes, settings),
  };
}

const SAYS: Record<string, RegExp[]> = {
  nothing_faulty: [],
  nothing_judged: [/^Its files outside data/],
  names_workflow: [/^It changes workflows/, /^Its files outside data/],
  names_packages: [/^It changes package files/, /^Its files outside data/],
  names_git: [/^It changes settings of git/, /^Its files outside data/],
};

describe('a pull request from outside that was judged before the rules were written', () => {
  const { green, red }: Record<'green' | 'red', PullRequest[]> = judged;

  it.each(green.filter(({ says }) => says !== 'red'))(
    'passes with its true sentence: $what',
    ({ files, says = '' }) => {
      const { faults, notes } = found(files);
      expect(faults).toEqual([]);
      expect(notes).toEqual(SAYS[says]?.map((words) => expect.stringMatching(words)));
    },
  );

  it.each([...red, ...green.filter(({ says }) => says === 'red')])('is refused: $what', ({ files }) => {
    expect(found(files).faults).not.toEqual([]);
  });
});

it.each([
  ['a dot at the end', 'data./catalog.json'],
  ['a space at the end', 'data /catalog.json'],
  ['a stream', 'data::$INDEX_ALLOCATION/catalog.json'],
  ['a sign that nobody sees', 'da\u200Cta/catalog.json'],
  ['a way round', 'x\\..\\data\\catalog.json'],
])('data/ with %s is refused: other systems take it for data/', (_what, path) => {
  expect(found({ [path]: '{}' }).faults).toContainEqual(expect.objectContaining({ code: 'bad_path' }));
});

it.each([
  [{ signing_key: 'a' }, { signing_key: 'b' }, 'signing_key'],
  [{ moderation: { record_key: 'a' } }, {}, 'record_key'],
  [{ base_url: 'https://a.example' }, { base_url: 'https://b.example' }, 'base_url'],
  [{ main_branch: 'main' }, { main_branch: 'next' }, 'main_branch'],
])('settings %j that become %j are named', (before, after, name) => {
  const { notes } = found({ 'data/catalog.json': JSON.stringify(after) }, [before, after]);
  expect(notes).toEqual([expect.stringContaining(`It changes ${name}:`)]);
});

it('listings that are taken away are named', () => {
  expect(found({ 'data/listings/ed/editor.json': null }).notes).toEqual(['It takes away listings: editor.']);
});

it('feeds that are read from elsewhere are named', () => {
  const note = expect.stringContaining('It changes or removes feeds');
  expect(found({ 'data/feeds/alpha.json': null }).notes).toEqual([note]);
  expect(found({ 'data/feeds/new.json': '{}' }).notes).toEqual([]);
});

it('says of files beside data that they were not judged', () => {
  expect(found({ 'data/feeds/new.json': '{}', 'astro.config.mjs': '' }).notes).toEqual([NOT_JUDGED]);
});

it('says nothing of a branch that changes nothing', () => {
  expect(found({}).notes).not.toContain(NOT_JUDGED);
});
