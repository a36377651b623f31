/** SQL as templates: sql`… ${value} …`. A value becomes a parameter, and another piece of SQL a part of the text. */

/** @template Row what a statement gives, or the type of an expression */
export class Sql<Row = unknown> {
  /** Of types alone. */
  declare readonly row: Row;
  readonly sql: string;
  /** In the order of the question marks. D1 takes a hundred of them. */
  readonly parameters: readonly unknown[];

  constructor(text: string, parameters: readonly unknown[] = []) {
    this.sql = text;
    this.parameters = parameters;
  }
}

export function sql<Row = unknown>(texts: TemplateStringsArray, ...values: unknown[]): Sql<Row> {
  let text = '';
  const parameters: unknown[] = [];
  for (const [index, value] of values.entries()) {
    const isPart = value instanceof Sql;
    text += `${texts[index]}${isPart ? value.sql : '?'}`;
    parameters.push(...(isPart ? value.parameters : [value]));
  }
  return new Sql(text + (texts.at(-1) ?? ''), parameters);
}

/** A column, like "word" or "v.word". */
sql.ref = (name: string): Sql =>
  new Sql(
    name
      .split('.')
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join('.'),
  );

/** A number or text of ours, which an index or a cached plan may depend on. */
sql.lit = (value: number | string): Sql =>
  new Sql(typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`);

sql.join = (values: readonly unknown[], between: Sql = sql`, `): Sql => {
  const parts = values.map((value) => (value instanceof Sql ? value : sql`${value}`));
  return new Sql(
    parts.map((part) => part.sql).join(between.sql),
    parts.flatMap(({ parameters }) => parameters),
  );
};
