/** Languages that are asked for and cannot be shown, and words in languages that nothing asks for. */
import { error, type Problem, warning } from '../../../schemas/contracts/problems.ts';
import { isObject, listMember, member } from '../../../schemas/rules/members.ts';
import { LANGUAGES } from '../../../schemas/texts/languages.ts';
import { CATEGORIES, type DataFiles, PAGES, SETTINGS } from '../data/data-files.ts';
import { type FileProblem, inFile, placedIn } from '../problems/file-problem.ts';
import { jsonOf } from '../text/stable-json.ts';

/** Anything else is wrong by the schema. */
const TAG = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

export function languageProblems(files: DataFiles): FileProblem[] {
  const settings = jsonOf(files.get(SETTINGS));
  const named = member(settings, 'languages');
  if (!isObject(settings) || (named !== undefined && !Array.isArray(named))) return [];
  const languages = named === undefined ? ['en'] : listMember(settings, 'languages').map(String);
  const shown: Shown = { first: languages[0] ?? 'en', languages };
  const inCategories = listMember(jsonOf(files.get(CATEGORIES)), 'categories').flatMap((category, index) =>
    translationProblems(category, `/categories/${index}/translations`, shown),
  );
  return [
    ...placedIn(files, SETTINGS, [
      ...languages.flatMap((tag, index) =>
        TAG.test(tag) && !(LANGUAGES as string[]).includes(tag)
          ? [error(`/languages/${index}`, 'language_without_texts', { allowed: LANGUAGES.join(', ') })]
          : [],
      ),
      ...translationProblems(settings, '/translations', shown),
    ]),
    ...placedIn(files, CATEGORIES, inCategories),
    ...pageProblems(files, shown),
  ];
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** What the schema of an address lets through, and nobody could serve. */
export function addressProblems(files: DataFiles): FileProblem[] {
  const url = URL.parse(String(member(jsonOf(files.get(SETTINGS)), 'base_url')));
  if (url === null) return [];
  const hasMore = url.search !== '' || url.hash !== '';
  const isInsecure = url.protocol === 'http:' && !LOCAL.includes(url.hostname);
  return placedIn(files, SETTINGS, [
    ...(hasMore ? [error('/base_url', 'base_url_extra')] : []),
    ...(isInsecure ? [warning('/base_url', 'base_url_insecure')] : []),
  ]);
}

/** A word that two categories claim leads to the first of them, which nobody sees. */
export function aliasProblems(files: DataFiles): FileProblem[] {
  const first = new Map<string, string>();
  const problems = listMember(jsonOf(files.get(CATEGORIES)), 'categories').flatMap((category, index) => {
    const slug = String(member(category, 'slug'));
    return listMember(category, 'aliases').flatMap((alias, place) => {
      const word = String(alias).toLowerCase();
      const other = first.get(word);
      if (other === undefined) first.set(word, slug);
      return other === undefined || other === slug
        ? []
        : [error(`/categories/${index}/aliases/${place}`, 'alias_twice', { alias: word, slug, other })];
    });
  });
  return placedIn(files, CATEGORIES, problems);
}

interface Shown {
  first: string;
  languages: readonly string[];
}

function translationProblems(of: unknown, pointer: string, { first, languages }: Shown): Problem[] {
  const translations = member(of, 'translations');
  if (!isObject(translations)) return [];
  return Object.keys(translations).flatMap((language) => {
    if (!TAG.test(language)) return [];
    if (language === first) return [warning(`${pointer}/${language}`, 'translated_first')];
    return languages.includes(language) ? [] : [warning(`${pointer}/${language}`, 'language_not_shown', { language })];
  });
}

function pageProblems(files: DataFiles, { languages }: Shown): FileProblem[] {
  return [...files.keys()].flatMap((path) => {
    const [language = ''] = path.startsWith(PAGES) ? path.slice(PAGES.length).split('/') : [];
    if (!TAG.test(language) || languages.includes(language)) return [];
    return inFile(path, [warning('', 'language_not_shown.page', { language })]);
  });
}
