import { expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { toDepartedTable } from './change-feed.ts';

const was = { name: 'Malware', category: 'other' };

it('a renamed slug leads to the last one, and to the withdrawal if that was withdrawn; the rest is not told', () => {
  const records: Partial<LedgerRecord>[] = [
    { slug: 'first', state: 'renamed', renamed_to: 'second' },
    { slug: 'second', state: 'renamed', renamed_to: 'third' },
    { slug: 'third', state: 'published' },
    { slug: 'old-malware', state: 'renamed', renamed_to: 'malware' },
    { slug: 'malware', state: 'withdrawn', reason: 'It installed a miner.', was },
    { slug: 'crypt', state: 'withdrawn' },
    { slug: 'spam', state: 'rejected', reason: 'Spam.' },
    { slug: 'lost', state: 'renamed', renamed_to: 'nowhere' },
    { slug: 'circle', state: 'renamed', renamed_to: 'circle' },
  ];
  const ledger = new Map(records.map((record) => [record.slug ?? '', record as LedgerRecord]));
  const listings = new Map([['third', {} as Listing]]);
  expect(toDepartedTable({ ledger, listings } as unknown as CatalogData)).toEqual({
    renamed: { first: 'third', second: 'third' },
    withdrawn: {
      'old-malware': { reason: 'It installed a miner.', was },
      malware: { reason: 'It installed a miner.', was },
      crypt: { reason: 'No reason was given.' },
    },
  });
});
