/** Whether the sign of a category is one that pages can draw, and which ones were perhaps meant. */
import { createRequire } from 'node:module';
import { isNear } from '../../../schemas/search/similar.ts';

const MOST_NAMED = 5;

/** @returns what is wrong with the name of an icon, and what to write instead; undefined where nothing is */
export function signProblem(sign: string): string | undefined {
  const icons = readIcons();
  if (Object.hasOwn(icons, sign)) return undefined;
  const near = nearest(sign, Object.keys(icons));
  const meant = near.length === 0 ? '' : ` Perhaps one of these is meant: ${near.join(', ')}.`;
  return `there is no sign "${sign}".${meant} All are on https://lucide.dev/icons/. Without one, letters of the label are shown.`;
}

/** Misspelled ones first, then those with the same word in them. */
function nearest(sign: string, names: readonly string[]): string[] {
  const words = sign.split('-').filter((word) => word.length > 2);
  const misspelled = names.filter((name) => isNear(sign, name));
  const related = names.filter((name) => name.split('-').some((word) => words.includes(word)));
  return [...new Set([...misspelled, ...related])].slice(0, MOST_NAMED);
}

/** Read only where a category has a sign: 600 kB. */
function readIcons(): Record<string, unknown> {
  return createRequire(import.meta.url)('@iconify-json/lucide/icons.json').icons;
}
