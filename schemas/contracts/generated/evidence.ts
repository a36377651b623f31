// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * who was asked; alive, homepage, download, security-documents and users: we looked ourselves
 *
 * This interface was referenced by `ListingEvidence`'s JSON-Schema
 * via the `definition` "witness".
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
 * what became of the subject: a source, an address that was approved with the listing, or a page of data/usage
 */
export type AliveState = 'answering' | 'silent' | 'gone' | 'changed_hands' | 'archived' | 'given_up';
/**
 * answering: as what it should be. silent: not, or as something else. gone: there is nothing at the address, or no such name. changed_hands: a page of a parked or sold domain. archived: by its forge. given_up: by its publisher
 *
 * This interface was referenced by `ListingEvidence`'s JSON-Schema
 * via the `definition` "state".
 */
export type AliveState1 = 'answering' | 'silent' | 'gone' | 'changed_hands' | 'archived' | 'given_up';
/**
 * This interface was referenced by `ListingEvidence`'s JSON-Schema
 * via the `definition` "figure".
 */
export type Figure = number;

/**
 * What others witness of one listing, kept in data/evidence. No publisher writes here.
 */
export interface ListingEvidence {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like my-tool
   */
  slug: string;
  /**
   * sorted by witness, then by subject; each pair once
   *
   * @minItems 1
   * @maxItems 160
   */
  records: EvidenceRecord[];
  /**
   * what the pipeline says of these records, where they wait for a person: signed (Ed25519, base64url)
   */
  signature?: string;
}
/**
 * This interface was referenced by `ListingEvidence`'s JSON-Schema
 * via the `definition` "record".
 */
export interface EvidenceRecord {
  witness: WitnessName;
  /**
   * what was looked at: a package URL, or an address
   */
  subject: string;
  /**
   * what the witness names of the listing's own: its repository, or the host of its homepage. Without it, a package would be anybody's
   */
  place?: string;
  /**
   * where it was read: an address, or the package of data it was imported from, like pkg:npm/download-counts@2.20260301.0
   */
  source: string;
  /**
   * the day since which we know the values to be so: never the day of the last look
   */
  since: string;
  values: EvidenceValues;
}
/**
 * what a witness says; figures are rounded to two digits
 *
 * This interface was referenced by `ListingEvidence`'s JSON-Schema
 * via the `definition` "values".
 */
export interface EvidenceValues {
  /**
   * how many it knows that are open for the version
   */
  advisories?: number;
  /**
   * that have it, of those that report what they have
   */
  computers?: number;
  /**
   * packages that depend on it
   */
  dependents?: number;
  /**
   * its publisher has deprecated or withdrawn it there
   */
  deprecated?: true;
  /**
   * what lies at the address: the kind that the listing says
   */
  document?: 'csaf_advisory' | 'csaf_provider' | 'cyclonedx' | 'page' | 'pdf' | 'spdx';
  /**
   * in a month, without those of mirrors where they can be told apart
   */
  downloads?: number;
  /**
   * median of the days between releases
   */
  gap_days?: number;
  /**
   * in a month
   */
  installs?: number;
  /**
   * the version was built from public source by a service that the registry has verified
   */
  provenance?: true;
  /**
   * when the newest release was published there
   */
  released_on?: string;
  /**
   * the way to report a vulnerability that answered
   */
  reporting?: 'policy' | 'security_txt';
  /**
   * of the bytes at the address, computed by us: the digest that the publisher states
   */
  sha256?: string;
  state?: AliveState;
  /**
   * it answered over TLS with a certificate that holds
   */
  tls?: true;
  /**
   * the version that this is about
   */
  version?: string;
}
