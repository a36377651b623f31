/** A download of the current version, fetched by ourselves: its bytes have the SHA-256 that is stated for it. */
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { error } from '../../../../schemas/contracts/problems.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { currentVersion } from '../../../../schemas/rules/version-order.ts';
import type { Witness } from '../../contract/witness.ts';
import { probePage, toTestimony } from '../pages/probe-page.ts';

/** One of a listing's downloads is enough, so a large one is left to its publisher. */
const MAX_BYTES = 50 * 1024 * 1024;
/** They lie in memory while they are hashed. */
const CONCURRENT_DOWNLOADS = 2;
const inTurn = pLimit(CONCURRENT_DOWNLOADS);

interface Download {
  version: string;
  uri: string;
  sha256: string;
}

export const download: Witness = {
  subjects: (listing) => {
    const { uri } = smallest(listing) ?? {};
    return uri === undefined ? [] : [uri];
  },
  holds: ({ subject, values }, listing) => {
    const stated = smallest(listing);
    return stated?.uri === subject && stated.sha256 === values.sha256 && stated.version === values.version;
  },
  look: (subject, listing, { client, answers }) =>
    inTurn(async () => {
      const stated = smallest(listing);
      if (stated?.uri !== subject) return { unknown: true };
      const { version, sha256 } = stated;
      // A version's bytes are fetched once.
      const seen = `${subject}#${version} ${sha256}`;
      if ((await answers.get(seen)) !== undefined) return { unchanged: true };
      const file = await probePage(client, subject, MAX_BYTES, { undecoded: true });
      if (file.is !== 'there') return toTestimony(file);
      if (file.bytes === undefined) return { problem: error('/release', 'too_large', { limit: MAX_BYTES }) };
      const digest = createHash('sha256').update(file.bytes).digest('hex');
      if (digest !== sha256) return { problem: error('/release', 'download_hash_differs') };
      await answers.set(seen, {});
      return { values: { sha256, version }, source: subject };
    }),
};

/** Of those whose size is not stated, nobody knows; they come last. */
function smallest({ versions }: Listing): Download | undefined {
  const { version = '', artifacts = [] } = currentVersion(versions) ?? {};
  const [first] = artifacts
    .flatMap(({ uri, sha256, size_bytes = MAX_BYTES }) =>
      sha256 !== undefined && uri.startsWith('https://') && size_bytes <= MAX_BYTES
        ? [{ uri, sha256, size_bytes }]
        : [],
    )
    .sort((a, b) => a.size_bytes - b.size_bytes || compareText(a.uri, b.uri));
  return first && { version, uri: first.uri, sha256: first.sha256 };
}
