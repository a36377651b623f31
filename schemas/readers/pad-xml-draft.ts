/** Maps the fields of a PAD XML file to a draft. Nothing but the fields of `pad-xml-elements.ts` gets here. */
import type { Draft } from '../contracts/draft.ts';
import type { Artifact, License, Release, Vendor } from '../contracts/generated/listing.ts';
import { type Problem, type ProblemKey, warning } from '../contracts/problems.ts';
import { findContacts, linkHasContact } from '../rules/contacts.ts';
import { toCountryCode } from '../rules/country-code.ts';
import { readDownloadName } from '../rules/download-name.ts';
import { readFileSize } from '../rules/file-size.ts';
import { repairLink } from '../rules/lenient-link.ts';
import { deriveSlug } from '../rules/slug.ts';
import { suggestCategory } from '../rules/suggest-category.ts';
import { isPrerelease } from '../rules/version-order.ts';
import { FALLBACK_CATEGORY, FALLBACK_KIND } from '../rules/vocabulary.ts';
import { defined } from '../rules/without-undefined.ts';
import type { ReaderContext } from './pad-json.ts';
import { toDescriptions } from './pad-xml-descriptions.ts';
import { type FieldName, isPlaceholder, type PadFields, pointerOf } from './pad-xml-elements.ts';
import { toKeywords, toLanguages, toText } from './pad-xml-particulars.ts';
import { toPlatforms } from './pad-xml-platforms.ts';
import { toLicenseType, toPricing } from './pad-xml-pricing.ts';

export interface PadXmlContext extends ReaderContext {
  /** Where the document was found, if it was: its names serve a slug where the program's has no Latin letters. */
  url?: string;
}

type Values = PadFields['values'];

/** @param fields of which the required ones may be missing: then only the notes are of use */
export function toDraft({ values, languages }: PadFields, context: PadXmlContext, notes: Problem[]): Draft {
  const name = values.get('Program_Name') ?? '';
  const vendor = toVendor(values, notes);
  const version = toVersion(values, notes);
  const licenseType = toLicenseType(values, notes);
  const pricing = toPricing(values, licenseType, notes);
  const platforms = platformsOf(values, notes);
  const category = toCategory(values, context.findCategory, notes);
  const descriptions = toDescriptions(languages, vendor.country_code, notes);
  const homepage = toLink(values, 'Application_Info_URL', notes) ?? vendor.website;
  const artifacts = toArtifacts(values, name, notes);
  const hints = [vendor.country_code ?? ''];
  const screenshot = toLink(values, 'Application_Screenshot_URL', notes);
  return defined({
    slug: deriveSlug([name, ...otherNames([context.url, artifacts[0]?.uri, homepage]), vendor.name]),
    name,
    kind: toKind(platforms, licenseType),
    category,
    license: defined({ type: licenseType }),
    vendor,
    platforms,
    homepage,
    order_url: toLink(values, 'Application_Order_URL', notes),
    icon: toLink(values, 'Application_Icon_URL', notes),
    screenshots: screenshot === undefined ? undefined : [screenshot],
    keywords: toKeywords(languages, vendor.name, hints, notes),
    languages: toLanguages(values, notes),
    requirements: toText(values, 'Program_System_Requirements', hints, notes),
    integrations: [],
    pricing,
    descriptions,
    versions: [
      defined({
        ...version,
        ...toNews(values, hints, notes),
        artifacts: artifacts.length === 0 ? undefined : artifacts,
      }),
    ],
    badges: [],
    archived: false,
  });
}

/** What is certain by the file itself; a program may be anything else. */
function toKind(platforms: Draft['platforms'], licenseType: License['type']): Draft['kind'] {
  if (platforms.length > 0 && platforms.every((platform) => platform === 'android' || platform === 'ios'))
    return 'mobile';
  return licenseType === 'open-source' ? 'open-source' : FALLBACK_KIND;
}

function toVendor(values: Values, notes: Problem[]): Vendor {
  const country = values.get('Country') ?? '';
  const code = country === '' ? undefined : toCountryCode(country);
  if (country !== '' && code === undefined) {
    notes.push(warning(pointerOf('Country'), 'unknown_value.country'));
  }
  return defined({
    name: values.get('Company_Name') ?? '',
    website: toLink(values, 'Company_WebSite_URL', notes),
    country_code: code,
  });
}

function toVersion(values: Values, notes: Problem[]): Release {
  const version = values.get('Program_Version') ?? '';
  const status = (values.get('Program_Release_Status') ?? '').toLowerCase();
  const released = toReleaseDate(values, notes);
  const known = STATUSES.get(status);
  if (known === undefined && status !== '') {
    const name = 'Program_Release_Status';
    const allowed = 'Major Update, Minor Update, New Release, Beta, Alpha, Media Only';
    notes.push(warning(pointerOf(name), 'unknown_value.format_word', { name, allowed }));
  }
  return defined({
    version,
    ...released,
    release_type: known === 'major' || known === 'minor' ? known : undefined,
    // 1.4.11-6 is a pre-release in SemVer; in these files it is the sixth package of 1.4.11.
    prerelease: known === 'prerelease' || (isPrerelease(version) && !/^[\d.]+-\d+$/.test(version)),
  });
}

/** Two thirds of all files say New Release for every release, so it says nothing. */
const STATUSES = new Map<string, 'major' | 'minor' | 'prerelease' | 'nothing'>([
  ['major update', 'major'],
  ['minor update', 'minor'],
  ['update', 'nothing'],
  ['new release', 'nothing'],
  ['beta', 'prerelease'],
  ['alpha', 'prerelease'],
  ['media only', 'nothing'],
]);

/** The specification asks for the year alone: then that is all that is known. */
function toReleaseDate(values: Values, notes: Problem[]): Pick<Release, 'released_on' | 'released_in'> {
  const [year = '', month = '', day = ''] = (['Year', 'Month', 'Day'] as const).map((part) =>
    (values.get(`Program_Release_${part}`) ?? '').replace(/^0+$/, ''),
  );
  const pointer = pointerOf('Program_Release_Year');
  if (day === '') {
    const partial = toMonth(month);
    if (YEAR.test(year) && (month === '' || partial !== undefined)) {
      return { released_in: partial === undefined ? year : `${year}-${String(partial).padStart(2, '0')}` };
    }
  }
  const date = toDate(year, month, day);
  if (date === undefined) notes.push(warning(pointer, year === '' ? 'missing_date' : 'bad_date'));
  return date === undefined ? {} : { released_on: date };
}

/** Of the years 1900 to 2199 (specification 3.11). */
const YEAR = /^(?:19|20|21)\d\d$/;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME =
  /^(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/i;

/**
 * An impossible date is none; it is never shifted to one that exists.
 * @returns like 2026-01-31; undefined for no calendar date of the years 1900 to 2199 (specification 3.11)
 */
export function toDate(year: string, month: string, day: string): string | undefined {
  if (!YEAR.test(year) || !/^\d{1,2}$/.test(day)) return undefined;
  const monthNumber = toMonth(month);
  if (monthNumber === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), monthNumber - 1, Number(day)));
  const isReal = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function toMonth(month: string): number | undefined {
  if (/^(?:0?[1-9]|1[0-2])$/.test(month)) return Number(month);
  const name = MONTH_NAME.exec(month)?.[1];
  return name === undefined ? undefined : MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function platformsOf(values: Values, notes: Problem[]): Draft['platforms'] {
  const { platforms, unknown } = toPlatforms(values.get('Program_OS_Support') ?? '');
  if (unknown > 0) notes.push(warning(pointerOf('Program_OS_Support'), 'unknown_value.platforms', { count: unknown }));
  return platforms;
}

/**
 * The classes are a list of the format's own, which the vocabulary maps one by one. Of another class, its second part
 * says more than its first; the second may hold colons itself, so only the first `::` divides.
 */
function toCategory(values: Values, findCategory: PadXmlContext['findCategory'], notes: Problem[]): string {
  const whole = values.get('Program_Category_Class') ?? '';
  const listed = findCategory(whole);
  if (listed !== undefined) return listed;
  const specific = values.get('Program_Specific_Category') ?? '';
  const divider = whole.indexOf('::');
  const parts = divider === -1 ? [] : [whole.slice(divider + 2), whole.slice(0, divider)];
  const sources = [
    ...parts.map((part) => ({ pointer: pointerOf('Program_Category_Class'), words: [part.trim()] })),
    // Utilities is the format's word for what its classes call System Utilities.
    { pointer: pointerOf('Program_Specific_Category'), words: [specific.replace(/^utilities$/i, 'System Utilities')] },
  ];
  const suggestion = suggestCategory(sources, findCategory);
  if (suggestion?.reason !== undefined) notes.push(suggestion.reason);
  if (suggestion === undefined && whole + specific !== '') {
    const name = whole === '' ? 'Program_Specific_Category' : 'Program_Category_Class';
    notes.push(warning(pointerOf(name), 'unknown_value.category_words', { name }));
  }
  return suggestion?.category ?? FALLBACK_CATEGORY;
}

/** What is new in words, or where it is said, if that is all that stands there. */
function toNews(values: Values, hints: readonly string[], notes: Problem[]): Pick<Release, 'changes' | 'notes_url'> {
  const field = 'Program_Change_Info';
  if (/^https?:\/\/\S+$/i.test(values.get(field) ?? '')) return { notes_url: toLink(values, field, notes) };
  return { changes: toText(values, field, hints, notes) };
}

/** Every download there is an address of; the size is that of the first, by the format. */
function toArtifacts(values: Values, product: string, notes: Problem[]): Artifact[] {
  const fields = [
    'Primary_Download_URL',
    'Secondary_Download_URL',
    'Additional_Download_URL_1',
    'Additional_Download_URL_2',
  ] as const;
  const found = new Map<string, Artifact>();
  for (const field of fields) {
    const uri = toLink(values, field, notes);
    if (uri === undefined || found.has(uri)) continue;
    const size_bytes = field === 'Primary_Download_URL' ? toSize(values, notes) : undefined;
    const { platform, format } = readDownloadName(uri, product);
    found.set(uri, defined({ uri, platform, format, size_bytes }));
  }
  return [...found.values()];
}

function toSize(values: Values, notes: Problem[]): number | undefined {
  const [bytes, kilobytes, megabytes] = (['File_Size_Bytes', 'File_Size_K', 'File_Size_MB'] as const).map((field) => {
    const text = values.get(field) ?? '';
    // Digits in groups are a number of many kinds.
    if (!linkHasContact(text)) return text;
    notes.push(warning(pointerOf(field), 'contact_removed.field', { name: field }));
    return undefined;
  });
  return readFileSize({ bytes, kilobytes, megabytes });
}

/** An address a person may click, or a warning and nothing. */
function toLink(values: Values, field: FieldName, notes: Problem[]): string | undefined {
  const text = values.get(field) ?? '';
  if (text === '') return undefined;
  const note = (key: ProblemKey) => {
    notes.push(warning(pointerOf(field), key, { name: field }));
    return undefined;
  };
  if (isPlaceholder(text, field)) return note('bad_link.placeholder');
  const { likely, possible } = findContacts(text);
  if (likely.length > 0) return note('contact_removed.link');
  if (possible.length > 0) note('possible_contact');
  const link = repairLink(text);
  if (link === undefined) return note('bad_link');
  if (link.wasBare) note('scheme_added');
  return link.address;
}

/** The names of the files behind these addresses, then those of their hosts: ".../my-tool.zip?x" is "my-tool". */
function otherNames(addresses: readonly (string | undefined)[]): string[] {
  const urls = addresses.flatMap((address) =>
    address !== undefined && URL.canParse(address) ? [new URL(address)] : [],
  );
  const files = urls.map(
    ({ pathname }) =>
      pathname
        .split('/')
        .at(-1)
        ?.replace(/\.\w{1,5}$/, '') ?? '',
  );
  const hosts = urls.map(({ hostname }) => hostname.replace(/^www\./, ''));
  return [...files.filter((file) => !/^(?:pad.?(?:file)?|index|downloads?|latest)?$/i.test(file)), ...hosts];
}
