/**
 * E-mail addresses in a shadow. linkify-it finds those of the standard (RFC 5321); what it does not know is looked for
 * here: names in other scripts (RFC 6531), quoted and grouped names, addresses with gaps. Every repetition is bounded.
 */
import { LinkifyIt } from 'linkify-it';
import { type Find, likely, possible, type Span } from './folded-text.ts';

/**
 * Endings of domains, as text for patterns: near to ordinary words, an address wants one of them. Those that are also
 * endings of files (py, rs, sh, md, pl, …) are left out.
 */
export const COMMON_ENDING =
  '(?:com|org|net|edu|gov|int|info|biz|name|io|dev|app|me|ai|co|tech|cloud|xyz|online|site|email|museum|example|eu|de|' +
  'at|ch|fr|nl|be|uk|ie|it|es|pt|se|no|fi|dk|cz|sk|hu|ro|bg|gr|hr|si|lt|lv|ee|ru|ua|by|tr|il|us|ca|mx|br|ar|cl|au|nz|' +
  'jp|cn|tw|kr|hk|sg|id|vn|th|za)(?![\\p{L}\\p{N}-])';

/** With signs or names of signs before them, these are no files either. */
export const FURTHER_ENDING =
  '(?:pl|rs|is|lu|li|mt|cy|mk|al|ba|ge|am|az|kz|uz|pk|ir|ae|sa|eg|ma|tn|ng|ke|gh|pe|uy|ve|ec|ph|my|lk|bd|np|mobi|pro|' +
  'рф|ру|ком|орг|нет|рус|укр|бг|срб|ελ|公司|中国|中國|香港|भारत|한국)(?![\\p{L}\\p{N}-])';

const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,62}';
const ENDING = '(?:xn--[a-z0-9-]{2,59}|\\p{L}[\\p{L}\\p{M}]{1,23})(?![\\p{L}\\p{M}\\p{N}-])';
const HOST = new RegExp(`(?:${LABEL}\\.){1,8}${ENDING}`, 'iuy');
/** In scripts without gaps, the sentence goes on behind the last letter. */
const HOST_BEFORE_GAPLESS =
  /(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}])/iuy;
const NAME_BEHIND_GAPLESS = /^.*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}](?=[a-z\d])/iu;
/** `[192.0.2.1]`: the brackets tell it from the login of a machine. */
const NUMERIC_HOST = /\[(?:\d{1,3}\.){3}\d{1,3}\]/y;
const STANDARD_HOST = /^(?:\[[^\]\s]{1,60}\]|[\p{L}\p{M}\p{N}.-]{0,255}[\p{L}\p{M}\p{N}])/u;
/** The ending of a host, not of a version: 3.16, 2.x. */
const LETTERED_ENDING = /^\[|\.(?:xn--[a-z\d-]{2,}|\p{L}[\p{L}\p{M}]+)$/iu;
const GAPPED_HOST = new RegExp(`\\s{0,2}(?:${LABEL} ?\\. ?){1,4}${COMMON_ENDING}(?![/:@]|\\.[\\p{L}\\p{N}])`, 'iuy');

const NAME = /[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}._%+'!#$&*^~-]{0,63}[\p{L}\p{M}\p{N}_.%+'!#$&*^~-])?$/u;
const QUOTED_NAME = /"[^"\n@]{1,64}"$/;
/** {jane,joe}, [jane|joe], <jane.doe>: one name or several, for one host. */
const GROUPED_NAME = /(?<![${])(?:\{[\p{L}\p{N}._, |;/-]{1,80}\}|[[(<][\p{L}\p{N}._, |;/-]{1,80}[\])>])$/u;
/** A first and a last name, or an initial: what no word of a sentence looks like. */
const TWO_PART_NAME = /^\p{L}[\p{L}\p{M}]{0,30}(?:[._-]\p{L}[\p{L}\p{M}]{0,30}){1,3}\d{0,4}$/u;

/** Of names that are looked at. */
const BEFORE = 90;
const FILE_ENDING = /\.(?:png|jpe?g|gif|svg|webp|ico|[cm]?[jt]sx?|css|html?|json|ya?ml|xml|txt|exe|dll|t?gz)$/i;
/** Those that are domains as well. */
const SOURCE_FILE = /\.(?:md|rst|py|rs|go|sh|rb|pl|cs|cc|cpp|[ch]|java|php|net|conf|ini|cfg|log|csv|toml|lock|zip)$/i;
const DOMAIN_NAME = new RegExp(`\\.${COMMON_ENDING}$`, 'iu');

/** Without addresses of pages, in which one of a person may stand. */
const linkify = new LinkifyIt().add('http:', null).add('https:', null).add('ftp:', null).add('//', null);

export function emailsIn(text: string): Find[] {
  const finds: Find[] = [];
  const standard = standardHosts(text);
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const find = emailAt(text, at, standard.get(at));
    if (find !== undefined) finds.push(find);
  }
  return finds;
}

/** The end of each address that linkify-it finds, by the place of its at sign. */
function standardHosts(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { index, lastIndex } of linkify.match(text) ?? []) {
    const at = text.lastIndexOf('@', lastIndex);
    // It counts signs such as = and ` among the letters of a host.
    const host = STANDARD_HOST.exec(text.slice(at + 1, lastIndex))?.[0] ?? '';
    if (at > index && LETTERED_ENDING.test(host)) ends.set(at, at + 1 + host.length);
  }
  return ends;
}

function emailAt(text: string, at: number, standardEnd: number | undefined): Find | undefined {
  const before = text.slice(Math.max(0, at - BEFORE), at).replace(/@$/, '');
  const gap = at - before.length - Math.max(0, at - BEFORE);
  const end = endOf(text, at + 1, [HOST_BEFORE_GAPLESS]) ?? standardEnd ?? endOf(text, at + 1, [HOST, NUMERIC_HOST]);
  const name = nameBefore(before);
  if (end === undefined || name === undefined) return gappedAt(text, at);
  const start = at - gap - name.length;
  const span = { start: withScheme(text, start), end };
  if (isLookalike(text, { start, end })) return undefined;
  if (!FILE_ENDING.test(text.slice(at, end))) return likely(span);
  return isTwoPartName(name) && /^@\p{L}{3,}\./u.test(text.slice(at, end)) ? possible(span) : undefined;
}

function nameBefore(before: string): string | undefined {
  const quoted = QUOTED_NAME.exec(before)?.[0];
  if (quoted !== undefined) return quoted;
  return NAME.exec(before)?.[0].replace(NAME_BEHIND_GAPLESS, '') ?? GROUPED_NAME.exec(before)?.[0];
}

/** "jane @ example.org", "jane.doe @example.org", "jane@ example . org". */
function gappedAt(text: string, at: number): Find | undefined {
  const end = endOf(text, at + 1, [GAPPED_HOST]);
  const before = text.slice(Math.max(0, at - BEFORE), at);
  const name = NAME.exec(before.replace(/\s{1,2}$/, ''))?.[0];
  if (end === undefined || name === undefined || !/\p{L}/u.test(name)) return undefined;
  const start = at - (before.length - before.trimEnd().length) - name.length;
  if (/[\p{L}\p{N}@/._+-]$/u.test(text.slice(Math.max(0, start - 1), start))) return undefined;
  if (isPlaceWord(name)) return undefined;
  // "thanks @example.org": a name on another server.
  const isHandle = /\S/.test(text.charAt(at + 1)) && !isTwoPartName(name);
  if (!isHandle) return likely({ start, end });
  return /^[\p{Ll}\d]/u.test(name) && !HANDLE_WORD.test(name) ? possible({ start, end }) : undefined;
}

function endOf(text: string, from: number, patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    pattern.lastIndex = from;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return from + found.length;
  }
  return undefined;
}

function withScheme(text: string, start: number): number {
  const scheme = /(?:mailto|xmpp|sips?|live):$/i.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? '';
  return start - scheme.length;
}

/** True for jane.doe, and not for a domain or the name of a file. */
export function isTwoPartName(name: string): boolean {
  return TWO_PART_NAME.test(name) && !DOMAIN_NAME.test(name) && !SOURCE_FILE.test(name) && !FILE_ENDING.test(name);
}

const HANDLE_WORD =
  /^(?:by|via|thanks?|to|from|on|and|or|with|follow|follows|cc|ping|hi|hey|is|in|of|for|at|as|von|de|par|por|per|using|import|npm|add|install|x|user|users|like|see|credits?|kudos|hello|dear|maintained|inspired|fork|use|uses|the|a|an)$/i;

/** What stands before "at" in a sentence about a place: "hosted at", "find us at", "more @". */
export function isPlaceWord(word: string): boolean {
  return PLACE_WORDS.has(word.toLowerCase());
}

const PLACE_WORDS = new Set(
  (
    'look looks looked looking see seen find found visit read meet join available hosted host live lives living online ' +
    'documented published released download downloads downloaded located based developed maintained work works worked ' +
    'working demo demos docs documentation website homepage repository site page pages forum blog code source sources ' +
    'list us me him them it here there more is are was be and or also out runs running run served serving start starts ' +
    'used uses using listed get shop store app apps news details information info example examples project projects ' +
    'issues bugs wiki guide tutorial tutorials reference api playground version versions open try test tests ' +
    'registered sold buy deployed installed accessible reachable created built instance server data file files archive ' +
    'link links article articles post posts video videos chat community discussion everything anything this that'
  ).split(' '),
);

/** What has the form of an address and is none. */
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

function isLookalike(text: string, { start, end }: Span): boolean {
  const found = text.slice(start, end);
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const after = text.slice(end, end + CONTEXT);
  return LOOKALIKES.some(
    (rule) =>
      (rule.before?.test(before) ?? true) && (rule.found?.test(found) ?? true) && (rule.after?.test(after) ?? true),
  );
}
