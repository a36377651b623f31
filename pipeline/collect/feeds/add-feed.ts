/** A feed that somebody asks for becomes a file of data/feeds: its address, taken out of what a stranger wrote. Pure. */
import { deriveSlug } from '../../../schemas/rules/slug.ts';
import { faultInEnglish } from '../../../schemas/wording/problem-languages.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { checkUrl } from '../../repo/fetch/check-url.ts';
import type { FileChange } from '../../repo/git/commits.ts';
import { stableJson } from '../../repo/text/stable-json.ts';
import { listFeeds } from './feed-list.ts';

/** The question of the issue form (.github/ISSUE_TEMPLATE/add-my-software.yml); GitHub makes a heading of it. */
export const ADDRESS_QUESTION = 'Address of the feed';
/** And that of the German form. */
const HEADINGS = [ADDRESS_QUESTION, 'Adresse des Feeds'].map((question) => `### ${question}`);
/** The longest that GitHub accepts. */
const MAX_BODY_LENGTH = 65_536;

/** @throws Error that says what is wrong, and repeats nothing of the issue */
export function addressInIssue(body: string): string {
  const lines = body.slice(0, MAX_BODY_LENGTH).split(/\r\n|[\r\n]/);
  const [heading, ...more] = lines.flatMap((line, index) => (HEADINGS.includes(line.trim()) ? index : []));
  if (heading === undefined || more.length > 0) {
    throw new Error(
      'The issue does not have the answers of the form. Ask for a new one, with the form "Add my software".',
    );
  }
  const end = lines.findIndex((line, index) => index > heading && line.startsWith('#'));
  const answer = lines.slice(heading + 1, end === -1 ? undefined : end).filter((line) => line.trim() !== '');
  if (answer.length !== 1) throw new Error('The issue names no address, or more than one. Ask for just one.');
  return (answer[0] ?? '').trim();
}

/**
 * The file that makes the next sync read an address.
 * @param trusted address:port pairs that may be followed although they are not public, as given to `sync`
 * @throws Error where the address cannot be followed, or already is
 */
export function newFeed(address: string, data: CatalogData, trusted: ReadonlySet<string> = new Set()): FileChange {
  const named = feedNamer(data, trusted)(address);
  if ('fault' in named) throw new Error(named.fault);
  return named;
}

/** Names the files of feeds, one after another, none of which the catalog, or an earlier call, has. */
export function feedNamer(data: CatalogData, trusted: ReadonlySet<string>) {
  const followed = new Set(listFeeds(data).flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? [])));
  const taken = new Set(data.feeds.map((feed) => feed.name));
  return (address: string): FileChange | { fault: string; isKnown: boolean } => {
    const checked = checkUrl(address, { trusted });
    if ('refusal' in checked) {
      return { fault: `This address cannot be followed. ${faultInEnglish(checked.refusal)}`, isKnown: false };
    }
    const { url } = checked;
    url.hash = '';
    if (followed.has(url.href)) return { fault: 'This address is followed already.', isKnown: true };
    followed.add(url.href);
    const name = deriveSlug([`${url.hostname.replace(/^www\./, '')} ${url.pathname.replace(/\.(?:json|xml)$/, '')}`]);
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
    taken.add(free);
    return { path: `data/feeds/${free}.json`, content: stableJson({ url: url.href }) };
  };
}
