/** Lines of problems: in JSON, in XML, in broken text; and in texts made to be slow. */
import { describe, expect, it } from 'vitest';
import { error, MAX_PROBLEMS } from '../contracts/problems.ts';
import { placeProblems } from './problem-lines.ts';
import { validateDocument } from './read-document.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const lineOf = (text: string, pointer: string) => placeProblems([error(pointer, 'empty')], bytes(text))[0]?.line;

describe('in JSON', () => {
  const text = '\ufeff{\n  "a": {\n    "b/c": [1,\n      2]\n  }\n}';
  it.each([
    ['/a', 2],
    ['/a/b~1c', 3],
    ['/a/b~1c/1', 4],
    ['/a/missing', 2],
    ['/missing', 1],
    ['', undefined],
  ])('%j is at line %s', (pointer, line) => {
    expect(lineOf(text, pointer)).toBe(line);
  });
});

describe('in XML', () => {
  const text =
    '<?xml version="1.0"?>\n<!-- <Program_Name>\n -->\n<XML_DIZ_INFO>\n<Company_Info/>\n<Program_Info>\n' +
    '<Program_Name kind="a">\nx</Program_Name></Program_Info>\n<Program_Info><Program_Version>1</Program_Version>\n' +
    '</Program_Info></XML_DIZ_INFO>';
  it.each([
    ['/XML_DIZ_INFO', 4],
    ['/XML_DIZ_INFO/Company_Info', 5],
    ['/XML_DIZ_INFO/Company_Info/Company_Name', 5],
    ['/XML_DIZ_INFO/Program_Info/Program_Name', 7],
    ['/XML_DIZ_INFO/Program_Info/Program_Version', 9],
    ['/XML_DIZ_INFO/Web_Info', 4],
  ])('%s is at line %i', (pointer, line) => {
    expect(lineOf(text, pointer)).toBe(line);
  });

  it('is counted in the text, whatever its encoding', () => {
    const utf16 = Buffer.from('\ufeff<XML_DIZ_INFO>\n<Company_Info>\n</Company_Info></XML_DIZ_INFO>', 'utf16le');
    const problem = error('/XML_DIZ_INFO/Company_Info/Company_Name', 'missing');
    expect(placeProblems([problem], utf16)).toEqual([{ ...problem, line: 2 }]);
  });
});

it.each([
  ['JSON', '{\n "pad_version": "2.0",\n "vendor": oops\n}', 'bad_json', 3],
  ['XML', '<XML_DIZ_INFO>\n<Company_Info>\n</XML_DIZ_INFO>', 'bad_xml', 2],
])('broken %s is placed where it breaks', (_what, text, code, line) => {
  const result = validateDocument(bytes(text), { findCategory: () => undefined });
  expect(result?.problems).toMatchObject([{ code, line, values: { line } }]);
});

it.each([
  ['lines', `{"a": 0}`, '\n'.repeat(1_000_000)],
  ['elements', '<a>', '<b/>'.repeat(250_000)],
  ['names', '<a>', `<${'b'.repeat(1_000_000)}>`],
])('a document of many %s is placed in no time', (_what, start, filler) => {
  const problems = Array.from({ length: MAX_PROBLEMS }, (_, index) => error(`/a/${index}`, 'empty'));
  const before = process.cpuUsage();
  placeProblems(problems, bytes(start + filler));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
});
