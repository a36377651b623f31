/** The table of phrases: what headings say of the section below them, and how paragraphs begin that say something else. */

/** Line ends and indentation are for the eye; a space inside of a line counts. */
const pattern = (before: string, phrases: string, after = '') =>
  new RegExp(`${before}(?:${phrases.replace(/(?<!\s)\s*\n\s*/g, '')})${after}`, 'iu');
/** Words at the beginning, or anywhere in languages without gaps between words. */
const heading = (phrases: string, anywhere: string) =>
  pattern('^(?:the |our |key |main |core )?', `${phrases}`, `(?![\\p{L}\\p{M}\\p{N}])|${anywhere}`);

export const HEADINGS = {
  about: heading(
    `about|overview|intro|introduction|description|summary|abstract|what is|what's|what are|what it|what does|what this|
    purpose|vision|mission|in a nutshell|at a glance|the project|(?:project|general|short|brief) (?:description|overview|information)|
    о проекте|о программе|описание|введение|обзор|что такое|über|überblick|einleitung|beschreibung|was ist|à propos|
    présentation|introducción|descripción|acerca|qué es|sobre|introdução|descrição|o que é|introduzione|descrizione|
    beschrijving|wat is|opis|hakkında|giriş|popis|beskrivning|مقدمة|مقدمه|نبذة|حول|درباره|معرفی|परिचय|tentang|giới thiệu`,
    '概要|概述|简介|簡介|介绍|介紹|关于|關於|について|とは|はじめに|소개|개요',
  ),
  /** Part of a longer text about the product. */
  more: heading(
    `features?|highlights?|feature (?:list|overview)|capabilities|functionality|why|motivation|background|philosophy|
    goals?|how (?:it|does it|does this) works?|use cases?|benefits|возможности|особенности|почему|funktionen|warum|
    fonctionnalités|pourquoi|características|por qué|funzionalità|caratteristiche|functies|funkcje|özellikler|ویژگی\\S*`,
    '特徴|特性|特点|特點|特色|功能|機能|为什么|なぜ|기능|특징',
  ),
  /** Not the title, though it may be the first heading. */
  other: heading(
    String.raw`(?:table of )?contents|toc|index|languages?|translations?|sponsor\w*|backers?|donat\w+|news|latest|new in|
    change\w*|releases?|updates?|status|badges?|demos?|screenshots?|videos?|deprecat\w+|notices?|warnings?|important|
    attention|notes?|recommended|basic|advanced|moved|archived|links?|related|see also|community|used by|install\w*|
    getting|quick|start\w*|usages?|using|how to|build\w*|compil\w*|download\w*|requirements?|prerequisites?|config\w*|
    options?|api|docs?|documentation|examples?|develop\w*|tests?|contribut\w*|licen[sc]\w*|copyright|credits?|authors?|
    thanks|contact\w*|faqs?|support|roadmap|содержание|оглавление|установка|использование|лицензия|inhalt\w*|verwendung|
    lizenz|sommaire|utilisation|contenido|instalaci\S+|uso|licencia`,
    '目录|目錄|目次|安装|安裝|インストール|使い方|使用|用法|许可|ライセンス|설치|사용',
  ),
};

/**
 * How paragraphs begin that do not say what the product is. Where a phrase may also begin one that does, it is here: the
 * repository's own description takes its place.
 */
const BEGINS = {
  notice: String.raw`(?:winner|finalist|nominee) (?:of|in|at)\b|we(?: are|['’]re)? (?:\w+ )?hiring\b|(?:please )?(?:note|notice|warning|important|attention|caution|hint|tip|disclaimer|deprecat\w+|update|
    announcement|heads[- ]up|breaking|archived|unmaintained|wip|work in progress|news|new|coming soon|todo|внимание|
    примечание|hinweis|achtung|nota|注意|警告|重要|公告)\s*(?:[:：!！\]]|[-–—]\s|$)|please note|an update\b|
    this is the (?:\w+ ){1,2}branch|(?:gone|moved|forked|migrated|imported|ported) (?:to|from)|mirror of|
    (?:this is )?(?:an? )?fork(?:ed)? (?:of|from)|this was (?:moved|written|forked)|(?:minor|major|initial) release|
    the (?:latest|newest|new|current|next) (?:\w+ )?(?:version|release)|(?:.{1,80}? now available|.{1,40}? \d[\d.]* is out)\b|.{0,80}\bDO NOT USE\b|
    [^.!?]{1,80}? (?:is|are|has|have|was|were) (?:(?:now|been|originally|recently|just|also|already|currently) ){0,2}
    (?:forked|moved|migrated|renamed|deprecated|archived|discontinued|superseded|abandoned|unmaintained|obsolete|
    not maintained|no longer|looking for|under (?:\w+ )?(?:construction|development)|finally|now (?:released|out|open))|
    (?:added|fixed|changed|updated|removed)\b|v(?:ersion)?\.? ?\d`,
  pointer: String.raw`(?:(?:please|also|or|and|but|just|then|feel free to),? ){0,3}(?:see (?!how\b)|visit |refer to|
    check(?: it)? out|click (?!is )|go to|head over|have a look|take a (?:look|tour)|look (?:at|in|here)|consult |learn more|
    read (?:the|this|it|more|our)|find (?:out )?more|sign up|subscribe|follow |join |try (?:it|out|the|our|\S+ today)|
    host(?:ed)? (?:it|at|on|with)|report |open an? issue|let (?:us|me) know|found a |like (?:this|what)|need help|want to)|
    for (?:more|further|full|additional|detailed|complete|questions|help|support|details|information|usage|users)\b|
    for [^.!?]{1,100}?(?:see|visit|refer|check|look|consult)\b|more (?:info|details|examples)|(?:users|developers)[,:]|
    looking for [^?]{0,100}\? (?:see|visit|check|go|try)|(?:you|we)(?:'ll| will| can)? (?:also )?find|
    [^.!?]{0,80} (?:can|may) be (?:found|downloaded)\b|if you |(?:questions?|contributions?|issues|pull requests?)\b|
    (?:(?:the|a|our|full|official|complete|detailed|user|live) ){0,4}(?:documentation|docs|manual|guide|wiki|changelog|
    website|home ?page|binaries|installers?|screenshots?|demo) (?:of|for|is|are|can|lives?|here|at)\b|here (?:is|are)|
    below |подробн|см\.|siehe |mehr |voir |ver |详见|更多`,
  step: String.raw`(?:to|in order to) (?:install|run|build|use|start|compile|get|begin|deploy|try|download|learn|see)\b|
    install(?:ation)?:? (?:it|the|with|via|using|from|by)|install [\w@/.-]+$|run (?:the|it|this|npm|\S+ install)|clone |
    start (?:your|the|by|it)|first(?:ly)?,|before |after |once |make sure|then |next,|(?:simply|just) |assuming|
    (?:you|one) (?:can|need|must|should|may|will|have)\b|(?:on|under|in|with) [^.!?,]{1,60},? (?:you|one|just|please)\b|
    (?:add|download|extract|unzip|open|insert|enter|type|paste|copy|create|use) (?:the|your|this|it|an?)\b|
    examples?[ :(]|requires |requirements?|usage:|(?:pre-?built )?binaries`,
  terms: String.raw`copyright|©|\(c\)|all rights|(?:dual[- ]|mit |apache |gpl )?licen[sc]e|permission is|redistribution|
    (?:released|distributed|published|available|licen[sc]ed) under|this (?:file|program) is (?:part|free|distributed)|
    [^.!?]{0,80}(?:\bis (?:dual[- ])?licen[sc]ed\b|under the terms of|(?:is|are) free software|without any warranty)`,
  appeal: String.raw`[^.!?]{0,120}(?:\b(?:please|consider) (?:\w+ )?(?:donat|sponsor)|\bdonations?\b|\bour (?:\w+ )?sponsors|
    (?:sponsored|funded|made possible) by|supported by (?:the|our|members|its)|buy (?:me|us) a|star (?:this|us|the)|
    ["“”]star["“”]|youtube|free (?:credits?|trial of)|promo code|\bsave \d+ ?%|[$€£]\d+|
    work on (?:this|\w+) (?:possible|financially))|(?:proudly )?supported|(?:special )?thanks?\b|our sponsors|
    give (?:this|us|it) |捐赠|赞助|寄付`,
  author: String.raw`(?:(?:[-–—] )?by (?!default)|(?:powered|created|written|developed|maintained|made|inspired|built|based)
    \s(?:by|with|on|using|in)\s)(?![^.!?]{0,80}, )|(?:authors?|maintainers?|version|licen[sc]e|date|last updated?|e-?mail|home ?page|web ?site|
    url|repository|source|documentation|demo|downloads?|status|requires?|requirements|platforms?|keywords|tags|
    tech(?:nology)? stack|releases?|blog|forum|contacts?|作者|版本|更新) ?[:：]|part of |.{0,120}\blast updated:|
    (?:this|the) (?:\w+ ){1,2}(?:(?:is|was) (?:maintained|started|sponsored|based|built|written|created by|part of)|
    uses |requires |needs )|this works |(?:i|i['’]m|i['’]ve|my|we['’]re|hi|hello|hey|dear|sorry)\b|
    [^.!?]{0,80} of mine\b|["“„«「][^"”»」]{20,400}["”»」]`,
  template: String.raw`this is an? .{1,60}? (?:bootstrapped|generated|created) (?:with|by)\b|lorem ipsum|read ?me|
    (?:this|the) (?:[^\s.]+ ){0,3}?(?:is|was|has been) (?:automatically )?(?:bootstrapped|generated|scaffolded|initiali[sz]ed|
    created (?:with|using))|this (?:starter |project )?template (?:should|provides|is|will)|this is a (?:blank|starter)|
    this read ?me|a (?:brand )?new \w+ (?:project|app|application)\b.{0,20}$|everything you need to (?:build|get started)|
    (?:add |your )(?:a )?description|not found|404|tbd`,
  caption: String.raw`(?:watch|click|tap|hover)(?! is) |(?:video|screenshot|figure|image|fig\.)(?: #?\d+)?(?: ?[:：]| ["“”]|$| \d)|
    (?:(?:a|an|the|short|quick|animated) ){0,2}(?:video|screenshot|gif|demo|picture|animation)s? (?:of|that shows)\b`,
  welcome: String.raw`welcome (?:to|on)\b|
    (?:now |also |it is )?(?:available|runs|works|tested) (?:for|on|in|with)\b[^.!?]{0,80}[.!]?$`,
  languages: String.raw`[^.!?]{0,60}\b(?:other|different|available) (?:languages?|versions?)\b|translat\w+|
    (?:english|deutsch|français|español|русский|中文|简体中文|日本語|한국어|[^\p{L}\p{N}]){1,40}$|[^.!?]{0,40}(?:版本|はこちら|看这里)`,
  middle: String.raw`(?:both|they|so|however|otoh|thus|therefore|that said|that aside|there (?:is|are|was|were)|your?|you['’]re|
    suppose|imagine|ever|have you|do you|are you|when|if|while|since),? |[$#>%] |\$\w+:|\[\^?\w|https?:\S+$|
    (?:or|and|but|with|from|for|in|on|by|also|e\.g\.|which) (?![\p{L} -]{0,40}, )|[\w.@~/-]{0,200}/[\w.@~/-]{1,200}$`,
};

/** Behind emoji, quotation marks and bullets. */
export const NOT_ABOUT = Object.values(BEGINS).map((phrases) =>
  pattern(String.raw`^(?:\[!)?[^\p{L}\p{N}$#>%[©"“„«「./]{0,20}`, phrases),
);
/** A sentence at the end of a paragraph that leads elsewhere. */
export const LEADS_ELSEWHERE = pattern('^', BEGINS.pointer);
