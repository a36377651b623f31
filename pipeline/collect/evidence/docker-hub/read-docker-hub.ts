/** Answers of Docker Hub → what it witnesses. Whatever is not named here ends in this file. Pure. */
import { member, textMember } from '../../../../schemas/rules/members.ts';
import { namedPlaces } from '../../../repo/addresses/named-address.ts';
import { figure } from '../registry/figures.ts';

/** `badge` of an organization; an empty one is anybody's. */
const VETTED = ['verified_publisher', 'open_source'];
/** The lines of an official image's description that say where the software is from, and who maintains the image. */
const ORIGIN_LINE = /^(?:>|- {0,3}\*\*Maintained by\*\*:)/;
const LINK = /\]\((https:\/\/[^\s()]{1,300})\)/g;
const MAX_LINES = 200;

/** Of all time. */
export function readPulls(repository: unknown): number | undefined {
  return figure(member(repository, 'pull_count'));
}

export function isVetted(owner: unknown): boolean {
  return VETTED.includes(textMember(owner, 'badge') ?? '');
}

/** Of an owner that Docker has looked at. */
export function websiteOf(owner: unknown): string[] {
  return namedPlaces([textMember(owner, 'profile_url')]);
}

/** Descriptions of official images are reviewed by Docker: github.com/docker-library/docs. */
export function writtenPlaces(repository: unknown): string[] {
  const lines = (textMember(repository, 'full_description') ?? '').split('\n', MAX_LINES);
  const origins = lines.filter((line) => ORIGIN_LINE.test(line));
  return namedPlaces(origins.flatMap((line) => [...line.matchAll(LINK)].map(([, address]) => address)));
}
