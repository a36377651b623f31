/** Canaries in every leaf, attribute, comment and unknown element of a document: nothing of them comes out. */
import { describe, expect, it } from 'vitest';
import { padXml, read } from './testing/pad-xml-documents.ts';

const EMAIL = 'canary.bird@mine.example';
const PHONES = ['+1 555 010 0199', '(555) 010-0199', '555-010-0199', '0049 30 5550199', 'Tel.: 030 5550199'];
const PERSON = 'Quentin Canarybird';
const CONTACTS = [EMAIL, ...PHONES];

/** What would still be a contact if the spelling were changed. */
const TRACES = [/canary\.bird/i, /mine\.example/, /555[^\d]?\d{0,3}[^\d]{0,3}0199/, /5550199/, /0100199/];

function expectClean(document: string): string {
  const text = JSON.stringify(read(document));
  for (const trace of TRACES) expect(text).not.toMatch(trace);
  return text;
}

const CONTACT_BLOCKS =
  `<Company_Info><Address_1>${PERSON}</Address_1><City_Town>${PHONES[0]}</City_Town><Contact_Info>` +
  `<Author_First_Name>${PERSON}</Author_First_Name><Author_Email>${EMAIL}</Author_Email>` +
  `<Contact_Last_Name>${PERSON}</Contact_Last_Name><Contact_Email>${EMAIL}</Contact_Email></Contact_Info>` +
  `<Support_Info><Sales_Email>${EMAIL}</Sales_Email>` +
  PHONES.map((phone) => `<General_Phone>${phone}</General_Phone>`).join('') +
  '</Support_Info></Company_Info>';

describe('contact elements', () => {
  it('are never read, nor attributes, comments and unknown elements', () => {
    for (const canary of [...CONTACTS, PERSON]) {
      const extra = `${CONTACT_BLOCKS}<!-- ${canary} --><?x ${canary} ?><ASP><Member>${canary}</Member></ASP><Foo>${canary}</Foo>`;
      const document = padXml({}, { extra }).replaceAll('<Country>', `<Country a="${canary}">`);
      const text = expectClean(document.replace('Folds boats<', `Folds <x>${canary}</x>boats<!-- ${canary} --><`));
      expect(text).not.toContain(PERSON);
      expect(read(document).draft).toEqual(read(padXml()).draft);
    }
  });

  it('do not come back as a tag name, a language or the root', () => {
    const name = 'QuentinCanarybird';
    const texts = [
      padXml({ [`${name}/Char_Desc_80`]: 'Text.' }),
      padXml({}, { extra: `<${name}><${name}>x</${name}></${name}>` }),
      padXml({}, { extra: `<${name}>` }),
      `<${name}/>`,
      `<!DOCTYPE ${name} [ <!ENTITY ${name} "${name}"> ]><x/>`,
    ].map((document) => JSON.stringify(read(document)));
    for (const text of texts) expect(text).not.toContain(name);
  });
});

describe('a contact in an element that is read', () => {
  const fields = [
    'Company_Name',
    'Country',
    'Company_WebSite_URL',
    'Program_Name',
    'Program_Version',
    'Program_Release_Month',
    'Program_Release_Day',
    'Program_Release_Year',
    'Program_Cost_Dollars',
    'Program_Cost_Other_Code',
    'Program_Cost_Other',
    'Program_Type',
    'Program_Release_Status',
    'Program_OS_Support',
    'Program_Category_Class',
    'Program_Specific_Category',
    'Application_Info_URL',
    'Primary_Download_URL',
    'Secondary_Download_URL',
    'Additional_Download_URL_1',
    'Additional_Download_URL_2',
    'Program_Language',
    'Program_Change_Info',
    'Program_System_Requirements',
    'File_Size_Bytes',
    'File_Size_K',
    'File_Size_MB',
    'Application_Order_URL',
    'Application_Screenshot_URL',
    'Application_Icon_URL',
    'English/Keywords',
    'Klingon/Keywords',
    'English/Char_Desc_45',
    'English/Char_Desc_80',
    'English/Char_Desc_250',
    'English/Char_Desc_450',
    'English/Char_Desc_2000',
    'Klingon/Char_Desc_450',
  ];

  it.each(fields)('%s: it is taken out, left out or a reason to refuse', (field) => {
    for (const contact of CONTACTS) {
      const entities = Array.from(contact, (char) => `&#${char.codePointAt(0)};`).join('');
      for (const written of [contact, entities, `<![CDATA[${contact}]]>`, `See ${contact} now`]) {
        expectClean(padXml({ [field]: written }));
      }
    }
  });

  it.each(fields)('%s: an address in a link is no better', (field) => {
    for (const link of [
      `mailto:${EMAIL}`,
      `http://x.example/?to=${EMAIL}`,
      'http://x.example/canary.bird%40mine.example',
    ]) {
      expectClean(padXml({ [field]: link }));
    }
  });

  it('a name in it stays only where it is the text', () => {
    const text = JSON.stringify(read(padXml({ Company_Name: PERSON, Country: PERSON, Program_Type: PERSON })));
    expect(text.split(PERSON)).toHaveLength(2);
  });
});

describe('messages', () => {
  it('quote nothing', () => {
    const odd = 'Zyzzyva-4711';
    const fields = [
      'Country',
      'Program_Release_Year',
      'Program_Cost_Dollars',
      'Program_Type',
      'Program_Release_Status',
    ];
    const more = [
      'Program_OS_Support',
      'Program_Specific_Category',
      'Program_Category_Class',
      'Application_Info_URL',
      'Primary_Download_URL',
    ];
    const { problems } = read(padXml(Object.fromEntries([...fields, ...more].map((field) => [field, odd]))));
    expect(problems.length).toBeGreaterThanOrEqual(9);
    expect(JSON.stringify(problems)).not.toMatch(/zyzzyva|4711/i);
  });
});
