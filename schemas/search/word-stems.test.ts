import { describe, expect, it } from 'vitest';
import { rootOf, stemOf } from './word-stems.ts';

const left = (word: string) => stemOf(word) ?? word;

describe('forms of one word', () => {
  it.each([
    'chart charts charting',
    'library libraries',
    'format formats formatter formatters formatting formatted',
    'record records recorded recording recordings',
    'accounting accountings',
    'log logs logging logger loggers',
    'bundle bundles bundler bundlers bundling',
    'process processes processing',
    'sanitize sanitise sanitizes sanitiser sanitizer',
    'optimise optimize optimiser optimized',
    'localisation localization',
    'color colour colors colours',
    'datenbank datenbanken',
    'diagramm diagramme diagrammen',
    'karte karten',
    'werkzeug werkzeuge werkzeugen',
    'test tests testen',
    'note notes noted',
    'kit kits',
    'tag tage tagen',
  ])('%s leave the same', (words) => {
    expect(new Set(words.split(' ').map(left)).size).toBe(1);
  });

  it.each([
    ['tex', 'text'],
    ['express', 'expression-less'],
    ['local', 'localisation'],
    ['git', 'gist'],
    ['status', 'statue'],
    // Words of their own, which invent a match.
    ['note', 'not'],
    ['notes', 'not'],
    ['site', 'sit'],
    ['care', 'cars'],
    ['kite', 'kits'],
    ['note', 'notation'],
    ['account', 'accounting'],
    ['market', 'marketing'],
    ['date', 'dating'],
    ['rechnung', 'rechnen'],
    ['wohnung', 'wohnen'],
  ])('are not %s and %s', (one, other) => {
    expect(left(one)).not.toBe(left(other));
  });

  it('leave three letters at least', () => {
    for (const word of ['es', 'ende', 'ing', 'ring', 'sses', 'nnn', 'a', '']) {
      expect(left(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    }
  });
});

describe('words made of one', () => {
  const root = (word: string) => rootOf(word) ?? word;

  it.each([
    'validate validates validation validator validators',
    'deploy deploys deployment deployments',
    'manage manages manager management',
    'compress compression',
    'verschlussel verschlusselung verschlusseln',
  ])('%s leave the same', (words) => {
    expect(new Set(words.split(' ').map(root)).size).toBe(1);
  });
});
