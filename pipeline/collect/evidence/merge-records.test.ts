import { describe, expect, it } from 'vitest';
import type { EvidenceRecord, ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import { type Finding, mergeRecords, roundedFigure } from './merge-records.ts';

const SAID: Finding = {
  witness: 'npm',
  subject: 'pkg:npm/editor',
  values: { downloads: 123_456, released_on: '2026-11-01' },
  source: 'https://registry.npmjs.org/editor',
  place: 'https://github.com/works/editor',
};
const KEPT: EvidenceRecord = {
  ...SAID,
  place: 'https://github.com/works/editor',
  since: '2026-10-01',
  values: { downloads: 120_000, released_on: '2026-11-01' },
};
const of = (...records: [EvidenceRecord, ...EvidenceRecord[]]): ListingEvidence => ({ slug: 'editor', records });

describe('a figure', () => {
  it.each([
    [0, 0],
    [9, 9],
    [99, 99],
    [100, 100],
    [104, 100],
    [105, 110],
    [995, 1000],
    [123_456, 120_000],
    [125_000, 130_000],
    [124_999, 120_000],
    [Number.MAX_SAFE_INTEGER, 9_000_000_000_000_000],
    [1_249_999_999_999_999, 1_200_000_000_000_000],
    [-105, -105],
    [1234.5, 1234.5],
  ])('of %d is kept as %d', (figure, kept) => {
    expect(roundedFigure(figure)).toBe(kept);
  });
});

describe('a record', () => {
  it('begins on the day its values became known', () => {
    expect(mergeRecords(undefined, [SAID], '2026-11-20')).toEqual([{ ...KEPT, since: '2026-11-20' }]);
    expect(mergeRecords(undefined, [{ ...SAID, on: '2026-11-13' }], '2026-11-20')).toEqual([
      { ...KEPT, since: '2026-11-13' },
    ]);
  });

  it('stays as it is while its values are the same after rounding, whenever and wherever they were read', () => {
    const again: Finding = {
      ...SAID,
      values: { downloads: 119_500, released_on: '2026-11-01' },
      source: 'https://other/',
    };
    const [record] = mergeRecords(of(KEPT), [again], '2026-11-20');
    expect(record).toBe(KEPT);
  });

  it('keeps its day where the listing is tied to it in another way', () => {
    const [record] = mergeRecords(of(KEPT), [{ ...SAID, place: 'works.example' }], '2026-11-20');
    expect(record).toEqual({ ...KEPT, place: 'works.example' });
  });

  it('begins anew with other values, from where they were read', () => {
    const other: Finding = { ...SAID, values: { downloads: 140_000 }, source: 'https://other.example/' };
    expect(mergeRecords(of(KEPT), [other], '2026-11-20')).toEqual([
      { ...KEPT, values: { downloads: 140_000 }, source: 'https://other.example/', since: '2026-11-20' },
    ]);
  });

  it('leaves those of others alone, and stands in order', () => {
    const osv: EvidenceRecord = { ...KEPT, witness: 'osv', values: { advisories: 0 } };
    const second: Finding = { ...SAID, subject: 'pkg:npm/a' };
    const records = mergeRecords(of(osv), [SAID, second], '2026-11-20');
    expect(records.map(({ witness, subject }) => `${witness} ${subject}`)).toEqual([
      'npm pkg:npm/a',
      'npm pkg:npm/editor',
      'osv pkg:npm/editor',
    ]);
    expect(records[2]).toBe(osv);
  });
});
