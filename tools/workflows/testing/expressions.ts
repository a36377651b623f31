/** The few expressions that our workflows use, evaluated as GitHub does. Anything else is refused. */

export interface Context {
  /** By its path, like github.event.label.name */
  values: Readonly<Record<string, string>>;
  functions: Readonly<Record<string, (argument: string) => string | boolean>>;
}

type Value = string | boolean;

const TOKEN = /\s*(?:(&&|\|\||==|!=|!|\(|\)|,)|'((?:[^']|'')*)'|([a-zA-Z_][\w.-]*))/y;

/** @param text without `${{ }}` */
export function evaluate(text: string, { values, functions }: Context): Value {
  const tokens = tokensOf(text);
  let at = 0;
  const take = (sign: string): boolean => {
    const isNext = tokens[at]?.sign === sign;
    if (isNext) at += 1;
    return isNext;
  };
  const or = (): Value => {
    let left = and();
    while (take('||')) {
      const right = and();
      left = left || right;
    }
    return left;
  };
  const and = (): Value => {
    let left = comparison();
    while (take('&&')) {
      const right = comparison();
      left = left && right;
    }
    return left;
  };
  const comparison = (): Value => {
    const left = single();
    if (take('==')) return String(left) === String(single());
    if (take('!=')) return String(left) !== String(single());
    return left;
  };
  const single = (): Value => {
    if (take('!')) return !single();
    if (take('(')) {
      const inner = or();
      if (!take(')')) throw new Error(`no end of a parenthesis: ${text}`);
      return inner;
    }
    const token = tokens[at];
    at += 1;
    if (token?.text !== undefined) return token.text;
    if (token?.name === undefined) throw new Error(`not understood: ${text}`);
    if (!take('(')) return values[token.name] ?? '';
    const argument = take(')') ? '' : String(or());
    if (argument !== '' && !take(')')) throw new Error(`more than one argument: ${text}`);
    const call = functions[token.name];
    if (call === undefined) throw new Error(`no function ${token.name}`);
    return call(argument);
  };
  const value = or();
  if (at !== tokens.length) throw new Error(`not understood: ${text}`);
  return value;
}

function tokensOf(text: string): { sign?: string; text?: string; name?: string }[] {
  const tokens: { sign?: string; text?: string; name?: string }[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const found = TOKEN.exec(text);
    if (found === null) throw new Error(`not understood: ${text}`);
    const [, sign, literal, name] = found;
    if (sign !== undefined) tokens.push({ sign });
    else if (literal !== undefined) tokens.push({ text: literal.replaceAll("''", "'") });
    else tokens.push({ name: name ?? '' });
  }
  return tokens;
}

/** A text with expressions in it. */
export function fill(text: string, context: Context): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_whole, inside: string) => String(evaluate(inside, context)));
}

/** `if:` of a job or step: it implies success() unless it names a function of the state. */
export function holds(condition: string | undefined, isFailed: boolean, context: Context): boolean {
  const text = condition?.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');
  const isAsked = text !== undefined && /\b(?:failure|cancelled|always|success)\(/.test(text);
  if (isFailed && !isAsked) return false;
  return text === undefined || Boolean(evaluate(text, context));
}
