/** A catalog as `catalog create` writes it, with what its operator and the pipeline have added since: all of it in order. */
import type { Answers } from '../../create/answers.ts';
import { catalogFiles } from '../../create/catalog-files.ts';
import { stableJson } from '../../repo/text/stable-json.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';

/** Path → content. */
export type PlantedFiles = Map<string, string | Buffer>;

export const SETTINGS = 'data/catalog.json';
export const CATEGORIES = 'data/categories.json';
export const SYNC = '.github/workflows/sync.yml';
export const CHECK = '.github/workflows/check.yml';
export const listingOf = (slug: string) => `data/listings/${slug.slice(0, 2)}/${slug}.json`;
export const recordOf = (slug: string) => `data/moderation/${slug.slice(0, 2)}/${slug}.json`;
export const evidenceOf = (slug: string) => `data/evidence/${slug.slice(0, 2)}/${slug}.json`;

export const FOLLOWED = 'https://publisher.works.org/followed.json';
const DIGEST = '0'.repeat(64);
/** Published, of nothing but the words that a listing needs. */
const PUBLISHED = ['editor', 'player', 'reader', 'runner', 'server', 'viewer', 'writer'];

export function listing(slug: string) {
  return {
    ...{ slug, name: slug, kind: 'software', category: 'games', license: {}, vendor: { name: 'Works' }, platforms: [] },
    ...{ integrations: [], descriptions: {}, versions: [{ version: '1.0.0', prerelease: false }], badges: [] },
    archived: false,
    sources: [{ kind: 'pad-json', primary: true, last_changed_on: '2026-11-20' }],
    verification: { method: 'none', status: 'unverified' },
  };
}

export function record(slug: string, state: object = { state: 'published' }) {
  return { slug, source: { kind: 'pad-json' }, content_sha256: DIGEST, report: [], overrides: {}, ...state };
}

export const EVIDENCE = {
  witness: 'npm',
  subject: 'pkg:npm/editor',
  source: 'https://registry.npmjs.org/editor',
  since: '2026-11-20',
  values: { downloads: 1200 },
};

export function plantedCatalog(): PlantedFiles {
  const answers: Answers = {
    ...{ name: 'Software of Works', address: 'http://localhost:8787', operator: 'Works' },
    ...{ categories: 'general', host: 'static', languages: ['en', 'de'] },
    repository: 'https://github.com/works/catalog',
  };
  const files: PlantedFiles = new Map(catalogFiles(answers, { spec: '1.2.3', branch: 'main' }));
  const put = (path: string, value: unknown) => files.set(path, stableJson(value));
  for (const slug of PUBLISHED) {
    put(listingOf(slug), listing(slug));
    put(recordOf(slug), record(slug));
    put(evidenceOf(slug), { slug, records: [EVIDENCE] });
  }
  put(recordOf('former'), record('former', { state: 'renamed', renamed_to: 'editor' }));
  put(recordOf('gone'), record('gone', { state: 'withdrawn', reason: 'It is gone.' }));
  put('data/feeds/followed.json', { url: FOLLOWED });
  files.set('data/feeds/kept.json', `${padDocument('kept')}\n`);
  files.set('data/pages/en/imprint.md', '# Imprint\n\nWorks\n');
  files.set('data/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n');
  files.set(
    'data/rank/2026-10.ndjson',
    `${JSON.stringify({ computed_on: '2026-10-31', listings: 1, merits: [], signals: [], weights_version: '1' })}\n` +
      `${JSON.stringify({ merits: 0, points: [], position: 1, score: 0, slug: 'editor' })}\n`,
  );
  return edited(files, SETTINGS, (settings) => Object.assign(settings, { logo: 'data/logo.svg' }));
}

// biome-ignore lint/suspicious/noExplicitAny: it is about what no type allows
export type Loose = any;

/** Changes a JSON file as an operator would, by hand. */
export function edited(files: PlantedFiles, path: string, edit: (value: Loose) => void): PlantedFiles {
  const value = JSON.parse(String(files.get(path)));
  edit(value);
  return files.set(path, `${JSON.stringify(value, null, 2)}\n`);
}

export function replaced(files: PlantedFiles, path: string, from: string, to: string): PlantedFiles {
  const text = String(files.get(path));
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return files.set(path, text.replace(from, to));
}
