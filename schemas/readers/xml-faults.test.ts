/** Where broken XML is broken: the line that a publisher has to look at. */
import { describe, expect, it } from 'vitest';
import { kindOrProblem } from './kind-or-problem.ts';
import { padXml, read } from './testing/pad-xml-documents.ts';

const XML = padXml();
const END_OF_NAME = '</Program_Name>';
/** Line of the first place where a text stands. */
const lineOf = (text: string, mark: string) => text.slice(0, text.indexOf(mark)).split('\n').length;
const LAST_LINE = XML.trimEnd().split('\n').length;
const half = XML.slice(0, XML.indexOf('<Program_Release_Day>') + 5);

function faultOf(document: string) {
  const bytes = new TextEncoder().encode(document);
  const kind = kindOrProblem(bytes);
  const problem =
    typeof kind === 'object' ? kind : read(document).problems.find(({ severity }) => severity === 'error');
  return { code: problem?.code, variant: problem?.variant, line: problem?.values?.line };
}

describe('broken XML', () => {
  it.each([
    ['a start tag that is missing', XML.replace('<Program_Name>', ''), 'closing', lineOf(XML, END_OF_NAME)],
    [
      'a start tag of many that is missing',
      XML.replace('<Program_Info>', ''),
      'closing',
      lineOf(XML, '</Program_Info>'),
    ],
    ['an end tag that is misspelled', XML.replace(END_OF_NAME, '</Progam_Name>'), 'closing', lineOf(XML, END_OF_NAME)],
    ['an end tag in other letters', XML.replace(END_OF_NAME, '</program_name>'), 'closing', lineOf(XML, END_OF_NAME)],
    [
      'text behind an empty tag',
      XML.replace('<Program_Name>', '<Program_Name />'),
      'closing',
      lineOf(XML, END_OF_NAME),
    ],
    ['an end tag too many', XML.replace(END_OF_NAME, END_OF_NAME.repeat(2)), 'closing', lineOf(XML, END_OF_NAME)],
    ['an end tag that is missing', XML.replace(END_OF_NAME, ''), 'unclosed', lineOf(XML, '<Program_Name>')],
    [
      'an end tag of many that is missing',
      XML.replace('</Program_Info>', ''),
      'unclosed',
      lineOf(XML, '<Program_Info>'),
    ],
    ['a break in HTML', XML.replace(END_OF_NAME, `<br>${END_OF_NAME}`), 'unclosed', lineOf(XML, END_OF_NAME)],
    ['a file that was cut in a tag', half, 'ends_early', half.split('\n').length],
    ['a file that was cut in a text', XML.slice(0, XML.indexOf('Boat')), 'ends_early', lineOf(XML, 'Boat')],
    ['a root without an end', XML.replace('</XML_DIZ_INFO>', ''), 'ends_early', LAST_LINE - 1],
    ['a message of PHP', `\n\nNotice: Undefined index: x in /a/b.php on line 3\n${XML}`, 'server_error', 3],
    ['one in HTML', `<br />\n<b>Warning</b>:  fopen() in <b>/a.php</b> on line <b>2</b>\n${XML}`, 'server_error', 1],
    ['one of a database', `Database error: too many connections\n${XML}`, 'server_error', 1],
    ['headers', `HTTP/1.1 200 OK\nContent-Type: text/xml\n\n${XML}`, 'headers', 1],
    ['other text', `\nOur PAD file:\n${XML}`, 'text_before', 2],
    ['a stray quote', `<?xml version="1.0"?>"\n${XML.replace(/^<\?.*?\?>/, '')}`, 'text_between', 1],
  ])('says its line: %s', (_what, document, key, line) => {
    expect(faultOf(document)).toEqual({ code: 'bad_xml', variant: key, line });
  });

  it.each([
    ['a comment', `<!-- made by hand -->\n${XML.replace(/^<\?.*?\?>/, '')}`],
    ['a DOCTYPE', XML.replace('<XML_DIZ_INFO>', '<!DOCTYPE XML_DIZ_INFO SYSTEM "pad.dtd">\n<XML_DIZ_INFO>')],
    ['blank lines', `\n\n${XML}`],
  ])('is not what begins with %s', (_what, document) => {
    expect(faultOf(document).code).toBeUndefined();
  });
});
