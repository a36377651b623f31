/** PAD XML documents for tests, made of the fields a test is about. */
import type { Draft, ReadResult } from '../../contracts/draft.ts';
import { type PadXmlContext, readPadXml } from '../pad-xml.ts';

const CATEGORIES: Readonly<Record<string, string>> = {
  'System Utilities': 'system-utilities',
  'System Utilities::Clipboard Tools': 'desktop-environment',
  Screens: 'desktop-environment',
  Wallpaper: 'desktop-environment',
  Development: 'developer-tools',
  'Home & Hobby::Recreation': 'other',
  Games: 'games',
  Other: 'other',
};

export const CONTEXT: PadXmlContext = {
  findCategory: (word) => (Object.hasOwn(CATEGORIES, word) ? CATEGORIES[word] : undefined),
};

const COMPANY = { Company_Name: 'Example Works', Country: 'Germany', Company_WebSite_URL: 'http://works.example/' };

const PROGRAM = {
  Program_Name: 'Paper Boat',
  Program_Version: '1.10',
  Program_Release_Month: '03',
  Program_Release_Day: '09',
  Program_Release_Year: '2011',
  Program_Cost_Dollars: '',
  Program_Cost_Other_Code: '',
  Program_Cost_Other: '',
  Program_Type: 'Freeware',
  Program_Release_Status: 'Minor Update',
  Program_OS_Support: 'WinXP,Win7 x32',
  Program_Category_Class: 'System Utilities::Clipboard Tools',
  Program_Specific_Category: 'Utilities',
};

/** Elements that a document has only where a test is about them. */
const PARTICULARS = {
  Program_Language: undefined,
  Program_Change_Info: undefined,
  Program_System_Requirements: undefined,
};
const FILE_INFO = { File_Size_Bytes: undefined, File_Size_K: undefined, File_Size_MB: undefined };

const LINKS = {
  Application_Info_URL: 'https://works.example/paper-boat',
  Application_Order_URL: undefined,
  Application_Screenshot_URL: undefined,
  Application_Icon_URL: undefined,
};
const DOWNLOADS = { Primary_Download_URL: 'https://works.example/paper-boat.zip' };
const ENGLISH = { Char_Desc_45: 'Folds boats', Char_Desc_250: 'Folds boats out of any sheet of paper.' };

type Fields = Readonly<Record<string, string | undefined>>;

/** Fields by the name of their element, already escaped; `undefined` leaves one out. A key of two parts is a language's. */
export function padXml(changes: Fields = {}, { extra = '' } = {}): string {
  const languages = { English: { ...ENGLISH } } as Record<string, Record<string, string | undefined>>;
  for (const [path, text] of Object.entries(changes)) {
    const [language, name] = path.split('/');
    if (language !== undefined && name !== undefined) languages[language] = { ...languages[language], [name]: text };
  }
  const fieldsOf = (fields: Fields) => ({ ...fields, ...picked(changes, fields) });
  const block = (name: string, fields: Fields) => element(name, elements(fieldsOf(fields)));
  const descriptions = Object.entries(languages).map(([language, texts]) => element(language, elements(texts)));
  return (
    '<?xml version="1.0" encoding="UTF-8" ?>\n' +
    element(
      'XML_DIZ_INFO',
      element('MASTER_PAD_VERSION_INFO', elements({ MASTER_PAD_VERSION: '3.11' })) +
        block('Company_Info', COMPANY) +
        element('Program_Info', elements(fieldsOf({ ...PROGRAM, ...PARTICULARS })) + block('File_Info', FILE_INFO)) +
        element('Program_Descriptions', descriptions.join('')) +
        element('Web_Info', block('Application_URLs', LINKS) + block('Download_URLs', { ...DOWNLOADS, ...OTHERS })) +
        extra,
    )
  );
}

const OTHERS = { Secondary_Download_URL: '', Additional_Download_URL_1: '', Additional_Download_URL_2: '' };

function picked(changes: Fields, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => name in fields));
}

function elements(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, text]) => (text === undefined ? '' : text === '' ? `<${name} />\n` : `${element(name, text)}`))
    .join('');
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>\n`;
}

export function read(document: string | Uint8Array, context = CONTEXT): ReadResult {
  return readPadXml(typeof document === 'string' ? new TextEncoder().encode(document) : document, context);
}

/** The draft of a document that must be importable. */
export function draftOf(document: string | Uint8Array, context = CONTEXT): Draft {
  const { draft, problems } = read(document, context);
  if (draft === undefined) throw new Error(`refused: ${problems.map(({ code }) => code).join(', ')}`);
  return draft;
}

/** "warning bad_date /Program_Info/Program_Release_Year", without the root's name. */
export function problemLines({ problems }: ReadResult): string[] {
  return problems.map(({ severity, code, pointer }) =>
    `${severity} ${code} ${pointer.replace('/XML_DIZ_INFO', '')}`.trim(),
  );
}
