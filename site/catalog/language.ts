/** The language a page speaks: its texts, its formats, and links to pages in the same language. */
import { paths } from '../../schemas/contracts/addresses.ts';
import { LANGUAGES, type LanguageTag } from '../../schemas/texts/languages.ts';
import { memoizeBy } from '../../schemas/texts/memoize-by-key.ts';
import { fillMessage, type Message, type PluralForms, type Values } from '../../schemas/texts/message.ts';
import type { ListingLabels } from '../../schemas/writers/listing-view.ts';
import { type Formats, formatsIn } from '../base/format.ts';
import { href } from '../base/links.ts';
import { TEXT_FILES, type Texts } from '../texts/texts.ts';
import { readCategories, readLanguages } from './catalog-data.ts';
import { hasPage } from './features-by-host.ts';

/** Pages of the docs by language and address, like de/docs/rank/: each is there in English, and some in other languages. */
const WRITTEN = new Set(
  Object.keys(import.meta.glob('../content/docs/*/*.md', { query: '?raw' })).map((file) =>
    file.replace(/^.*\/docs\/([^/]+)\/(.+)\.md$/, `$1${paths.docs}$2/`),
  ),
);
/** For readers of other languages, the page that says most of what the English one says. All others lead home. */
const NEAREST: Readonly<Record<string, string>> = {
  [paths.pad]: paths.publish,
  [paths.webhooks]: paths.publish,
  [paths.apiDocs]: paths.plans,
  [paths.errors]: paths.plans,
};

export interface LinkTarget {
  href: string;
  /** Only where the page speaks another language than the link. */
  hreflang?: string;
}

export interface Language extends Formats {
  tag: LanguageTag;
  texts: Texts;
  /** A sentence of `texts` with its values. */
  say(message: Message, values: Values): string;
  /** The same of a number of things: chooses the form by `count`, and fills `{shown}` with it. */
  sayCount(message: PluralForms, count: number): string;
  /** Target of a link to a page of the site. @param path as in `paths` */
  to(path: string): LinkTarget;
}

/** @param parameters of the route: a page in the first language, or in none of its own, has no `lang` */
export function languageOf({ lang = firstLanguage() }: Record<string, string | undefined>): Language {
  return speak(lang);
}

const speak = memoizeBy((asked: string): Language => {
  const tag = LANGUAGES.find((language) => language === asked);
  const texts = TEXT_FILES[`./${asked}.json`];
  if (tag === undefined || texts === undefined) throw new Error(unknownLanguage(asked));
  const formats = formatsIn(tag, texts);
  const say = (message: Message, values: Values) => fillMessage(message, values, tag);
  const sayCount = (message: PluralForms, count: number) => say(message, { count, shown: formats.formatCount(count) });
  const to = (path: string): LinkTarget => {
    const spoken = isMade(tag, path) ? tag : languageAtTop(path);
    return { href: href(pathIn(tag, path)), ...(tag !== spoken && { hreflang: spoken }) };
  };
  return { tag, texts, say, sayCount, to, ...formats };
});

/** What the codes of listings are called. */
export const labelsIn = memoizeBy((lang: string): ListingLabels => {
  const { kinds, licenseTypes } = languageOf({ lang }).texts;
  const categories = readCategories(lang).map(({ slug, name }) => [slug, name]);
  return { category: Object.fromEntries(categories), kind: kinds, license_type: licenseTypes };
});

function unknownLanguage(tag: string): string {
  return (
    `data/catalog.json asks for pages in "${tag}", a language without texts. Add site/texts/${tag}.json, ` +
    `the files of schemas/texts/${tag}, and "${tag}" to languages.ts and short-texts.ts in schemas/texts.`
  );
}

/** @param path as in `paths`. @returns the path of the same page in a language; at the top, where it is not there in that one */
export function pathIn(tag: string, path: string): string {
  return isMade(tag, path) && tag !== languageAtTop(path) ? `/${tag}${path}` : path;
}

/** A page of the docs speaks English even where the site does not, so its own language may have no other pages. */
function isMade(tag: string, path: string): boolean {
  return (readLanguages() as string[]).includes(tag) && isWritten(tag, path);
}

/** Every language the page at `path` is there in, the first of the site first. */
export function languagesOf(path: string): Language[] {
  return readLanguages()
    .filter((tag) => isWritten(tag, path))
    .map((lang) => languageOf({ lang }));
}

/**
 * Where else the page at `path` is there, for search engines: in each language, and for readers of any other one in
 * English, or in the first language where there is no English.
 * @returns nothing for a page that is there once
 */
export function alternatesOf(path: string): { hreflang: string; path: string }[] {
  const tags = languagesOf(path).map(({ tag }) => tag);
  if (tags.length < 2) return [];
  const forOthers = tags.includes('en') ? 'en' : firstLanguage();
  const inOwn = tags.map((tag) => ({ hreflang: tag, path: pathIn(tag, path) }));
  return [...inOwn, { hreflang: 'x-default', path: pathIn(forOthers, path) }];
}

/**
 * Every language but the page's own, so that the switch is on every page: with the path of the page in it or, where it is
 * not the same, of the nearest one.
 * @param path undefined for a page that stands at no address of its own
 */
export function otherLanguages(path: string | undefined, tag: string) {
  return readLanguages()
    .filter((other) => other !== tag)
    .map((other) => {
      const isSame = path !== undefined && isWritten(other, path);
      const target = isSame ? path : (nearestTo(path) ?? paths.home);
      return { language: languageOf({ lang: other }), path: pathIn(other, target), isSame };
    });
}

/** The page at `path` as the navigation calls it; only of those that {@link otherLanguages} leads to. */
export function nameOfNearest(path: string | undefined, { navigation }: Texts): string {
  const nearest = nearestTo(path);
  if (nearest === paths.publish) return navigation.publish;
  return nearest === paths.plans ? navigation.plans : navigation.home;
}

function nearestTo(path = ''): string | undefined {
  const nearest = NEAREST[path];
  return nearest !== undefined && hasPage(nearest) ? nearest : undefined;
}

/** Whether the page at `path` is there in a language: all are, besides most pages of the docs. */
export function isWritten(tag: string, path: string): boolean {
  return tag === 'en' || !path.startsWith(paths.docs) || path === paths.docs || WRITTEN.has(tag + path);
}

/** What the page at `path` speaks without a language in its address: the first of the site, or English where it lacks that. */
function languageAtTop(path: string): string {
  const first = firstLanguage();
  return isWritten(first, path) ? first : 'en';
}

function firstLanguage(): string {
  return readLanguages()[0] ?? 'en';
}

type Parameters = Record<string, string | undefined>;

/** Each language the page at `path` is made in, with its place in the address. */
export function routesOf(path: string): { tag: string; lang: string | undefined }[] {
  const top = languageAtTop(path);
  const others = readLanguages().filter((tag) => tag !== top && isWritten(tag, path));
  return [{ tag: top, lang: undefined }, ...others.map((tag) => ({ tag, lang: tag }))];
}

/** For `getStaticPaths` of a page below `[...lang]`: each route in each language. */
export function inEachLanguage<Params extends Parameters = Record<never, never>, Props = Record<never, never>>(
  routes: (tag: string) => { params?: Params; props?: Props }[],
) {
  return readLanguages().flatMap((tag) => {
    const lang = tag === firstLanguage() ? undefined : tag;
    return routes(tag).map(({ params, props }) => ({
      params: { ...(params ?? ({} as Params)), lang },
      props: props ?? ({} as Props),
    }));
  });
}
