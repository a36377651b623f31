/** A library that is finished: no release for thirty months, nothing known against it, and used by many. */
import type { EvidenceRecord } from '../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { dayAfter, LAST_DAY, madeUp, madeUpRelease } from './made-up-publisher.ts';

const SUBJECT = 'pkg:npm/finished';
const VERSION = '4.1.0';
const RELEASED_ON = dayAfter(LAST_DAY, -913);

/** What a person who keeps such a library would tell of it, and nothing proved. */
export const FINISHED_LIBRARY: Listing = madeUp({
  slug: 'finished',
  name: 'Finished',
  kind: 'library',
  license: { type: 'open-source', spdx_id: 'MIT' },
  platforms: ['cross-platform'],
  homepage: 'https://github.com/finished/finished',
  documentation: 'https://github.com/finished/finished#readme',
  packages: [SUBJECT],
  descriptions: { en: { summary: 'Finished does one thing.', text: 'It has done it for years.' } },
  versions: [madeUpRelease(VERSION, RELEASED_ON), madeUpRelease('4.0.0', dayAfter(RELEASED_ON, -60))],
});

/** The least use at which it must not fall behind, in downloads a month. */
export const WIDELY_USED = 10_000_000;

/** @param downloads in a month */
export function finishedEvidence(downloads: number): EvidenceRecord[] {
  const common = { subject: SUBJECT, place: 'https://github.com/finished/finished', since: '2026-10-01' };
  return [
    {
      ...common,
      witness: 'npm',
      source: 'https://registry.npmjs.org/finished',
      values: { downloads, released_on: RELEASED_ON, gap_days: 45 },
    },
    { ...common, witness: 'osv', source: 'https://api.osv.dev/v1/query', values: { advisories: 0, version: VERSION } },
  ];
}
