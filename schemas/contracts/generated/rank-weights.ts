// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * This interface was referenced by `RankWeights`'s JSON-Schema
 * via the `definition` "measure".
 */
export type UseMeasure = 'dependents' | 'downloads' | 'installs';
/**
 * who was asked; homepage and download: we looked ourselves
 */
export type WitnessName = 'crates-io' | 'download' | 'homebrew' | 'homepage' | 'npm' | 'osv';

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
     * points at most where nobody but the publisher names the days
     */
    declared: number;
    /**
     * points at most where only we have seen the days, or nobody is seen to use it
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
  };
  proven: {
    domain_proved: number;
    hash_recomputed: number;
    signature_verified: number;
    homepage_secure: number;
  };
  /**
   * logarithmic scales; the first whose measure is known counts
   *
   * @minItems 1
   * @maxItems 40
   */
  used: UseScale[];
}
export interface UseScale {
  measure: UseMeasure;
  witness: WitnessName;
  /**
   * up to this many earn nothing
   */
  none: number;
  /**
   * from this many on all points are earned
   */
  full: number;
}
