// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
 *
 * This interface was referenced by `EndpointChallengeEvent`'s JSON-Schema
 * via the `definition` "slug".
 */
export type Slug = string;

/**
 * Body of the request that asks whether a receiver wants deliveries at all.
 */
export interface EndpointChallengeEvent {
  event: 'endpoint.challenge';
  /**
   * missing where the endpoint has no listing yet
   */
  software?: string;
  /**
   * the whole body of the expected answer
   */
  challenge: string;
}
