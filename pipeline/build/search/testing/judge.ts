/** How well a search answers queries that people have judged. */
import type { SearchEngine } from '../../../../site/search/engine/search-engine-contract.ts';

/** Group → query → slugs of which any may stand first; none: nothing fits, and what is shown must be called similar. */
export type Judged = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** From best to worst. */
export const OUTCOMES = ['first', 'five', 'found', 'nothing'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Answer {
  group: string;
  query: string;
  outcome: Outcome;
  /** The first five. */
  shown: string[];
  /** Nothing fits: only then is it wrong to show anything. */
  isNone: boolean;
}

/** Visitors of these groups read German. */
const GERMAN = 'german';

export async function judge(judged: Judged, engineIn: (language: string) => SearchEngine): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [group, queries] of Object.entries(judged)) {
    const engine = engineIn(group.startsWith(GERMAN) ? 'de' : 'en');
    for (const [query, wanted] of Object.entries(queries)) {
      const { hits } = await engine.search({ text: query, filters: {}, sort: 'relevance' }, 1);
      const shown = hits.slice(0, 5).map(({ slug }) => slug);
      const isWrong = hits.some(({ match }) => match === 'all');
      const outcome = wanted.length === 0 ? (isWrong ? 'found' : 'first') : outcomeOf(shown, wanted);
      answers.push({ group, query, outcome, shown, isNone: wanted.length === 0 });
    }
  }
  return answers;
}

function outcomeOf(shown: readonly string[], wanted: readonly string[]): Outcome {
  const place = shown.findIndex((slug) => wanted.includes(slug));
  if (place === 0) return 'first';
  if (place > 0) return 'five';
  return shown.length > 0 ? 'found' : 'nothing';
}

/** One line for each group, and one for all. Of queries that nothing fits, `nothing` is right, and `similar` a pity. */
export function figuresOf(answers: readonly Answer[]): string {
  const groups = [...new Set(answers.map(({ group }) => group)), 'all'];
  const width = Math.max(...groups.map(({ length }) => length));
  const lines = groups.map((group) => {
    const of = answers.filter((answer) => group === 'all' || answer.group === group);
    const share = (holds: (answer: Answer) => boolean) =>
      `${((100 * of.filter(holds).length) / of.length).toFixed(1)} %`.padStart(8);
    const figures = [
      share(({ outcome }) => outcome === 'first'),
      share(({ outcome }) => outcome === 'first' || outcome === 'five'),
      share(({ outcome }) => outcome === 'nothing'),
      share(({ isNone, shown }) => isNone && shown.length > 0),
    ];
    return `${group.padEnd(width)}${String(of.length).padStart(6)}${figures.join('')}`;
  });
  return [`${'group'.padEnd(width)} asked   first in five nothing similar`, ...lines].join('\n');
}
