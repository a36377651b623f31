/** The members of a listing that are inferred, and how a file with the answer beside it tests each: one entry a field. */
import { toVersions } from '../../pipeline/collect/forge/versions.ts';
import { listMember, member, textMember } from '../../schemas/rules/members.ts';
import { currentVersion } from '../../schemas/rules/version-order.ts';

interface Judged {
  /** What the file says is right. */
  right: string;
  /** What the reader says; undefined where it says nothing, which is no wrong answer. */
  found: string | undefined;
}

export interface Field {
  name: string;
  /** Undefined for a file that has no answer for this field. @param file its JSON */
  judge(file: unknown): Judged | undefined;
}

export const FIELDS: readonly Field[] = [
  { name: 'version, of tags with their days', judge: (file) => judgeVersion(file, true) },
  { name: 'version, of the tags alone', judge: (file) => judgeVersion(file, false) },
];

/** `{ repository: "owner/name", expected_current: "1.2.0" or null, tags: [{ name, date }] }` */
function judgeVersion(file: unknown, withDays: boolean): Judged | undefined {
  const [repository, right] = [textMember(file, 'repository'), textMember(file, 'expected_current')];
  if (repository === undefined || right === undefined) return undefined;
  const entries = listMember(file, 'tags').map((tag) => ({
    tag: String(member(tag, 'name')),
    ...(withDays ? { releasedOn: String(member(tag, 'date')).slice(0, 10) } : {}),
  }));
  const { versions } = toVersions(entries, { path: repository });
  return { right, found: currentVersion(versions)?.version };
}
