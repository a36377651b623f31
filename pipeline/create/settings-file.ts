/** The settings and categories of a new catalog, in the languages of its pages. */
import type { Category, CategoryVocabulary } from '../../schemas/contracts/generated/categories.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import type { Forge } from '../../schemas/rules/catalog-repository.ts';
import { defined } from '../../schemas/rules/without-undefined.ts';
import type { LanguageTag } from '../../schemas/texts/languages.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { FORMAT } from '../repo/data/data-format.ts';
import type { Answers } from './answers.ts';
import { introduction, wordsIn } from './texts.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

interface Place {
  forge: Forge | undefined;
  /** That is published. */
  branch: string;
  /** Public half of the key that signs proposals, where people review them on GitHub. */
  recordKey: string | undefined;
}

export function settingsFile(answers: Answers, { forge, branch, recordKey }: Place): Settings {
  const { name, address, languages, host, operator, repository, contact, sample } = answers;
  const [first = 'en', ...further] = languages;
  return {
    format: FORMAT,
    name,
    ...describe(first, name),
    base_url: address,
    host: host === 'cloudflare' ? 'worker' : 'static',
    main_branch: branch,
    languages,
    ...(further.length > 0 && {
      translations: Object.fromEntries(further.map((tag) => [tag, describe(tag, name)])),
    }),
    vendor: { name: operator },
    ...(repository !== undefined && { repository }),
    ...(contact !== undefined && { contact }),
    ...(sample === 'public-sector' && { feeds: { kinds: ['publiccode' as const] } }),
    ...(forge === 'github' && { moderation: defined({ mode: 'github' as const, record_key: recordKey }) }),
    ...(forge === 'gitlab' && recordKey !== undefined && { moderation: { record_key: recordKey } }),
  };
}

function describe(tag: LanguageTag, name: string): { tagline: string; summary: string } {
  const { tagline, summary } = introduction(tag);
  return { tagline, summary: fillMessage(summary, { name }, tag) };
}

export function categoriesFile({ categories, languages }: Answers): CategoryVocabulary {
  const wanted = new Set(vocabulary.sets[categories]);
  const [first = 'en', ...further] = languages;
  const chosen = vocabulary.categories.filter(({ slug }) => wanted.has(slug));
  return {
    categories: chosen.map(({ slug, sign, aliases, words }) => {
      const { label, description } = wordsIn<{ label: string; description: string }>(first, words);
      const translations = Object.fromEntries(
        Object.entries(words).filter(([tag]) => further.includes(tag as LanguageTag)),
      );
      return {
        ...{ slug, sign, label, description, aliases },
        ...(Object.keys(translations).length > 0 && { translations }),
      } as Category;
    }),
  } as CategoryVocabulary;
}
