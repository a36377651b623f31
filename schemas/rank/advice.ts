/** What a publisher can do, and under which signal it is said. Each mend is one change of the input. */
import type { Merits, RankInput } from './input.ts';
import type { SignalName } from './signals.ts';

export interface Mend {
  signal: SignalName;
  text: string;
  /** The input after the advice was followed; undefined where there is nothing to mend. */
  apply: (input: RankInput, today: string) => RankInput | undefined;
}

function merit(signal: SignalName, name: keyof Merits, text: string, implied: readonly (keyof Merits)[] = []): Mend {
  return {
    signal,
    text,
    apply: (input) => {
      if (input.merits[name]) return undefined;
      const mended = Object.fromEntries([name, ...implied].map((key) => [key, true]));
      return { ...input, merits: { ...input.merits, ...mended } };
    },
  };
}

export const MENDS: readonly Mend[] = [
  {
    signal: 'freshness',
    text: 'publish a release, with its date',
    // Also on the day of a release, so that the advice does not change overnight.
    apply: (input, today) => ({ ...input, releaseDates: [...input.releaseDates, today] }),
  },
  merit('completeness', 'summary', 'add a summary'),
  merit('completeness', 'text', 'add a longer text to a description'),
  merit('completeness', 'homepage', 'add a homepage with https', ['httpsHomepage']),
  merit('completeness', 'licenseType', 'add a license type'),
  merit('completeness', 'platforms', 'name the platforms'),
  merit('completeness', 'category', 'choose a category'),
  merit('completeness', 'pricing', 'add a pricing model'),
  merit('completeness', 'releaseNotes', 'link the release notes'),
  merit('completeness', 'secondLocale', 'add a description in a second language'),
  merit('trust', 'verifiedDomain', 'prove your domain'),
  merit('trust', 'spdxId', 'add an SPDX id'),
  merit('trust', 'httpsHomepage', 'serve the homepage over https'),
  merit('trust', 'checksums', 'list the downloads of the release with their sha256'),
  {
    signal: 'reachability',
    text: 'make the source answer again',
    apply: (input) => (input.failingSince === null ? undefined : { ...input, failingSince: null }),
  },
  merit('openness', 'openapiBadge', 'publish a valid OpenAPI description'),
  merit('openness', 'integrations', 'name the products it integrates with'),
  merit('openness', 'interfaceOrDocumentation', 'link an interface or the documentation'),
];
