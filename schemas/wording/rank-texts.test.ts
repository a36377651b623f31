import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  AdviceCode,
  Fact,
  FactCode,
  Merit,
  MoveCode,
  Proof,
  RankValues,
} from '../contracts/generated/read-api.ts';
import readApi from '../contracts/read-api.json' with { type: 'json' };
import { MERITS } from '../rank/checklist-points.ts';
import { scoreListing } from '../rank/engine.ts';
import { breakdown, HOLDINGS, movement } from '../rank/score-changes.ts';
import { anyInput, DAYS } from '../rank/testing/rank-inputs.ts';
import { SIGNAL_NAMES, STANDARD_WEIGHTS } from '../rank/weights.ts';
import { LANGUAGE_TEXTS, LANGUAGES, type LanguageTag } from '../texts/languages.ts';
import { rankWords } from './rank-texts.ts';
import type { RankTexts } from './rank-words.ts';

const MANY: (Merit | Proof)[] = ['spdx_id', 'pricing'];
const DAY = { day: '2026-01-31' };
const USE = { ...DAY, count: 1200, source: 'npm', subject: 'pkg:npm/tool' };
const PROOF = { ...DAY, points: 4, source: 'npm' };

/** Each code with values as the engine gives them; those of {@link OPTIONAL} may be missing. */
const FACTS: Record<FactCode, RankValues> = {
  newest_release: { ...DAY, source: 'github.com' },
  release_fading: { ...DAY, source: 'github.com' },
  does_not_fade: { ...DAY, source: 'osv' },
  no_release_day: {},
  archived: {},
  deprecated: {},
  source_gone: {},
  domain_proved: PROOF,
  hash_recomputed: PROOF,
  signature_verified: PROOF,
  homepage_secure: PROOF,
  documents_checked: PROOF,
  nothing_proved: {},
  dependents: USE,
  downloads: USE,
  installs: USE,
  computers: USE,
  use_unknown: {},
  complete: { count: 16, of: 16 },
  incomplete: { count: 14, of: 16, missing: MANY },
};
const MOVES: Record<MoveCode, RankValues> = {
  weight_changed: { points: 30, points_before: 20 },
  added: { added: MANY },
  lost: { lost: MANY },
  added_and_lost: { added: MANY, lost: ['homepage'] },
  counted_otherwise: {},
  newest_release: FACTS.newest_release,
  release_fading: FACTS.release_fading,
  does_not_fade: FACTS.does_not_fade,
  no_release_day: {},
  archived: {},
  deprecated: {},
  source_gone: {},
  dependents: USE,
  downloads: USE,
  installs: USE,
  computers: USE,
  use_unknown: {},
};
const ADVICE: Record<AdviceCode, RankValues> = {
  release: {},
  complete: { missing: MANY },
  domain_proved: {},
  hash_recomputed: {},
  signature_verified: {},
  homepage_secure: {},
  documents_checked: {},
};
const FACT_CODES = Object.keys(FACTS) as FactCode[];
const MOVE_CODES = Object.keys(MOVES) as MoveCode[];
const ADVICE_CODES = Object.keys(ADVICE) as AdviceCode[];
/** Where nobody but the publisher or we say so, or a proof has no day. */
const OPTIONAL = ['day', 'source'];

const factIn = (language: LanguageTag, code: FactCode, values = FACTS[code]) =>
  rankWords(language).fact({ code, values });

describe('the words of a fact', () => {
  it.each<[code: FactCode, values: RankValues, english: string, german: string]>([
    ['newest_release', DAY, 'last release 2026-01-31', 'letzte Version vom 31.01.2026'],
    [
      'release_fading',
      DAY,
      'last release 2026-01-31, so the points are fading',
      'letzte Version vom 31.01.2026; die Punkte sinken',
    ],
    [
      'does_not_fade',
      { ...DAY, source: 'osv' },
      'its points do not fade: others rely on it, and OSV knows of no open vulnerability',
      'die Punkte sinken nicht: Andere stützen sich darauf, und OSV kennt keine offene Schwachstelle',
    ],
    ['no_release_day', {}, 'the day of the last release is unknown', 'der Tag der letzten Version ist nicht bekannt'],
    ['archived', {}, 'archived by its publisher', 'vom Herausgeber archiviert'],
    ['deprecated', {}, 'deprecated by its publisher', 'vom Herausgeber abgekündigt'],
    [
      'source_gone',
      {},
      'the source it is read from is gone',
      'die Quelle, aus der es gelesen wird, gibt es nicht mehr',
    ],
    ['domain_proved', PROOF, 'the domain is verified', 'die Domain ist bestätigt'],
    ['hash_recomputed', PROOF, 'a download has the stated SHA-256', 'ein Download hat den angegebenen SHA-256'],
    [
      'signature_verified',
      PROOF,
      'a signature or provenance statement verifies',
      'eine Signatur oder ein Herkunftsnachweis ist gültig',
    ],
    [
      'homepage_secure',
      PROOF,
      'the website answers over a secure connection and offers a way to report vulnerabilities',
      'die Website antwortet über eine sichere Verbindung und nennt einen Weg, Schwachstellen zu melden',
    ],
    [
      'documents_checked',
      PROOF,
      'a bill of materials or security advisories answer where the listing says',
      'unter der angegebenen Adresse liegt eine Stückliste oder liegen Sicherheitsmeldungen',
    ],
    ['nothing_proved', {}, 'nothing is verified yet', 'noch nichts geprüft'],
    ['dependents', { ...USE, count: 1 }, '1 package depends on it', '1 Paket hängt davon ab'],
    ['dependents', USE, '1,200 packages depend on it', '1.200 Pakete hängen davon ab'],
    ['downloads', { ...USE, count: 1 }, '1 download a month', '1 Download im Monat'],
    ['downloads', USE, '1,200 downloads a month', '1.200 Downloads im Monat'],
    ['installs', { ...USE, count: 0 }, '0 installs a month', '0 Installationen im Monat'],
    ['computers', USE, '1,200 reporting computers have it', '1.200 meldende Rechner haben es'],
    ['use_unknown', {}, 'we have no figures of use yet', 'wir haben noch keine Zahlen zur Nutzung'],
    ['complete', { count: 16, of: 16 }, '16 of 16 details given', '16 von 16 Angaben gemacht'],
    [
      'incomplete',
      { count: 14, of: 16, missing: ['pricing', 'category'] },
      '14 of 16 details given; missing: pricing, a category',
      '14 von 16 Angaben gemacht; noch offen: ein Preis, eine Kategorie',
    ],
  ])('%s with %j', (code, values, english, german) => {
    expect(factIn('en', code, values)).toBe(english);
    expect(factIn('de', code, values)).toBe(german);
  });

  it('stand beside each other as the reason of a signal, and say who says so', () => {
    const facts: Fact[] = [
      { code: 'domain_proved', by: 'witnessed', values: PROOF },
      { code: 'signature_verified', by: 'attested', values: PROOF },
    ];
    const { reason, attestation, source } = rankWords('en');
    expect(reason(facts)).toBe('the domain is verified; a signature or provenance statement verifies');
    expect(facts.map(({ by }) => by && attestation(by))).toEqual(['witnessed', 'attested']);
    expect(['npm', 'osv', 'github.com', 'forge.example'].map(source)).toEqual([
      'npm',
      'OSV',
      'GitHub',
      'forge.example',
    ]);
  });
});

describe('the words of a move', () => {
  it.each<[code: MoveCode, values: RankValues, english: string, german: string]>([
    [
      'weight_changed',
      { points: 30, points_before: 20 },
      'counts for 30 points instead of 20',
      'zählt 30 statt 20 Punkte',
    ],
    ['added', { added: ['spdx_id'] }, 'added an SPDX id', 'neu: eine SPDX-Kennung'],
    ['lost', { lost: ['domain_proved'] }, 'lost a verified domain', 'weggefallen: eine bestätigte Domain'],
    [
      'added_and_lost',
      { added: ['spdx_id', 'pricing'], lost: ['homepage'] },
      'added an SPDX id, pricing; lost a website',
      'neu: eine SPDX-Kennung, ein Preis; weggefallen: eine Website',
    ],
    ['counted_otherwise', {}, 'counted differently', 'anders gezählt'],
    ['newest_release', DAY, 'last release 2026-01-31', 'letzte Version vom 31.01.2026'],
    ['release_fading', DAY, 'no release since 2026-01-31', 'keine neue Version seit dem 31.01.2026'],
    ['dependents', USE, 'now 1,200 packages depend on it', 'jetzt hängen 1.200 Pakete davon ab'],
    ['downloads', { ...USE, count: 1 }, 'now 1 download a month', 'jetzt 1 Download im Monat'],
    ['installs', USE, 'now 1,200 installs a month', 'jetzt 1.200 Installationen im Monat'],
    ['use_unknown', {}, 'we have no figures of use anymore', 'wir haben keine Zahlen mehr zur Nutzung'],
  ])('%s with %j', (code, values, english, german) => {
    expect(rankWords('en').move(code, values)).toBe(english);
    expect(rankWords('de').move(code, values)).toBe(german);
  });

  it.each(['does_not_fade', 'no_release_day', 'archived', 'deprecated', 'source_gone'] as const)(
    '%s are those of the fact',
    (code) => {
      for (const language of LANGUAGES) {
        expect(rankWords(language).move(code, MOVES[code])).toBe(factIn(language, code));
      }
    },
  );

  it('name the signal and what it moved by, and no single one where several moved for one reason', () => {
    const changed = { code: 'counted_otherwise' as const, values: {} };
    const moves = [
      { name: 'kept', delta: -2, code: 'release_fading', values: { day: '2026-10-01' } } as const,
      { name: 'proven', delta: 8, ...changed } as const,
      { name: 'told', delta: 4, ...changed } as const,
    ];
    expect(rankWords('en').moves(moves)).toEqual([
      'maintained −2: no release since 2026-10-01',
      '+12: counted differently',
    ]);
    expect(rankWords('de').moves(moves)).toEqual([
      'gepflegt −2: keine neue Version seit dem 01.10.2026',
      '+12: anders gezählt',
    ]);
  });
});

describe('the words of a rule', () => {
  it('have the numbers of the weights', () => {
    const weights = { ...STANDARD_WEIGHTS, kept: { ...STANDARD_WEIGHTS.kept, declared: 7, relied_on: 11 } };
    const [kept, proven, used, told] = SIGNAL_NAMES.map((name) => rankWords('en').rule(name, weights));
    expect(kept).toContain(
      'All 25 points while the newest release is no older than 52 weeks, or than 4 times the usual',
    );
    expect(kept).toContain('fade to 0 over 104 weeks');
    expect(kept).toContain(
      'earn 7 points, and days that we have seen or others attest 12; each point of known use adds 2',
    );
    expect(kept).toContain('at least 11 points of use');
    expect(proven).toContain('8 points for a verified domain, 4 for a download');
    expect(used).toContain('Up to 40 points');
    expect(used).toContain('4 points where a witness that reviews what it lists knows the product, otherwise 0.');
    expect(told).toContain('15 points times the square root');
  });
});

it('says of a language that it does not speak it, whatever it is called', () => {
  for (const tag of ['xx', 'constructor']) {
    expect(() => rankWords(tag)).toThrow(
      `The catalog does not speak "${tag}": there is no schemas/texts/${tag}/rank.json.`,
    );
  }
});

describe('the codes of the engine', () => {
  it('are those of the contract', () => {
    const { FactCode, MoveCode, AdviceCode, Merit, Proof, RankInput } = readApi.$defs;
    expect(FactCode.enum.toSorted()).toEqual(FACT_CODES.toSorted());
    expect(MoveCode.enum.toSorted()).toEqual(MOVE_CODES.toSorted());
    expect(AdviceCode.enum.toSorted()).toEqual(ADVICE_CODES.toSorted());
    expect(Merit.enum.toSorted()).toEqual(MERITS.toSorted());
    expect([...Proof.enum, ...Merit.enum].toSorted()).toEqual(HOLDINGS.toSorted());
    expect(RankInput.properties.merits.required.toSorted()).toEqual(MERITS.toSorted());
  });

  it('come with the values that their words are tested with', () => {
    const placesOf = (values: RankValues) =>
      Object.keys(values)
        .filter((name) => !OPTIONAL.includes(name))
        .toSorted();
    const { points } = STANDARD_WEIGHTS;
    const other = { ...STANDARD_WEIGHTS, version: 'other', points: { ...points, used: 35, told: 20 } };
    fc.assert(
      fc.property(anyInput, anyInput, DAYS, DAYS, fc.boolean(), (before, after, then, day, reweighted) => {
        for (const { facts, advice } of scoreListing(after, day).signals) {
          for (const { code, values } of facts) expect(placesOf(values)).toEqual(placesOf(FACTS[code]));
          for (const { code, values } of advice) expect(placesOf(values)).toEqual(placesOf(ADVICE[code]));
        }
        const { signals } = movement(breakdown(before, then, reweighted ? other : STANDARD_WEIGHTS), after, day);
        for (const { code, values } of signals) expect(placesOf(values)).toEqual(placesOf(MOVES[code]));
      }),
    );
  });
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts: RankTexts = LANGUAGE_TEXTS[language].rank;

  it('have words for every code, and for nothing else', () => {
    expect(Object.keys(texts.facts).toSorted()).toEqual(FACT_CODES.toSorted());
    expect(Object.keys(texts.moves).toSorted()).toEqual(MOVE_CODES.toSorted());
    expect(Object.keys(texts.advice).toSorted()).toEqual(ADVICE_CODES.toSorted());
    expect(Object.keys(texts.merits).toSorted()).toEqual(HOLDINGS.toSorted());
    expect(Object.keys(texts.attestations)).toEqual(readApi.$defs.Attestation.enum);
    for (const names of [texts.signals, texts.rules]) expect(Object.keys(names)).toEqual([...SIGNAL_NAMES]);
  });

  it('have places for values that there are, and for each that is not shown beside them', () => {
    const placesOf = (message: unknown) =>
      (JSON.stringify(message).match(/\{\w+\}/g) ?? []).map((each) => each.slice(1, -1));
    const shownBeside = [...OPTIONAL, 'subject'];
    const hold = (message: unknown, values: RankValues, beside = shownBeside) => {
      const [places, names] = [new Set(placesOf(message)), Object.keys(values)];
      expect(names).toEqual(expect.arrayContaining([...places]));
      expect([...places]).toEqual(expect.arrayContaining(names.filter((name) => !beside.includes(name))));
    };
    for (const code of FACT_CODES) {
      const isProof = Object.hasOwn(STANDARD_WEIGHTS.proven, code);
      hold(texts.facts[code], FACTS[code], isProof ? [...shownBeside, 'points'] : shownBeside);
    }
    for (const code of MOVE_CODES) hold(texts.moves[code], MOVES[code]);
    for (const code of ADVICE_CODES) hold(texts.advice[code], ADVICE[code]);
    for (const words of Object.values(texts.merits)) expect(placesOf(words)).toEqual([]);
    for (const name of SIGNAL_NAMES) expect(rankWords(language).rule(name, STANDARD_WEIGHTS)).not.toMatch(/[{}]/);
  });

  it('name everybody who is asked, but ourselves', () => {
    const scales = STANDARD_WEIGHTS.used.map(({ witness }) => witness);
    for (const witness of scales) expect(Object.keys(texts.sources)).toContain(witness);
  });
});

it('have nothing left in English where they are German', () => {
  const [en, de] = [LANGUAGE_TEXTS.en.rank, LANGUAGE_TEXTS.de.rank];
  for (const part of ['rules', 'signals', 'attestations', 'merits', 'advice'] as const) {
    const english: string[] = Object.values(en[part]);
    for (const words of Object.values(de[part])) expect(english).not.toContain(words);
  }
  for (const code of FACT_CODES) expect(factIn('de', code)).not.toBe(factIn('en', code));
  for (const code of MOVE_CODES)
    expect(rankWords('de').move(code, MOVES[code])).not.toBe(rankWords('en').move(code, MOVES[code]));
});
