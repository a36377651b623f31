/** Pieces → the summary and the text: the paragraph a person would choose to say what the thing is, and what follows it. */
import { cutAtSentence } from '../../../schemas/rules/plain-text.ts';
import type { About } from '../contract/about.ts';
import type { Block } from './blocks.ts';
import { announces, withoutColon } from './colon.ts';
import { headline } from './headline.ts';
import { type Piece, readPieces } from './pieces.ts';
import { sentencesOf, weight, wordCount } from './prose.ts';
import {
  BETTER_THAN_DESCRIPTION,
  isDefinition,
  MIN_SCORE,
  namesOf,
  PLAUSIBLE_SCORE,
  SOFTWARE,
  scoreOf,
  tokensOf,
} from './prose-score.ts';
import { textAfter } from './prose-text.ts';
import { isPointing } from './remarks.ts';
import { type Outline, readOutline } from './sections.ts';
import { isBoilerplate } from './strangers.ts';
import { weigh } from './weigh.ts';
import { Witness } from './witness.ts';

const MAX_SUMMARY = 500;
/** What a thing is, is said before that many pieces. */
const MAX_PIECES = 400;
/** What stays when a sentence is left out still says something. */
const MIN_REMAINDER = 40;

/** Longer items are sentences, with or without a full stop. */
const LONG_ITEM = 80;

export interface Description {
  summary?: string;
  text?: string;
}

interface Closed {
  summary: string;
  /** What the paragraph says beyond the summary. */
  rest: string;
  /** True if the list behind the paragraph is part of the summary. */
  takesNext: boolean;
}

interface Candidate extends Closed {
  piece: Piece;
  score: number;
}

/** @param about what else is known; without it the text is all there is, and its best is taken */
export function chooseDescription(blocks: readonly Block[], about?: About): Description {
  const witness = about && new Witness(about);
  const outline = readOutline(blocks);
  const pieces = readPieces(outline.sections).slice(0, MAX_PIECES);
  const least = witness?.hasDescription ? BETTER_THAN_DESCRIPTION : MIN_SCORE;
  let best: Candidate | undefined;
  for (const candidate of readCandidates(pieces, outline, witness)) {
    if (candidate.score > (best?.score ?? least - 1)) best = candidate;
  }
  const start = best ? pieces.indexOf(best.piece) + (best.takesNext ? 2 : 1) : 0;
  const told = best || !witness ? pieces : pieces.map((piece) => withoutStrangers(piece, witness));
  const text = textAfter(told, start, best?.piece.section, best?.rest ?? '');
  const summary = best?.summary ?? (witness?.hasDescription ? undefined : headline(outline, witness));
  return { ...(summary ? { summary } : {}), ...(text ? { text } : {}) };
}

function readCandidates(pieces: readonly Piece[], outline: Outline, witness: Witness | undefined): Candidate[] {
  const names = new Set([...readNames(pieces, outline), ...(witness?.names ?? [])]);
  const isTemplate = pieces.some((piece) => piece.kind === 'paragraph' && isBoilerplate(piece.words.text));
  const candidates: Candidate[] = [];
  let isLate = false;
  let before = 0;
  pieces.forEach((piece, index) => {
    isLate ||= piece.section.kind === 'end';
    const next = pieces[index + 1];
    const last = pieces[index - 1];
    const isFollowing = last?.section === piece.section && last.kind === 'paragraph';
    const closed = summaryOf(piece, next?.section === piece.section ? next : undefined, isFollowing);
    if (!closed) return;
    const evidence =
      witness && weigh(witness, { piece, text: closed.summary, title: outline.title || outline.logo, names });
    const score = scoreOf(piece, closed.summary, { names, before, isLate }) + (evidence?.bonus ?? 0);
    if (evidence?.isEnough === false || (isTemplate && !evidence?.isStrong)) return;
    if (score >= PLAUSIBLE_SCORE) before += 1;
    candidates.push({ piece, score, ...closed });
  });
  return candidates;
}

/** Where the description stands alone, a paragraph that does not speak of the same is about something else. */
function withoutStrangers(piece: Piece, witness: Witness): Piece {
  if (piece.kind !== 'paragraph') return piece;
  const { isNamed, shared } = witness.agreementOf(piece.text);
  return isNamed || shared > 0 ? piece : { kind: 'gap', section: piece.section, text: '' };
}

/** The names in the title; without a title, the subject that the text defines and speaks of most. */
function readNames(pieces: readonly Piece[], outline: Outline): Set<string> {
  const names = namesOf(outline.title);
  if (names.size > 0) return names;
  const defined = pieces.filter(({ text }) => isDefinition(text));
  const software = defined.filter(({ text }) => SOFTWARE.test(text.slice(0, 160)));
  const subjects = (software.length > 0 ? software : defined).flatMap(({ text }) => tokensOf(text).slice(0, 1));
  const words = pieces.flatMap((piece) => tokensOf(piece.text));
  const counts = subjects.map((subject) => words.filter((word) => word === subject).length);
  const most = counts.indexOf(Math.max(...counts));
  return new Set(subjects.slice(most, most + 1));
}

function summaryOf(piece: Piece, next: Piece | undefined, isFollowing: boolean): Closed | undefined {
  if (piece.kind === 'gap') return undefined;
  if (piece.kind === 'paragraph') {
    if (!piece.isPlain) return undefined;
    return announces(piece.text, next?.kind === 'list') ? closeColon(piece.text, next) : cut(piece.text);
  }
  if (isFollowing) return undefined;
  // A list right below the title, or as the overview, whose items are sentences.
  const isProse = piece.items.every((item) => wordCount(item) >= 4) && wordCount(piece.items[0] ?? '') >= 5;
  if (!isProse || (piece.section.kind !== 'intro' && piece.section.kind !== 'about')) return undefined;
  const isOfSentences = piece.items.some((item) => item.length > LONG_ITEM);
  return cut(joined('', piece.items, isOfSentences ? '. ' : '; '));
}

/** A summary cannot end in a colon: without the sentence, with the list behind it, or as a full stop. */
function closeColon(text: string, next: Piece | undefined): Closed | undefined {
  const sentences = sentencesOf(text);
  const before = sentences.slice(0, -1).join(' ').trim();
  if (weight(before) >= MIN_REMAINDER) {
    return {
      summary: cut(before).summary,
      rest: next?.kind === 'list' ? (sentences.at(-1)?.trim() ?? '') : '',
      takesNext: false,
    };
  }
  if (next?.kind === 'list') {
    const lead = text.replace(/(?<!\s)\s*[:：]?$/, ':');
    const summary = joined(lead, next.items, next.isOfNames ? ', ' : '; ');
    if (summary !== lead) return { summary, rest: '', takesNext: true };
  }
  const closed = withoutColon(text);
  return closed === '' ? undefined : cut(closed);
}

/** The items as one sentence or, where they are sentences, as these; as many as fit. */
function joined(lead: string, items: readonly string[], comma: string): string {
  let text = lead;
  for (const item of items) {
    const longer =
      text === lead ? `${lead} ${item}`.trim() : `${text}${/[.!?。！？]$/.test(text) ? ' ' : comma}${item}`;
    if (longer.length >= MAX_SUMMARY) break;
    text = longer;
  }
  if (text === lead) return lead === '' ? (items[0] ?? '') : lead;
  return text.replace(/[;,]$/, '').replace(/(?<![.!?。！？])$/, '.');
}

/** Cut at a sentence, and without sentences at its end that lead elsewhere. */
function cut(text: string): Closed {
  const sentences = sentencesOf(text);
  while (sentences.length > 1 && isPointing(sentences.at(-1) ?? '')) sentences.pop();
  const own = sentences.join(' ').replace(/([。！？]) /g, '$1');
  const kept = weight(own) >= MIN_REMAINDER ? own : text;
  const summary = cutAtSentence(kept, MAX_SUMMARY);
  return { summary, rest: kept.startsWith(summary) ? kept.slice(summary.length).trim() : '', takesNext: false };
}
