import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Merit, MoveCode, RankValues, ReasonCode } from '../contracts/generated/read-api.ts';
import readApi from '../contracts/read-api.json' with { type: 'json' };
import { IMPROVEMENTS } from '../rank/advice.ts';
import { SIGNAL_NAMES, STANDARD_WEIGHTS, scoreListing } from '../rank/engine.ts';
import { breakdown, movement } from '../rank/movement.ts';
import { MERITS } from '../rank/signals.ts';
import { anyInput, DAYS } from '../rank/testing/rank-inputs.ts';
import { LANGUAGE_TEXTS, LANGUAGES, type LanguageTag } from '../texts/languages.ts';
import { rankWords } from './rank-texts.ts';
import type { RankTexts } from './rank-words.ts';

const MANY: Merit[] = ['spdx_id', 'pricing'];

/** Each code with values as the engine gives them. */
const REASONS: Record<ReasonCode, RankValues> = {
  newest_release: { day: '2026-01-31' },
  no_dated_release: {},
  releases: { count: 7, weeks: 52 },
  releases_or_more: { count: 12, weeks: 52 },
  complete: { count: 10, of: 10 },
  incomplete: { count: 8, of: 10, missing: MANY },
  merits: { merits: MANY },
  no_merits: {},
  no_source_failing: {},
  source_failing: { day: '2026-01-31' },
};
const MOVES: Record<MoveCode, RankValues> = {
  weight_changed: { points: 30, points_before: 12.5 },
  no_dated_release: {},
  released: { day: '2026-01-31' },
  no_release_since: { day: '2026-01-31' },
  releases: { count: 7, weeks: 52 },
  releases_or_more: { count: 12, weeks: 52 },
  added: { added: MANY },
  lost: { lost: MANY },
  added_and_lost: { added: MANY, lost: ['homepage'] },
  counted_otherwise: {},
  no_source_failing: {},
  source_failing: { day: '2026-01-31' },
};
const REASON_CODES = Object.keys(REASONS) as ReasonCode[];
const MOVE_CODES = Object.keys(MOVES) as MoveCode[];

const reasonIn = (language: LanguageTag, code: ReasonCode) => rankWords(language).reason(code, REASONS[code]);
const moveIn = (language: LanguageTag, code: MoveCode) => rankWords(language).move(code, MOVES[code]);

describe('the words of a reason', () => {
  it.each<[code: ReasonCode, values: RankValues, english: string, german: string]>([
    ['newest_release', { day: '2026-09-24' }, 'newest release 2026-09-24', 'neueste Version vom 24.09.2026'],
    ['no_dated_release', {}, 'no dated release', 'keine Version mit Datum'],
    ['releases', { count: 0, weeks: 52 }, '0 releases in 52 weeks', '0 Versionen in 52 Wochen'],
    ['releases', { count: 1, weeks: 52 }, '1 release in 52 weeks', '1 Version in 52 Wochen'],
    ['releases', { count: 7, weeks: 52 }, '7 releases in 52 weeks', '7 Versionen in 52 Wochen'],
    [
      'releases_or_more',
      { count: 12, weeks: 52 },
      '12 or more releases in 52 weeks',
      '12 oder mehr Versionen in 52 Wochen',
    ],
    ['complete', { count: 10, of: 10 }, '10 of 10 present', '10 von 10 vorhanden'],
    [
      'incomplete',
      { count: 8, of: 10, missing: ['pricing', 'category'] },
      '8 of 10 present; missing: pricing, a category',
      '8 von 10 vorhanden; es fehlt: ein Preis, eine Kategorie',
    ],
    [
      'merits',
      { merits: ['spdx_id', 'https_homepage'] },
      'an SPDX id, a website over https',
      'eine SPDX-Kennung, eine Website mit https',
    ],
    ['no_merits', {}, 'nothing yet', 'noch nichts'],
    ['no_source_failing', {}, 'no source is failing', 'alle Quellen antworten'],
    [
      'source_failing',
      { day: '2026-11-01' },
      'the source has not answered since 2026-11-01',
      'die Quelle antwortet seit dem 01.11.2026 nicht',
    ],
  ])('%s with %j', (code, values, english, german) => {
    expect(rankWords('en').reason(code, values)).toBe(english);
    expect(rankWords('de').reason(code, values)).toBe(german);
  });
});

describe('the words of a move', () => {
  it.each<[code: MoveCode, values: RankValues, english: string, german: string]>([
    [
      'weight_changed',
      { points: 30, points_before: 12.5 },
      'counts for 30 points instead of 12.5',
      'zählt 30 Punkte statt 12,5',
    ],
    ['no_dated_release', {}, 'no dated release', 'keine Version mit Datum'],
    ['released', { day: '2026-01-31' }, 'released on 2026-01-31', 'Version vom 31.01.2026'],
    ['no_release_since', { day: '2026-01-31' }, 'no release since 2026-01-31', 'keine Version seit dem 31.01.2026'],
    ['releases', { count: 1, weeks: 52 }, 'now 1 release in 52 weeks', '1 Version in 52 Wochen'],
    ['releases', { count: 7, weeks: 52 }, 'now 7 releases in 52 weeks', '7 Versionen in 52 Wochen'],
    [
      'releases_or_more',
      { count: 12, weeks: 52 },
      'now 12 or more releases in 52 weeks',
      '12 oder mehr Versionen in 52 Wochen',
    ],
    ['added', { added: ['spdx_id'] }, 'added an SPDX id', 'hinzugekommen: eine SPDX-Kennung'],
    ['lost', { lost: ['homepage'] }, 'lost a website', 'weggefallen: eine Website'],
    [
      'added_and_lost',
      { added: ['spdx_id', 'pricing'], lost: ['homepage'] },
      'added an SPDX id, pricing; lost a website',
      'hinzugekommen: eine SPDX-Kennung, ein Preis; weggefallen: eine Website',
    ],
    ['counted_otherwise', {}, 'counted differently', 'anders gezählt'],
    ['no_source_failing', {}, 'no source is failing anymore', 'alle Quellen antworten wieder'],
    [
      'source_failing',
      { day: '2026-11-01' },
      'the source has not answered since 2026-11-01',
      'die Quelle antwortet seit dem 01.11.2026 nicht',
    ],
  ])('%s with %j', (code, values, english, german) => {
    expect(rankWords('en').move(code, values)).toBe(english);
    expect(rankWords('de').move(code, values)).toBe(german);
  });

  it('name the signal and what it moved by, and no signal where several moved for one reason', () => {
    const added = { code: 'added' as const, values: { added: ['spdx_id' as const] } };
    const moves = [
      { name: 'freshness', delta: -40, code: 'no_release_since', values: { day: '2026-10-01' } } as const,
      { name: 'completeness', delta: 200, ...added } as const,
      { name: 'trust', delta: 400, ...added } as const,
    ];
    expect(rankWords('en').moves(moves)).toEqual([
      'freshness −0.40: no release since 2026-10-01',
      '+6.00: added an SPDX id',
    ]);
    expect(rankWords('de').moves(moves)).toEqual([
      'Aktualität −0,40: keine Version seit dem 01.10.2026',
      '+6,00: hinzugekommen: eine SPDX-Kennung',
    ]);
  });
});

it('the words of a rule have the numbers of the engine', () => {
  expect(SIGNAL_NAMES.map((name) => rankWords('en').rule(name))).toEqual([
    '0.5 ^ (age of the newest release in whole weeks / 52): half of it is left after 52 weeks. 0 without a dated ' +
      'release. A release dated in the future does not count. For an OpenAPI document it is the day its version last ' +
      'changed.',
    'log2(1 + releases in the last 52 weeks) / log2(13), at most 1: 12 releases earn the full value.',
    'How much of a checklist the listing has. Each of its 10 items counts the same.',
    'Each of these adds a share of its own, if the listing has it.',
    '1 while the main source answers. While it fails, 1 − days since it first failed / 30, at least 0. A listing ' +
      'without a source to follow has the full value.',
    'Each of these adds a share of its own, if the listing has it.',
  ]);
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
    const { ReasonCode, MoveCode, Merit, RankInput } = readApi.$defs;
    expect(ReasonCode.enum.toSorted()).toEqual(REASON_CODES.toSorted());
    expect(MoveCode.enum.toSorted()).toEqual(MOVE_CODES.toSorted());
    expect(Merit.enum).toEqual(MERITS);
    expect(RankInput.properties.merits.required).toEqual(MERITS);
  });

  it('come with the values that their words are tested with', () => {
    const places = (values: RankValues) => Object.keys(values).toSorted();
    const other = { version: '2', weights: { ...STANDARD_WEIGHTS.weights, trust: 0.15, openness: 0.1 } };
    fc.assert(
      fc.property(anyInput, anyInput, DAYS, DAYS, fc.boolean(), (before, after, then, day, reweighted) => {
        for (const { reason } of scoreListing(after, day).signals) {
          expect(places(reason.values)).toEqual(places(REASONS[reason.code]));
        }
        const { signals } = movement(breakdown(before, then, reweighted ? other : STANDARD_WEIGHTS), after, day);
        for (const { code, values } of signals) expect(places(values)).toEqual(places(MOVES[code]));
      }),
    );
  });
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts: RankTexts = LANGUAGE_TEXTS[language].rank;

  it('have words for every code, and for nothing else', () => {
    const advice = IMPROVEMENTS.map(({ code }) => code);
    expect(Object.keys(texts.reasons).toSorted()).toEqual(REASON_CODES.toSorted());
    expect(Object.keys(texts.moves).toSorted()).toEqual(MOVE_CODES.toSorted());
    expect(Object.keys(texts.advice).toSorted()).toEqual(advice.toSorted());
    expect(Object.keys(texts.merits).toSorted()).toEqual(MERITS.toSorted());
    for (const names of [texts.signals, texts.rules]) expect(Object.keys(names)).toEqual(SIGNAL_NAMES);
  });

  it('have the places of the values, each of them', () => {
    const placesOf = (message: unknown) => new Set(JSON.stringify(message).match(/\{\w+\}/g));
    const valuesOf = (values: RankValues) => new Set(Object.keys(values).map((name) => `{${name}}`));
    for (const code of REASON_CODES) expect(placesOf(texts.reasons[code])).toEqual(valuesOf(REASONS[code]));
    for (const code of MOVE_CODES) expect(placesOf(texts.moves[code])).toEqual(valuesOf(MOVES[code]));
    for (const words of Object.values({ ...texts.advice, ...texts.merits })) expect(placesOf(words).size).toBe(0);
    for (const name of SIGNAL_NAMES) expect(rankWords(language).rule(name)).not.toMatch(/[{}]/);
  });
});

it('have nothing left in English where they are German', () => {
  const [en, de] = [LANGUAGE_TEXTS.en.rank, LANGUAGE_TEXTS.de.rank];
  for (const part of ['rules', 'signals', 'merits', 'advice'] as const) {
    const english: string[] = Object.values(en[part]);
    for (const words of Object.values(de[part])) expect(english).not.toContain(words);
  }
  for (const code of REASON_CODES) expect(reasonIn('de', code)).not.toBe(reasonIn('en', code));
  for (const code of MOVE_CODES) expect(moveIn('de', code)).not.toBe(moveIn('en', code));
});
