import { expect, it } from 'vitest';
import { openCommit } from '../../repo/data/data-files.ts';
import { temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { pathsOf } from '../listings/listing-facts.ts';
import { type EmittedApi, readAhead } from './emit-api.ts';

const SLUGS = ['stands', 'moved', 'new'];

it('reads what files are made of before they have to be made, and nothing for those that stand', async () => {
  const catalog = temporaryCatalog();
  try {
    for (const path of SLUGS.flatMap(pathsOf)) catalog.write(path, '{}');
    catalog.commit('Listings');
    const files = await openCommit(catalog.folder, 'HEAD');
    const held: string[] = [];
    const hold = files.hold.bind(files);
    files.hold = (paths) => {
      const asked = [...paths];
      held.push(...asked);
      return hold(asked);
    };
    const emitted = SLUGS.map((slug): EmittedApi => [`/${slug}.json`, { key: slug, madeOf: slug, make: () => slug }]);
    const stands = (path: string, key: string | undefined) => path === '/stands.json' && key === 'stands';
    const passed = [];
    for await (const file of readAhead(files, { stands }, emitted)) passed.push(file);
    expect(passed).toEqual(emitted);
    expect(held).toEqual(['moved', 'new'].flatMap(pathsOf));
  } finally {
    catalog.remove();
  }
});
