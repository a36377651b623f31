/**
 * The pages of the operator: imprint, privacy, accessibility. Each is what stands in data/pages/<language>/. Of privacy
 * and accessibility the software knows something itself: that text is shown where the operator has none, and where the
 * operator's own says `<!-- part: software -->` on a line.
 */
import { paths } from '../../schemas/contracts/addresses.ts';
import type { OperatorFacts } from '../../schemas/contracts/generated/read-api.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { once } from '../base/memoize.ts';
import { isStaticHost, readCatalogFacts, readLanguages, readOperator } from '../catalog/catalog-data.ts';
import { type Language, languageOf } from '../catalog/language.ts';
import { contactMarkdown } from './operator-links.ts';
import { escapeMarkdown, renderMarkdown } from './operator-markdown.ts';

export type OperatorPageName = keyof OperatorFacts['pages'];

export const OPERATOR_PATHS = {
  imprint: paths.imprint,
  privacy: paths.privacy,
  accessibility: paths.accessibility,
} as const satisfies Record<OperatorPageName, string>;

const PART = /^[ \t]*<!-- part: software -->[ \t]*$/m;
const DEFAULTS = import.meta.glob<string>('../content/operator/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Those that have something to say. */
export const operatorPageNames = once((): OperatorPageName[] => {
  const names = Object.keys(OPERATOR_PATHS) as OperatorPageName[];
  const { pages } = readOperator();
  return names.filter((name) => pages[name] !== undefined || softwareText(name, 'en') !== undefined);
});

/**
 * A title that is undefined is what the navigation calls it; the language is of all parts but those that have another one.
 * @param tag of the page
 */
export function operatorPage(name: OperatorPageName, tag: string) {
  const own = readOperator().pages[name];
  if (own === undefined) {
    const software = softwarePart(name, tag);
    return { title: undefined, language: software.language, parts: [software] };
  }
  const language = [tag, readLanguages()[0] ?? 'en', ...Object.keys(own).sort()].find((each) => each in own) ?? tag;
  const [text = '', rest] = (own[language] ?? '').split(PART);
  const { title, html } = renderMarkdown(text, 'own');
  if (rest === undefined) return { title, language, parts: [{ html, language }] };
  const after = renderMarkdown(rest, 'rest').html;
  return { title, language, parts: [{ html, language }, softwarePart(name, language), { html: after, language }] };
}

function softwarePart(name: OperatorPageName, tag: string): { html: string; language: string } {
  const language = softwareText(name, tag) === undefined ? 'en' : tag;
  return { html: renderMarkdown(softwareText(name, language) ?? '', 'software').html, language };
}

/** What the software knows of itself, with the names of this catalog. */
function softwareText(name: OperatorPageName, tag: string): string | undefined {
  const file = (variant: string) => DEFAULTS[`../content/operator/${tag}/${name}${variant}.md`];
  const text = (isStaticHost() ? file('-static') : undefined) ?? file('');
  return text === undefined ? undefined : fillMessage(text, valuesIn(languageOf({ lang: tag })), tag);
}

function valuesIn({ texts: { operatorPages: words }, say }: Language): Record<string, string> {
  const { name, vendorName } = readCatalogFacts();
  const contact = contactMarkdown();
  return {
    catalog: escapeMarkdown(name),
    who:
      vendorName === undefined || vendorName === name
        ? ''
        : say(words.who, { catalog: escapeMarkdown(name), operator: escapeMarkdown(vendorName) }),
    reach: contact === undefined ? words.noReach : say(words.reach, { contact }),
    barrier: contact === undefined ? words.noReportBarrier : say(words.reportBarrier, { contact }),
  };
}
