// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * data/admission.json: what this catalog asks of a listing. Each rule is a remark for publishers and reviewers; none decides.
 */
export interface AdmissionRules {
  /**
   * the kinds of license that the catalog lists, such as open-source
   *
   * @minItems 1
   * @maxItems 20
   */
  licenses?: string[];
  /**
   * a summary is asked for in each of these languages, such as en or de
   *
   * @minItems 1
   * @maxItems 20
   */
  languages?: string[];
  /**
   * true: the publisher should have proved the domain
   */
  domain_proof?: boolean;
  /**
   * whole days that the first release should be old, by the word of somebody other than the publisher
   */
  first_release_days?: number;
}
