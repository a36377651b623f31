/** What a catalog begins with, where a command needs one and there is none. */
import type { CatalogData } from '../repo/data/data-files.ts';
import { completeAnswers } from './answers.ts';
import { categoriesFile, settingsFile } from './settings-file.ts';

/** Nothing is written. The address is that of the schemas; the sample is what lets feeds of every kind in. */
export async function newCatalog(folder: string): Promise<CatalogData> {
  const given = { address: 'https://catalog.example', sample: 'public-sector', languages: 'en' };
  const answers = await completeAnswers(given, { folder, name: 'Catalog' });
  const settings = settingsFile(answers, { forge: undefined, branch: 'main', recordKey: undefined });
  const categories = categoriesFile({ ...answers, categories: 'general' });
  return { settings, categories, listings: new Map(), ledger: new Map(), evidence: new Map(), feeds: [], usage: [] };
}
