/** PAD XML files of the sizes that publishers have: an example of the format, filled with the facts of an invented product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { between, chance, type Random } from '../../../pipeline/testing/random.ts';
import { type Product, productAt } from './product.ts';
import { textOf } from './words.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'schemas', 'contracts', 'examples', 'valid', 'pad-xml');
const TEMPLATE = readFileSync(join(EXAMPLES, 'extension-blocks.xml'), 'utf8');
const ELEMENT = /<(\w+)>[^<]*<\/\1>/g;
const DESCRIPTIONS = /<English>.*<\/English>/s;

/** The same bytes for the same seed and index. */
export function padXmlFile(seed: number, index: number): Uint8Array {
  const { product, random } = productAt(seed, index);
  const facts = new Map(Object.entries(factsOf(product)));
  const filled = TEMPLATE.replace(ELEMENT, (whole, name) => {
    const fact = facts.get(name);
    return fact === undefined ? whole : element(name, fact);
  });
  const blocks = product.descriptions.map((description) => languageBlock(random, description)).join('\n');
  const text = filled
    .replace(DESCRIPTIONS, () => blocks)
    .replace('<Web_Info>', () => `${license(random, product)}<Web_Info>`);
  return Buffer.from(chance(random, 35) ? text.replaceAll('\n', '\r\n') : text);
}

function factsOf({
  name,
  vendor,
  version,
  website,
  slug,
  released,
  country,
  contact,
}: Product): Record<string, string> {
  return {
    ...{ Company_Name: vendor, Company_WebSite_URL: `${website}/`, Country: country.name },
    ...{ Author_First_Name: contact.firstName, Author_Email: contact.email },
    ...{ Program_Name: name, Program_Version: version, Program_Release_Year: String(released.year) },
    ...{ Application_Info_URL: `${website}/${slug}?ref=pad&lang=en`, Primary_Download_URL: `${website}/${slug}.zip` },
  };
}

function languageBlock(random: Random, { language, tagline, summary, text }: Product['descriptions'][number]): string {
  return element(
    language.name,
    [
      element('Keywords', textOf(random, language, 120).replaceAll(language.stop, ',')),
      element('Char_Desc_45', tagline),
      element('Char_Desc_80', textOf(random, language, 80)),
      element('Char_Desc_250', summary),
      element('Char_Desc_450', textOf(random, language, between(random, 250, 450))),
      element('Char_Desc_2000', text),
    ].join(''),
    (content) => content,
  );
}

/** One in twenty has a long one. */
function license(random: Random, { descriptions: [english] }: Product): string {
  const length = chance(random, 5) ? between(random, 2_000, 14_000) : 260;
  return english === undefined ? '' : element('EULA', textOf(random, english.language, length));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function element(name: string, content: string, write = escaped): string {
  return `<${name}>${write(content)}</${name}>\n`;
}
