import { expect, test } from 'vitest';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { version } from '../../schemas/rank/testing/bare-listing.ts';
import { mainAction } from './main-action.ts';

const HOME = 'https://works.example/';
const PACKAGE = 'https://www.npmjs.com/package/kysely';
const FILE = { platform: 'macos', uri: 'https://works.example/editor.dmg' };
const OTHER = { platform: 'linux', uri: 'https://works.example/editor.deb' };
const TARBALL = { uri: 'https://registry.npmjs.org/kysely/-/kysely-0.28.2.tgz' };
const REPOSITORY = 'https://github.com/works/editor';

type Facts = Pick<SoftwareListing, 'homepage' | 'documentation' | 'sources'> & { artifacts: { uri: string }[] };

const source = (url: string | null, kind: 'github' | 'pad-json' = 'github'): SoftwareListing['sources'][number] => ({
  ...{ kind, url, primary: true, last_changed_on: '2026-01-01', failing_since: null, failing_code: null },
});

test.each<[string, Partial<Facts>, unknown]>([
  ['its only file', { artifacts: [FILE], homepage: HOME }, { kind: 'download', artifact: FILE }],
  ['a choice of files', { artifacts: [FILE, OTHER], homepage: HOME }, { kind: 'choose' }],
  ['its website', { homepage: HOME, documentation: HOME }, { kind: 'website', url: HOME }],
  [
    'the command of its package',
    { artifacts: [TARBALL], homepage: HOME },
    { kind: 'install', registry: 'npm', command: 'npm install kysely' },
  ],
  [
    'the command of the page it has',
    { homepage: PACKAGE },
    { kind: 'install', registry: 'npm', command: 'npm install kysely' },
  ],
  ['a choice of a package and a file', { artifacts: [TARBALL, FILE], homepage: HOME }, { kind: 'choose' }],
  [
    'its file, though its website is that of a package',
    { artifacts: [FILE], homepage: PACKAGE },
    { kind: 'download', artifact: FILE },
  ],
  ['its code', { sources: [source(REPOSITORY)] }, { kind: 'source', url: REPOSITORY }],
  [
    'its documentation',
    { documentation: HOME, sources: [source(HOME, 'pad-json')] },
    { kind: 'documentation', url: HOME },
  ],
  ['nothing', { sources: [source(null)] }, undefined],
])('the main button of a product leads to %s', (_what, { artifacts = [], ...facts }, expected) => {
  const versions = [version({ version: '2.0-beta', artifacts: [OTHER] }), version({ version: '1.0', artifacts })];
  const listing = { homepage: null, documentation: null, sources: [], ...facts, version: '1.0', versions };
  expect(mainAction(listing)).toEqual(expected);
});
