import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../tools/testing/any-character.ts';
import { DOWNLOAD_NAMES } from './download-name/testing/names.ts';
import { readDownloadName } from './download-name.ts';

describe('readDownloadName', () => {
  it.each(Object.entries(DOWNLOAD_NAMES))('reads names of "%s"', (answer, names) => {
    const answers = names.map((name) => {
      const [product, file] = name.includes(' :: ') ? (name.split(' :: ') as [string, string]) : [undefined, name];
      const { platform = '-', format = '-', role = '-' } = readDownloadName(file, product);
      return [name, `${platform} ${format} ${role}`];
    });
    expect(answers).toEqual(names.map((name) => [name, answer]));
  });

  it('never throws, and never gives a platform to what only accompanies', () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 60 }), fc.string({ maxLength: 10 }), (name, product) => {
        const { platform, role } = readDownloadName(name, product);
        expect(role !== undefined && platform !== undefined).toBe(false);
      }),
    );
  });

  it('has nothing to say of a name longer than any file has', () => {
    expect(readDownloadName(`${'-linux'.repeat(50_000)}.zip`)).toEqual({});
  });
});
