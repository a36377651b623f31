/** What a publishing document says besides what the product is. */
import { describe, expect, it } from 'vitest';
import { readPadJson } from './pad-json.ts';

type Json = Record<string, unknown>;

function read({ software = {}, release = {} }: { software?: Json; release?: Json }) {
  const document = {
    pad_version: '2.0',
    vendor: { name: 'Works' },
    software: { slug: 'tool', name: 'Tool', ...software },
    release: { version: '1.0.0', ...release },
  };
  return readPadJson(Buffer.from(JSON.stringify(document)), { findCategory: () => undefined });
}

const linesOf = ({ problems }: ReturnType<typeof read>) =>
  problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

describe('members of the software', () => {
  it.each([
    [{ keywords: ['text editor', 'text editor'] }, { keywords: ['text editor'] }, []],
    [{ keywords: [] }, { keywords: undefined }, []],
    [{ languages: ['en', 'pt-br', 'EN'] }, { languages: ['en', 'pt-BR'] }, []],
    [{ requirements: ' Windows 10\n or later ' }, { requirements: 'Windows 10\nor later' }, []],
    [{ requirements: '' }, { requirements: undefined }, []],
    [{ security: {} }, { security: undefined }, []],
    [
      { deployment: ['SelfHosted', 'docker'] },
      { deployment: ['self-hosted', 'docker'] },
      ['warning read_as /software/deployment/0'],
    ],
    [{ deployment: ['moon'] }, { deployment: undefined }, ['warning unknown_value /software/deployment/0']],
    [{ packages: ['pkg:npm/%40works/tool@1.2.3'] }, { packages: ['pkg:npm/%40works/tool'] }, []],
    [
      { packages: ['tool', 'pkg:npm/tool'] },
      { packages: ['pkg:npm/tool'] },
      ['warning bad_format /software/packages/0'],
    ],
    [{ support_until: '2030-12-31' }, { support_until: '2030-12-31' }, []],
    [
      { lifecycle: { end_of_life: '2032-12-31', lines: [{ line: '2024.1 LTS' }, { line: 'spring' }] } },
      { lifecycle: { end_of_life: '2032-12-31', lines: [{ line: '2024.1 LTS' }] } },
      [],
    ],
    [{ lifecycle: { lines: [{ line: 'Ada Lovelace' }] } }, { lifecycle: undefined }, []],
  ])('%j become %j', (software, expected, lines) => {
    const result = read({ software });
    expect(result.draft).toMatchObject(JSON.parse(JSON.stringify(expected)));
    for (const [name, value] of Object.entries(expected)) {
      if (value === undefined) expect(result.draft).not.toHaveProperty(name);
    }
    expect(linesOf(result)).toEqual(lines);
  });

  it.each([
    [{ keywords: ['x'.repeat(61)] }, 'error too_long /software/keywords/0'],
    [{ keywords: Array.from({ length: 31 }, () => 'x') }, 'error too_many /software/keywords'],
    [{ languages: ['English!'] }, 'error bad_format /software/languages/0'],
    [{ support_until: 'next year' }, 'error bad_format /software/support_until'],
    [{ lifecycle: { end_of_life: 'never' } }, 'error bad_format /software/lifecycle/end_of_life'],
    [{ icon: 'javascript:alert(1)' }, 'error bad_format /software/icon'],
    [{ screenshots: 'https://works.example/a.png' }, 'error wrong_type /software/screenshots'],
    [{ security: { policy_url: 'policy.html' } }, 'error bad_format /software/security/policy_url'],
  ])('%j are refused', (software, line) => {
    const result = read({ software });
    expect(result.draft).toBeUndefined();
    expect(linesOf(result)).toEqual([line]);
  });
});

describe('members of a release', () => {
  it.each([
    [{ released_in: '2019' }, { released_in: '2019' }],
    [{ released_in: '2019-05' }, { released_in: '2019-05' }],
    [{ released_in: '2019', released_on: '2019-05-06' }, { released_on: '2019-05-06' }],
    [{ changes: 'Opens larger files.' }, { changes: 'Opens larger files.' }],
    [{ changes: '' }, {}],
  ])('%j become %j', (release, expected) => {
    expect(read({ release }).draft?.versions).toEqual([{ version: '1.0.0', prerelease: false, ...expected }]);
  });

  it('say of a download how large it is, and what', () => {
    const artifacts = [{ uri: 'https://works.example/a.tar.gz', size_bytes: 12, format: 'tar.gz' }];
    expect(read({ release: { artifacts } }).draft?.versions[0]?.artifacts).toEqual(artifacts);
  });

  it.each([
    [{ released_in: '2019-13' }, 'error bad_format /release/released_in'],
    [
      { artifacts: [{ uri: 'https://a.example/b', size_bytes: 0 }] },
      'error out_of_range /release/artifacts/0/size_bytes',
    ],
    [{ artifacts: [{ uri: 'https://a.example/b', format: '../x' }] }, 'error bad_format /release/artifacts/0/format'],
  ])('%j are refused', (release, line) => {
    expect(linesOf(read({ release }))).toEqual([line]);
  });
});

describe('a contact', () => {
  const EMAIL = 'canary.bird@mine.example';
  const ADDRESS = `https://works.example/?to=${EMAIL}`;

  it.each<{ software?: Json; release?: Json }>([
    { software: { requirements: `Write to ${EMAIL}.` } },
    { release: { changes: `Write to ${EMAIL}.` } },
  ])('is taken out of the sentences of %j', (members) => {
    const result = read(members);
    expect(JSON.stringify(result)).not.toContain('canary');
    expect(result.problems).toEqual([expect.objectContaining({ severity: 'warning', code: 'contact_removed' })]);
  });

  it.each<{ software?: Json; release?: Json }>([
    { software: { order_url: ADDRESS } },
    { software: { support_url: ADDRESS } },
    { software: { status_page: ADDRESS } },
    { software: { security: { policy_url: ADDRESS } } },
    { software: { security: { security_txt_url: ADDRESS } } },
    { software: { icon: ADDRESS } },
    { software: { screenshots: [ADDRESS] } },
    { software: { keywords: [EMAIL] } },
    { software: { packages: [`pkg:npm/${EMAIL}`] } },
    { release: { artifacts: [{ uri: 'https://a.example/b', platform: EMAIL }] } },
  ])('is a reason to refuse %j', (members) => {
    const result = read(members);
    expect(result.draft).toBeUndefined();
    expect(JSON.stringify(result)).not.toContain('canary');
    expect(result.problems).toContainEqual(expect.objectContaining({ code: 'contact_not_allowed' }));
  });
});

describe('a release that is withdrawn', () => {
  it.each([
    [true, ''],
    ['It lost notes.', 'It lost notes.'],
    ['', ''],
    ['a\nb', 'a b'],
    [false, undefined],
  ])('%j', (yanked, reason) => {
    const { draft, problems } = read({ release: { yanked } });
    expect([draft?.versions[0]?.yanked, problems]).toEqual([reason, []]);
  });

  it('is not said by a number', () => {
    expect(linesOf(read({ release: { yanked: 1 } }))).toEqual(['error wrong_type /release/yanked']);
  });
});
