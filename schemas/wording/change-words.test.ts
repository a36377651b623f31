import { describe, expect, it } from 'vitest';
import type { Change } from '../contracts/generated/read-api.ts';
import deTexts from '../texts/de/changes.json' with { type: 'json' };
import enTexts from '../texts/en/changes.json' with { type: 'json' };
import { changeKinds, changeWords } from './change-words.ts';

const change = (kind: Change['change'], rest: Partial<Change> = {}) => ({
  ...{ slug: 'obsidian', name: 'Obsidian', change: kind },
  ...rest,
});
const version = { before: '1.13.6', after: '1.13.7' };
const pricing = {
  before: { model: 'free' },
  after: { model: 'subscription', price_from_cents: 950, currency: 'EUR' },
} as const;

describe('the title of a change', () => {
  it.each<[string, ReturnType<typeof change>, string, string]>([
    ['a listing', change('published'), 'New: Obsidian', 'Neu: Obsidian'],
    ['a version', change('updated', { what: { version } }), 'Obsidian 1.13.6 → 1.13.7', 'Obsidian 1.13.6 → 1.13.7'],
    [
      'the first version',
      change('updated', { what: { version: { before: null, after: '1.0' } } }),
      'Obsidian 1.0',
      'Obsidian 1.0',
    ],
    ['something else', change('updated', { what: { archived: true } }), 'Updated: Obsidian', 'Aktualisiert: Obsidian'],
    ['something unknown', change('updated'), 'Updated: Obsidian', 'Aktualisiert: Obsidian'],
    [
      'a name',
      change('renamed', { renamed_to: 'notes' }),
      'Renamed: obsidian is now notes',
      'Umbenannt: obsidian heißt jetzt notes',
    ],
    ['a silence', change('silent'), 'No longer answers: Obsidian', 'Antwortet nicht mehr: Obsidian'],
    ['its end', change('answering'), 'Answers again: Obsidian', 'Antwortet wieder: Obsidian'],
    ['a withdrawal', change('withdrawn'), 'Withdrawn: Obsidian', 'Zurückgezogen: Obsidian'],
  ])('says %s', (_what, of, english, german) => {
    expect([changeWords('en').title(of), changeWords('de').title(of)]).toEqual([english, german]);
  });
});

describe('the details of a change', () => {
  it.each<[ReturnType<typeof change>, string[], string[]]>([
    [change('updated', { what: { version } }), [], []],
    [
      change('updated', {
        what: {
          yanked: [
            { version: '2.0', reason: 'A trojan.' },
            { version: '1.9', reason: null },
          ],
        },
      }),
      ['Version 2.0 was withdrawn: A trojan.', 'Version 1.9 was withdrawn'],
      ['Version 2.0 wurde zurückgezogen: A trojan.', 'Version 1.9 wurde zurückgezogen'],
    ],
    [
      change('updated', { what: { pricing } }),
      ['Price: Free → Subscription, from €9.50'],
      ['Preis: Kostenlos → Abonnement, ab 9,50\u00a0€'],
    ],
    [
      change('updated', { what: { license: { before: null, after: 'open-source' } } }),
      ['License: not stated → open source'],
      ['Lizenz: keine Angabe → Open Source'],
    ],
    [
      change('updated', { what: { license: { before: 'MIT', after: 'constructor' } } }),
      ['License: MIT → constructor'],
      ['Lizenz: MIT → constructor'],
    ],
    [
      change('updated', { what: { verified: false, archived: true } }),
      ["The publisher's domain is no longer proved", 'Development has ended'],
      ['Die Domain des Herausgebers ist nicht mehr nachgewiesen', 'Die Entwicklung wurde eingestellt'],
    ],
    [
      change('updated', { what: { fields: ['constructor', 'descriptions', 'order_url', 'pictures'] } }),
      ['Changed: description, pictures, other details'],
      ['Geändert: Beschreibung, Bilder, weitere Angaben'],
    ],
    [change('withdrawn', { reason: 'It was malware.', what: { version } }), ['It was malware.'], ['It was malware.']],
    [
      change('silent', { state: { state: 'gone', of: 'homepage', since: '2026-11-03', by: 'catalog' } }),
      ['Website gone since Nov 3, 2026 (seen by this catalog)'],
      ['Website seit 03.11.2026 nicht mehr da (gesehen von diesem Katalog)'],
    ],
    [change('withdrawn'), [], []],
  ])('of %j are said in both languages', (of, english, german) => {
    expect([changeWords('en').details(of), changeWords('de').details(of)]).toEqual([english, german]);
  });
});

it('speaks English where there are no texts in a language', () => {
  expect(changeWords('constructor').title(change('published'))).toBe('New: Obsidian');
  expect(changeWords('pl').details(change('updated', { what: { pricing } }))).toEqual(
    changeWords('en').details(change('updated', { what: { pricing } })),
  );
});

it('has every text in both languages, of other words', () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, each]) =>
      typeof each === 'object' ? keys(each).map((one) => `${key}.${one}`) : key,
    );
  expect(keys(deTexts)).toEqual(keys(enTexts));
});

it.each<[ReturnType<typeof change>, string]>([
  [change('published'), 'published'],
  [change('updated', { what: { fields: ['name'], version, pricing } }), 'version pricing fields'],
  [change('updated', { what: { verified: false } }), 'verified'],
  [change('updated'), 'fields'],
  [change('withdrawn', { what: { version } }), 'withdrawn'],
  [change('silent'), 'silent'],
])('sorts %j under %s', (of, kinds) => {
  expect(changeKinds(of).join(' ')).toBe(kinds);
});
