import { expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { FORMAT } from '../../repo/data/data-format.ts';
import { expectShape } from '../../testing/read-api-shape.ts';
import { operatorFiles } from './operator-files.ts';

const SETTINGS: Settings = {
  ...{ name: 'Tests', tagline: 'For tests', summary: 'Tests.', base_url: 'https://c.org', vendor: { name: 'Tests' } },
  ...{ host: 'worker', main_branch: 'main', format: FORMAT },
};
const NOTHING = { pages: {}, logo: undefined };
const written = (settings: Partial<Settings>, operator: Parameters<typeof operatorFiles>[1] = NOTHING) =>
  new Map(
    operatorFiles({ settings: { ...SETTINGS, ...settings } }, operator).map(([path, content]) => [
      path,
      String(content),
    ]),
  );

it('are none while nothing is set', () => {
  expect(written({})).toEqual(new Map());
  expect(written({ repository: 'https://github.com/your-organization/catalog' })).toEqual(new Map());
});

it('say what is asked of a listing, and nothing else, where that alone is set', () => {
  const admission = { licenses: ['open-source'] };
  const made = operatorFiles({ settings: SETTINGS, admission }, NOTHING);
  expect(made.map(([path, content]) => [path, JSON.parse(String(content))])).toEqual([[files.admission, admission]]);
});

it('hold what pages link to, the logo and the colors', () => {
  const bytes = Buffer.from('<svg/>');
  const logo = { type: 'svg' as const, width: 3, height: 2, bytes };
  const made = written(
    {
      repository: 'https://github.com/w/c.git',
      contact: 'mailto:a@w.org',
      report: 'https://w.org/{slug}',
      accent: '#FF0000',
    },
    { logo, pages: { imprint: { de: '# Impressum' } } },
  );
  const facts = JSON.parse(made.get(files.operator) ?? '');
  expectShape('OperatorFacts', facts);
  expect(facts).toEqual({
    repository: { url: 'https://github.com/w/c', forge: 'github' },
    contact: 'mailto:a@w.org',
    report: 'https://w.org/{slug}',
    logo: { path: '/logo.svg', width: 3, height: 2 },
    accent: expect.stringMatching(/^\/_assets\/accent\.[0-9a-f]{12}\.css$/),
    pages: { imprint: { de: '# Impressum' } },
  });
  expect([...made.keys()]).toEqual([files.operator, '/logo.svg', facts.accent]);
  expect(made.get('/logo.svg')).toBe('<svg/>');
  expect(made.get(facts.accent)).toMatch(/^html:root\{--color-accent:light-dark\(/);
});
