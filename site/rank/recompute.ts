/** Runs the rank engine over a listing's JSON at the press of a button, and says whether it agrees with the page. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { scoreListing } from '../../schemas/rank/engine.ts';
import { rankInput } from '../../schemas/rank/rank-input.ts';
import { type SignalName, STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { element } from '../base/page-elements.ts';
import type { Texts } from '../texts/texts.ts';

/** Points as somebody states them: the listing's JSON, or the page about it. Absent where nothing is stated. */
export type Stated = Partial<Record<SignalName | 'score', number>>;

/** Handed over by the page, so that the script does not carry every text of the site. */
type Words = Texts['rank']['recomputed'] & { names: Record<SignalName | 'score', string> };

export function showRecomputeButton(page: Document): void {
  const section = page.getElementById('recompute');
  const [button, status] = [section?.querySelector('button'), section?.querySelector('[role=status]')];
  const { json, words } = section?.dataset ?? {};
  if (!button || !status || json === undefined || words === undefined) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    status.replaceChildren(...(await recomputed(page, json, JSON.parse(words))));
  });
}

async function recomputed(page: Document, address: string, words: Words): Promise<HTMLElement[]> {
  const result = await compare(address, statedBy(page));
  if (typeof result === 'string') return [element('p', {}, words[result])];
  const { compared, version } = result;
  const { lang } = document.documentElement;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(result.day));
  const agrees = compared.every((comparison) => comparison.agrees);
  const said = fillMessage(agrees ? words.agrees : words.differs, { version, day }, lang);
  return [element('p', {}, said), element('ul', {}, ...compared.map((comparison) => line(comparison, words)))];
}

async function compare(address: string, onPage: Stated) {
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    return recompute((await answer.json()) as SoftwareListing, onPage) ?? ('otherWeights' as const);
  } catch {
    return 'unreadable' as const;
  }
}

/** What the visitor sees of the parts. */
function statedBy(page: Document): Stated {
  const rows = [...page.querySelectorAll<HTMLElement>('[data-signal]')];
  return Object.fromEntries(rows.map(({ dataset }) => [dataset.signal, Number(dataset.points)]));
}

type Comparison = NonNullable<ReturnType<typeof recompute>>['compared'][number];

function line({ name, agrees, recomputed, inJson, onPage }: Comparison, words: Words): HTMLElement {
  const { lang } = document.documentElement;
  const shown = (points?: number) => points?.toLocaleString(lang) ?? words.nothing;
  const values = { points: shown(recomputed), json: shown(inJson), page: shown(onPage) };
  const text = fillMessage(agrees ? words.signalAgrees : words.signalDiffers, values, lang);
  const className = agrees ? 'agrees' : 'differs';
  return element('li', { className }, element('strong', {}, `${words.names[name]}:`), ` ${text}`);
}

/**
 * Each part, and the score last, with the day and the weights they are for.
 * @param listing as it was fetched: nothing of its shape is certain
 * @returns undefined where the listing was ranked with other weights than this code knows
 * @throws where the listing has not the shape of the read API
 */
export function recompute(listing: SoftwareListing, onPage: Stated) {
  const { rank, ...facts } = listing;
  if (rank.weights_version !== STANDARD_WEIGHTS.version) return undefined;
  // Since that day the points are what they are, so that nobody has to know the day of the build.
  const { score, signals } = scoreListing(rankInput(facts), rank.computed_on);
  const inJson: Stated = Object.fromEntries(rank.signals.map(({ name, points }) => [name, points]));
  const recomputed = [
    ...signals.map(({ name, points }) => ({ name, points })),
    { name: 'score' as const, points: score },
  ];
  const compared = recomputed.map(({ name, points }) => {
    const stated = { inJson: name === 'score' ? rank.score : inJson[name], onPage: onPage[name] };
    return { name, recomputed: points, ...stated, agrees: stated.inJson === points && stated.onPage === points };
  });
  return { compared, day: rank.computed_on, version: rank.weights_version };
}
