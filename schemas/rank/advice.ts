/** What a publisher can do, and under which signal it is said. Each improvement is one change of what the signals look at. */
import type { Merits } from './rank-input.ts';
import type { Facts, SignalName } from './signals.ts';

export interface Improvement {
  signal: SignalName;
  text: string;
  /** The facts of the same day after the advice was followed; undefined where there is nothing to improve. */
  apply: (facts: Facts) => Facts | undefined;
}

function merit(
  signal: SignalName,
  name: keyof Merits,
  text: string,
  implied: readonly (keyof Merits)[] = [],
): Improvement {
  const improved = Object.fromEntries([name, ...implied].map((each) => [each, true]));
  return {
    signal,
    text,
    apply: (facts) => (facts.merits[name] ? undefined : { ...facts, merits: { ...facts.merits, ...improved } }),
  };
}

export const IMPROVEMENTS: readonly Improvement[] = [
  {
    signal: 'freshness',
    text: 'publish a release, with its date',
    // Also on the day of a release, so that the advice does not change overnight.
    apply: (facts) => ({ ...facts, newest: facts.today, releases: facts.releases + 1 }),
  },
  merit('completeness', 'summary', 'add a summary'),
  merit('completeness', 'text', 'add a longer text to a description'),
  merit('completeness', 'homepage', 'add a homepage with https', ['https_homepage']),
  merit('completeness', 'license_type', 'add a license type'),
  merit('completeness', 'platforms', 'name the platforms'),
  merit('completeness', 'category', 'choose a category'),
  merit('completeness', 'pricing', 'add a pricing model'),
  merit('completeness', 'release_notes', 'link the release notes'),
  merit('completeness', 'second_locale', 'add a description in a second language'),
  merit('trust', 'verified_domain', 'prove your domain'),
  merit('trust', 'spdx_id', 'add an SPDX id'),
  merit('trust', 'https_homepage', 'serve the homepage over https'),
  merit('trust', 'checksums', 'list the downloads of the release with their sha256'),
  {
    signal: 'reachability',
    text: 'make the source answer again',
    apply: (facts) => (facts.failingSince === undefined ? undefined : { ...facts, failingSince: undefined }),
  },
  merit('openness', 'openapi_badge', 'publish a valid OpenAPI description'),
  merit('openness', 'integrations', 'name the products it integrates with'),
  merit('openness', 'interface_or_documentation', 'link an interface or the documentation'),
];
