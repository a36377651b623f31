/** Runs the rank engine over a listing's JSON at the press of a button, and says whether it agrees with the page. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { element } from '../base/page-elements.ts';
import type { Texts } from '../texts/texts.ts';
import { type Comparison, type Recomputed, recompute, type Stated } from './recompute.ts';

/** Handed over by the page, so that the script does not carry every text of the site. */
type Words = Texts['rank']['recomputed'] & { names: Record<Comparison['name'], string> };

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

async function compare(address: string, onPage: Stated): Promise<Recomputed | 'otherWeights' | 'unreadable'> {
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    return recompute((await answer.json()) as SoftwareListing, onPage) ?? 'otherWeights';
  } catch {
    return 'unreadable';
  }
}

/** What the visitor sees of the parts. */
function statedBy(page: Document): Stated {
  const rows = [...page.querySelectorAll<HTMLElement>('[data-signal]')];
  return Object.fromEntries(rows.map(({ dataset }) => [dataset.signal, Number(dataset.points)]));
}

function line({ name, agrees, recomputed, inJson, onPage }: Comparison, words: Words): HTMLElement {
  const { lang } = document.documentElement;
  const shown = (points?: number) => points?.toLocaleString(lang) ?? words.nothing;
  const values = { points: shown(recomputed), json: shown(inJson), page: shown(onPage) };
  const text = fillMessage(agrees ? words.signalAgrees : words.signalDiffers, values, lang);
  const className = agrees ? 'agrees' : 'differs';
  return element('li', { className }, element('strong', {}, `${words.names[name]}:`), ` ${text}`);
}
