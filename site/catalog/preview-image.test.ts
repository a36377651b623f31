import { beforeEach, expect, test } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { emittedFiles } from '../testing/emitted-files.ts';

const emit = emittedFiles();

beforeEach(async () => {
  await emit(files.manifest, {
    entity: { name: 'Catalog', descriptions: { en: { tagline: 'Software', summary: '' } } },
  });
  await emit(files.settings, { languages: ['en', 'de'] });
  const words = { name: 'Spiele', description: 'Zum Spielen.' };
  await emit(files.categories, {
    data: [{ slug: 'games', name: 'Games', description: 'To play.', translations: { de: words } }],
  });
});

const LISTING = {
  slug: 'tool',
  name: 'Tool',
  vendor: 'Works',
  category: 'games',
};

test('a listing shows its own image, else that of its category, else that of the catalog, else none', async () => {
  const { listingPreview } = await import('./preview-image.ts');
  const shown = () => listingPreview('de', LISTING);
  expect(shown()).toBeUndefined();
  await emit(files.homePreview('de'), '');
  expect(shown()).toEqual({ path: '/previews/home.de.png', alt: 'Catalog · Software' });
  await emit(files.categoryPreview('de', 'games'), '');
  expect(shown()).toEqual({ path: '/previews/categories/games.de.png', alt: 'Spiele · Zum Spielen. · Catalog' });
  await emit(files.listingPreview('tool'), '');
  expect(shown()).toEqual({ path: '/previews/software/tool.png', alt: 'Tool · Works · Catalog' });
});

test('what an image says twice is said once beside it', async () => {
  await emit(files.listingPreview('tool'), '');
  const { listingPreview } = await import('./preview-image.ts');
  const named = { ...LISTING, vendor: 'Tool' };
  expect(listingPreview('en', named)?.alt).toBe('Tool · Catalog');
});
