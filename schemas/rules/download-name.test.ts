import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOWNLOAD_NAMES } from './download-name/testing/names.ts';
import { readDownloadName } from './download-name.ts';

describe('readDownloadName', () => {
  const rows = Object.entries(DOWNLOAD_NAMES).flatMap(([answer, names]) => names.map((name) => ({ name, answer })));

  it.each(rows)('reads "$name" as $answer', ({ name, answer }) => {
    const [product, file] = name.includes(' :: ') ? (name.split(' :: ') as [string, string]) : [undefined, name];
    const { platform = '-', format = '-', role = '-' } = readDownloadName(file, product);
    expect(`${platform} ${format} ${role}`).toBe(answer);
  });

  it('never throws, and never gives a platform to what only accompanies', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 10 }), (name, product) => {
        const { platform, role } = readDownloadName(name, product);
        expect(role !== undefined && platform !== undefined).toBe(false);
      }),
    );
  });

  it('has nothing to say of a name longer than any file has', () => {
    expect(readDownloadName(`${'-linux'.repeat(50_000)}.zip`)).toEqual({});
  });
});
