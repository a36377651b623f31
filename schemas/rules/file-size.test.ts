import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileSizeText, readFileSize } from './file-size.ts';

describe('fileSizeText', () => {
  it.each([
    [0, '0 bytes', '0 Byte'],
    [1, '1 byte', '1 Byte'],
    [512, '512 bytes', '512 Byte'],
    [999, '999 bytes', '999 Byte'],
    [1_000, '1 kB', '1 kB'],
    [1_536, '1.54 kB', '1,54 kB'],
    [980_000, '980 kB', '980 kB'],
    [999_499, '999 kB', '999 kB'],
    [999_500, '1 MB', '1 MB'],
    [12_345_678, '12.3 MB', '12,3 MB'],
    [1_500_000_000, '1.5 GB', '1,5 GB'],
    [2_000_000_000_000, '2 TB', '2 TB'],
  ])('writes %d as %j and %j', (bytes, english, german) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(fileSizeText(bytes, 'en'))).toBe(english);
    expect(plain(fileSizeText(bytes, 'de'))).toBe(german);
  });
});

describe('readFileSize', () => {
  it.each([
    ['all three, in units of 1024', '1413120', '1380', '1.35', 1_413_120],
    ['all three, in units of 1000', '71913472', '71913', '71.91', 71_913_472],
    ['rounded megabytes', '2498632', '2499', '2', 2_498_632],
    ['megabytes cut off', '1997000', '1950', '1', 1_997_000],
    ['megabytes of two digits', '6302', '6.15', '0.01', 6_302],
    ['megabytes rounded to nothing', '266,752', '260', '0', 266_752],
    ['bytes alone', '16733302', undefined, undefined, 16_733_302],
    ['kilobytes alone', undefined, '980', undefined, 1_003_520],
    ['megabytes alone', undefined, undefined, '1.91', 2_002_780],
    ['a decimal comma', undefined, undefined, '1,2', 1_258_291],
    ['no digit before the mark', undefined, undefined, '.5', 524_288],
    ['grouped bytes', '1,234,567', '', '', 1_234_567],
    ['bytes grouped by dots', '1.234.567', '', '', 1_234_567],
    ['bytes grouped by spaces', '1 234 567', '', '', 1_234_567],
    ['bytes grouped once', '234,567', '', '', 234_567],
    ['grouped with decimals', '', '1,234.5', '', 1_264_128],
    ['grouped with decimals the other way', '', '1.234,5', '', 1_264_128],
    ['a unit', '', '1234 KB', '', 1_263_616],
    ['another unit than its element', '1.2 MB', '', '', 1_258_291],
    ['bytes in words', '4096 bytes', '', '', 4_096],
    ['one mark that the others explain as thousands', '', '1,234', '1.2', 1_263_616],
    ['one mark that the others explain as decimals', '', '1.234', '0.001', 1_264],
    ['bytes that are megabytes, beside the right ones', '12', '12000', '12', 12_288_000],
    ['spaces around', '  39472\n', ' 38.55 ', '0.04', 39_472],
  ])('reads %s', (_, bytes, kilobytes, megabytes, expected) => {
    expect(readFileSize({ bytes, kilobytes, megabytes })).toBe(expected);
  });

  it.each([
    ['nothing', undefined, undefined, undefined],
    ['empty texts', '', ' ', '\n'],
    ['zeros', '0', '0', '0.00'],
    ['words', 'unknown', 'n/a', 'small'],
    ['a placeholder', '{{FILE_SIZE_BYTES}}', '', ''],
    ['negative numbers', '-5000000', '', '-5'],
    ['powers', '1e9', '', ''],
    ['two marks of one kind that group nothing', '1.2.3', '', ''],
    ['about', '~5 MB', '', ''],
    ['a range', '', '100-200', ''],
    ['one mark that nothing explains', '', '1,234', ''],
    ['kilobytes that contradict', '5000000', '500', '5'],
    ['bytes that are kilobytes', '1020', '1020', '1.02'],
    ['megabytes that contradict', '5000000', '4882', '50'],
    ['others that contradict each other', '', '5000', '500'],
    ['a unit that contradicts', '1,2MB', '1', '0.01'],
    ['too few bytes for a program', '12', '', ''],
    ['more bytes than any download has', '9999999999999999', '', ''],
    ['10 kB of digits', '9'.repeat(10_000), '', ''],
  ])('has nothing from %s', (_, bytes, kilobytes, megabytes) => {
    expect(readFileSize({ bytes, kilobytes, megabytes })).toBeUndefined();
  });

  it('gives whole plausible bytes or nothing, whatever is written', () => {
    const text = fc.option(fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[\d.,]{1,10} ?[kM]?B?$/)), {
      nil: undefined,
    });
    fc.assert(
      fc.property(text, text, text, (bytes, kilobytes, megabytes) => {
        const size = readFileSize({ bytes, kilobytes, megabytes });
        expect(size === undefined || (Number.isSafeInteger(size) && size >= 100)).toBe(true);
      }),
    );
  });

  it.each([1_000, 1_024])('finds the bytes again from units of %d', (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 2_000_000_000 }), (bytes) => {
        const kilobytes = String(Math.round(bytes / unit));
        const megabytes = (bytes / unit ** 2).toFixed(2);
        expect(readFileSize({ bytes: String(bytes), kilobytes, megabytes })).toBe(bytes);
      }),
    );
  });
});
