/** The filters of public bodies as a visitor sees them. */
import type { Trait } from '../../schemas/search/traits.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { nameOf } from '../../schemas/writers/listing-view.ts';
import { formatsIn } from '../base/format.ts';
import { readRankTable } from '../catalog/catalog-data.ts';
import type { Texts } from '../texts/texts.ts';

type TraitGroup = [name: Trait, group: { title: string; labelOf(value: string): string }];

/** @param lang tag of the language of the page */
export function traitGroups(texts: Texts, lang: string): TraitGroup[] {
  const { publicSector: words, facts } = texts;
  const named = (title: string, names: Record<string, string>) => ({
    title,
    labelOf: (value: string) => nameOf(value, names),
  });
  const users = (value: string) => fillMessage(words.usersAtLeast, { count: Number(value), shown: value }, lang);
  return [
    ['used_by', { title: words.usedBy, labelOf: users }],
    ['maintenance', named(words.maintenance, words.maintenanceTypes)],
    [
      'maintained_until',
      { title: words.maintainedUntil, labelOf: (year) => fillMessage(words.untilAtLeast, { year }, lang) },
    ],
    ['audience', named(words.scope, words.scopes)],
    ['product_language', { title: facts.languages, labelOf: formatsIn(lang, texts).formatLanguage }],
    ['legal', named(words.legal, words.legalKinds)],
  ];
}

/** Nobody looks for what was maintained until a year that is over. */
export function isPast(name: string, value: string): boolean {
  return name === 'maintained_until' && value < readRankTable().computed_on.slice(0, 4);
}
