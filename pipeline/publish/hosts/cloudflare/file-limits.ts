/** How many files a deployment may have, and what to do before a build has more. */
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';

/** Looked up on 2026-11-20. */
const LIMITS = [
  { plan: 'free', files: 20_000 },
  { plan: 'paid', files: 100_000 },
] as const;
/** Share of a limit from which it is reported. A build as far beyond the first limit is on the paid plan. */
const NEAR = 0.1;

interface Built {
  /** All that the build wrote. */
  files: number;
  listings: number;
  /** Of the pages. */
  languages: number;
}

/** @returns one sentence that says what to do, or nothing while there is room */
export function fileLimitNote(
  { files, listings, languages }: Built,
  { host, listing_store }: Pick<Settings, 'host' | 'listing_store'>,
): string | undefined {
  if (host !== 'worker') return undefined;
  const hasStore = listing_store !== undefined;
  // In the store there are the JSON of each listing and its page in each language.
  const deployed = files - (hasStore ? listings * (1 + languages) : 0);
  const limit = LIMITS.findLast(({ files: most }) => deployed >= most * (1 - NEAR));
  if (limit === undefined) return undefined;
  const isLast = limit === LIMITS.at(-1);
  if (!isLast && deployed > limit.files * (1 + NEAR)) return undefined;
  const most = `the ${shown(limit.files)} that Cloudflare takes on its ${limit.plan} plan`;
  const found = `${shown(deployed)} files are to be deployed, ${deployed > limit.files ? 'more than' : 'close to'} ${most}`;
  return `${found}: ${ways(hasStore, isLast).join(', or ')} (/docs/scale/).`;
}

function ways(hasStore: boolean, isLast: boolean): string[] {
  return [
    ...(hasStore ? [] : ['set listing_store in data/catalog.json, which takes the files of listings out']),
    ...(isLast ? [] : ['change to the paid plan']),
    ...(hasStore && isLast ? ['lower preview_images in data/catalog.json, or take out a language'] : []),
  ];
}

const shown = (count: number) => count.toLocaleString('en');
