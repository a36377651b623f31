import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { files } from '../schemas/addresses.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-emitted-'));
  vi.resetModules();
  vi.stubEnv('CATALOG_EMITTED', folder);
  emit(files.manifest, { entity: { name: 'Catalog', descriptions: { en: { tagline: 'Software', summary: '' } } } });
  emit(files.settings, { languages: ['en', 'de'] });
  const words = { name: 'Spiele', description: 'Zum Spielen.' };
  emit(files.categories, {
    data: [{ slug: 'games', name: 'Games', description: 'To play.', translations: { de: words } }],
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function emit(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

const LISTING = {
  slug: 'tool',
  name: 'Tool',
  vendor: { name: 'Works', website: null, country_code: null },
  category: 'games',
};

test('a listing shows its own image, else that of its category, else that of the catalog, else none', async () => {
  const { listingPreview } = await import('./preview-image.ts');
  const shown = () => listingPreview('de', LISTING);
  expect(shown()).toBeUndefined();
  emit(files.homePreview('de'), '');
  expect(shown()).toEqual({ path: '/previews/home.de.png', alt: 'Catalog · Software' });
  emit(files.categoryPreview('de', 'games'), '');
  expect(shown()).toEqual({ path: '/previews/categories/games.de.png', alt: 'Spiele · Zum Spielen. · Catalog' });
  emit(files.listingPreview('tool'), '');
  expect(shown()).toEqual({ path: '/previews/software/tool.png', alt: 'Tool · Works · Catalog' });
});

test('what an image says twice is said once beside it', async () => {
  emit(files.listingPreview('tool'), '');
  const { listingPreview } = await import('./preview-image.ts');
  const named = { ...LISTING, vendor: { ...LISTING.vendor, name: 'Tool' } };
  expect(listingPreview('en', named)?.alt).toBe('Tool · Catalog');
});
