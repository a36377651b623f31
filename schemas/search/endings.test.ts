import { describe, expect, it } from 'vitest';
import { stemOf } from './endings.ts';

const left = (word: string) => stemOf(word) ?? word;

describe('forms of one word', () => {
  it.each([
    'chart charts charting',
    'library libraries',
    'format formats formatter formatters formatting formatted',
    'validate validates validation validator validators',
    'log logs logging logger loggers',
    'bundle bundles bundler bundlers bundling',
    'process processes processing',
    'sanitize sanitise sanitizes sanitiser sanitizer',
    'optimise optimize optimiser optimized',
    'localisation localization',
    'color colour colors colours',
    'deploy deploys deployment deployments',
    'manage manages manager management',
    'compress compression',
    'datenbank datenbanken',
    'diagramm diagramme diagrammen',
    'karte karten',
    'werkzeug werkzeuge werkzeugen',
    'verschlussel verschlusselung verschlusseln',
    'test tests testen',
  ])('%s leave the same', (words) => {
    expect(new Set(words.split(' ').map(left)).size).toBe(1);
  });

  it.each([
    ['tex', 'text'],
    ['express', 'expression-less'],
    ['local', 'localisation'],
    ['git', 'gist'],
    ['status', 'statue'],
  ])('are not %s and %s', (one, other) => {
    expect(left(one)).not.toBe(left(other));
  });

  it('leave three letters at least', () => {
    for (const word of ['es', 'ende', 'ing', 'ring', 'sses', 'nnn', 'a', '']) {
      expect(left(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    }
  });
});
