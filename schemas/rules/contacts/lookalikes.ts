/** What has the form of an e-mail address and is none. */
import type { Span } from './shadow.ts';

interface Lookalike {
  before?: RegExp;
  found?: RegExp;
  after?: RegExp;
}

/** Characters before and behind a find that are looked at. */
const CONTEXT = 200;

/** All the patterns of an entry must be true. */
const LOOKALIKES: readonly Lookalike[] = [
  // git@host.example:path, host.example:group/project.git and user@host.example:/path: places of files.
  { found: /^git@/i, after: /^:[\w~/]/ },
  { after: /^:(?:[~/]|[\w.-]{1,100}(?:\/|\.git\b))/ },
  // ssh://user@host, postgres://user:password@host; an http address with a name alone may be meant for a person.
  { before: /\b(?!https?:|mailto:)[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/@]{0,100}$/i },
  { before: /:\/\/[^\s/@:]{0,64}:[^\s/@]{0,64}$/ },
  // ssh -p 2222 user@host
  { before: /(?:^|[\s`'"$;|&(])(?:ssh|ssh-copy-id|scp|sftp|rsync|mosh)\s{1,3}(?:-\w[^\n]{0,150}\s)?$/ },
  // @user@server: a name in the fediverse.
  { before: /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{0,64}$/u },
  // package@1.2.3-beta.next
  { found: /@v?\d{1,9}\.(?:\d{1,9}|x)[.-]/i },
  // picture@2x.png, unit@instance.service: names of files.
  { found: /@\d{1,2}(?:\.\d)?x\.|\.(?:service|timer|socket)$/i },
  // The name of a calendar, not of a mailbox.
  { found: /@(?:group|resource)\.(?:v\.)?calendar\.google\.com$/i },
];

export function isLookalike(text: string, { start, end }: Span): boolean {
  const found = text.slice(start, end);
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const after = text.slice(end, end + CONTEXT);
  return LOOKALIKES.some(
    (rule) =>
      (rule.before?.test(before) ?? true) && (rule.found?.test(found) ?? true) && (rule.after?.test(after) ?? true),
  );
}
