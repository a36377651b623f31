/** What pull requests, labels and commits of moderation say: in the first language of the catalog, else in English. */
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import { fillMessage, type Values } from '../../../../schemas/texts/message.ts';
import texts from './moderation.json' with { type: 'json' };

export type Label = keyof typeof texts.en.labels;

export interface ModerationWords {
  say(sentence: keyof typeof texts.en.sentences, values?: Values): string;
  labels: Record<Label, string>;
  /** Name of a fact, or that there is none, as a reviewer reads it. */
  fact(name: string): string;
}

export function moderationWords({ languages: [first = 'en'] = [] }: Pick<Settings, 'languages'>): ModerationWords {
  const { sentences, labels, facts }: typeof texts.en = Object.hasOwn(texts, first) ? texts[first as 'en'] : texts.en;
  const names = new Map<string, string>(Object.entries(facts));
  return {
    say: (sentence, values = {}) => fillMessage(sentences[sentence], values, first),
    labels,
    fact: (name) => names.get(name) ?? name,
  };
}

/** In every language: a catalog may have changed its own. */
export function labelsNamed(...wanted: Label[]): string[] {
  return Object.values(texts).flatMap(({ labels }) => wanted.map((label) => labels[label]));
}
