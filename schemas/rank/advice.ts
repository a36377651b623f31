/** What a publisher can do, and under which signal it is said. Each improvement is one change of what the signals look at. */
import type { AdviceCode } from '../contracts/generated/read-api.ts';
import type { Merits } from './rank-input.ts';
import type { Facts, SignalName } from './signals.ts';

export interface Improvement {
  signal: SignalName;
  code: AdviceCode;
  /** The facts of the same day after the advice was followed; undefined where there is nothing to improve. */
  apply: (facts: Facts) => Facts | undefined;
}

function merit(signal: SignalName, name: keyof Merits, implied: readonly (keyof Merits)[] = []): Improvement {
  const improved = Object.fromEntries([name, ...implied].map((each) => [each, true]));
  return {
    signal,
    code: name,
    apply: (facts) => (facts.merits[name] ? undefined : { ...facts, merits: { ...facts.merits, ...improved } }),
  };
}

export const IMPROVEMENTS: readonly Improvement[] = [
  {
    signal: 'freshness',
    code: 'release',
    // Also on the day of a release, so that the advice does not change overnight.
    apply: (facts) => ({ ...facts, newest: facts.today, releases: facts.releases + 1 }),
  },
  merit('completeness', 'summary'),
  merit('completeness', 'text'),
  merit('completeness', 'homepage', ['https_homepage']),
  merit('completeness', 'license_type'),
  merit('completeness', 'platforms'),
  merit('completeness', 'category'),
  merit('completeness', 'pricing'),
  merit('completeness', 'release_notes'),
  merit('completeness', 'second_locale'),
  merit('trust', 'verified_domain'),
  merit('trust', 'spdx_id'),
  merit('trust', 'https_homepage'),
  merit('trust', 'checksums'),
  {
    signal: 'reachability',
    code: 'source_answers',
    apply: (facts) => (facts.failingSince === undefined ? undefined : { ...facts, failingSince: undefined }),
  },
  merit('openness', 'openapi_badge'),
  merit('openness', 'integrations'),
  merit('openness', 'interface_or_documentation'),
];
