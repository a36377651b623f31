/** Paragraphs of READMEs that others wrote, or that are about something else: advertisers, sponsors, templates, pictures. */
import { alternatives, beginning } from './phrases.ts';
import { sentencesOf, weight } from './prose.ts';

/** Longer ones say more than that. */
const MAX_WEIGHT = 260;

const ADVERTISEMENT = new RegExp(
  alternatives(String.raw`
    [$€£]\s?\d+(?:\.\d\d)?\s(?:in |of |worth )|\bfree (?:credits?|trial of)\b|\d\s?% (?:off|discount)\b|
    \b(?:promo|coupon|discount|referral|voucher) codes?\b|\b(?:sign|signed) up (?:with|via|using|through) (?:this|our|my)\b|
    \bcheck it out!|\bco-?founded\b`),
  'iu',
);

const SPONSORS = new RegExp(
  alternatives(String.raw`
    \b(?:supported|sponsored|backed|funded|financed) (?:\w+ )?(?:by|through) (?:the (?:open[- ]source )?community|our|these|the following|
    (?:all )?the (?:\w+ )?(?:sponsors|backers|companies|people))|
    \bmade possible (?:thanks )?(?:by|to|through|with)\b|\bmaking (?:the |this )?(?:[\p{L}]+ ){0,3}possible\b|
    \b(?:sponsors|backers|patrons) (?:keep|make|support|help)\b|\b(?:keep|keeps|keeping) the lights on\b|
    \b(?:companies|organi[sz]ations|people|sponsors|backers) (?:that |who )?support (?:the|this|our|its|my|us)\b|
    ^(?:proudly |kindly |generously )?(?:supported|sponsored|funded) by\b|^(?:a )?(?:big |huge |special )?thanks? (?:you )?to\b`),
  'iu',
);

const NEW_PROJECT =
  '(?:project|app|application|package|library|template|repository|website|site|monorepo|plugin|extension)';
/** What generators write into the READMEs they make. */
const BOILERPLATE = new RegExp(
  alternatives(String.raw`
    ^(?:this|the) (?:.{0,80}? )?${NEW_PROJECT} (?:is |was |has been )?(?:automatically )?
    (?:bootstrapped|generated|created|scaffolded|initiali[sz]ed) (?:with|by|using|from|via)\b|
    ^this (?:starter |project )?template (?:should|provides|is|will|gives|contains|includes)\b[^.!?]{0,60}?
    \b(?:get(?: you)? started|minimal|up and running|starting point|working in)\b|
    ^this read ?me would normally|^a (?:brand )?new [\p{L}]+ ${NEW_PROJECT}\b.{0,20}$|
    ^welcome to your (?:new )?|^everything you need to (?:build|get started|create)\b|
    ^in the project directory, you can|^getting started with create\b|
    ^you can start editing the page by|^edit (?:the )?\S+ (?:and save )?to (?:reload|see|get started)`),
  'iu',
);

const MOTION =
  '(?:video|film|movie|clip|screencast|animation|gif|picture|image|screenshots?|screen ?shots?|demo|figure|photo|thumbnail)';
const CAPTION = beginning(String.raw`
  (?:watch|click|tap|press|hover)\b[^.!?]{0,120}?\b(?:${MOTION}|watch|clicking)\b|(?:${MOTION})(?: \d+)?\s?[:：]|
  (?:a |an |the )?(?:short |quick |brief |little |animated |example )?(?:${MOTION})s? (?:of|that shows|showing|demonstrating|with) (?:the|a|an|how|it)\b|
  (?:figure|fig\.|image|picture)\s\d`);

const GREETING = beginning(String.raw`(?:hi[,!]? |hello[,!]? )?welcome (?:to|on)\b`);
const AVAILABILITY = beginning(String.raw`
  (?:now |also |it(?:'s| is) |fully )?(?:available|runs?|works?|supported|tested) (?:for|on|in|under|with) (?!the web as\b)`);
/** A README that is a link to another file holds its path. */
const PATH = /^[\w.@~-]{0,200}\/[\w.@~/-]+$/;

/** True if none of the words are about the thing itself. */
export function isStranger(text: string): boolean {
  if (PATH.test(text) || isBoilerplate(text)) return true;
  if (weight(text) > MAX_WEIGHT) return false;
  if (ADVERTISEMENT.test(text) || SPONSORS.test(text) || CAPTION.test(text)) return true;
  const isShort = sentencesOf(text).length < 2;
  return (
    isShort && (GREETING.test(text) || (AVAILABILITY.test(text) && !/[,;] (?:and|which|that)\b|\bto\b/.test(text)))
  );
}

/** Nothing around it was written for this project either. */
export function isBoilerplate(text: string): boolean {
  return BOILERPLATE.test(text);
}
