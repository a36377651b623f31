/**
 * The allow-list of PAD XML: which elements are read, where they stand and how long the specification lets them be.
 * Contact_Info, Support_Info and everything else that is not named here is never looked at.
 */
import { error, type Problem, warning } from '../contracts/problems.ts';
import { findContacts } from '../rules/contacts.ts';
import { plainLine } from '../rules/plain-text.ts';
import { elementsOf, textOf, type XmlNode } from './xml-tree.ts';

export const ROOT = 'XML_DIZ_INFO';

/** Single-line fields and their places. */
const PLACES = {
  Company_Name: 'Company_Info',
  Country: 'Company_Info',
  Company_WebSite_URL: 'Company_Info',
  Program_Name: 'Program_Info',
  Program_Version: 'Program_Info',
  Program_Release_Month: 'Program_Info',
  Program_Release_Day: 'Program_Info',
  Program_Release_Year: 'Program_Info',
  Program_Cost_Dollars: 'Program_Info',
  Program_Cost_Other_Code: 'Program_Info',
  Program_Cost_Other: 'Program_Info',
  Program_Type: 'Program_Info',
  Program_Release_Status: 'Program_Info',
  Program_OS_Support: 'Program_Info',
  Program_Language: 'Program_Info',
  File_Size_Bytes: 'Program_Info/File_Info',
  File_Size_K: 'Program_Info/File_Info',
  File_Size_MB: 'Program_Info/File_Info',
  Program_Change_Info: 'Program_Info',
  Program_Specific_Category: 'Program_Info',
  Program_Category_Class: 'Program_Info',
  Program_System_Requirements: 'Program_Info',
  Application_Info_URL: 'Web_Info/Application_URLs',
  Application_Order_URL: 'Web_Info/Application_URLs',
  Application_Screenshot_URL: 'Web_Info/Application_URLs',
  Application_Icon_URL: 'Web_Info/Application_URLs',
  Primary_Download_URL: 'Web_Info/Download_URLs',
  Secondary_Download_URL: 'Web_Info/Download_URLs',
  Additional_Download_URL_1: 'Web_Info/Download_URLs',
  Additional_Download_URL_2: 'Web_Info/Download_URLs',
} as const;

export type FieldName = keyof typeof PLACES;

/** The four that a file cannot be imported without are the root and these; with the specification's longest and ours. */
const REQUIRED = {
  Company_Name: { advised: 40, most: 200 },
  Program_Name: { advised: 40, most: 200 },
  Program_Version: { advised: 15, most: 100 },
} as const satisfies Partial<Record<FieldName, object>>;

/** The descriptions in one language; the name of the element is the language's. */
export interface LanguageBlock {
  language: string;
  /** By the lower-case name of the element, such as `char_desc_45` or `keywords`; untouched but for references. */
  texts: Map<string, string>;
}

export interface PadFields {
  values: Map<FieldName, string>;
  languages: LanguageBlock[];
}

/** What may stand inside an element, by lower-case name. */
interface Place {
  name: string;
  pointer: string;
  children: Map<string, Place>;
  field?: FieldName;
}

const TREE: Place = { name: ROOT, pointer: pointerTo(''), children: new Map() };
const DESCRIPTIONS = placeAt('Program_Descriptions');
for (const [field, path] of Object.entries(PLACES)) placeAt(`${path}/${field}`).field = field as FieldName;

function placeAt(path: string): Place {
  let place = TREE;
  for (const name of path.split('/')) {
    const pointer = `${place.pointer}/${name}`;
    const next = place.children.get(name.toLowerCase()) ?? { name, pointer, children: new Map() };
    place.children.set(name.toLowerCase(), next);
    place = next;
  }
  return place;
}

const DESCRIPTIONS_READ = [
  'keywords',
  'char_desc_45',
  'char_desc_80',
  'char_desc_250',
  'char_desc_450',
  'char_desc_2000',
];
const READ = new Set([...Object.keys(PLACES).map((field) => field.toLowerCase()), ...DESCRIPTIONS_READ]);

/** Whether an element that holds text is read, somewhere. */
export function isRead(name: string): boolean {
  return READ.has(name.toLowerCase());
}

/** Case does not matter in tag names, and the first element that says something wins. */
export function readFields(root: XmlNode, problems: Problem[]): PadFields {
  const fields: PadFields = { values: new Map(), languages: [] };
  const otherCase = { first: root.name === ROOT ? undefined : pointerTo('') };
  collect(root, TREE, fields, otherCase);
  if (otherCase.first !== undefined) {
    problems.push(warning(otherCase.first, 'tag_case'));
  }
  findMisplaced(root, fields, problems);
  return fields;
}

function collect(element: XmlNode, place: Place, fields: PadFields, otherCase: { first: string | undefined }): void {
  for (const node of elementsOf(element)) {
    const { name } = node;
    const inner = place.children.get(name.toLowerCase());
    if (inner === undefined) continue;
    if (name !== inner.name) otherCase.first ??= inner.pointer;
    if (inner.field !== undefined) keepFirst(fields.values, inner.field, lineOf(node));
    else if (inner === DESCRIPTIONS) fields.languages.push(...elementsOf(node).flatMap(toLanguageBlock));
    else collect(node, inner, fields, otherCase);
  }
}

function lineOf(node: XmlNode): string {
  return plainLine(textOf(node));
}

/** Every child that holds descriptions is a language; what else may stand there is not looked at. */
function toLanguageBlock(node: XmlNode): LanguageBlock[] {
  const texts = new Map<string, string>();
  for (const child of elementsOf(node)) {
    const name = child.name.toLowerCase();
    if (DESCRIPTIONS_READ.includes(name)) keepFirst(texts, name, textOf(child));
  }
  return texts.size === 0 ? [] : [{ language: node.name, texts }];
}

function keepFirst<K>(values: Map<K, string>, key: K, value: string): void {
  if ((values.get(key) ?? '').trim() === '') values.set(key, value);
}

/** Files written by hand put what is required into blocks of their own, such as PUBLISHER_INFO/COMPANY_NAME. */
function findMisplaced(root: XmlNode, { values }: PadFields, problems: Problem[]): void {
  const wanted = (Object.keys(REQUIRED) as FieldName[]).filter((field) => (values.get(field) ?? '') === '');
  const nodes = wanted.length === 0 ? [] : elementsOf(root).flatMap((block) => [block, ...elementsOf(block)]);
  for (const field of wanted) {
    const named = nodes.filter((node) => node.name.toLowerCase() === field.toLowerCase());
    const value = named.map(lineOf).find((line) => line !== '');
    if (value === undefined) continue;
    values.set(field, value);
    problems.push(warning(pointerOf(field), 'misplaced', { name: field, place: PLACES[field] }));
  }
}

/** "/XML_DIZ_INFO/Program_Info/Program_Name" */
export function pointerOf(field: FieldName): string {
  return pointerTo(`${PLACES[field]}/${field}`);
}

export function pointerTo(path: string): string {
  return path === '' ? `/${ROOT}` : `/${ROOT}/${path}`;
}

const ORDER = new Map((Object.keys(PLACES) as FieldName[]).map((field, index) => [pointerOf(field), index]));
/** Program_Descriptions stand before Web_Info. */
const DESCRIPTIONS_ORDER = (ORDER.get(pointerOf('Application_Info_URL')) ?? 0) - 0.5;

/** What is said of the whole document first, then in the order of the format. */
export function inFormatOrder(problems: readonly Problem[]): Problem[] {
  const place = (pointer: string) => ORDER.get(pointer) ?? (pointer.includes('Descriptions') ? DESCRIPTIONS_ORDER : -1);
  return problems.toSorted((a, b) => place(a.pointer) - place(b.pointer));
}

/** What makes a file impossible to import, and what is odd about the members it cannot do without. */
export function requiredProblems({ values }: PadFields): Problem[] {
  return (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).flatMap((field) => {
    const value = values.get(field) ?? '';
    const pointer = pointerOf(field);
    const { advised, most } = REQUIRED[field];
    if (!hasVisible(value)) return [error(pointer, 'missing.empty')];
    if (isPlaceholder(value, field)) return [error(pointer, 'missing.placeholder')];
    const contacts = findContacts(value);
    if (contacts.likely.length > 0) return [error(pointer, 'contact_not_allowed')];
    if (value.length > most) return [error(pointer, 'too_long', { limit: most })];
    if (contacts.possible.length > 0) return [warning(pointer, 'possible_contact')];
    return value.length > advised ? [lengthWarning(pointer, advised)] : [];
  });
}

export function lengthWarning(pointer: string, advised: number): Problem {
  return warning(pointer, 'over_length', { limit: advised });
}

function hasVisible(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u.test(text);
}

/** Marks of templates that were published before they were filled in. */
const TEMPLATE_MARK = /\{\{[^{}]{0,100}\}\}|\$\{[^{}]{0,100}\}|__[A-Z][A-Z0-9_]{0,60}__|@[A-Z][A-Z0-9_]{1,60}@/;
const WHOLLY_TEMPLATE = /^(?:\{[^{}]+\}|%\w+%|\$\w+\$?|\$\(\w+\))$/;

export function isPlaceholder(value: string, field: string): boolean {
  return TEMPLATE_MARK.test(value) || WHOLLY_TEMPLATE.test(value) || value === field;
}
