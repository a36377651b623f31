/** What is sent: ids and bodies. Every text in them is public already. */
import type { EndpointChallengeEvent } from '../../schemas/contracts/generated/event-endpoint-challenge.ts';
import type { ListingPublishedEvent } from '../../schemas/contracts/generated/event-listing-published.ts';
import type { RankChangedEvent } from '../../schemas/contracts/generated/event-rank-changed.ts';

export const EVENT_KINDS = ['listing.published', 'rank.changed'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
/** Asks whether the receiver wants events at all: it must say the text of `challenge` again. */
export const CHALLENGE = 'endpoint.challenge';

/** A listing as a build has it. */
export interface HandedListing {
  slug: string;
  /** Slugs it had before. */
  formerly: string[];
  /** What its request may be noted under: address of its feed, "file:" or "submitted:" and a name; the present one first. */
  sources: string[];
  /** Host of the endpoint, as a person has approved it; missing where its feed names none. */
  host?: string;
  /** Hosts of its homepage and feed, and the domain that submitted it. */
  hosts: string[];
  /** Who asks for the events: the host of its feed, or the domain that submitted it. Missing where it is the operator. */
  asking_host?: string;
  publication: {
    /** The commit that published it. */
    commit: string;
    /** Whether it was published after the last build whose events have all arrived. */
    is_new: boolean;
    name: string;
    version: string;
    url: string;
    published_on: string;
  };
  rank: { position: number; score: number };
}

export interface Build {
  commit: string;
  /** Like 2026-01-31 */
  date: string;
}

/** Where a listing stands, and the build that says so. */
export interface Place extends Build {
  position: number;
  score: number;
}

export interface NewEvent {
  /** Derived from what identifies the event, so that reporting it twice makes one event. */
  id: string;
  kind: string;
  body: string;
  position?: number;
}

export function listingPublished(slug: string, { commit, ...facts }: HandedListing['publication']): NewEvent {
  const { name, version, url, published_on } = facts;
  const kind = 'listing.published';
  const body: ListingPublishedEvent = { event: kind, software: slug, listing: { name, version, url }, published_on };
  return { id: `published_${slug}_${commit}`, kind, body: JSON.stringify(body) };
}

/** The day is part of the id, because one commit is built on many days, and places may go back and forth. */
export function rankChanged(slug: string, previous: number, { position, score, commit, date }: Place): NewEvent {
  const kind = 'rank.changed';
  const rank = { previous, current: position, score };
  const body: RankChangedEvent = { event: kind, software: slug, rank, computed_on: date };
  return { id: `rank_${slug}_${previous}_${position}_${commit}_${date}`, kind, body: JSON.stringify(body), position };
}

/** Where the move of a body began. */
export const previousOf = (body: string): number => (JSON.parse(body) as RankChangedEvent).rank.previous;

/**
 * @param slug undefined for an endpoint without listings
 * @param text that nobody can guess, and that only the receiver is told
 * @param name another one, which the id is made of: a publisher sees ids, and could have somebody else say the text
 */
export function challenge(slug: string | undefined, text: string, name: string): NewEvent {
  const body: EndpointChallengeEvent = { event: CHALLENGE, ...(slug && { software: slug }), challenge: text };
  return {
    id: slug === undefined ? `challenge_${name}` : `challenge_${slug}_${name}`,
    kind: CHALLENGE,
    body: JSON.stringify(body),
  };
}

/** What must come back. */
export function challengeOf(body: string): string {
  return (JSON.parse(body) as { challenge: string }).challenge;
}
