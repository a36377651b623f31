/** Pull requests of strangers that were judged before the rules were written: which pass, and what is said of each. */
import { describe, expect, it } from 'vitest';
import judged from '../../testing/judged/from-outside.json' with { type: 'json' };
import { changeNotes, NOTHING_JUDGED, textFaults } from './change-notes.ts';
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
  nothing_judged: [/^Nothing of data/],
  names_workflow: [/^It changes files in .github/, /^Nothing of data/],
  names_packages: [/^It changes package files/, /^Nothing of data/],
  names_git: [/^It changes settings of git/, /^Nothing of data/],
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

it('says nothing of a branch that changes nothing', () => {
  expect(found({}).notes).not.toContain(NOTHING_JUDGED);
});
