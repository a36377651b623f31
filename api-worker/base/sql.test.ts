import { describe, expect, it } from 'vitest';
import { sql } from './sql.ts';

const written = ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) => [text, parameters];

describe('a piece of SQL', () => {
  it('makes a parameter of every value, whatever stands in it', () => {
    const name = `'; drop table tokens; --`;
    expect(written(sql`select ${name}, ${null}, ${1}`)).toEqual(['select ?, ?, ?', [name, null, 1]]);
  });

  it('is a part of another one, with its parameters in their places', () => {
    const inner = sql`b = ${2} or c = ${3}`;
    expect(written(sql`a = ${1} and (${inner}) and d = ${4}`)).toEqual([
      'a = ? and (b = ? or c = ?) and d = ?',
      [1, 2, 3, 4],
    ]);
  });

  it('takes no text for SQL because it looks like a piece', () => {
    const posing = { sql: 'true', parameters: [] };
    expect(written(sql`where ${posing}`)).toEqual(['where ?', [posing]]);
  });

  it('is joined of pieces and values, and of nothing', () => {
    expect(written(sql.join([sql`a = ${1}`, 2], sql` or `))).toEqual(['a = ? or ?', [1, 2]]);
    expect(written(sql.join([]))).toEqual(['', []]);
  });

  it('holds names and literals within their quotes', () => {
    expect(sql.ref('v.wo"rd').sql).toBe('"v"."wo""rd"');
    expect([sql.lit(7).sql, sql.lit("it's").sql]).toEqual(['7', "'it''s'"]);
  });
});
