/** What is behind the points of a part, as the page shows it: each fact with who says so, where, and the day. */
import type { Fact, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { RankWords } from '../../schemas/wording/rank-words.ts';
import type { Formats } from '../base/format.ts';
import { element } from '../base/page-elements.ts';
import type { Texts } from '../texts/texts.ts';
import { factSource } from './fact-source.ts';

export interface RankLanguage {
  words: Texts['rank'];
  engine: RankWords;
  formats: Formats;
}

export function factLine(fact: Fact, listing: SoftwareListing, shown: RankLanguage): HTMLElement {
  const said = element('span', { className: 'fact' }, shown.engine.fact(fact));
  const line = element('li', {}, said, ...pointsOf(fact, shown));
  // Nobody says that something is missing.
  if (fact.by !== null) line.append(' ', whoSays(fact, fact.by, listing, shown));
  return line;
}

/** Only of a proof: elsewhere, all facts of a part earn its points together. */
function pointsOf({ values: { points } }: Fact, { words, formats }: RankLanguage): (Node | string)[] {
  if (points === undefined) return [];
  const { lang } = document.documentElement;
  const gain = fillMessage(words.gain, { count: points, shown: formats.formatPoints(points) }, lang);
  return [' ', element('strong', {}, gain)];
}

function whoSays(fact: Fact, by: NonNullable<Fact['by']>, listing: SoftwareListing, shown: RankLanguage): HTMLElement {
  const { words, engine, formats } = shown;
  const { name, url, day, readFrom } = factSource(fact, listing);
  const badge = element('span', { className: 'says-who' }, engine.attestation(by));
  badge.dataset.by = by;
  const parts: (Node | string)[] = [badge];
  if (name !== undefined) parts.push(linkTo(url, engine.source(name)));
  if (readFrom !== undefined) {
    const [before = '', after = ''] = words.readFrom.split('{name}');
    parts.push(element('span', {}, before, linkTo(readFrom.url, readFrom.name), after));
  }
  if (day !== undefined) parts.push(element('time', { dateTime: day }, formats.formatDay(day)));
  return element(
    'span',
    { className: 'who' },
    ...parts.flatMap((part, index) => (index < 2 ? [' ', part] : [', ', part])),
  );
}

function linkTo(url: string | undefined, name: string): HTMLElement {
  const text = element('bdi', {}, name);
  return url === undefined ? text : element('a', { href: url, rel: 'nofollow noopener' }, text);
}
