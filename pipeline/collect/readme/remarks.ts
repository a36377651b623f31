/** Paragraphs that are no description: where to look, who made it, what it may be used for, how it is doing. */
import type { Words } from './blocks.ts';
import { alternatives, beginning } from './phrases.ts';
import { isProse, sentencesOf, weight, wordCount } from './prose.ts';
import { isStranger } from './strangers.ts';

/** True if a paragraph says something about the thing itself. `words.text` is the text without contacts. */
export function isDescription(words: Words): boolean {
  const { text } = words;
  return (
    isProse(words) &&
    !isLanguageSwitch(words) &&
    !isMetadata(text) &&
    !isNotice(text) &&
    !isPointer(text) &&
    !isStranger(text) &&
    !isLicence(text) &&
    !INSTRUCTION.test(text) &&
    !(APPEAL.test(text) && weight(text) < 500) &&
    !isCitation(text) &&
    !PLACEHOLDER.test(text)
  );
}

const LANGUAGE = `
  english|deutsch|german|français|french|español|spanish|português|portuguese|italiano|русский|russian|українська|中文|简体中文|
  繁體中文|chinese|日本語|japanese|한국어|korean|العربية|arabic|فارسی|persian|türkçe|turkish|polski|हिन्दी|tiếng việt|bahasa`;
const LANGUAGES = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(LANGUAGE)})(?!\p{L})`, 'giu');
const LANGUAGE_WORDS = new RegExp(
  alternatives(String.raw`
    ^(?:please )?read (?:this|it) in\b|\bin (?:an)?other languages?\b|\b(?:other|different|available) languages?\b|
    ^translations?\b|\btranslated (?:by|in|into|to|versions?)\b|другие языки|других языках|andere[nr]? sprachen|
    otros idiomas|outros idiomas|autres langues|はこちら|
    \b(?:english|chinese|japanese|german|french|russian|spanish|korean|persian)\s(?:version|readme|documentation|docs)\b|
    (?:版本?|文档|文檔|说明|說明|語版|语版)(?:请|請)?(?:参看|參看|点击|點擊|查看|這裡|这里|这儿)`),
  'iu',
);

/** "English | 日本語", "Read this in other languages: …", "中文版请看这里". */
export function isLanguageSwitch(words: Words): boolean {
  if (words.text.length > 300) return false;
  const names = words.text.match(LANGUAGES)?.length ?? 0;
  const count = wordCount(words.text);
  if (words.otherLanguage && (count < 14 || names > 1)) return true;
  const isList = names > 1 && wordCount(words.text.replace(LANGUAGES, ' ')) < 6;
  return isList || (LANGUAGE_WORDS.test(words.text) && count < 14 && words.outside !== words.text);
}

const LABEL = beginning(String.raw`(?:
  (?:main |lead |original |current )?(?:authors?|maintainers?)|version|date|last (?:updated?|modified)|updated|created|e-?mail|
  licen[sc]e[ds]?|home ?page|web ?site|web|url|repo(?:sitory)?|source(?: code)?|docs?|documentation|demos?|
  live(?: demo| version| site)?|downloads?|npm|pypi|twitter|discord|slack|irc|chat|contacts?|copyright|status|required|requires?|
  requirements|tech(?:nology)? stack|technologies|languages?|refs?|references?|platforms?|keywords|tags|topics|
  (?:supported|current|latest) [\p{L} ]{1,30}|releases?|issues|blog|forum|follow|sponsors?|see(?: also)?|api|wiki|changelog|
  preview|screenshots?|autor|автор|версия|лицензия|作者|版本|许可证|更新|バージョン|ライセンス|저자|버전)
  (?:\s*\([^)]{0,40}\))?\s*[:：]\s*\S`);
/** Case counts: "by Jane" is a line below a title, "by default" begins a sentence. */
const BYLINE = new RegExp(
  alternatives(String.raw`^(?:[-–—]\s*)?(?:[Bb]y (?:the )?(?=\S*\p{Lu}|@)|[Pp]art of\s|[Cc]redits? to\s|[Bb]ased on\s|作者|
    (?:[Pp]owered|[Cc]reated|[Ww]ritten|[Dd]eveloped|[Mm]aintained|[Ss]ponsored|[Ss]upported|[Ii]nspired|[Bb]uilt|[Mm]ade|
    [Bb]rought to you|[Cc]ontributed|[Oo]riginally (?:written|created)|[Oo]riginal) (?:by|with|using|on|in)\s)`),
  'u',
);
/** "Built on Foo, Bar is a …" only begins like a byline. */
const MAIN_VERB = /\b(?:is|are|provides?|lets|allows?|offers?|makes?|helps?|enables?)\b/i;

/** "Version: 1.2", "by Jane Doe", "Demo: https://…", "v1.2 (2020-01-02)". */
export function isMetadata(text: string): boolean {
  if (LABEL.test(text)) return sentencesOf(text).length < 3;
  if (BYLINE.test(text)) return text.length < 160 && !MAIN_VERB.test(text.split(/,\s/).slice(1).join(' '));
  return text.length < 60 && /^(?:(?:19|20)\d\d,\s|v(?:ersion|er)?\.?\s?\d|release \d|\d{1,4}[-./]\d)/i.test(text);
}

const NOTICE = beginning(String.raw`[^\p{L}\p{N}]{0,6}(?:
  (?:please )?note|notice|warning|important|attention|caution|tip|hint|disclaimer|deprecat\w+|update|announcement|heads[- ]up|
  breaking(?: changes?)?|archived|unmaintained|alert|todo|wip|work in progress|edit|news|new|psa|coming soon|примечание|внимание|
  важно|предупреждение|hinweis|achtung|wichtig|avertissement|remarque|nota|aviso|atención|importante|attenzione|uwaga|dikkat|
  注意|警告|重要|提示|公告|お知らせ|주의|توجه|هشدار|تنبيه|ملاحظة)\s*(?:[:：!！]|[-–—]\s|$)|[⚠🚧❗🚨📢📣🛑⛔‼]`);
const STATE = beginning(String.raw`
  this is (?:the|an?) .{0,40}(?:branch|development version)|gone to|moved to|has moved|migrated (?:from|to)|imported from|
  mirror(?:ed)? (?:of|from)|archived?:|this was moved|deprecated\b|unmaintained\b|not maintained\b|
  no longer (?:maintained|supported|developed)|under construction|(?:the )?(?:latest|newest|new|current|next) (?:major )?(?:versions?|releases?)\b|
  (?:[^.!?]{1,60}? (?:was|were|is|has been) )?(?:originally )?(?:a )?fork(?:ed)? (?:from|of)\b(?![^.!?]{0,80}\b(?:which|that|with|to|for)\b)|changes (?:made|make|in this)\b|
  .{0,80}?\b(?:is|are) (?:now|finally) (?:available|released|out|open)\b|.{0,60}? was released on\b|
  .{0,80}?\b(?:enter\w*|in|into|reached|upcoming) (?:\w+ )?(?:maintenance mode|end[- ]of[- ](?:life|support))\b|
  [\p{L}\p{N}._/@' -]{1,80}?\s(?:is|are|has|have|was|were)\s(?:now |been |recently |officially |just |also |already ){0,2}(?:
  moved|migrated|renamed|deprecated|archived|discontinued|superseded|abandoned|unmaintained|obsolete|retired|sunset|
  not maintained|no longer|looking for (?:a )?(?:new )?maintainers?|under (?:heavy |active |construction)|
  a? ?work in progress|currently (?:under|in|a work|being|not))`);

/** About the project's state or whereabouts instead of what it is. */
export function isNotice(text: string): boolean {
  return NOTICE.test(text) || /\bDO NOT USE\b/.test(text) || (STATE.test(text) && sentencesOf(text).length < 4);
}

const POINTER =
  beginning(String.raw`[^\p{L}\p{N}]{0,6}(?:(?:please|also|or|and|but|just|you can|you may|then|feel free to),?\s){0,3}(?:
  see (?!is\b|how\b)|visit\s|refer to|check(?: it)? out|click (?:here|on|the|this|below)|go to|head (?:over )?to|have a look|
  take a (?:look|tour)|look (?:at|in|here)|read (?:the|more|this|our|about)|consult (?:the|our)|learn more|find (?:out )?more|find others|
  more (?:info|details|docu|screens|examples)|sign up|contact (?:us|me|the)|subscribe to|
  for (?:more|further|full|the full|detailed|complete|additional|usage|install|docs|documentation|help|information|instructions|
  details|questions|support|a (?:full|complete|list))|for (?:[^.!?]{1,100}?,? )?(?:please )?(?:see|visit|refer to|check|look (?:at|in|into)|consult)\b|
  [^.!?]{0,80}?\b(?:can be found|can be downloaded|are available|is available|(?:you|we)(?:'ll| will| can)? (?:also )?find) [^.!?]{0,60}?(?:here|there|\bin|\bon|\bat|\bfrom) (?:the|our|this)\b|
  (?:users|developers|contributors)[,:]|for (?:users|developers)[,:]? (?:see|read|please)|
  (?:the |full |official |complete |detailed |user |api |online |our )*(?:documentation|docs|manual|guide|wiki|changelog|release notes|
  website|home ?page|binar(?:y|ies)|installers?|screenshots?)\s?(?:,|is\s|are\s|can\s|lives?\s|here|at\s)|
  (?:documentation|information) (?:for|on|about) .{0,60}?\b(?:is|are|can be|available|found|hosted|here)\b|
  looking for [^?]{0,100}\? (?:see|visit|check|go|try|take|head|then)|upgrading\b|coming from|
  want (?:to (?:help|contribute|learn|know|see|try|join|chat|support)|more)|need (?:help|support)|
  if you(?:['’]re looking| are looking| find| have (?:any|an?|questions|issues|problems|found)| encounter| like (?:this|it|the)| use this| enjoy|
  (?: want|['’]d like| would like| wish) to (?:contribute|help|support|learn|know|build|try|install|run|report|use))|
  download (?:from|it|now|here|links?|the latest|for (?:windows|mac|linux|free)|v?\d)|releases (?:can|are)|(?:now )?available (?:on|at|in|from|via|as)|
  it is available (?:online|at|on|from)|join (?:us|our|the)|follow (?:us|me|the|@)|star (?:this|us|the)|give (?:this|us|it)|
  try (?:it|the demo|out|our|online|a demo)|watch (?:a|the|this|our) (?:demo|video|short)|hosted (?:at|on)\s|
  (?:a |the |live |online |public )*demos? (?:is|are|can|at|here|available|site|server)\b|questions?(?:[?,:]| and| can| should| may)|
  (?:to )?report (?:an?\s|any|all|bugs|issues|problems|security|suspected)|(?:open|file|create) an? (?:issue|ticket|bug|pr\b|pull)|
  let (?:us|me) know|found a (?:bug|typo)|like (?:this project|it\?|what)|thanks?(?: you|,| to)|special thanks|here (?:is|are)|
  (?:contributions?|pull requests?|bugs?|issues|feedback)(?: and [\p{L} ]{1,20})? (?:is|are|can|should|welcome)|
  (?:full|complete) (?:documentation|examples|details)|подробн|см\.|siehe|mehr |voir |plus d|ver |más |veja |leggi|詳細は|詳しく|详见|详情|更多|자세한)`);

/** Leads elsewhere instead of saying something. */
function isPointer(text: string): boolean {
  if (/^please (?:read|see|visit|refer|check|consult)\b/i.test(text)) return true;
  return POINTER.test(text) && (sentencesOf(text).length < 3 || text.length < 200);
}

const POINTING = beginning(String.raw`
  for (?:more|further|full|additional|details|instructions)\b|more (?:info|details|information)\b|
  (?:please,? )?(?:see|refer to|visit|check out|read more|learn more|have a look|take a look)\b|
  you can (?:find|read) (?:more|out more)\b|thanks (?:for|to)\b|siehe |voir |см\.\s`);

/** A sentence at the end of a paragraph that leads elsewhere. */
export function isPointing(sentence: string): boolean {
  return POINTING.test(sentence.trim());
}

const LICENCE = beginning(String.raw`
  copyright|©|\(c\)|licen[sc]e|all rights|dual[- ]licen|copying and distribution|mit licen|apache licen|permission is hereby|
  redistribution and use|(?:released|distributed|published|available|licen[sc]ed) under|this file is part of|лицензия|
  (?:(?!\b(?:is|are)\b)[^.!?]){0,60}\b(?:is|are) (?:free software(?:[;.,]| and)|(?:dual[- ])?licen[sc]ed|
  (?:released|distributed|available|published|provided) (?:under|in the hope))`);

function isLicence(text: string): boolean {
  return LICENCE.test(text) || /\b(?:without any warranty|you should have received (?:a )?cop)/i.test(text);
}

const INSTRUCTION = beginning(String.raw`
  or (?!\p{Ll}+ is)|and then |to (?:install|run|build|use|start|compile|get started|begin|deploy|try|download)\b|
  install(?:ation)? (?:it|the|with|via|using|from|by|dependencies|requirements)\b|run (?:the following|it|this command)|
  start (?:your|the|by)\b|clone (?:the|this)|first(?:ly)?,|before (?:running|you|using|installing|building)|make sure|then\b|next,|
  (?:simply|just) (?:download|run|install)|unzip the|extract the (?:zip|archive|contents? )|
  (?:you|one) (?:can|need to|must|should|will need to|have to) .{0,20}(?:install|download|run|view|try|clone)|
  add (?:the following|this|these|it) (?:[\p{L}]+ ){0,3}to\b|download (?:the|and)\b|open (?:the|your)\b|(?:insert|enter|type|paste) (?:the|your|this)\b|
  (?:on|under|in|for|if you(?:'re| are)?|with) [^.!?,]{1,60},? (?:you|one|just|simply|please)? ?(?:can |should |must )?(?:install|download|run|clone|compile)\b|
  examples? ?[(:]|requires\b|requirements?(?: are|:)|usage(?: is|:)|once (?:installed|you)|after (?:installing|installation)|assuming|
  in order to (?:run|use|install|build)`);

/** Asks for money or thanks for it. A product may be about donations: the name alone does not count. */
const APPEAL = new RegExp(
  alternatives(String.raw`
    \b(?:please|consider|can) (?:\w+ )?(?:donat\w+|sponsor\w*)\b|\bby (?:\w+ )?(?:donating|sponsoring)\b|\bdonations? (?:are|is|to|via|help|will|welcome)\b|
    \b(?:make|making|small) (?:a )?(?:\w+ )?donation\b|\bbecome (?:a|our) (?:sponsor|backer|patron)|\bour (?:\w+ )?(?:sponsors|backers)\b|
    \b(?:sponsored|funded) by\b|\bbuy (?:me|us) a\b|\b(?:via|on|through|my|our) (?:patreon|paypal|ko-?fi|open ?collective|github sponsors)\b|
    \bsupport (?:this|the|our|my|its|further|me|us)\b ?(?:further )?(?:project|work|development|developer|on|by|via|with a)\b|
    打赏|捐赠|赞助|寄付|후원`),
  'iu',
);

/** Nothing but a word that somebody meant to replace. */
const PLACEHOLDER =
  /^(?:lorem ipsum|(?:add |your )(?:a )?description|(?:todo|tbd|t\.b\.d\.?|wip|coming soon|(?:a )?description (?:follows|goes here|here|to follow)|beschreibung folgt|readme(?:\.md)?|not found|404.{0,20})\W*$)/iu;

/** Somebody's praise: all in quotation marks, maybe with a name behind it. */
function isCitation(text: string): boolean {
  const isQuoted = /^["“„«「『](?:[^"”»」』]|["”][^\s.,)—–-])*["”“»」』][.,]?(?:\s*[-–—~]{1,2}\s*\S.{0,80})?$/u.test(
    text,
  );
  return isQuoted && wordCount(text) > 5;
}
