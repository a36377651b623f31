/** OSV, the advisories that are known of a package: how many are open for the version that visitors get. */
import semver from 'semver';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { packageUrlText, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import { currentVersion } from '../../../../schemas/rules/version-order.ts';
import type { Witness } from '../../contract/witness.ts';
import { BAD_ANSWER, OTHER_SUBJECT, sendToRegistry } from '../registry/ask-registry.ts';
import { packagesOf } from '../registry/packages.ts';
import { type Advisory, countAdvisories, readAdvisories } from './read-osv.ts';

const QUERY = 'https://api.osv.dev/v1/query';
/** Advisories come in full; a page has a thousand. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_PAGES = 5;
const MAX_TOKEN_LENGTH = 4096;
/** Types whose packages it knows: osv/purl_helpers.py of github.com/google/osv.dev. */
const KNOWN = ['cargo', 'composer', 'cran', 'gem', 'golang', 'hackage', 'hex', 'maven', 'npm', 'nuget', 'pub', 'pypi'];
/** Here, a version that is none of SemVer would be free of advisories in every case. */
const BY_SEMVER = ['cargo', 'hex', 'npm', 'pub'];

export const osv: Witness = {
  leansOnRegistry: true,
  subjects: (listing) =>
    packagesOf(listing, ({ type }) => KNOWN.includes(type) && versionFor(type, listing) !== undefined),
  holds: ({ subject, values }, listing) => values.version === versionFor(typeOf(subject), listing),
  async look(subject, listing, tools) {
    const parsed = parsePackageUrl(subject);
    const version = versionFor(typeOf(subject), listing);
    if (parsed === undefined || version === undefined) return { unknown: true };
    const purl = packageUrlText(parsed);
    const advisories: Advisory[] = [];
    let token: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const question = { package: { purl }, version, ...(token !== undefined && { page_token: token }) };
      const answer = await sendToRegistry(QUERY, question, tools, MAX_BYTES);
      if ('problem' in answer) return answer;
      const found = readAdvisories(answer.value, purl);
      if (found === 'other') return OTHER_SUBJECT;
      if (found === undefined) return BAD_ANSWER;
      advisories.push(...found);
      const { next_page_token: next } = answer.value;
      if (next === undefined || next === '') {
        return { values: { advisories: countAdvisories(advisories), version }, source: QUERY };
      }
      if (typeof next !== 'string' || next.length > MAX_TOKEN_LENGTH) return BAD_ANSWER;
      token = next;
    }
    // Nothing has so many; the answer goes in circles.
    return BAD_ANSWER;
  },
};

const typeOf = (subject: string) => parsePackageUrl(subject)?.type ?? '';

function versionFor(type: string, { versions }: Listing): string | undefined {
  const version = currentVersion(versions)?.version;
  if (version === undefined || !BY_SEMVER.includes(type)) return version;
  return semver.valid(version) ?? undefined;
}
