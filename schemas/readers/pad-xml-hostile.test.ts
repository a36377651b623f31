/** Documents made to hurt: each is refused under its own code, in about a second (hostile input, cases 14 and 15). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tools/testing/rounds.ts';
import { inWords } from '../wording/testing/in-words.ts';
import { encode } from './testing/legacy-bytes.ts';
import { draftOf, padXml, problemLines, read } from './testing/pad-xml-documents.ts';

/** What takes more than its length's share of time takes minutes; a slow machine takes twice that of a fast one. */
const LIMIT_MS = 3000;
/** What took time with its square would take minutes in both forms. */
const LENGTH = rounds(250_000, 1_000_000);

function codesOf(document: string | Uint8Array): string[] {
  // Time of the processor, not of the clock: other tests run at the same time.
  const start = process.cpuUsage();
  const { problems } = read(document);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(LIMIT_MS);
  return problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

const withDoctype = (doctype: string, body = padXml()) => body.replace('?>', `?>\n${doctype}\n`);
const lolz = Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n};`.repeat(10)}">`).join('');

describe('document type definitions', () => {
  it.each([
    ['a billion laughs', `<!DOCTYPE lolz [<!ENTITY lol0 "lol">${lolz}]>`, 'entity_declaration'],
    ['an external entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', 'entity_declaration'],
    ['a parameter entity', '<!DOCTYPE x [<!ENTITY % e SYSTEM "http://169.254.169.254/"> %e;]>', 'entity_declaration'],
    ['an entity without a DOCTYPE', '<!ENTITY e "x">', 'entity_declaration'],
    ['an internal DTD', '<!DOCTYPE x [<!ELEMENT x ANY>]>', 'internal_dtd'],
    ['an internal DTD beside an external one', '<!DOCTYPE x SYSTEM "pad.dtd" []>', 'internal_dtd'],
    ['a second DOCTYPE', '<!DOCTYPE x SYSTEM "a.dtd"><!-- --><!DOCTYPE x SYSTEM "b.dtd">', 'second_doctype'],
    ['a DOCTYPE without an end', '<!DOCTYPE x SYSTEM "', 'bad_xml'],
    ['another declaration', '<!NOTATION x SYSTEM "y">', 'bad_xml'],
  ])('%s', (_name, doctype, code) => {
    expect(codesOf(withDoctype(doctype))).toEqual([code]);
  });

  it('inside the root element are refused too', () => {
    const inside = (text: string) => padXml({}, { extra: text });
    expect(codesOf(inside('<!DOCTYPE x SYSTEM "a.dtd">'))).toEqual(['second_doctype']);
    expect(codesOf(inside('<!ENTITY e "x">'))).toEqual(['entity_declaration']);
    expect(codesOf(inside('<!doctype x>'))).toEqual(['second_doctype']);
  });

  it.each([
    '<!DOCTYPE XML_DIZ_INFO>',
    '<!DOCTYPE XML_DIZ_INFO SYSTEM "http://example.org/pad.dtd">',
    `<!DOCTYPE XML_DIZ_INFO PUBLIC "-//A > B//EN" 'http://example.org/[pad].dtd' >`,
  ])('%s alone is cut out and nothing is missing', (doctype) => {
    expect(read(withDoctype(doctype))).toEqual(read(padXml()));
  });

  it('in a comment or CDATA section are text', () => {
    const text = '<!-- <!ENTITY e "x"> --><![CDATA[<!ENTITY e "x">]]>';
    expect(draftOf(padXml({ Program_Name: `Boat ${text}` })).name).toBe('Boat <!ENTITY e "x">');
  });
});

describe('what is no PAD file', () => {
  it.each([
    ['', 'not_xml'],
    ['   \n', 'not_xml'],
    ['{"pad_version": "2.0"}', 'not_xml'],
    ['PK\u0003\u0004 zipped', 'not_xml'],
    [`\nWarning: include(): failed on line 20\n${padXml()}`, 'bad_xml'],
    ['<!DOCTYPE html><html><head><meta charset="utf-8"><title>404</title><br></html>', 'not_pad_xml'],
    ['<rss version="2.0"><channel/></rss>', 'not_pad_xml'],
    ['<constructor/>', 'not_pad_xml'],
  ])('%j is refused as %s', (document, code) => {
    expect(codesOf(document)).toEqual([code]);
  });

  it('may be an empty one', () => {
    expect(codesOf('<XML_DIZ_INFO/>')).toEqual(['missing', 'missing', 'missing']);
    expect(codesOf('<XML_DIZ_INFO>Paper Boat</XML_DIZ_INFO>')).toEqual(['missing', 'missing', 'missing']);
  });
});

describe('what is not well-formed', () => {
  it.each([
    ['an unclosed tag', (xml: string) => xml.replace('</Company_Info>', '')],
    ['the end cut off', (xml: string) => xml.slice(0, xml.indexOf('</Web_Info>'))],
    ['a tag cut in two', (xml: string) => xml.slice(0, xml.indexOf('Info_URL>'))],
    ['a tag closed by another', (xml: string) => xml.replace('</Country>', '</Land>')],
    ['a tag closed in other capitals', (xml: string) => xml.replace('</Country>', '</COUNTRY>')],
    ['a tag without its angle bracket', (xml: string) => xml.replace('Germany</', 'Germany/')],
    ['a doubled angle bracket', (xml: string) => xml.replace('</Country>', '</<Country>')],
    ['a bare <', (xml: string) => xml.replace('Paper Boat', 'Paper < Boat')],
    ['an open quote', (xml: string) => xml.replace('<Country>', '<Country a="b>')],
    ['a second root', (xml: string) => `${xml}<XML_DIZ_INFO></XML_DIZ_INFO>`],
    ['a second root that is a leaf', (xml: string) => `${xml}<Extra>x</Extra>`],
    ['text behind the root', (xml: string) => `${xml}Warning: something`],
    ['a second declaration', (xml: string) => xml.replace('<Company_Info>', '<?xml version="1.0"?><Company_Info>')],
    ['a CDATA section before the root', (xml: string) => xml.replace('<XML_DIZ_INFO>', '<![CDATA[ ]]><XML_DIZ_INFO>')],
    ['an open comment', (xml: string) => xml.replace('Paper Boat', '<!-- Paper Boat')],
    ['an open CDATA section', (xml: string) => xml.replace('Paper Boat', '<![CDATA[ Paper Boat')],
    ['a control character', (xml: string) => xml.replace('Paper Boat', 'Paper\u0001Boat')],
  ])('%s', (_name, broken) => {
    const result = read(broken(padXml()));
    expect(problemLines(result)).toEqual(['error bad_xml']);
    expect(inWords(result).problems[0]?.message).toMatch(
      /^The document is not well-formed XML: .*\bline \d+, column \d+[, ].+\.$/,
    );
  });

  it('is named by its place in the whole document', () => {
    const document = `\n\n${withDoctype('<!DOCTYPE x\n SYSTEM "a">')}`.trimStart();
    const broken = document.replace('Germany</Country>', 'Germany</Land>');
    const line = broken.slice(0, broken.indexOf('Germany')).split('\n').length;
    const column = '<Country>Germany'.length + 1;
    expect(inWords(read(broken)).problems[0]?.message).toContain(`at line ${line}, column ${column},`);
  });
});

describe('too much of something', () => {
  it('a million numeric references', () => {
    expect(codesOf(padXml({ 'English/Char_Desc_2000': '&#65;'.repeat(1_000_000) }))).toEqual(['too_many_entities']);
  });

  it('22 levels, and not 20', () => {
    const levels = (count: number) => padXml({}, { extra: '<x>'.repeat(count - 1) + '</x>'.repeat(count - 1) });
    expect(codesOf(levels(22))).toEqual(['too_deep']);
    expect(codesOf(levels(20))).toEqual([]);
  });

  it.each([
    ['100 000 open tags', '<x>'.repeat(100_000), 'too_deep'],
    ['100 000 elements', '<x/>'.repeat(100_000), 'too_many_elements'],
    ['100 000 closing tags', '</x>'.repeat(100_000), 'bad_xml'],
    ['100 000 comments', '<!---->'.repeat(100_000), 'too_many_elements'],
    ['100 000 open comments', '<!--'.repeat(100_000), 'bad_xml'],
    ['a megabyte of <', '<'.repeat(1_000_000), 'bad_xml'],
    ['a megabyte of attributes', `<x ${'a="b" '.repeat(150_000)}/>`, 'bad_xml'],
    ['a megabyte of an open attribute', `<x a="${'b'.repeat(1_000_000)}`, 'bad_xml'],
  ])('%s', (_name, extra, code) => {
    expect(codesOf(padXml({}, { extra }))).toEqual([code]);
  });

  it.each([
    ['>', '>'],
    ['spaces', ' '],
    ['line breaks', '\n    '],
    ['digits', '1 '],
    ['at signs', 'a@'],
    ['dots', 'a.'],
    ['encoded spaces', '%20'],
    ['brackets', '{{'],
    ['commas', ', '],
  ])('a long text of %s in any field', (_name, piece) => {
    const text = piece.repeat(LENGTH / piece.length);
    for (const field of ['Program_Version', 'Country', 'Program_Cost_Dollars', 'Program_OS_Support', 'Program_Type']) {
      expect(
        codesOf(padXml({ [field]: text })).every((code) => /^(?:missing|too_long|contact_not_allowed)$/.test(code)),
      ).toBe(true);
    }
    expect(codesOf(padXml({ Primary_Download_URL: text, Program_Category_Class: text }))).toEqual([]);
    expect(codesOf(padXml({ 'English/Char_Desc_2000': text }))).toEqual([]);
    expect(codesOf(`${padXml()}${text}`).length).toBeLessThanOrEqual(1);
  });
});

describe('names that could reach a prototype', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('%s holding elements is refused', (name) => {
    const extra = `<${name}><polluted><Program_Name>yes</Program_Name></polluted></${name}>`;
    expect(codesOf(padXml({}, { extra }))).toEqual(['reserved_name']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s holding text is not read', (name) => {
    const document = padXml({ [`${name}/Char_Desc_80`]: undefined }, { extra: `<${name}>yes</${name}>` });
    expect(draftOf(document.replace(`<${name}></${name}>\n`, ''))).toEqual(draftOf(padXml()));
  });

  it('are languages like any that is not known', () => {
    expect(Object.keys(draftOf(padXml({ 'toString/Char_Desc_80': 'Text.' })).descriptions)).toEqual(['en', 'qaa']);
  });
});

describe('anything at all', () => {
  it('never throws, and a refusal says why without quoting', () => {
    const written = padXml({ 'Russian/Char_Desc_80': 'Складывает кораблики из бумаги.' });
    const samples = [
      new TextEncoder().encode(written),
      encode(written.replace(/<\?.*\?>/, ''), 'koi8-r'),
      Uint8Array.from(written.split('').flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8])),
    ];
    const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const changes = fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 });
    const mutated = fc.tuple(fc.constantFrom(...samples), changes, place, place).map(([sample, changes, from, to]) => {
      const bytes = Uint8Array.from(sample);
      const offset = (share: number) => Math.floor(share * bytes.length);
      for (const [share, value] of changes) bytes[offset(share)] = value;
      // Where both are alike, nothing is cut out or repeated.
      const [first, second] = from < 0.5 ? [from, from] : [from, to];
      return Uint8Array.from([...bytes.subarray(0, offset(first)), ...bytes.subarray(offset(second))]);
    });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), mutated), (bytes) => {
        const result = read(bytes);
        expect(result.draft !== undefined || result.problems.some(({ severity }) => severity === 'error')).toBe(true);
        for (const { code, message } of inWords(result).problems) {
          expect(code).toMatch(/^[a-z][a-z0-9_]*$/);
          expect(message).toMatch(/^[\w&].{15,}\.$/);
        }
      }),
      { numRuns: rounds(300, 2_000) },
    );
  });
});
