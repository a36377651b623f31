/** Markup with places for values, filled alike by the pages and by the worker. Whatever a value holds, it stays text. */
import { escapeXml } from '../rules/escape-xml.ts';
import { markMatches } from '../search/highlight.ts';

/** Holds what may stand in a page as it is. Only the functions of this file make it, so no value can pose as it. */
class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

export type { Markup };

/** Text is escaped. An empty one leaves out what stands between `{{#name}}` and `{{/name}}`. */
export type MarkupValues = Readonly<Record<string, string | Markup>>;

/** The marks of sections and the places of values, apart from what stands between them. */
const MARK = /(\{\{[#^/]?\w+\}\})/;
const PARTS = /^\{\{([#^/]?)(\w+)\}\}$/;

/**
 * @param template `{{name}}` is a value, `{{#name}}…{{/name}}` stands only where there is one, `{{^name}}…{{/name}}` only
 * where there is none
 * @throws Error naming a place without a value: the template and the code that fills it have drifted apart
 */
export function fillMarkup(template: string, values: MarkupValues): string {
  /** One entry for each open section; text is copied where all of them are shown. */
  const shown: boolean[] = [];
  const filled = template.split(MARK).map((piece) => {
    const [, sign, name] = PARTS.exec(piece) ?? [];
    if (sign === '/') shown.pop();
    else if (sign === '#' || sign === '^') shown.push((htmlOf(valueNamed(values, name)) !== '') === (sign === '#'));
    else if (shown.every(Boolean)) return name === undefined ? piece : htmlOf(valueNamed(values, name));
    return '';
  });
  return filled.join('');
}

/** @returns the text with what a query asked for between `<mark>` and `</mark>` */
export function markedHtml(text: string, query: string): Markup {
  const stretches = markMatches(text, query).map(({ text: stretch, isMarked }) =>
    isMarked ? `<mark>${escapeXml(stretch)}</mark>` : escapeXml(stretch),
  );
  return new Markup(stretches.join(''));
}

/** @param message a sentence with `{name}` @returns the sentence, with the text in that place as a link */
export function linkedHtml(message: string, name: string, { text, href }: { text: string; href: string }): Markup {
  const link = `<a href="${escapeXml(href)}"><bdi>${escapeXml(text)}</bdi></a>`;
  return new Markup(message.split(`{${name}}`).map(escapeXml).join(link));
}

function valueNamed(values: MarkupValues, name = ''): string | Markup {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`The markup has a place for ${name}, and there is no value for it.`);
  return value;
}

function htmlOf(value: string | Markup): string {
  return value instanceof Markup ? value.html : escapeXml(value);
}
