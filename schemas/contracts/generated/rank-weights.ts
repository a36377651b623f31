// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * This interface was referenced by `RankWeights`'s JSON-Schema
 * via the `definition` "measure".
 */
export type UseMeasure = 'computers' | 'dependents' | 'downloads' | 'installs';
/**
 * who was asked; alive, homepage, download, security-documents and users: we looked ourselves
 */
export type WitnessName =
  | 'alive'
  | 'crates-io'
  | 'debian-popcon'
  | 'docker-hub'
  | 'download'
  | 'flathub'
  | 'github-releases'
  | 'homebrew'
  | 'homepage'
  | 'npm'
  | 'osv'
  | 'security-documents'
  | 'users';

/**
 * What the rank counts, and for how much: data with a version, like schemas/rank/weights.json.
 */
export interface RankWeights {
  version: string;
  /**
   * whole points that each part can earn; they sum to 100
   */
  points: {
    kept: number;
    proven: number;
    used: number;
    told: number;
  };
  kept: {
    /**
     * points where nobody but the publisher names the days, and nobody is seen to use it
     */
    declared: number;
    /**
     * points where we have seen the days or somebody attests them, and nobody is seen to use it
     */
    witnessed: number;
    /**
     * weeks after a release in which nothing is lost
     */
    full_weeks: number;
    /**
     * the same as a multiple of the median gap between releases; the longer of the two counts
     */
    full_gaps: number;
    /**
     * weeks from full to nothing
     */
    fading_weeks: number;
    /**
     * points of use from which others are said to depend on it
     */
    relied_on: number;
    /**
     * points more for each point of known use, up to all of the part
     */
    per_use: number;
  };
  proven: {
    domain_proved: number;
    hash_recomputed: number;
    signature_verified: number;
    homepage_secure: number;
    documents_checked: number;
  };
  /**
   * how figures of a witness become points: by their place among all that the witness counts; without such a distribution a figure earns nothing
   *
   * @minItems 1
   * @maxItems 40
   */
  used: UseScale[];
  unknown_use: UnknownUse;
}
export interface UseScale {
  measure: UseMeasure;
  witness: WitnessName;
  /**
   * beginning of the package URLs that the distribution is of
   */
  packages: string;
  /**
   * of the window that the witness counts
   */
  days: number;
  /**
   * points at most, by what it costs to inflate the figure; more than half of the part takes a second witness, or dependents
   */
  ceiling: number;
  /**
   * up to this many earn nothing
   */
  none: number;
  /**
   * from this many on the ceiling is reached
   */
  full: number;
  distribution: UseDistribution;
}
export interface UseDistribution {
  /**
   * where it was read
   */
  source: string;
  /**
   * a calendar date, like 2026-01-31
   */
  on: string;
  /**
   * how many the witness counted
   */
  entries: number;
  /**
   * at least two, with rising figures
   *
   * @minItems 1
   * @maxItems 60
   */
  places: UsePlace[];
}
export interface UsePlace {
  count: number;
  /**
   * how many of the entries have as much or more
   */
  place: number;
}
/**
 * what counts where nobody can say how many use it
 */
export interface UnknownUse {
  /**
   * at most a quarter of the lowest ceiling
   */
  points: number;
  /**
   * witnesses that review what they list, so that no publisher can enter alone
   *
   * @maxItems 10
   */
  attested_by: WitnessName[];
}
