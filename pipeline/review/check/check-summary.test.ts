import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { runShow } from '../../cli/moderation.ts';
import {
  NOW,
  type PadFixture,
  padDocument,
  type TemporaryCatalog,
  temporaryCatalog,
} from '../../testing/temporary-catalog.ts';
import { parted } from '../testing/fences.ts';
import { checkBranch } from './check-proposal.ts';
import { checkSummary } from './check-summary.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

async function summaryOf(change: (document: PadFixture) => void, edit?: () => void): Promise<string> {
  catalog = temporaryCatalog({ editor: padDocument('editor', change) });
  await catalog.sync();
  if (edit !== undefined) {
    catalog.git('switch', '--quiet', 'moderation/editor');
    edit();
    catalog.commit('Edit');
    catalog.git('switch', '--quiet', 'main');
  }
  const name = 'moderation/editor';
  const result = await checkBranch({ folder: catalog.folder, name, base: 'main', head: name });
  return checkSummary(catalog.folder, result, NOW);
}

const outsideFences = (markdown: string) => parted(markdown).outside.filter(Boolean);

const HOSTILE = '```\n@octocat Fixes #1 <img src=x> [x](javascript:1) ````` ::add-mask::x $(id)';

it('shows card, report and difference, and nothing of the publisher outside a fence', async () => {
  const summary = await summaryOf(({ software, vendor }) => {
    Object.assign(software, { name: HOSTILE, kind: HOSTILE, descriptions: { en: { summary: HOSTILE } } });
    vendor.name = '@team & Co.';
  });
  expect(outsideFences(summary)).toEqual(['## The check passes', '## editor', '### Difference']);
  expect(summary).toContain('vendor         @\u200bteam & Co.');
  expect(summary).toContain('[unknown_value at /software/kind]');
  expect(summary).toContain('+  "slug": "editor",');
  expect(summary).not.toMatch(/[@#](?!\u200b)(?=\w)/);
});

it('shows the faults, and names the files it changes only inside a fence', async () => {
  const path = '@octocat `x`.md';
  const summary = await summaryOf(
    () => {},
    () => writeFileSync(join(catalog.folder, path), 'x'),
  );
  expect(outsideFences(summary)).toEqual([
    '## The check fails',
    '### Files it changes (mode, bytes, path)',
    '## editor',
    '### Difference',
  ]);
  expect(summary).toContain('It changes files that are not its own. Look at the branch. [foreign_file]');
  expect(summary).toContain('100644 1 @\u200boctocat `x`.md');
});

it('says which members a person has edited', async () => {
  const summary = await summaryOf(
    () => {},
    () => {
      const path = 'data/listings/ed/editor.json';
      const text = catalog.git('show', `HEAD:${path}`).replace('"text-editors"', '"games"');
      writeFileSync(join(catalog.folder, path), text);
    },
  );
  expect(outsideFences(summary)).toContain('Edited by a person, not the source’s words:');
  expect(summary).toContain('category: "text-editors" → "games"');
});

it('shows the difference also of what cannot be read', async () => {
  const summary = await summaryOf(
    () => {},
    () => rmSync(join(catalog.folder, 'data/moderation/ed/editor.json')),
  );
  expect(outsideFences(summary)).toEqual([
    '## The check fails',
    '### Files it changes (mode, bytes, path)',
    '## editor',
    '### Difference',
  ]);
  expect(summary).toContain('[not_published]');
  expect(summary).toContain('+  "slug": "editor",');
});

it('names submissions that resemble each other, as `moderation show` does', async () => {
  const named = (name: string, vendor: string) => (document: PadFixture) => {
    Object.assign(document.software, { name, homepage: `https://${vendor}.example/` });
    document.vendor.name = vendor;
  };
  catalog = temporaryCatalog({
    'fast-hub': padDocument('fast-hub', named('IronGate Fast Hub', 'mallory')),
    irongate: padDocument('irongate', named('IronGate', 'smith')),
    painter: padDocument('painter', named('Wall painter', 'works')),
    viewer: padDocument('viewer', named('Picture viewer', 'works')),
  });
  await catalog.sync({}, undefined, undefined, { batchesFrom: 2 });
  const name = 'moderation/_batch-1';
  const result = await checkBranch({ folder: catalog.folder, name, base: 'main', head: name });
  const cards = (await checkSummary(catalog.folder, result, NOW)).split(/^## /m);
  const remarked = (code: string) => cards.filter((card) => card.includes(code)).map((card) => card.split('\n')[0]);
  expect(remarked('similar_name')).toEqual(['fast-hub']);
  expect(remarked('same_homepage')).toEqual(['painter', 'viewer']);

  const printed: string[] = [];
  const say = (text: string) => void printed.push(text);
  const output = { print: say, note: say, progress: () => {}, done: () => {} };
  await runShow({ folder: catalog.folder, now: NOW, output }, [], { all: true });
  const shown = printed.filter((text) => text.includes('similar_name')).map(stripVTControlCharacters);
  expect(shown).toEqual([expect.stringMatching(/^fast-hub {2}new listing[\s\S]*irongate/)]);
});
