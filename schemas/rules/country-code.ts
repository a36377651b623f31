/** Country names, as people write them, to ISO 3166-1 codes of two letters. */
import english from 'countries-list/minimal/countries.en.min.json' with { type: 'json' };
import native from 'countries-list/minimal/countries.native.min.json' with { type: 'json' };

/** Former, short, long and misspelt names beside the English and the native one. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates'],
  AT: ['oesterreich'],
  BE: ['belgique'],
  BN: ['brunei darussalam'],
  BO: ['plurinational state of bolivia'],
  BR: ['brasil'],
  BY: ['byelorussia', 'belorussia'],
  CD: ['zaire', 'congo the democratic republic of the', 'dr congo'],
  CG: ['congo'],
  CH: ['suisse', 'svizzera'],
  CI: ['cote d ivoire'],
  CN: ['pr china', 'prc', 'mainland china'],
  CV: ['cape verde'],
  CZ: ['czech', 'czech republic', 'ceska republika'],
  DE: ['ger', 'brd', 'allemagne'],
  ES: ['espana'],
  FI: ['suomi'],
  GB: ['uk', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland'],
  HK: ['hong kong sar'],
  HR: ['hrvatska'],
  KG: ['kirghizia', 'kyrgyz republic'],
  KP: ['dprk', 'democratic peoples republic of korea', 'korea democratic peoples republic of'],
  KR: ['korea', 'republic of korea', 'korea south'],
  LA: ['lao', 'lao peoples democratic republic'],
  MD: ['moldavia'],
  MK: ['macedonia', 'fyrom', 'former yugoslav republic of macedonia'],
  MM: ['burma'],
  MO: ['macau'],
  NL: ['holland', 'nederland'],
  PS: ['palestinian territory', 'palestinian territories'],
  RU: ['russian federation'],
  SK: ['slovak republic', 'slovak'],
  SY: ['syrian arab republic'],
  SZ: ['swaziland'],
  TL: ['timor leste'],
  TR: ['turkey'],
  TW: ['taiwan roc', 'republic of china'],
  US: ['usa', 'united states of america', 'america', 'u s', 'u s a', 'unites states'],
  VA: ['vatican', 'holy see'],
  VN: ['viet nam'],
};

/** "Republic of Poland" is Poland, "Tanzania, United Republic of" is Tanzania. */
const TITLE =
  /^(?:(?:federal|federative|islamic|united|socialist|peoples|democratic|hellenic|arab)\s)*(?:republic|kingdom|commonwealth|state|federation|principality|sultanate) of (?:the )?/;

const CODES = new Map<string, string>();
for (const [code, name] of [...Object.entries(english), ...Object.entries(native)]) add(name, code);
for (const [code, names] of Object.entries(OTHER_NAMES)) for (const name of names) add(name, code);
for (const code of Object.keys(english)) add(code, code);

function add(name: string, code: string): void {
  if (!CODES.has(normalize(name))) CODES.set(normalize(name), code);
}

/** The code of a country's English, native or former name, or of a code; undefined for what is none. */
export function toCountryCode(name: string): string | undefined {
  const words = normalize(name);
  return CODES.get(words) ?? CODES.get(words.replace(TITLE, '')) ?? CODES.get(normalize(name.split(/[,(]/)[0] ?? ''));
}

function normalize(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
}
