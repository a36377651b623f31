/** Language names of PAD XML to BCP-47 tags. */

/** The specification's list, with its spellings, and (last lines) what else files call languages. */
const TAGS =
  'Abkhazian ab Afar aa Afrikaans af Albanian sq Amharic am Arabic ar Armenian hy Assamese as Aymara ay Azerbaijani az ' +
  'Bashkir ba Basque eu Bengali bn Bhutani dz Bihari bh Bislama bi Breton br Bulgarian bg Burmese my Byelorussian be ' +
  'Cambodian km Catalan ca Chinese zh ChineseSimplified zh-Hans ChineseTraditional zh-Hant Corsican co Croatian hr ' +
  'Czech cs Danish da Dutch nl English en Esperanto eo Estonian et Faeroese fo Fiji fj Finnish fi French fr Frisian fy ' +
  'Gaelic gd Galician gl Georgian ka German de Greek el Greenlandic kl Guarani gn Gujarati gu Hausa ha Hebrew he ' +
  'Hindi hi Hungarian hu Icelandic is Indonesian id Interlingua ia Interlingue ie Inupiak ik Irish ga Italian it ' +
  'Japanese ja Javanese jv Kannada kn Kashmiri ks Kazakh kk Kinyarwanda rw Kirghiz ky Kirundi rn Korean ko Kurdish ku ' +
  'Laothian lo Latin la Latvian lv Lingala ln Lithuanian lt Macedonian mk Malagasy mg Malay ms Malayalam ml Maltese mt ' +
  'Maori mi Marathi mr Moldavian ro-MD Mongolian mn Nauru na Nepali ne Norwegian no Occitan oc Oriya or Oromo om ' +
  'Other und Pashto ps Persian fa Polish pl Portuguese pt Punjabi pa Quechua qu RhaetoRomance rm Romanian ro Russian ru ' +
  'Samoan sm Sangro sg Sanskrit sa Serbian sr SerboCroatian sh Sesotho st Setswana tn Shona sn Sindhi sd Singhalese si ' +
  'Siswati ss Slovak sk Slovenian sl Somali so Spanish es Sudanese su Swahili sw Swedish sv Tagalog tl Tajik tg ' +
  'Tamil ta Tatar tt Telugu te Thai th Tibetan bo Tigrinya ti Tonga to Tsonga ts Turkish tr Turkmen tk Twi tw ' +
  'Ukrainian uk Urdu ur Uzbek uz Vietnamese vi Volapuk vo Welsh cy Wolof wo Xhosa xh Yiddish yi Yoruba yo Zulu zu ' +
  'Belarusian be Bosnian bs Brazilian pt-BR BrazilianPortuguese pt-BR PortugueseBrazil pt-BR PortugueseBrazilian pt-BR ' +
  'Castilian es EnglishUK en-GB EnglishUS en-US Faroese fo Farsi fa Filipino fil Flemish nl-BE HaitianCreole ht ' +
  'Khmer km Kyrgyz ky Lao lo Luxembourgish lb Mandarin zh Montenegrin cnr Romansh rm SimplifiedChinese zh-Hans ' +
  'Sinhala si Sinhalese si Slovene sl Sundanese su TraditionalChinese zh-Hant';

const WORDS = TAGS.split(' ');
const BY_NAME = new Map<string, string>();
for (let index = 0; index < WORDS.length; index += 2) BY_NAME.set(letters(WORDS[index] ?? ''), WORDS[index + 1] ?? '');

/** Case and dividing marks do not matter; a tag itself (`de`, `pt-BR`) is one too. Undefined for what is no language. */
export function toLanguageTag(name: string): string | undefined {
  const known = /^[a-z_-]{1,40}$/i.test(name) ? BY_NAME.get(letters(name)) : undefined;
  if (known !== undefined) return known;
  const [, language = '', region] = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i.exec(name) ?? [];
  if (language === '') return undefined;
  return region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`;
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/**
 * The private tag of the nth language without a name that is known: qaa, qab … qtz (BCP 47, section 2.2.1).
 * The name itself is not kept: it is free text of the publisher's in a place where nobody looks for any.
 */
export function privateTag(index: number): string {
  const letter = (number: number) => String.fromCharCode(97 + number);
  return `q${letter(Math.floor(index / 26) % 20)}${letter(index % 26)}`;
}
