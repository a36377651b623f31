/**
 * Proposals that were judged before anybody looked at the texts of pull requests: each goes through a sync, and what a reviewer
 * should notice has to stand in what the pull request says.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishAllOf } from '../testing/reviewing.ts';
import { TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { openRepository } from './plan/proposals/open-repository.ts';
import judged from './proposals.judged.json' with { type: 'json' };
import { proposalText } from './pull-requests/pull-request-text.ts';

interface Document {
  software: { slug: string; homepage: string };
}

interface Case {
  name: string;
  before: Document | null;
  /** Published already, by another or the same publisher. */
  listed_beside?: Document;
  after: Document;
  what_a_reviewer_should_notice: string | null;
}

const CATEGORIES = readFileSync(join(import.meta.dirname, '..', '..', 'data', 'categories.json'), 'utf8');
const cases = judged.cases as unknown as Case[];
/** What tells it: a value that the text shows, or the code of a remark. */
const TOLD: Record<string, RegExp> = {
  'price raised with a new major version': /- 4900\n\+ 5900/,
  'renamed with the old name in the text': /name\n- Quillbox\n\+ Quillspace/,
  'a version withdrawn by its publisher': /version_yanked/,
  'category corrected': /category\n- photo\n\+ maps-and-location/,
  'freeware becomes open source': /- freeware\n\+ open-source/,
  'given up by its publisher': /\+ .*no longer developed/,
  'new: German only': /descriptions\.de\.summary/,
  'new: plugin for another product': /not by Saltmarsh Software/,
  'a release whose day lies in the future': /released_in_future/,
  'download still of the old version': /A download of 4\.3\.0 is that of 4\.2\.0/,
  'version mistyped with a digit too many': /leaps from 3 to 31/,
  'version with words of marketing': /Autumn Edition NEW!/,
  'price in whole euros in the field of cents': /- 4900\n\+ 49\n/,
  'free with a price': /price_from_cents\n\+ 999[\s\S]*pricing\.model\n\+ free/,
  'text of a template left in': /Lorem ipsum/,
  'German text in the English field': /descriptions\.en\.summary\n\+ Kassenbuch führt/,
  'a summary that is only advertising': /No\. 1 BEST tool/,
  'category chosen at random': /category {2,}databases/,
  'changelog as the summary': /\+ Fixed a crash/,
  'summary lost by a broken export': /\+ \[object Object\]/,
  'letters broken by a wrong encoding': /fÃ¼r/,
  'a homepage on a testing host': /The website moves from \S+ to staging\./,
  'platforms dropped by accident': /- linux, macos, windows\n\+ linux\n/,
  'name in capitals with version and platform': /SNAPCURVE PRO 2026/,
  "notes lead to a file on one's own computer": /address_not_public/,
  'a product listed twice under another slug': /same_homepage/,
  'download moves to a host of strangers': /download_elsewhere[\s\S]*download before {2,}https:\/\/saltmarsh\.example/,
  'download in a bucket of somebody else': /download_elsewhere/,
  'one letter of the host is exchanged': /download_elsewhere/,
  'Cyrillic letter in the host': /borrowed_letters/,
  'another product under the old name': /category\n- text-editors\n\+ finance/,
  'casino in an added language alone': /descriptions\.id\.summary\n\+ Situs slot/,
  'address disguised in the summary': /contact_removed/,
  'impostor with a word added': /similar_name/,
  'impostor with two letters exchanged': /similar_name/,
  'same installer under another publisher': /same_download/,
  "publisher's name changes to one that is listed": /similar_vendor/,
  'a redirect hidden in a query': /address_passes_on/,
  'an archive becomes a program': /program_in_disguise/,
  'version jumps far ahead after a long silence': /leaps from 3 to 99[\s\S]*1388 days older/,
  'old versions rewritten in passing': /A published download of 4\.1\.0 is exchanged/,
  'Markdown that draws a verdict of the catalog': /reviewed by the catalog/,
  'instructions to whoever or whatever reviews': /Note to automated reviewers/,
  'webhook to an inner address': /webhook_refused/,
  'open source claimed for a commercial product': /open source now, and names no license/,
  "claims another publisher's package and repository": /same_package/,
  'many harmless changes and one that is not': /The website of the publisher moves from \S+ to saltmarsh-books/,
  'a support page that asks for the password': /\+ .*confirm your password/,
};
/**
 * Goes on by itself, for a candidate is never current; goes on without its day, which cannot be; is refused before anybody
 * reviews it; is near only to the ear.
 */
const NOT_IN_A_TEXT = [
  'pre-release announced as the release',
  'day and month exchanged',
  'signs that change the direction of text',
  'new: a name that only sounds like another',
];

it.each(cases)('$name', async (judgedCase) => {
  const { name, what_a_reviewer_should_notice: notice } = judgedCase;
  const text = await textOf(judgedCase);
  if (notice === null) return expect(text).not.toContain('Look at twice');
  if (NOT_IN_A_TEXT.includes(name)) return expect(TOLD[name]).toBeUndefined();
  expect(text).toMatch(TOLD[name] ?? /^$/);
});

/** @returns the text of the pull request; "" where nothing waits */
async function textOf({ before, after, listed_beside }: Case): Promise<string> {
  const { slug } = after.software;
  const isOwn = ({ software }: Document) => software.slug === slug;
  const published = [before ?? [], listed_beside ?? []].flat();
  const isChange = published.some(isOwn);
  const feedOf = (document: Document) => JSON.stringify({ url: addressOf(document) });
  const catalog = temporaryCatalog(Object.fromEntries(published.map((one) => [one.software.slug, feedOf(one)])));
  try {
    catalog.write('data/categories.json', CATEGORIES);
    catalog.commit('Take all categories');
    const network = Object.fromEntries(published.map((one) => [addressOf(one), JSON.stringify(one)]));
    await catalog.sync(network, '2026-10-05');
    await publishAllOf(catalog);
    if (!isChange) {
      catalog.write(`data/feeds/new-${slug}.json`, feedOf(after));
      catalog.commit('Add a feed');
    }
    const address = isChange && before !== null ? addressOf(before) : addressOf(after);
    await catalog.sync({ ...network, [address]: JSON.stringify(after) }, TODAY, '2026-10-05');
    const { data, proposals } = await openRepository(catalog.folder);
    const [proposal, listing, record] = [proposals.get(slug), data.listings.get(slug), data.ledger.get(slug)];
    return proposal === undefined ? '' : proposalText(proposal, listing && { listing, record }).body;
  } finally {
    catalog.remove();
  }
}

const addressOf = ({ software }: Document) => `${new URL(software.homepage).origin}/pad.json`;
