/** Answers of OSV → the advisories in them. Whatever is not named here ends in this file. Pure. */
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { packageUrlText, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';

export interface Advisory {
  id: string;
  /** By what names other databases have it. */
  aliases: string[];
}

/** @returns undefined where the answer makes no sense; `other` where it is about another package */
export function readAdvisories(answer: unknown, subject: string): Advisory[] | 'other' | undefined {
  const listed = member(answer, 'vulns');
  if (listed !== undefined && !Array.isArray(listed)) return undefined;
  const advisories: Advisory[] = [];
  for (const entry of listMember(answer, 'vulns')) {
    const id = textMember(entry, 'id');
    if (id === undefined) return undefined;
    if (!isAbout(entry, subject)) return 'other';
    // OSV leaves withdrawn ones out of its answers; one that is there all the same is not open.
    if (member(entry, 'withdrawn') !== undefined) continue;
    const aliases = listMember(entry, 'aliases').filter((alias) => typeof alias === 'string');
    advisories.push({ id, aliases });
  }
  return advisories;
}

/** What several databases say of one weakness is one. */
export function countAdvisories(advisories: readonly Advisory[]): number {
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
