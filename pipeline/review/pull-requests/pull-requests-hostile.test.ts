/** What publishers write reaches GitHub as text that does nothing, and contacts do not reach it at all. */
import { afterEach, expect, it } from 'vitest';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { type GithubCatalog, githubCatalog } from './testing/reviewing-on-github.ts';

let catalog: GithubCatalog;
afterEach(() => catalog.close());

const EVIL = '@octocat Fixes #1 `$(id)` <script>alert(1)</script> ::set-env name=A::b ```` | [x](javascript:y)';
const CONTACTS = ['quorra@canary-person.example', '+49 30 55501990'];
const DOCUMENT = padDocument('astro', ({ software, vendor, ...document }) => {
  software.name = `Astro ${EVIL}`.slice(0, 150);
  vendor.name = `Works ${EVIL}`.slice(0, 150);
  software.descriptions = { en: { summary: `${EVIL} ${CONTACTS.join(' or ')}`, text: `${EVIL}\n::error::x` } };
  vendor.contacts = { email: CONTACTS[0], phone: CONTACTS[1], name: 'Quorra Canaryperson' };
  Object.assign(document, { '::stop-commands::x': EVIL });
});
const SLUG_TRICKS = [
  '../../.github/workflows/x',
  '.git',
  'a'.repeat(65),
  'аstro',
  '$(id)',
  '-x/../y',
  'moderation/_updates',
];

it('one listing, a batch, and slugs that want to be paths', async () => {
  const others = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`tool-${index}`, DOCUMENT.replace('"astro"', `"tool-${index}"`)]),
  );
  const tricks = Object.fromEntries(SLUG_TRICKS.map((slug, index) => [`trick-${index}`, padDocument(slug)]));
  catalog = await githubCatalog({ astro: DOCUMENT, ...tricks });
  const clone = catalog.clone();
  await clone.sync();
  catalog.commit(
    'main',
    Object.fromEntries(Object.entries(others).map(([name, text]) => [`data/feeds/${name}.json`, text])),
  );
  await clone.sync();
  expect(catalog.branches()).toEqual(['moderation/_batch-1', 'moderation/astro']);
  expect(catalog.fake.pulls.map(({ title }) => title)).toEqual(['Propose astro', 'Propose 20 listings (_batch-1)']);
  const slugs = Array.from({ length: 20 }, (_, index) => `tool-${index}`).sort();
  const messages = ['moderation/astro', 'moderation/_batch-1'].map((name) =>
    catalog.git('log', '-1', '--format=%B', name),
  );
  expect(messages.map((text) => text.trimEnd())).toEqual([
    'Propose astro',
    `Propose 20 listings\n\n${slugs.join('\n')}`,
  ]);
  const files = catalog.git('diff', '--name-only', 'main...moderation/_batch-1').split('\n');
  expect(files.every((path) => /^data\/(?:listings|moderation)\/to\/tool-\d+\.json$/.test(path))).toBe(true);
  for (const { body } of catalog.fake.pulls) {
    expect(body.replace(/^### tool/gm, '')).not.toMatch(/[@#](?!\u200b)/);
    expect(body.split('\n').some((line) => /^\s*(?:::|<script)/.test(line))).toBe(false);
  }
  expect(clone.notes).toEqual([]);
  const sent = JSON.stringify([catalog.fake.requests, catalog.fake.pulls]);
  for (const trace of [...CONTACTS, '55501990', 'Canaryperson', 'canary-person']) expect(sent).not.toContain(trace);
  expect(catalog.fake.faults).toEqual([]);
});
