/** What the rank would say of a document, and what would bring it more. */
import type { Score } from '../../../schemas/rank/engine.ts';
import { fillMessage } from '../../../schemas/texts/message.ts';
import { makeRankWords, type RankTexts } from '../../../schemas/wording/rank-words.ts';
import { element } from '../../base/page-elements.ts';
import type { Texts } from '../../texts/texts.ts';

/** Handed over by the page. */
export interface RankPreviewWords {
  locale: string;
  rank: Texts['validate']['rank'];
  gain: Texts['rank']['gain'];
  /** Of the rank engine. */
  engine: RankTexts;
}

export function rankPreview(
  { score, signals }: Score,
  { locale, rank, gain, engine }: RankPreviewWords,
): HTMLElement[] {
  const say = makeRankWords(locale, engine);
  const parts = signals.map(({ name, points, weight }) =>
    element('li', {}, fillMessage(rank.part, { name: engine.signals[name], points, weight }, locale)),
  );
  const advice = signals
    .flatMap((signal) => signal.advice)
    .sort((one, other) => other.gain - one.gain)
    .map((each) => {
      const points = fillMessage(gain, { count: each.gain, shown: each.gain.toLocaleString(locale) }, locale);
      return element('li', {}, element('span', {}, say.advice(each.code, each.values)), element('strong', {}, points));
    });
  return [
    element('p', {}, element('strong', {}, fillMessage(rank.score, { score }, locale))),
    element('ul', { className: 'row' }, ...parts),
    element('p', { className: 'muted' }, rank.empty),
    ...(advice.length === 0
      ? []
      : [element('h3', {}, rank.more), element('ul', { className: 'lines', role: 'list' }, ...advice)]),
  ];
}
