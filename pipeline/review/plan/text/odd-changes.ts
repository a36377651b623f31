/** What is odd about a change as a whole, a sentence each: among harmless lines of a difference it is overlooked. Pure. */
import type { Listing, Release } from '../../../../schemas/contracts/generated/listing.ts';
import { toDayNumber } from '../../../../schemas/rank/day-numbers.ts';
import { currentVersion } from '../../../../schemas/rules/version-order.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { withoutYanked, yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { downloadPattern } from '../entries/download-pattern.ts';
import type { PublishedListing } from '../entries/field-changes.ts';
import type { ModerationWords } from './moderation-words.ts';

type Say = ModerationWords['say'];

const YEAR = 366;

export function oddChanges(
  wanted: PublishedListing,
  published: PublishedListing,
  { say }: Pick<ModerationWords, 'say'>,
): string[] {
  const { listing } = wanted;
  return [
    ...movedAddresses(published.listing, listing, say),
    ...oddVersion(wanted, published, say),
    ...exchangedDownloads(published.listing, listing, say),
    ...openSourceOfNoLicense(published.listing, listing, say),
  ];
}

/** @param leftOut a version that is not meant */
export function newestRelease({ listing, record }: PublishedListing, leftOut?: string): Release | undefined {
  const others = listing.versions.filter(({ version }) => version !== leftOut);
  return currentVersion(withoutYanked(others, record === undefined ? [] : yanksOf(record)));
}

function movedAddresses(before: Listing, after: Listing, say: Say): string[] {
  const addressesOf = ({ homepage, documentation, vendor }: Listing) =>
    [
      ['oddHomepage', homepage],
      ['oddDocumentation', documentation],
      ['oddVendor', vendor.website],
    ] as const;
  const hosts = addressesOf(before).map(([, address]) => bareHost(address));
  return addressesOf(after).flatMap(([sentence, address], index) => {
    const [was, is] = [hosts[index], bareHost(address)];
    return was === undefined || is === undefined || was === is ? [] : say(sentence, { was, is });
  });
}

const bareHost = (address: string | undefined) => hostOf(address)?.replace(/^www\./, '');

function oddVersion(wanted: PublishedListing, published: PublishedListing, say: Say): string[] {
  const current = newestRelease(wanted);
  const before = newestRelease(published, current?.version);
  if (current === undefined || before === undefined) return [];
  const [was, is] = [before, current].map(({ version }) => Number(/\d+/.exec(version)?.[0] ?? 0)) as [number, number];
  const [from, to] = [before.released_on, current.released_on];
  const days = from === undefined || to === undefined ? 0 : toDayNumber(to) - toDayNumber(from);
  const isOfBefore = current.artifacts?.some(
    ({ uri }) => before.artifacts?.some((known) => known.uri === uri) && downloadPattern(before.version)(uri) !== uri,
  );
  return [
    ...(is > 2 * was + 1 ? [say('oddLeap', { was, is })] : []),
    ...(days > YEAR ? [say('oddOlder', { days })] : []),
    ...(isOfBefore ? [say('oddSame', { version: current.version, before: before.version })] : []),
  ];
}

function exchangedDownloads(before: Listing, after: Listing, say: Say): string[] {
  return before.versions.flatMap(({ version, artifacts = [] }) => {
    const { artifacts: next = [] } = after.versions.find((one) => one.version === version) ?? {};
    const lacks = (all: typeof next, { uri, sha256 }: (typeof next)[number]) =>
      !all.some((one) => one.uri === uri && one.sha256 === sha256);
    const isExchanged = artifacts.some((one) => lacks(next, one)) && next.some((one) => lacks(artifacts, one));
    return isExchanged ? say('oddExchanged', { version }) : [];
  });
}

function openSourceOfNoLicense(before: Listing, { license }: Listing, say: Say): string[] {
  const isNew = license.type === 'open-source' && before.license.type !== 'open-source';
  return isNew && license.spdx_id === undefined ? [say('oddLicense')] : [];
}
