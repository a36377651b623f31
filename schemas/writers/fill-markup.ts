/** Markup with places for values, filled alike by the pages and by the worker. Whatever a value holds, it stays text. */
import { escapeXml } from '../rules/escape-xml.ts';
import { markMatches } from '../rules/search/marks.ts';

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

const SECTION = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
const PLACE = /\{\{(\w+)\}\}/g;

/**
 * @param template `{{name}}` is a value, `{{#name}}…{{/name}}` stands only where there is one, `{{^name}}…{{/name}}` only
 * where there is none
 * @throws Error naming a place without a value: the template and the code that fills it have drifted apart
 */
export function fillMarkup(template: string, values: MarkupValues): string {
  const kept = withoutEmptySections(template, values);
  // One pass: braces in a value are not read.
  return kept.replace(PLACE, (_place, name: string) => htmlOf(valueNamed(values, name)));
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

function withoutEmptySections(template: string, values: MarkupValues): string {
  return template.replace(SECTION, (_section, sign: string, name: string, inner: string) => {
    const isThere = htmlOf(valueNamed(values, name)) !== '';
    return isThere === (sign === '#') ? withoutEmptySections(inner, values) : '';
  });
}

function valueNamed(values: MarkupValues, name: string): string | Markup {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`The markup has a place for ${name}, and there is no value for it.`);
  return value;
}

function htmlOf(value: string | Markup): string {
  return value instanceof Markup ? value.html : escapeXml(value);
}
