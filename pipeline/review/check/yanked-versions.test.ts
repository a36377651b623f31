/** Branches that take one version out, and branches that would bring it back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compactJson } from '../../repo/text/stable-json.ts';
import { TODAY } from '../../testing/temporary-catalog.ts';
import { UPDATES_BRANCH } from '../plan/proposals/branches.ts';
import { editLine } from './check-summary.ts';
import { type CatalogInReview, catalogInReview, codes } from './testing/checking.ts';

const LISTING = 'data/listings/sh/shell.json';
const LEDGER = 'data/moderation/sh/shell.json';
const BAD = { version: '9.0.0', prerelease: false };
const YANK = { version: '9.0.0', reason: 'A trojan.', on: TODAY, by: 'operator' };
const SAID = { version: '0.8.0', on: TODAY, by: 'publisher' };

let catalog: CatalogInReview;
let versions: { version: string }[];
beforeAll(async () => {
  catalog = await catalogInReview();
  versions = [BAD, ...JSON.parse(catalog.readText(LISTING)).versions];
  catalog.edit(LISTING, { versions });
  catalog.commit('Publish 9.0.0');
  // Where 9.0.0 was taken out, and a publisher's own 0.8.0.
  catalog.git('switch', '--quiet', '--create', 'yanked');
  catalog.edit(LISTING, { versions: versions.slice(1) });
  catalog.edit(LEDGER, { yanked: [YANK, SAID] });
  catalog.commit('Take 9.0.0 out');
  catalog.git('switch', '--quiet', 'main');
});
afterAll(() => catalog.remove());

function edit(left: object[], yanked: object[]): void {
  catalog.edit(LISTING, { versions: left });
  catalog.edit(LEDGER, { yanked });
}

it.each<[string, () => void, string[], string[]]>([
  [
    'its listing and the ledger',
    () => edit(versions.slice(1), [YANK]),
    [],
    [`withdrawal of version 9.0.0: none → ${compactJson(YANK).trim()}`],
  ],
  [
    'the ledger alone',
    () => catalog.edit(LEDGER, { yanked: [YANK] }),
    [],
    [`withdrawal of version 9.0.0: none → ${compactJson(YANK).trim()}`],
  ],
  ['no ledger', () => catalog.edit(LISTING, { versions: versions.slice(1) }), ['shell not_signed'], []],
  [
    'the name of the publisher',
    () => catalog.edit(LEDGER, { yanked: [{ ...YANK, by: 'publisher' }] }),
    ['shell not_signed'],
    [],
  ],
  [
    'all that there is',
    () => catalog.edit(LEDGER, { yanked: versions.map(({ version }) => ({ ...YANK, version })) }),
    ['bad_data'],
    [],
  ],
])('a person takes a version out by %s', async (_, change, faults, lines) => {
  const result = await catalog.checkAfter('topic', 'main', change);
  expect(codes(result)).toEqual(faults);
  expect((result.edits?.get('shell') ?? []).map(editLine)).toEqual(lines);
});

it.each<[string, string, () => void, string[]]>([
  ['a person who takes the decision back', 'topic', () => catalog.edit(LEDGER, { yanked: [SAID] }), []],
  ['a person who takes that of a publisher back', 'topic', () => catalog.edit(LEDGER, { yanked: [YANK] }), []],
  ['a person without the ledger', 'topic', () => catalog.edit(LISTING, { versions }), ['shell not_signed']],
  ['a person without a decision', 'topic', () => edit(versions, [SAID]), ['shell not_signed']],
  [
    'a proposal',
    'moderation/shell',
    () => catalog.edit(LISTING, { versions }),
    ['shell yanked_version', 'shell not_signed'],
  ],
  ['updates', UPDATES_BRANCH, () => catalog.edit(LEDGER, { yanked: [SAID] }), ['shell yanked_version']],
])('comes back by %s', async (_, name, change, faults) => {
  expect(codes(await catalog.checkAfter(name, 'yanked', change, 'Edit', 'yanked'))).toEqual(faults);
});
