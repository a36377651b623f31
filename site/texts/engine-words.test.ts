import { describe, expect, it } from 'vitest';
import { IMPROVEMENTS } from '../../schemas/rank/advice.ts';
import { scoreListing } from '../../schemas/rank/engine.ts';
import { rankInput } from '../../schemas/rank/rank-input.ts';
import { MERIT_WORDS } from '../../schemas/rank/signals.ts';
import { BARE } from '../../schemas/rank/testing/rank-inputs.ts';
import { engineWords } from './de/engine.ts';
import { translateEngine } from './engine-words.ts';

const german = (sentence: string) => translateEngine(sentence, engineWords);

describe('the words of the rank engine in German', () => {
  it.each([...IMPROVEMENTS.map(({ text }) => text), ...Object.values(MERIT_WORDS)])('has a word for: %s', (words) => {
    expect(german(words)).toBeDefined();
  });

  it('has a sentence for every reason of a listing that has next to nothing', () => {
    for (const { reason } of scoreListing(rankInput(BARE), '2026-11-20').signals) expect(german(reason)).toBeDefined();
  });

  it.each([
    ['newest release 2026-09-24', 'neueste Version vom 24.09.2026'],
    ['no dated release', 'keine Version mit Datum'],
    ['1 release in 52 weeks', '1 Version in 52 Wochen'],
    ['now 7 releases in 52 weeks', '7 Versionen in 52 Wochen'],
    ['10 of 10 present', '10 von 10 vorhanden'],
    ['8 of 10 present; missing: pricing, a category', '8 von 10 vorhanden; es fehlt: ein Preis, eine Kategorie'],
    ['an SPDX id, an https homepage', 'eine SPDX-Kennung, eine Website mit https'],
    ['the source has not answered since 2026-11-01', 'die Quelle antwortet seit dem 01.11.2026 nicht'],
    [
      'added an SPDX id, pricing; lost a homepage',
      'hinzugekommen: eine SPDX-Kennung, ein Preis; weggefallen: eine Website',
    ],
    ['released on 2026-01-31', 'Version vom 31.01.2026'],
    ['no release since 2026-01-31', 'keine Version seit dem 31.01.2026'],
    ['counts for 30 points instead of 25', 'zählt 30 Punkte statt 25'],
  ])('says %j as %j', (sentence, said) => {
    expect(german(sentence)).toBe(said);
  });

  it.each(['something new', 'added something new', 'constructor'])('knows no words for: %s', (sentence) => {
    expect(german(sentence)).toBeUndefined();
  });
});
