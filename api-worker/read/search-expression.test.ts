import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STEP_CODES } from '../../schemas/search/match-quality.ts';
import { readQuery } from '../../schemas/search/query.ts';
import { ANY_CHARACTER } from '../../tools/testing/any-character.ts';
import { askedSigns, type StepTree, stepExpressions } from './search-expression.ts';

const SIGNS = askedSigns(['en', 'de'], 'de');

function expressionsOf(text: string) {
  const query = readQuery(text);
  return query && stepExpressions(query, SIGNS);
}

/** A line for each step, in the order in which they are asked for where nothing is found. */
function linesOf(step: StepTree): string[] {
  if (typeof step === 'number') return [STEP_CODES[step] ?? ''];
  return [`${step.expression} ? ${linesOf(step.found).join(' / ')}`, ...linesOf(step.other)];
}

test('terms of no language, of the one that asks, and of all others', () => {
  expect(SIGNS).toEqual({ own: ['0', '2'], others: ['1', 'z'] });
});

describe('the steps', () => {
  test('of one word ask each field for it, for its forms and for what it begins', () => {
    const { everything, step } = expressionsOf('charts') ?? {};
    expect(everything).toBe(
      '(("0charts"* OR "0chart" OR "0=chart" OR "2charts"* OR "2chart" OR "2=chart" OR "1charts"* OR "1chart" OR ' +
        '"1=chart" OR "zcharts"* OR "zchart" OR "z=chart") OR {name}:"0^charts"*)',
    );
    const own = '"0charts"* OR "0chart" OR "0=chart" OR "2charts"* OR "2chart" OR "2=chart"';
    expect(linesOf(step ?? 0)).toEqual([
      '{name}:"0^charts" ? title',
      '{name}:"0^charts"* ? title_begins',
      '{name}:("0charts" OR "2charts") ? words_of_name',
      `{name}:(${own}) ? name`,
      '{head}:("0charts" OR "2charts") ? words_of_head',
      `{head}:(${own}) ? head`,
      '{summary}:("0charts" OR "2charts") ? words_of_summary',
      `{summary}:(${own}) ? summary`,
      `{text}:(${own}) ? text`,
      'anywhere',
    ]);
  });

  test('of two letters ask for names that have a word that begins so', () => {
    expect(expressionsOf('gi')?.everything).toBe(
      '((("0gi" OR "0=gi" OR "2gi" OR "2=gi" OR "1gi" OR "1=gi" OR "zgi" OR "z=gi") OR {name}:"0gi"*) OR {name}:"0^gi"*)',
    );
  });

  test('of a word in quotes ask for nothing but the word', () => {
    const { everything, step } = expressionsOf('"charts"') ?? {};
    const own = '"0charts" OR "2charts"';
    expect(everything).toBe(`((${own} OR "1charts" OR "zcharts") OR {name}:"0^charts")`);
    expect(linesOf(step ?? 0)).toEqual([
      '{name}:"0^charts" ? title',
      `{name}:(${own}) ? words_of_name`,
      `{head}:(${own}) ? words_of_head`,
      `{summary}:(${own}) ? words_of_summary`,
      `{text}:(${own}) ? text`,
      'anywhere',
    ]);
  });

  test('of several words halve what is left to ask', () => {
    expect(linesOf(expressionsOf('"one" "two"')?.step ?? 0).map((line) => line.replace(/^.* \?/, '?'))).toEqual([
      '? title',
      '? words_of_name / words_of_head',
      '? name_and_summary',
      '? words_of_summary',
      '? name_and_text',
      '? text',
      'anywhere',
    ]);
  });
});

test.each(['', '"', '" "', '*', '😀', '\u0000', '-:^(){}'])('%j has nothing to look for', (text) => {
  expect(expressionsOf(text)).toBeUndefined();
});

test('nothing but words of ours within quotes, names of fields and operators stands in one', () => {
  const asked = (step: StepTree): string[] =>
    typeof step === 'number' ? [] : [step.expression, ...asked(step.found), ...asked(step.other)];
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 60 }), (text) => {
      const { everything = '', step = 0 } = expressionsOf(text) ?? {};
      for (const expression of [everything, ...asked(step)]) {
        const syntax = expression.replace(/"[012z][=^]?[\p{L}\p{N}\p{M}+#]+"/gu, '');
        expect(syntax).toMatch(/^(?:[\s(){}:*]|OR|AND|name|head|summary|text)*$/);
      }
    }),
  );
});
