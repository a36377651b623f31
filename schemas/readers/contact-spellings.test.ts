/** Spellings that were published before texts had a shadow: none reaches a draft, or a reviewer is told. */
import { describe, expect, it } from 'vitest';
import { validateDocument } from './read-document.ts';

const findCategory = () => undefined;
const encode = (text: string) => new TextEncoder().encode(text);

const SPELLINGS = [
  'Call 030 1234567',
  'Tel.-Nr. 030 1234567',
  '020 7946 0958',
  '01 23 45 67 89',
  '+４９ ３０ １２３４５６７',
  '[+49] 30 1234567',
  'jane.doe at example.org',
  'jane.doe @example.org',
  'jane.doe&#064;example.org',
  '{jane.doe}@example.org',
  'jane.doe@example.html',
  'Contact: Jane Doe, Head of Sales',
];

const FIND = /1234567|7946 0958|45 67 89|jane|Jane Doe/;

const padJson = ({ text = 'Does it.', name = 'Works', version = '1.0', homepage = 'https://works.example/' }) =>
  JSON.stringify({
    pad_version: '2.0',
    vendor: { name },
    software: { slug: 'tool', name: 'Tool', homepage, descriptions: { en: { summary: text } } },
    release: { version },
  });

const padXml = ({ text = 'Does it.', name = 'Works', version = '1.0' }) => {
  const escaped = (words: string) => words.replaceAll('&', '&amp;');
  return (
    `<XML_DIZ_INFO><Company_Info><Company_Name>${escaped(name)}</Company_Name></Company_Info><Program_Info>` +
    `<Program_Name>Tool</Program_Name><Program_Version>${escaped(version)}</Program_Version></Program_Info>` +
    `<Program_Descriptions><English><Char_Desc_450>${escaped(text)}</Char_Desc_450></English></Program_Descriptions>` +
    '</XML_DIZ_INFO>'
  );
};

const read = (document: string) => {
  const result = validateDocument(encode(document), { findCategory });
  const codes = result?.problems.map(({ code }) => code) ?? [];
  return { draft: JSON.stringify(result?.draft ?? {}), codes };
};

/** Refused, taken out, or named to the reviewer. */
const isSafe = ({ draft, codes }: ReturnType<typeof read>) =>
  (!FIND.test(draft) && (codes.includes('contact_removed') || codes.includes('contact_not_allowed'))) ||
  codes.includes('possible_contact');

describe.each(SPELLINGS)('%s', (spelling) => {
  it.each([
    ['a text of PAD JSON', padJson({ text: `For help: ${spelling}. Thanks.` })],
    ['a name of PAD JSON', padJson({ name: spelling })],
    ['a version of PAD JSON', padJson({ version: `1.0 ${spelling}` })],
    ['an address of PAD JSON', padJson({ homepage: `https://works.example/?q=${encodeURIComponent(spelling)}` })],
    ['a text of PAD XML', padXml({ text: `For help: ${spelling}. Thanks.` })],
    ['a name of PAD XML', padXml({ name: spelling })],
    ['a version of PAD XML', padXml({ version: `1.0 ${spelling}` })],
  ])('is not published out of %s unseen', (_place, document) => {
    expect(read(document)).toSatisfy(isSafe);
  });
});
