/** What makes a paragraph prose about the thing, and what makes it something else. Words are the plain text of it. */
import { REMOVED } from '../../schemas/rules/contacts.ts';
import type { Words } from './blocks.ts';

/** Chinese, Japanese, Thai and their like write no gaps: two characters are about a word. */
const GAPLESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const ADDRESS = /(?:https?|ftp|git|ssh):\/\/\S{1,500}|www\.\S{1,300}/g;

export function wordCount(text: string): number {
  const gapless = text.match(GAPLESS)?.length ?? 0;
  const rest =
    text
      .replace(ADDRESS, ' ')
      .replace(GAPLESS, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu)?.length ?? 0;
  return rest + gapless / 2;
}

/** Characters as wide as they are read: a Chinese one says as much as two Latin ones. Addresses say nothing. */
export function weight(text: string): number {
  const plain = text.replace(ADDRESS, '').replaceAll(REMOVED, '');
  return plain.length + (plain.match(GAPLESS)?.length ?? 0);
}

/** Running text: words of its own besides links and code, and more letters than signs. */
export function isProse(words: Words): boolean {
  const text = words.text.replace(ADDRESS, ' ').replaceAll(REMOVED, ' ');
  const letters = text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  const signs = text.replace(/[\p{L}\p{M}\p{N}\s]/gu, '').length;
  if (
    wordCount(text) < 3 ||
    letters < signs * 2 ||
    /^(?:[$#>%] |\$\w+:)|^\P{L}{0,3}[\w.]{1,60}\([^()]{0,200}\)\s?(?:[:=]|$)/u.test(words.text)
  )
    return false;
  if (/^\([^()]*\)$/.test(words.text) || /^\[\^?[^\]]{1,40}\]:/.test(words.text)) return false;
  const outside = wordCount(words.outside.replaceAll(REMOVED, ' '));
  return outside >= 3 && outside * 6 >= wordCount(text);
}

const LANGUAGE_NAMES =
  'english|deutsch|german|français|french|español|spanish|português|portuguese|italiano|русский|russian|українська|中文|简体中文|' +
  '繁體中文|chinese|日本語|japanese|한국어|korean|العربية|arabic|فارسی|persian|türkçe|turkish|polski|हिन्दी|tiếng việt|bahasa';
const LANGUAGES = new RegExp(`(?<![\\p{L}])(?:${LANGUAGE_NAMES})(?![\\p{L}])`, 'giu');
const LANGUAGE_WORDS =
  /\b(?:read (?:this|it|in)|in (?:an)?other languages?|(?:other|different|following|available) languages?|translat(?:ed|ions?)|(?:english|chinese|japanese|german|french|russian|spanish|korean|persian)\s+(?:version|readme|documentation|docs))\b|(?:版本?|文档|文檔|说明|說明|語版|ドキュメント)?(?:请|請)?(?:参看|參看|点击|點擊|查看|はこちら|這裡|这里|这儿)|других языках|andere[nr]? sprachen|otros idiomas|autres langues|outros idiomas/iu;

/** "English | 日本語", "Read this in other languages: …", "中文版请看这里". */
export function isLanguageSwitch(words: Words): boolean {
  if (words.text.length > 300) return false;
  const names = words.text.match(LANGUAGES)?.length ?? 0;
  const count = wordCount(words.text);
  if (words.otherLanguage && (count < 14 || names > 1)) return true;
  return (
    (names > 1 && wordCount(words.text.replace(LANGUAGES, ' ')) < 6) ||
    (LANGUAGE_WORDS.test(words.text) && count < 14 && words.outside !== words.text)
  );
}

/** A line of the kind "Version: 1.2", "by Jane Doe", "Demo: https://…". */
const LABEL = new RegExp(
  '^(?:(?:main |lead |original |current )?(?:authors?|maintainers?)|version|date|last updated?|last modified|updated|created|e-?mail|licen[sc]e[ds]?|home ?page|web ?site|web|url|' +
    'repo(?:sitory)?|source(?: code)?|docs?|documentation|demos?|live(?: demo| version| site)?|downloads?|npm|pypi|twitter|discord|' +
    'slack|irc|chat|contacts?|copyright|maintainers?|status|required|requires?|requirements|tech(?:nology)? stack|technologies|' +
    'languages?|language|refs?|references?|platforms?|keywords|tags|topics|supported [\\p{L} ]{1,30}|current [\\p{L} ]{1,30}|latest[\\p{L} ]{0,30}|' +
    'releases?|issues|blog|forum|follow|sponsors?|see(?: also)?|api|wiki|changelog|preview|screenshots?|autor|автор|версия|лицензия|' +
    '作者|版本|许可证|更新|バージョン|ライセンス|저자|버전)(?:\\s*\\([^)]{0,40}\\))?\\s*[:：]\\s*\\S',
  'iu',
);
const BYLINE = new RegExp(
  '^(?:[-–—]\\s*)?(?:[Bb]y (?:the )?(?=\\S*\\p{Lu}|@)|(?:[Pp]owered|[Cc]reated|[Ww]ritten|[Dd]eveloped|[Mm]aintained|[Ss]ponsored|[Ss]upported|[Ii]nspired|' +
    '[Bb]uilt|[Mm]ade|[Bb]rought to you|[Cc]ontributed|[Oo]riginally (?:written|created)|[Oo]riginal) (?:by|with|using|on|in)\\s|[Bb]ased on\\s|[Pp]art of\\s|[Cc]redits? to\\s|作者)',
  'u',
);

export function isMetadata(text: string): boolean {
  if (LABEL.test(text)) return sentencesOf(text).length < 3;
  if (BYLINE.test(text)) return text.length < 160;
  // A version or a date and hardly anything else.
  return text.length < 60 && /^(?:(?:19|20)\d\d,\s|v(?:ersion|er)?\.?\s?\d|release \d|\d{1,4}[-./]\d)/iu.test(text);
}

const NOTICE_START = new RegExp(
  '^(?:[^\\p{L}\\p{N}]{0,6})(?:(?:please )?note|notice|warning|important|attention|caution|tip|hint|disclaimer|deprecat\\w+|update|announcement|' +
    'heads[- ]up|breaking(?: changes?)?|archived|unmaintained|alert|todo|wip|work in progress|edit|news|new|psa|coming soon|' +
    'примечание|внимание|важно|предупреждение|hinweis|achtung|wichtig|avertissement|remarque|nota|aviso|atención|importante|attenzione|' +
    'uwaga|dikkat|not|注意|警告|重要|提示|公告|お知らせ|주의|توجه|هشدار|تنبيه|ملاحظة)\\s*(?:[:：!！]|[-–—]\\s|$)',
  'iu',
);
const SUBJECT =
  '(?:this|the|our)\\s(?:[\\p{L}-]{1,20}\\s){0,3}?(?:project|repo(?:sitory)?|package|library|module|code(?:base)?|tool|app(?:lication)?|program|plugin|' +
  'extension|specs?|version|branch|fork|page|file|readme|action|image|crate|gem|site|development)s?(?:\\s(?:in|of|on|for)\\s[\\p{L}\\p{N} ._/-]{1,60})?';
const MOVED = new RegExp(
  `(?:^|[.!]\\s)(?:[*\\s]*)(?:${SUBJECT}|[\\p{L}\\p{N}._/@ -]{1,40}?|we|we've|i|i've|it)\\s(?:(?:is|are|has|have|was|were)\\s(?:now |been |recently |officially |just |also |already ){0,2}` +
    '(?:moved|migrated|renamed|deprecated|archived|discontinued|superseded|abandoned|unmaintained|obsolete|retired|sunset|read-only|not maintained|' +
    'no longer|looking for (?:a )?(?:new )?maintainers?|in maintenance mode|under (?:heavy |active |construction)|a? ?work in progress|' +
    'currently (?:under|in|a work|being|not))|(?:moved|migrated) (?:to|from))',
  'iu',
);
const MOVED_START =
  /^(?:this is (?:the|an?) .{0,40}(?:branch|development version)|gone to|moved to|has moved|migrated (?:from|to)|imported from|mirror(?:ed)? (?:of|from)|archived?:|this was moved|deprecated\b|unmaintained\b|not maintained\b|no longer (?:maintained|supported|developed)|under construction)/iu;

/** A note about the project's state or whereabouts instead of what it is. */
export function isNotice(text: string): boolean {
  return (
    NOTICE_START.test(text) ||
    /^.{0,80}?\b(?:is|are) (?:now|finally) (?:available|released|out|open)\b/i.test(text) ||
    /^[⚠🚧❗🚨📢📣🛑⛔‼]/u.test(text) ||
    MOVED_START.test(text) ||
    ((/\b(?:maintenance mode|end[- ]of[- ](?:life|support))\b/i.test(text) ||
      /^.{0,60}? was released on\b/i.test(text)) &&
      sentencesOf(text).length < 4) ||
    (MOVED.test(text.slice(0, 200)) && sentencesOf(text).length < 4)
  );
}

const POINTER = new RegExp(
  '^(?:[^\\p{L}\\p{N}]{0,6})(?:(?:please|also|or|and|but|just|you can|you may|then|feel free to),?\\s)*(?:see|visit|refer|check(?: it)? out|click|go to|head (?:over )?to|' +
    'have a look|take a (?:look|tour)|look (?:at|in|here)|read (?:the|more|this|our|about)|consult|learn more|find (?:out )?more|more (?:info|details|docu|screens)|' +
    'for (?:more|further|full|the full|detailed|complete|additional|usage|install|docs|documentation|help|information|instructions|details|questions|a (?:full|complete|list)|developers?)|' +
    '(?:the |full |official |complete |detailed |user |api |online |our )*(?:documentation|docs|manual|guide|wiki|changelog|release notes|website)\\s?(?:,|is|are|can|lives?|here|at)\\s|documentation (?:for .{0,60} )?(?:is|are|can be|available|found|hosted|here)\\b|' +
    "(?:users|developers|contributors)[,:]|looking for|if you(?:\\s|')(?:re|are|want|need|have|like|find|use|love|enjoy|encounter|would|wish|prefer|came|get)|upgrading|coming from|" +
    'download (?:for|the latest|from|it|here|links?|now|v?\\d)|binar(?:y|ies) |installers? |releases (?:can|are)|it is available (?:online|at|on|from)|(?:now )?available (?:on|at|in|from|for|via|as)|' +
    'join (?:us|our|the)|follow (?:us|me|the|@)|star (?:this|us|the)|give (?:this|us|it)|try (?:it|the demo|out|our|now|online|a demo)|watch (?:a|the|this|our) (?:demo|video|short)|' +
    '(?:a |the |live |online |public |try )*demo\\b|questions|(?:to )?report |sign up|find others|open an? |file an? |let (?:us|me) know|want to|want more|need help|need a|found a bug|like (?:this|it|what)|thank|special thanks|' +
    'contributions? |pull requests? |issues |feedback |feel free|hosted (?:at|on)|homepage|screenshots? |an? (?:example|live)|here (?:is|are)|' +
    '(?:full|complete|more) (?:documentation|examples|details)|сайт|документац|подробн|см\\.|siehe|mehr |voir |plus d|ver |más |veja |leggi|詳細は|詳しく|详见|详情|更多|자세한)',
  'iu',
);

/** Leads elsewhere instead of saying something. */
export function isPointer(words: Words): boolean {
  if (/^please (?:read|see|visit|refer|check|consult)\b/i.test(words.text)) return true;
  return POINTER.test(words.text) && (sentencesOf(words.text).length < 3 || words.text.length < 200);
}

const LICENCE =
  /^(?:copyright|©|\(c\)|licen[sc]|all rights|dual[- ]licen|this (?:file|program|software|project|work|code|library|package|tool) (?:is|are) (?:part of|free software|licen[sc]ed|released under|distributed (?:under|in the hope)|provided)|copying and distribution|\S.{0,40}? is free software(?:[;.,]| and)|(?:released|distributed|published|available) under|mit licen|apache licen|permission is hereby|redistribution and use|.{0,60}\b(?:licen[sc]ed under|(?:released|distributed|available|published) under (?:the|a|an)\b.{0,40}\blicen[sc]e|under the terms of)|лицензия)/iu;

export function isLicence(text: string): boolean {
  return LICENCE.test(text) || /\b(?:without any warranty|you should have received (?:a )?cop)/i.test(text);
}

const INSTRUCTION =
  /^(?:or (?!\p{Ll}+ is)|and then |to (?:install|run|build|use|start|compile|get started|begin|deploy|try|download)\b|install(?:ation)? (?:it|the|with|via|using|from|by|dependencies|requirements)\b|run (?:the following|it|this command)|start (?:your|the|by)\b|clone (?:the|this)|first(?:ly)?,|before (?:running|you|using|installing|building)|make sure|then\b|next,|simply (?:download|run|install)|just (?:download|run|install)|unzip|extract the|(?:you|one) (?:can|need to|must|should|will need to|have to) .{0,20}(?:install|download|run|view|try|clone)|requires\b|requirements?\b|usage\b|once (?:installed|you)|after (?:installing|installation)|assuming|in order to (?:run|use|install|build))/iu;

export function isInstruction(text: string): boolean {
  return INSTRUCTION.test(text);
}

const APPEAL =
  /\b(?:donat(?:e|ion|ions|ing)|sponsors?(?:hip|ing|ed by)?|backers?|patreon|ko-?fi|buy (?:me|us) a|open ?collective|paypal|support (?:this|the|our|my|me|us|further|its) ?(?:project|work|development|developer)?)\b|打赏|捐赠|赞助|寄付|후원/iu;

/** Asks for money or thanks for it. */
export function isAppeal(text: string): boolean {
  return APPEAL.test(text) && weight(text) < 500;
}

/** Somebody's praise: all in quotation marks, maybe with a name behind it. */
export function isCitation(text: string): boolean {
  return (
    /^["“„«「『](?:[^"”»」』]|["”][^\s.,)—–-])*["”“»」』][.,]?(?:\s*[-–—~]{1,2}\s*\S.{0,80})?$/u.test(text) &&
    wordCount(text) > 5
  );
}

const PLACEHOLDER =
  /^(?:todo|tbd|t\.b\.d|coming soon|lorem ipsum|description (?:follows|goes here|here)|beschreibung folgt|add (?:a )?description|your description|readme|not found|404)\b/iu;

export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Pieces that end like sentences. Not exact: "e.g. This" is two. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”')\]]?)\s+(?=["“'([]?[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？])/u)
    .filter((sentence) => sentence.trim() !== '');
}

/** A sentence at the end of a paragraph that leads elsewhere. */
export function isPointing(sentence: string): boolean {
  return /^(?:for (?:more|further|full|additional|details|instructions)\b|(?:please,? )?(?:see|refer to|visit|check out|read more|learn more|have a look|take a look)\b|more (?:info|details|information)\b|you can (?:find|read) (?:more|out more)\b|siehe |voir |см\. )/iu.test(
    sentence.trim(),
  );
}
