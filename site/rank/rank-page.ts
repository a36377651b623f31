/** The page about the rank of one listing, which the address names: its JSON is loaded and shown. */
import type { RankResource, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { fillMessage, type Message, type Values } from '../../schemas/texts/message.ts';
import { makeRankWords, type RankTexts } from '../../schemas/wording/rank-words.ts';
import { formatsIn } from '../base/format.ts';
import { loadJson } from '../base/load-json.ts';
import { element, part } from '../base/page-elements.ts';
import { type OthersWanted, suggestOthers } from '../compare/compare-field.ts';
import type { Texts } from '../texts/texts.ts';
import { rankChart } from './line-chart.ts';
import { outOf } from './points-out-of.ts';
import { factLine, type RankLanguage } from './rank-facts.ts';
import { showRecomputeButton } from './recompute.ts';

/** Handed over by the page. */
export interface RankPageWords extends Pick<Texts, 'rank' | 'pricingModels' | 'priceFrom'> {
  page: Texts['rankPage'];
  /** Of the rank engine. */
  engine: RankTexts;
  /** By slug. */
  categories: Record<string, { name: string; listing_count: number }>;
}

/** Of the field to choose a listing in. */
export type ChoiceWords = OthersWanted['words'];

const { lang } = document.documentElement;
const say = (message: Message, values: Values) => fillMessage(message, values, lang);

const root = document.getElementById('rank-page');
if (root !== null) begin(root);

async function begin(root: HTMLElement): Promise<void> {
  const choice = part(document, '#rank-choice', HTMLElement);
  const status = part(choice, '[role=status]', HTMLElement);
  const words: RankPageWords = JSON.parse(root.dataset.words ?? '');
  const slug = new URLSearchParams(location.search).get('s') ?? '';
  // Another address, so that Back leads to the one before.
  suggestOthers(choice, {
    words: JSON.parse(choice.dataset.words ?? ''),
    isShown: (other) => other === slug,
    add: (other) => location.assign(`?${new URLSearchParams({ s: other })}`),
  });
  if (isSlug(slug)) status.textContent = words.page.loading;
  // What no listing can be called is not repeated: anybody may write an address.
  const loaded = isSlug(slug) ? await load(root, slug) : 'none';
  status.textContent = typeof loaded === 'string' ? say(words.page[loaded], { slug }) : '';
  // Its place stays: what is below must not jump.
  if (typeof loaded === 'string') root.replaceChildren();
  else {
    show(root, words, loaded);
    root.hidden = false;
  }
}

type Signal = RankResource['signals'][number];

interface Loaded {
  listing: SoftwareListing;
  rank: RankResource;
  /** Address of the listing's JSON. */
  json: string;
}

async function load(root: HTMLElement, slug: string): Promise<Loaded | 'missing' | 'failed'> {
  const [json = '', address = ''] = [root.dataset.json, root.dataset.rank].map((each) => each?.replace('{slug}', slug));
  const [listing, rank] = await Promise.all([loadJson<SoftwareListing>(json), loadJson<RankResource>(address)]);
  if (listing === 'missing' || rank === 'missing') return 'missing';
  return typeof listing === 'string' || typeof rank === 'string' ? 'failed' : { listing, rank, json };
}

function show(root: HTMLElement, words: RankPageWords, { listing, rank, json }: Loaded): void {
  const place = (name: string) => part(root, `[data-part=${name}]`, HTMLElement);
  const formats = formatsIn(lang, words);
  const engine = makeRankWords(lang, words.engine, formats.formatDayInWords);
  const shown = { words: words.rank, engine, formats };
  document.title = document.title.replace(words.page.title, () => say(words.page.of, { name: listing.name }));
  const link = part(root, '[data-part=name]', HTMLAnchorElement);
  link.href = (root.dataset.listing ?? '').replace('{slug}', listing.slug);
  link.append(element('bdi', {}, listing.name));
  showStanding(place, rank, shown, words.categories[listing.category]);
  showParts(root, { listing, rank }, shown);
  showMove(place('moved'), rank, shown);
  showHistory(place('history'), rank, shown);
  showAdvice(place('advice'), rank, shown);
  part(root, '[data-part=json]', HTMLAnchorElement).href = json;
  part(root, '#recompute', HTMLElement).dataset.json = json;
  showRecomputeButton(document);
}

function showStanding(
  place: (name: string) => HTMLElement,
  rank: RankResource,
  { words, formats }: RankLanguage,
  category: RankPageWords['categories'][string] | undefined,
): void {
  const { formatCount, formatDay, formatPoints } = formats;
  const { place_in_category, score, knowable, standing, computed_on } = rank;
  place('score').textContent = formatPoints(score);
  place('out-of').textContent = say(outOf(knowable, words), { knowable: formatPoints(knowable) });
  const counts = { place: formatCount(place_in_category), total: formatCount(category?.listing_count ?? 0) };
  // A page that is older than its data may not know the category.
  const exact = category && say(words.placeInCategory, { ...counts, category: category.name });
  const step = standing.top_percent === null ? [] : [words.steps[standing.top_percent]];
  place('standing').append(...[exact ?? [], ...step].flat().map((text) => element('li', {}, text)));
  const day = part(document, 'time[data-part=computed]', HTMLTimeElement);
  Object.assign(day, { dateTime: computed_on, textContent: formatDay(computed_on) });
}

function showParts(root: HTMLElement, { listing, rank }: Omit<Loaded, 'json'>, shown: RankLanguage): void {
  const { words, formats } = shown;
  const { formatPoints } = formats;
  let start = 0;
  for (const signal of rank.signals) {
    const { name, state, points, weight, facts } = signal;
    const row = part(root, `[data-signal=${name}]`, HTMLElement);
    row.dataset.points = String(points);
    part(row, '[data-part=points]', HTMLElement).textContent = say(words.partPoints[state], {
      points: formatPoints(points),
      weight: formatPoints(weight),
    });
    part(row, '[data-bar]', SVGRectElement).setAttribute('width', String(Math.round((points / weight) * 100)));
    const limit = limitOf(signal);
    const why = limit === undefined ? [] : [element('li', { className: 'muted' }, words.limits[limit])];
    part(row, '.part-facts', HTMLElement).append(...facts.map((fact) => factLine(fact, listing, shown)), ...why);
    const bar = part(root, `.bar-large [data-bar=${name}]`, SVGRectElement);
    bar.setAttribute('x', String(start));
    bar.setAttribute('width', String(points));
    start += points;
  }
  const sum = part(root, '[data-signal=score]', HTMLElement);
  sum.dataset.points = String(rank.score);
  const parts = rank.signals.map(({ name, points }) => `${words.signals[name]} ${formatPoints(points)}`).join(' + ');
  sum.textContent = say(words.sum, { parts, score: formatPoints(rank.score) });
}

/** Why a young release or a large figure does not earn all points: a visitor would wonder. */
function limitOf({ name, state, points, weight, facts }: Signal): 'kept' | 'used' | undefined {
  if (state !== 'known' || points === weight) return undefined;
  if (name === 'used') return name;
  return name === 'kept' && facts.some(({ code }) => code === 'newest_release') ? name : undefined;
}

function showMove(section: HTMLElement, { moved }: RankResource, { words, engine, formats }: RankLanguage): void {
  if (moved === null) {
    section.remove();
    return;
  }
  const { formatDay, formatDelta } = formats;
  const day = element('time', { dateTime: moved.since }, formatDay(moved.since));
  const text = part(section, 'p', HTMLElement);
  if (moved.signals.length === 0) text.append(`${words.notMoved} `, day, '.');
  else {
    const points = element('strong', {}, say(words.movedBy, { count: moved.delta, shown: formatDelta(moved.delta) }));
    text.append(points, ` ${words.movedSince} `, day);
  }
  const lines = moved.signals.map(({ name, delta, code, values }) =>
    gain(`${words.signals[name]}: ${engine.move(code, values)}`, formatDelta(delta), delta < 0),
  );
  part(section, 'ul', HTMLElement).append(...lines);
}

function showAdvice(section: HTMLElement, { signals }: RankResource, { words, engine, formats }: RankLanguage): void {
  // The most rewarding first.
  const advice = signals.flatMap((signal) => signal.advice).sort((left, right) => right.gain - left.gain);
  if (advice.length === 0) {
    section.remove();
    return;
  }
  const lines = advice.map(({ code, values, gain: count }) =>
    gain(engine.advice(code, values), say(words.gain, { count, shown: formats.formatPoints(count) }), false),
  );
  part(section, 'ul', HTMLElement).append(...lines);
}

function gain(text: string, points: string, isLoss: boolean): HTMLElement {
  const shown = element('strong', { className: isLoss ? 'loss' : '' }, points);
  return element('li', {}, element('span', {}, text), ' ', shown);
}

function showHistory(section: HTMLElement, { history }: RankResource, { words, formats }: RankLanguage): void {
  if (history.length === 0) {
    section.remove();
    return;
  }
  const { formatCount, formatMonth, formatPoints } = formats;
  const scores = history.map(({ month, score }) => ({ month, value: score }));
  const places = history.map(({ month, position }) => ({ month, value: position }));
  const worst = Math.max(...history.map(({ total }) => total));
  const said = (from: string, to: string, values: Values) => say(words.historyFromTo, { from, to, ...values });
  part(section, '.charts', HTMLElement).append(
    rankChart(words.historyScore, scores, { axis: { best: 100, worst: 0 }, format: formatPoints, formatMonth, said }),
    rankChart(words.historyPlace, places, { axis: { best: 1, worst }, format: formatCount, formatMonth, said }),
  );
  const rows = history.toReversed().map(({ month, score, position, total }) => {
    const time = element('time', { dateTime: month }, formatMonth(month));
    const of = say(words.placeOf, { place: formatCount(position), total: formatCount(total) });
    const cells = [formatPoints(score), of].map((text) => element('td', { className: 'number' }, text));
    return element('tr', {}, element('th', { scope: 'row' }, time), ...cells);
  });
  part(section, 'tbody', HTMLElement).append(...rows);
}
