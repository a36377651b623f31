import { expect, it } from 'vitest';
import { understandEntry } from './understand-entry.ts';

it.each([
  'https://github.com/works/editor',
  'http://github.com/works/editor',
  'github.com/works/editor',
  'www.github.com/works/editor/',
  '  github.com/works/editor.git ',
  'git@github.com:works/editor.git',
  'ssh://git@github.com/works/editor.git',
  'git+https://github.com/works/editor.git',
  'https://github.com/works/editor/blob/main/pad.json',
])('understands %s as a repository on GitHub', (text) => {
  expect(understandEntry(text)).toEqual({
    what: 'repository',
    address: 'https://github.com/works/editor',
    name: 'works/editor',
    host: 'github.com',
  });
});

it.each([
  ['gitlab.com/works/tools/editor/-/tree/main', 'https://gitlab.com/works/tools/editor', 'gitlab.com'],
  ['git.works.example/team/editor/-/releases', 'https://git.works.example/team/editor', 'git.works.example'],
])('understands %s as a repository on a GitLab', (text, address, host) => {
  expect(understandEntry(text)).toMatchObject({ what: 'repository', address, host });
});

it.each([
  ['works.example/pad.json', 'https://works.example/pad.json', false],
  ['http://works.example/pad.xml', 'https://works.example/pad.xml', false],
  ['https://works.example/files/pad.json?v=2', 'https://works.example/files/pad.json?v=2', false],
  ['works.example', 'https://works.example/', false],
  ['raw.githubusercontent.com/works/editor/main/pad.json', undefined, true],
  ['codeberg.org/works/editor/raw/branch/main/pad.json', undefined, true],
])('understands %s as an address, and whether a token can be had for it', (text, address, isShared) => {
  expect(understandEntry(text)).toMatchObject({
    what: 'address',
    isShared,
    address: address ?? `https://${text}`,
  });
});

it.each([
  ['', 'nothing'],
  [' \n ', 'nothing'],
  ['{"pad_version": "2.0"}', 'document'],
  ['<XML_DIZ_INFO>', 'document'],
  ['openapi: 3.1.0\ninfo: {}', 'document'],
  ['github.com/works', 'no-repository'],
  ['https://github.com/settings/profile', 'no-repository'],
  ['codeberg.org/works/editor', 'unread-host'],
  ['my editor', 'unclear'],
  ['editor', 'unclear'],
  ['pad.json', 'unclear'],
  ['jane@works.example', 'unclear'],
  ['localhost:8080/pad.json', 'unclear'],
  ['https://router.local/pad.json', 'unclear'],
  ['javascript:alert(1)', 'unclear'],
  ['https://user:secret@works.example/pad.json', 'unclear'],
])('understands %j as %s', (text, what) => {
  expect(understandEntry(text).what).toBe(what);
});
