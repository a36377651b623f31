/** What a witness is to the catalog: one contract, and for each witness a folder in `evidence`. */
import type { EvidenceRecord, EvidenceValues } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import type { GuardedClient } from '../../repo/fetch/guarded-client.ts';
import type { Validators } from '../../repo/fetch/header-values.ts';
import type { NetworkAccess } from '../../repo/fetch/network.ts';
import type { Entries } from './cache.ts';

export interface WitnessTools {
  client: GuardedClient;
  /** What earlier runs left: an answer that has not changed costs one small request. */
  answers: Entries<Validators>;
  /** Totals that earlier runs saw, by subject: where only a total is published, a month is a difference. */
  totals: Entries<Total[]>;
  /** Like 2026-01-31 */
  today: string;
  forge: Pick<NetworkAccess, 'githubApi' | 'tokens'>;
}

export interface Total {
  on: string;
  count: number;
}

export interface Witness {
  /** It knows packages but not whose they are: asked only of those that a registry has tied to the listing. */
  leansOnRegistry?: true;
  /** Its subjects are addresses, and only those that the listing is tied to are asked about: others are nobody's to claim. */
  isOwnPlace?: true;
  /** One look that fails is not believed: all looks of a night are settled together. */
  isDamped?: true;
  /** What it can be asked about a listing: package URLs, or addresses. Most listings have none. */
  subjects(listing: Listing): string[];
  /** False where the listing says something else by now than when it was looked at: then the record goes. */
  holds?(record: Pick<EvidenceRecord, 'subject' | 'values'>, listing: Listing): boolean;
  /**
   * Never throws on a bad answer.
   * @param listing what is published of it
   * @param last what it said before: a part of it that has not changed need not be asked for in full
   */
  look(subject: string, listing: Listing, tools: WitnessTools, last?: Statement): Promise<Testimony>;
}

/**
 * `unknown`: it answered, and has no such thing: its record goes. `problem`: the last record stays. `tooSoon`: so does
 * it where a difference takes an earlier total.
 */
export type Testimony = Statement | { unchanged: true } | { unknown: true } | { tooSoon: true } | { problem: Problem };

export interface Statement {
  /** Exact figures; they are rounded when stored. */
  values: EvidenceValues;
  /** The address it was read from. */
  source: string;
  /**
   * Addresses that the witness names as the subject's own: repository, homepage. It counts only if the listing is tied
   * to one of them; undefined where the subject is the listing's own in itself, like its homepage.
   */
  places?: readonly string[];
}
