/** The rank engine explains itself in English sentences of a few kinds; here they are said in another language. */

/** What a language has to know of the engine's words. */
export interface EngineWords {
  /** Whole sentences, and the names of what a listing has. */
  phrases: Record<string, string>;
  /** Sentences with numbers, days and lists in them: groups of the pattern are handed on, lists already translated. */
  sentences: [pattern: RegExp, say: (...parts: string[]) => string][];
}

/** @returns the sentence in the other language; undefined for one the language does not know */
export function translateEngine(sentence: string, { phrases, sentences }: EngineWords): string | undefined {
  const phrase = phraseIn(phrases, sentence);
  if (phrase !== undefined) return phrase;
  for (const [pattern, say] of sentences) {
    const [whole, ...parts] = pattern.exec(sentence) ?? [];
    if (whole === undefined) continue;
    const said = parts.map((part) => (/[a-z]/i.test(part) ? listIn(phrases, part) : part));
    return said.every((part) => part !== undefined) ? say(...said) : undefined;
  }
  return listIn(phrases, sentence);
}

/** Like "an SPDX id, pricing". */
function listIn(phrases: EngineWords['phrases'], list: string): string | undefined {
  const said = list.split(', ').map((name) => phraseIn(phrases, name));
  return said.every((name) => name !== undefined) ? said.join(', ') : undefined;
}

function phraseIn(phrases: EngineWords['phrases'], phrase: string): string | undefined {
  return Object.hasOwn(phrases, phrase) ? phrases[phrase] : undefined;
}
