/** OSV, the advisories that are known of a package: how many are open for the version that visitors get. */
import semver from 'semver';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { packageUrlText, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import { currentVersion } from '../../../../schemas/rules/version-order.ts';
import type { Witness } from '../../contract/witness.ts';
import { BAD_ANSWER, NoAnswer, OTHER_SUBJECT, sendToRegistry, sensible } from '../registry/ask-registry.ts';
import { packageWitness } from '../registry/registry-witness.ts';

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
  holds: ({ subject, values }, listing) => values.version === versionFor(parsePackageUrl(subject)?.type ?? '', listing),
  ...packageWitness(
    (parsed, listing) => {
      const version = versionFor(parsed.type, listing);
      return version !== undefined && KNOWN.includes(parsed.type)
        ? { purl: packageUrlText(parsed), version }
        : undefined;
    },
    async ({ purl, version }, tools) => {
      const advisories: Advisory[] = [];
      let token: string | undefined;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const question = { package: { purl }, version, ...(token !== undefined && { page_token: token }) };
        const answer = await sendToRegistry(QUERY, question, tools, MAX_BYTES);
        advisories.push(...readAdvisories(answer, purl));
        const { next_page_token: next } = answer;
        if (next === undefined || next === '') {
          return { values: { advisories: countAdvisories(advisories), version }, source: QUERY };
        }
        if (typeof next !== 'string' || next.length > MAX_TOKEN_LENGTH) return BAD_ANSWER;
        token = next;
      }
      // Nothing has so many; the answer goes in circles.
      return BAD_ANSWER;
    },
  ),
};

function versionFor(type: string, { versions }: Listing): string | undefined {
  const version = currentVersion(versions)?.version;
  if (version === undefined || !BY_SEMVER.includes(type)) return version;
  return semver.valid(version) ?? undefined;
}

interface Advisory {
  id: string;
  /** By what names other databases have it. */
  aliases: string[];
}

/** @throws NoAnswer where the answer makes no sense, or is about another package */
function readAdvisories(answer: unknown, subject: string): Advisory[] {
  const listed = member(answer, 'vulns');
  if (listed !== undefined && !Array.isArray(listed)) throw new NoAnswer(BAD_ANSWER);
  return listMember(answer, 'vulns').flatMap((entry): Advisory[] => {
    const id = sensible(textMember(entry, 'id'));
    if (!isAbout(entry, subject)) throw new NoAnswer(OTHER_SUBJECT);
    // OSV leaves withdrawn ones out of its answers; one that is there all the same is not open.
    if (member(entry, 'withdrawn') !== undefined) return [];
    return [{ id, aliases: listMember(entry, 'aliases').filter((alias) => typeof alias === 'string') }];
  });
}

/** What several databases say of one weakness is one. */
function countAdvisories(advisories: readonly Advisory[]): number {
  const known = new Set<string>();
  let count = 0;
  for (const { id, aliases } of advisories) {
    const names = [id, ...aliases];
    if (!names.some((name) => known.has(name))) count += 1;
    for (const name of names) known.add(name);
  }
  return count;
}

function isAbout(entry: unknown, subject: string): boolean {
  return listMember(entry, 'affected').some((affected) => {
    const parsed = parsePackageUrl(textMember(member(affected, 'package'), 'purl') ?? '');
    return parsed !== undefined && packageUrlText(parsed) === subject;
  });
}
