/** Encodings from before UTF-8 that nobody declared, or that only the standard of the web does not know. */
import { describe, expect, it } from 'vitest';
import { encode } from './testing/legacy-bytes.ts';
import { LEGACY_TEXTS, type LegacyText, WESTERN_TEXTS } from './testing/legacy-texts.ts';
import { decodeXml } from './xml-text.ts';

function outcome(bytes: Uint8Array) {
  const { text, problems } = decodeXml(bytes);
  return { text, problems: problems.map(({ code, variant }) => (variant === undefined ? code : `${code}.${variant}`)) };
}

/** A document in whose tags a language is named, or none. */
function inBlock(language: string, text: string): string {
  const english = '<English><Char_Desc_45>Shows the tides</Char_Desc_45></English>';
  const block = `<${language}><Char_Desc_2000>${text}</Char_Desc_2000></${language}>`;
  return `<?xml version="1.0"?>\n<XML_DIZ_INFO><Program_Descriptions>${english}${block}</Program_Descriptions></XML_DIZ_INFO>`;
}

const CASES = LEGACY_TEXTS.flatMap((text) => text.encodings.map((encoding) => ({ ...text, encoding })));

describe('a language named by a tag', () => {
  it.each(CASES)('$language in $encoding is read right, a name of it or said to be assumed', (text) => {
    const { language, encoding } = text;
    for (const length of ['sentence', 'paragraph'] as const) {
      const document = inBlock(language, text[length]);
      expect(outcome(encode(document, encoding))).toEqual({ text: document, problems: ['wrong_encoding.undeclared'] });
    }
    const tagged = `<XML_DIZ_INFO><Text xml:lang="${TAGS[language] ?? ''}">${text.sentence}</Text></XML_DIZ_INFO>`;
    expect(outcome(encode(tagged, encoding)).text).toBe(tagged);
    expectRightOrAssumed(inBlock(language, text.name), encoding);
  });

  it('speaks louder than a declaration of Latin letters', () => {
    const { sentence } = textIn('Russian');
    const document = inBlock('Russian', sentence).replace('?>', ' encoding="ISO-8859-1"?>');
    expect(outcome(encode(document, 'windows-1251'))).toEqual({ text: document, problems: ['wrong_encoding.guessed'] });
  });
});

describe('a declaration of Latin letters', () => {
  const declared = (block: string, text: string, encoding: string) =>
    inBlock(block, text).replace('?>', ` encoding="${encoding}"?>`);
  const OF_WORDS = ['Russian', 'Greek', 'Hebrew', 'Arabic'];

  it.each(CASES.filter(({ language, encoding }) => OF_WORDS.includes(language) && /^(?:win|koi)/.test(encoding)))(
    'is not believed where the bytes are $language in $encoding, whatever language is named',
    ({ paragraph, encoding }) => {
      for (const [block, latin] of [
        ['English', 'windows-1252'],
        ['German', 'ISO-8859-1'],
        ['Other', 'Latin1'],
      ] as const) {
        const document = declared(block, paragraph, latin);
        expect(outcome(encode(document, encoding))).toEqual({ text: document, problems: ['wrong_encoding.guessed'] });
      }
    },
  );

  it.each([
    ...WESTERN_TEXTS,
    WESTERN_TEXTS.join(' '),
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ',
    '¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯ Menu ¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯¯',
    '§§§ ©®©® ¡¡¡¿¿¿ «««»»»',
    'ÄÖÜäöüß ÆØÅæøå ÀÉÈÙàéèù ÑñÇç',
  ])('is believed of %s', (text) => {
    for (const block of ['English', 'German', 'Other']) {
      const document = declared(block, text, 'windows-1252');
      expect(outcome(encode(document, 'windows-1252'))).toEqual({ text: document, problems: [] });
    }
  });

  it.each(['Polish', 'Czech', 'Turkish', 'Lithuanian', 'Vietnamese'])('is believed where %s is named', (language) => {
    for (const text of WESTERN_TEXTS) {
      const document = inBlock(language, text).replace('?>', ' encoding="windows-1252"?>');
      expect(outcome(encode(document, 'windows-1252'))).toEqual({ text: document, problems: [] });
    }
  });
});

describe('bytes alone', () => {
  it('tell ISO-2022-JP, which is all ASCII', () => {
    const document = '<a>\u001b$BF|K\\\u001b(B</a>';
    expect(outcome(new TextEncoder().encode(document))).toEqual({
      text: '<a>日本</a>',
      problems: ['wrong_encoding.undeclared'],
    });
  });

  const TOLD = [
    'Russian',
    'Greek',
    'Hebrew',
    'Arabic',
    'Japanese',
    'ChineseSimplified',
    'ChineseTraditional',
    'Korean',
  ];
  const UNTOLD = ['ibm866', 'x-mac-cyrillic'];

  it.each(CASES.filter(({ language, encoding }) => TOLD.includes(language) && !UNTOLD.includes(encoding)))(
    'tell $language in $encoding by a paragraph',
    ({ paragraph, encoding }) => {
      const document = `<XML_DIZ_INFO><Char_Desc_2000>${paragraph}</Char_Desc_2000></XML_DIZ_INFO>`;
      expect(outcome(encode(document, encoding))).toEqual({ text: document, problems: ['wrong_encoding.undeclared'] });
    },
  );

  it.each(CASES)('never misread $language in $encoding in silence', ({ encoding, name, sentence, paragraph }) => {
    for (const text of [name, sentence, paragraph]) {
      expectRightOrAssumed(`<XML_DIZ_INFO><Company_Name>${text}</Company_Name></XML_DIZ_INFO>`, encoding);
    }
  });
});

describe('Western texts', () => {
  const blocks = ['English', 'German', 'Other', 'Company_Info', 'Russian'];

  it.each(blocks)('are read right in %s', (block) => {
    const documents = WESTERN_TEXTS.map((text) => inBlock(block, text));
    expect(documents.map((document) => outcome(encode(document, 'windows-1252')).text)).toEqual(documents);
  });

  it('are read right where another language would stand, if they are declared', () => {
    for (const text of WESTERN_TEXTS) {
      const document = inBlock('Japanese', text).replace('?>', ' encoding="windows-1252"?>');
      expect(outcome(encode(document, 'windows-1252'))).toEqual({ text: document, problems: [] });
    }
  });
});

describe('what needs no guess', () => {
  const texts = [...LEGACY_TEXTS.flatMap(({ name, sentence }) => [name, sentence]), ...WESTERN_TEXTS];
  const clean = (document: string) => ({ text: document, problems: [] });

  it('is UTF-8', () => {
    const documents = texts.map((text) => inBlock('Russian', text));
    expect(documents.map((document) => outcome(new TextEncoder().encode(document)))).toEqual(documents.map(clean));
  });

  it('is UTF-16 without a mark', () => {
    const documents = texts.map((text) => inBlock('Greek', text));
    expect(documents.map((document) => outcome(Buffer.from(document, 'utf16le')))).toEqual(documents.map(clean));
  });

  it('is an encoding that is declared', () => {
    for (const { language, encoding, sentence } of CASES) {
      const document = inBlock(language, sentence).replace('?>', ` encoding="${encoding}"?>`);
      expect(outcome(encode(document, encoding))).toEqual(clean(document));
    }
  });
});

describe('code pages of DOS, declared', () => {
  it.each([
    ['ibm850', [0x81, 0x94, 0x84, 0xe1, 0xd5], 'üöäßı'],
    ['IBM850', [0x90, 0x9b, 0x9d], 'ÉøØ'],
    ['cp850', [0x82, 0xb5], 'éÁ'],
    ['CP437', [0x82, 0xe3, 0xfb], 'éπ√'],
    ['IBM437', [0x9c], '£'],
    ['ibm852', [0xa5, 0xa9, 0x9f], 'ąęč'],
    ['cp852', [0x88, 0xe4], 'łń'],
    ['cp858', [0xd5], '€'],
    ['IBM00858', [0xd5], '€'],
    ['cp737', [0x80, 0x98], 'Αα'],
    ['cp775', [0xd0], 'ą'],
    ['ibm855', [0xa0, 0xa2], 'аб'],
    ['cp857', [0x8d, 0x9f], 'ış'],
    ['ibm860', [0x84], 'ã'],
    ['cp861', [0x8c], 'ð'],
    ['cp862', [0x80], 'א'],
    ['cp863', [0x91], 'È'],
    ['cp865', [0x9b], 'ø'],
    ['cp869', [0xd6], 'α'],
    ['cp866', [0x8f, 0xe0], 'Пр'],
    ['DOS-850', [0x81], 'ü'],
    ['csPC850Multilingual', [0x81], 'ü'],
    ['x-cp850', [0x81], 'ü'],
  ])('%s', (encoding, bytes, text) => {
    const before = new TextEncoder().encode(`<?xml version="1.0" encoding="${encoding}"?><a>`);
    const result = outcome(Uint8Array.from([...before, ...bytes, ...new TextEncoder().encode('</a>')]));
    expect(result).toEqual({ text: expect.stringContaining(`<a>${text}</a>`), problems: [] });
  });
});

it('says of an encoding that nobody knows what was read instead', () => {
  const document = '<?xml version="1.0" encoding="ebcdic-x"?><a>café</a>';
  expect(outcome(encode(document, 'windows-1252'))).toEqual({ text: document, problems: ['wrong_encoding.unknown'] });
});

const TAGS: Readonly<Record<string, string>> = {
  Russian: 'ru',
  Ukrainian: 'uk',
  Bulgarian: 'bg-BG',
  Polish: 'pl',
  Czech: 'cs',
  Hungarian: 'hu',
  German: 'de-AT',
  French: 'fr',
  Spanish: 'es-419',
  Turkish: 'tr',
  Greek: 'el',
  Hebrew: 'he',
  Arabic: 'ar',
  Japanese: 'ja-JP',
  ChineseSimplified: 'zh-Hans',
  ChineseTraditional: 'zh-TW',
  Korean: 'ko',
  Thai: 'th',
  Lithuanian: 'lt',
};

function textIn(language: string): LegacyText {
  const text = LEGACY_TEXTS.find((one) => one.language === language);
  if (text === undefined) throw new Error(language);
  return text;
}

/** A wrong reading may only be the one that the warning names as assumed. */
function expectRightOrAssumed(document: string, encoding: string): void {
  const bytes = encode(document, encoding);
  const { text, problems } = outcome(bytes);
  const western = new TextDecoder('windows-1252').decode(bytes);
  if (text === document) expect(problems[0]).toMatch(/^wrong_encoding\.(?:undeclared|assumed)$/);
  else expect({ text, problems }).toEqual({ text: western, problems: ['wrong_encoding.assumed'] });
}
