/** What is made of files that publishers have anyway, and that none of their contacts goes along. */
import { describe, expect, it } from 'vitest';
import { filledExample } from './filled-example.ts';
import { kindOrProblem } from './kind-or-problem.ts';
import { validatePadJson } from './pad-json.ts';

const json = (members: object) =>
  JSON.stringify({ name: 'ebb', version: '1.2.0', description: 'Shows the tides.', ...members });
const XML = (root: string, members: string) => `<?xml version="1.0"?>\n<!-- tides -->\n<${root}>${members}</${root}>`;
const HOME = 'https://ebb.example/tides';

const FILES: [what: string, text: string, facts: [name: string, version: string, homepage?: string, spdx?: string]][] =
  [
    [
      'package.json',
      json({ name: '@works/ebb', homepage: HOME, license: 'MIT', author: 'Ann Lee <ann@ebb.example>', scripts: {} }),
      ['ebb', '1.2.0', HOME, 'MIT'],
    ],
    ['composer.json', json({ name: 'works/ebb', license: 'nonsense', require: {} }), ['ebb', '1.2.0']],
    ['server.json', json({ name: 'io.works/ebb', websiteUrl: HOME, packages: [] }), ['ebb', '1.2.0', HOME]],
    [
      'Cargo.toml',
      `[package]\nname = "ebb"\nversion = '1.2.0' \nauthors = ["Ann Lee <ann@ebb.example>"]\ndescription = "Shows the tides."\nhomepage = "${HOME}"\n\n[dependencies]\nlicense = "MIT"\n`,
      ['ebb', '1.2.0', HOME],
    ],
    [
      'pyproject.toml',
      '[build-system]\nname = "hatchling"\n\n[project]\nname = "ebb"\nversion = "1.2.0"\ndescription = "Shows the tides."\nlicense = "ISC"',
      ['ebb', '1.2.0', undefined, 'ISC'],
    ],
    [
      'nuspec',
      XML(
        'package',
        `<metadata minClientVersion="2.5"><id>ebb</id><version>1.2.0</version><authors>Ann Lee</authors><license type="expression">MIT</license><projectUrl>${HOME}</projectUrl><description>Shows the tides.</description></metadata>`,
      ),
      ['ebb', '1.2.0', HOME, 'MIT'],
    ],
    [
      'Chart.yaml',
      `apiVersion: v2\nname: ebb\nversion: "1.2.0"\ndescription: Shows the tides.\nhome: ${HOME}\nmaintainers:\n  - name: Ann Lee\n    email: ann@ebb.example\n`,
      ['ebb', '1.2.0', HOME],
    ],
    ['.desktop', '[Desktop Entry]\nType=Application\nName=ebb\nComment=Shows the tides.\n', ['ebb', '']],
  ];

describe('an example', () => {
  it.each(FILES)('made of %s holds what was found, and lacks nothing but what is empty', (_what, text, facts) => {
    const [name, version, homepage, spdx_id] = facts;
    const example = exampleOf(text);
    expect(example).toEqual({
      pad_version: '2.0',
      vendor: { name: '' },
      software: {
        ...{ slug: 'ebb', name, descriptions: { en: { summary: 'Shows the tides.' } } },
        ...(homepage && { homepage }),
        ...(spdx_id && { license: { spdx_id } }),
      },
      release: { version },
    });
    const { problems } = validatePadJson(Buffer.from(JSON.stringify(example)), { findCategory: () => undefined });
    const errors = problems.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer);
    expect(errors).toEqual(['/vendor/name', ...(version === '' ? ['/release/version'] : [])]);
  });

  it.each([
    ['a description with an address', { description: 'Ask ann@ebb.example.' }],
    ['a homepage with one', { description: '', homepage: 'https://ebb.example/ann@ebb.example' }],
    ['placeholders', { description: '{project.summary}', version: '{{VERSION}}' }],
  ])('takes over no %s', (_what, members) => {
    const example = exampleOf(json({ ...members, scripts: {} })) as { software: object };
    expect(example.software).toEqual({ slug: 'ebb', name: 'ebb' });
  });

  it.each([
    ['what names nothing', '[project]\nversion = "1"'],
    ['what describes no product', 'asyncapi: 3.0.0\ninfo:\n  title: x\nname: x'],
    ['what is nothing known', 'name: x'],
  ])('is made of no %s', (_what, text) => {
    expect(exampleOf(text)).toBeUndefined();
  });
});

function exampleOf(text: string): object | undefined {
  const problem = kindOrProblem(Buffer.from(text));
  return filledExample(Buffer.from(text), typeof problem === 'object' ? [problem] : []);
}
