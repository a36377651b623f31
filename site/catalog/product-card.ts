/** What a card says of a product, in the language of a page. */

import { figuresIn } from '../../schemas/wording/figures.ts';
import { nameOf } from '../../schemas/writers/listing-view.ts';
import { type Brief, publisherOf, readBrief } from './catalog-data.ts';
import { headLine } from './headline.ts';
import type { Language } from './language.ts';
import { leadLanguage } from './lead-language.ts';

export interface ProductCardFacts {
  slug: string;
  name: string;
  icon: string | null;
  /** One line on what it does, and its language; undefined where its publisher says nothing. */
  line: { text: string; language: string } | undefined;
  /** With its page here, if it has one. */
  publisher: { name: string; slug: string | undefined };
  /** What it costs and its license, as far as they are known; neither repeats the other. */
  terms: string[];
  /** "940M downloads a month", and how old that is; undefined where nobody counts. */
  use: { text: string; asOf: string | undefined } | undefined;
  screenshot: Brief['screenshot'];
}

type Speaking = Pick<Language, 'tag' | 'texts' | 'formatPricing'>;

export function productCard(slug: string, language: Speaking): ProductCardFacts {
  const brief = readBrief(slug);
  const { name, icon, vendor, use, screenshot } = brief;
  return {
    ...{ slug, name, icon, screenshot },
    line: lineOf(brief, language.tag),
    publisher: { name: vendor, slug: publisherOf(slug)?.slug },
    terms: termsOf(brief, language),
    use: use === undefined ? undefined : sayUse(use, language.tag),
  };
}

function lineOf(brief: Pick<Brief, 'descriptions' | 'summary'>, tag: string): ProductCardFacts['line'] {
  const language = leadLanguage(brief, tag);
  const description = language === undefined ? undefined : brief.descriptions[language];
  if (description === undefined || language === undefined) return undefined;
  return { text: headLine(description, language).line, language };
}

/** The license by the name that everyone looks it up by, where it has one: "MIT" says more than "Open source". */
export function termsOf(
  { pricing, license }: Pick<Brief, 'pricing' | 'license'>,
  { texts, formatPricing }: Pick<Speaking, 'texts' | 'formatPricing'>,
): string[] {
  const price = pricing === null ? undefined : formatPricing(pricing);
  const type = license.type === null ? undefined : nameOf(license.type, texts.licenseTypes);
  const terms = [price, license.spdx_id ?? type].filter((term) => term !== undefined);
  return [...new Set(terms)];
}

function sayUse(use: NonNullable<Brief['use']>, tag: string): ProductCardFacts['use'] {
  const said = figuresIn(tag).sayUse(use);
  return { text: said.use, asOf: said.asOf };
}
