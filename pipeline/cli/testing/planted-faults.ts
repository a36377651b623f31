/**
 * What operators get wrong in the files of a catalog, and what `catalog check` says of it: file, place, code, and the
 * words without which nobody could put it right. The list stood before the code that finds these faults.
 */
import { LANGUAGES } from '../../../schemas/texts/languages.ts';
import { stableJson } from '../../repo/text/stable-json.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import {
  CATEGORIES,
  CHECK,
  EVIDENCE,
  edited,
  evidenceOf,
  FOLLOWED,
  type Loose,
  listing,
  listingOf,
  type PlantedFiles,
  record,
  recordOf,
  replaced,
  SETTINGS,
  SYNC,
} from './planted-catalog.ts';

export interface PlantedFault {
  plant: (files: PlantedFiles) => unknown;
  file: string;
  pointer: string;
  code: string;
  /** Stands in the line that is named (default: no line is). */
  at?: string;
  /** Stands in the message. */
  says: string;
  /** It stops nothing. */
  isWarning?: true;
  /** Other faults cannot be seen beside it. */
  isAlone?: true;
}

const asWorker = (files: PlantedFiles) => edited(files, SETTINGS, (value) => Object.assign(value, { host: 'worker' }));

const settings = (edit: (value: Loose) => void) => (files: PlantedFiles) => edited(files, SETTINGS, edit);
const categories = (edit: (value: Loose[]) => void) => (files: PlantedFiles) =>
  edited(files, CATEGORIES, (value) => edit(value.categories));
const put = (path: string, value: unknown) => (files: PlantedFiles) => files.set(path, stableJson(value));
const write = (path: string, content: string | Buffer) => (files: PlantedFiles) => files.set(path, content);
/** One that the operator has added. */
const workflow = (name: string, script: string) =>
  write(
    `.github/workflows/${name}.yml`,
    `on: workflow_dispatch\njobs:\n  ours:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: ${script}\n`,
  );
const edit = (path: string, change: (value: Loose) => void) => (files: PlantedFiles) => edited(files, path, change);

const IN_SETTINGS: Record<string, Omit<PlantedFault, 'file'>> = {
  'no settings at all': {
    plant: (files) => files.delete(SETTINGS),
    ...{ pointer: '', code: 'file_missing', says: 'This file is missing.', isAlone: true },
  },
  'an address without https': {
    plant: settings((value) => Object.assign(value, { base_url: 'http://catalog.works.org' })),
    ...{
      pointer: '/base_url',
      code: 'base_url_insecure',
      at: '"base_url"',
      says: 'https',
      isWarning: true,
      isAlone: true,
    },
  },
  'an address with a query': {
    plant: settings((value) => Object.assign(value, { base_url: 'http://localhost:8787/?lang=en' })),
    ...{ pointer: '/base_url', code: 'base_url_extra', at: '"base_url"', says: 'query', isAlone: true },
  },
  'settings without a comma': {
    plant: (files) => replaced(files, SETTINGS, '"format": 2,', '"format": 2'),
    ...{ pointer: '', code: 'bad_json', at: '"name": "Software', says: 'a comma', isAlone: true },
  },
  'settings with a comma behind the last member': {
    plant: (files) => replaced(files, SETTINGS, '"data/logo.svg"\n', '"data/logo.svg",\n'),
    ...{ pointer: '', code: 'bad_json', says: 'comma before it', isAlone: true },
  },
  'settings with a comment': {
    plant: (files) => replaced(files, SETTINGS, '{\n', '{\n  // ours\n'),
    ...{ pointer: '', code: 'bad_json', at: '// ours', says: 'comment', isAlone: true },
  },
  'settings that are not in UTF-8': {
    plant: write(SETTINGS, Buffer.from('{"name":"B\u00fccher"}', 'latin1')),
    ...{ pointer: '', code: 'bad_encoding', says: 'Save it as UTF-8', isAlone: true },
  },
  'a list that is a word': {
    plant: settings((value) => Object.assign(value, { languages: 'en' })),
    ...{ pointer: '/languages', code: 'wrong_type', at: '"languages"', says: 'list', isAlone: true },
  },
  'a misspelled setting': {
    plant: settings((value) => Object.assign(value, { accnt: '#0a6b58' })),
    ...{ pointer: '/accnt', code: 'unknown_member', at: '"accnt"', says: 'Did you mean accent?' },
  },
  'a setting in another spelling': {
    plant: settings((value) => Object.assign(value, { previewImages: 10 })),
    ...{
      pointer: '/previewImages',
      code: 'unknown_member',
      at: '"previewImages"',
      says: 'Did you mean preview_images?',
    },
  },
  'a setting of nobody': {
    plant: settings((value) => Object.assign(value, { zzz: true })),
    ...{ pointer: '/zzz', code: 'unknown_member', at: '"zzz"', says: 'Known: ' },
  },
  'a setting of earlier versions': {
    plant: settings((value) => Object.assign(value, { search: 'api' })),
    ...{ pointer: '/search', code: 'retired_setting', at: '"search"', says: 'Remove it.' },
  },
  'a misspelled value': {
    plant: settings((value) => Object.assign(value, { host: 'statik' })),
    ...{ pointer: '/host', code: 'not_allowed', at: '"host"', says: 'Did you mean static?' },
  },
  'a color that is a word': {
    plant: settings((value) => Object.assign(value, { accent: 'red' })),
    ...{ pointer: '/accent', code: 'bad_format', at: '"accent"', says: 'like #0a6b58' },
  },
  'an address with a slash at its end': {
    plant: settings((value) => Object.assign(value, { base_url: 'https://catalog.works.org/' })),
    ...{ pointer: '/base_url', code: 'bad_format', at: '"base_url"', says: 'without a trailing slash' },
  },
  'a number that is too small': {
    plant: settings((value) => Object.assign(value, { preview_images: -1 })),
    ...{ pointer: '/preview_images', code: 'out_of_range', at: '"preview_images"', says: '>= 0' },
  },
  'a share above one': {
    plant: settings((value) => Object.assign(value, { guards: { mass_change_share: 5 } })),
    ...{ pointer: '/guards/mass_change_share', code: 'out_of_range', at: '"mass_change_share"', says: '<= 1' },
  },
  'a number in quotes': {
    plant: settings((value) => Object.assign(value, { moderation: { ...value.moderation, batch_from: '20' } })),
    ...{ pointer: '/moderation/batch_from', code: 'wrong_type', at: '"batch_from"', says: 'without quotes' },
  },
  'a key that is cut off': {
    plant: settings((value) => Object.assign(value, { signing_key: 'abc' })),
    ...{ pointer: '/signing_key', code: 'bad_format', at: '"signing_key"', says: 'public key (Ed25519' },
  },
  'a country in words': {
    plant: settings((value) => Object.assign(value.vendor, { country_code: 'de' })),
    ...{ pointer: '/vendor/country_code', code: 'bad_format', at: '"country_code"', says: 'two capital letters' },
  },
  'a misspelled member of a member': {
    plant: settings((value) => Object.assign(value.vendor, { web_site: 'https://works.org' })),
    ...{ pointer: '/vendor/web_site', code: 'unknown_member', at: '"web_site"', says: 'Did you mean website?' },
  },
  'no name': {
    plant: settings((value) => delete value.name),
    ...{ pointer: '/name', code: 'missing', at: '{', says: 'text of 1 to 200 characters' },
  },
  'a language without texts': {
    plant: settings((value) => value.languages.push('pl')),
    ...{
      pointer: '/languages/2',
      code: 'language_without_texts',
      at: '"pl"',
      says: `There are: ${LANGUAGES.join(', ')}.`,
    },
  },
  'a translation in no language': {
    plant: settings((value) => Object.assign(value.translations, { german: { tagline: 'x', summary: 'x' } })),
    ...{ pointer: '/translations', code: 'bad_key', at: '"translations"', says: 'a language tag, like de or pt-BR' },
  },
  'a translation in a language that no page is in': {
    plant: settings((value) => Object.assign(value.translations, { nl: { tagline: 'x', summary: 'x' } })),
    ...{ pointer: '/translations/nl', code: 'language_not_shown', at: '"nl"', says: 'to languages', isWarning: true },
  },
  'a translation into the first language': {
    plant: settings((value) => Object.assign(value.translations, { en: { tagline: 'x', summary: 'x' } })),
    ...{
      pointer: '/translations/en',
      code: 'translated_first',
      at: '"en": {',
      says: 'first language',
      isWarning: true,
    },
  },
  'a mailbox that is none': {
    plant: settings((value) => Object.assign(value, { contact: 'mailto:nobody' })),
    ...{ pointer: '/contact', code: 'bad_way', at: '"contact"', says: 'mailto: with one mailbox' },
  },
  'a place that nothing fills': {
    plant: settings((value) => Object.assign(value, { report: 'https://works.org/{id}' })),
    ...{ pointer: '/report', code: 'unknown_place', at: '"report"', says: '{slug}, {name}, {url}' },
  },
  'a logo that is not there': {
    plant: (files) =>
      files.delete('data/logo.svg') && settings((value) => Object.assign(value, { logo: 'data/sign.svg' }))(files),
    ...{ pointer: '/logo', code: 'logo_missing', at: '"logo"', says: 'There is no file data/sign.svg.' },
  },
  'a setting twice': {
    plant: (files) => replaced(files, SETTINGS, '  "summary"', '  "tagline": "Twice",\n  "summary"'),
    ...{ pointer: '/tagline', code: 'duplicate_member', at: '"Twice"', says: 'Remove one of the two.' },
  },
};

const IN_CATEGORIES: Record<string, Omit<PlantedFault, 'file'>> = {
  'no categories at all': {
    plant: (files) => files.delete(CATEGORIES),
    ...{ pointer: '', code: 'file_missing', says: 'This file is missing.', isAlone: true },
  },
  'categories that end too early': {
    plant: write(CATEGORIES, '{\n  "categories": [\n'),
    ...{ pointer: '', code: 'bad_json', says: 'a bracket', isAlone: true },
  },
  'no fallback': {
    plant: categories((list) =>
      list.splice(
        list.findIndex(({ slug }) => slug === 'other'),
        1,
      ),
    ),
    ...{ pointer: '/categories', code: 'fallback_missing', at: '"categories"', says: 'other' },
  },
  'a category twice': {
    plant: categories((list) => list.push({ ...list[1] })),
    ...{ pointer: '/categories/47/slug', code: 'category_twice', says: 'categories.1', isAlone: true },
  },
  'a word that two categories claim': {
    plant: categories((list) => list[2].aliases.unshift(list[1].aliases[0].toUpperCase())),
    ...{ pointer: '/categories/2/aliases/0', code: 'alias_twice', says: 'one category' },
  },
  'a misspelled label': {
    plant: categories((list) => Object.assign(list[0], { lable: 'x' })),
    ...{ pointer: '/categories/0/lable', code: 'unknown_member', at: '"lable"', says: 'Did you mean label?' },
  },
  'a slug with a space': {
    plant: categories((list) => Object.assign(list[2], { slug: 'Text Editors' })),
    ...{ pointer: '/categories/2/slug', code: 'bad_format', at: '"Text Editors"', says: 'lower-case letters' },
  },
  'a sign that is not drawn': {
    plant: categories((list) => Object.assign(list[3], { sign: 'bok-open' })),
    ...{ pointer: '/categories/3/sign', code: 'unknown_sign', at: '"bok-open"', says: 'book-open' },
  },
  'a label in a language that no page is in': {
    plant: categories((list) => Object.assign(list[4].translations, { nl: { label: 'x', description: 'x' } })),
    pointer: '/categories/4/translations/nl',
    ...{ code: 'language_not_shown', at: '"nl"', says: 'to languages', isWarning: true },
  },
  'a category that is gone, and listings are in': {
    plant: categories((list) =>
      list.splice(
        list.findIndex(({ slug }) => slug === 'games'),
        1,
      ),
    ),
    ...{ pointer: '/categories', code: 'category_missing', at: '"categories"', says: 'games' },
    isAlone: true,
  },
};

const FEEDS: Record<string, PlantedFault> = {
  'a contact in an address': {
    plant: put('data/feeds/person.json', { url: 'https://publisher.works.org/jane@works.org/pad.json' }),
    ...{ file: 'data/feeds/person.json', pointer: '/url', code: 'contact_kept', at: '"url"', says: 'Remove' },
  },
  'an address under another name': {
    plant: put('data/feeds/typo.json', { uri: 'https://publisher.works.org/typo.json' }),
    ...{ file: 'data/feeds/typo.json', pointer: '/url', code: 'missing', at: '{', says: 'the address to follow' },
  },
  'an address without encryption': {
    plant: put('data/feeds/insecure.json', { url: 'http://publisher.works.org/insecure.json' }),
    ...{ file: 'data/feeds/insecure.json', pointer: '/url', code: 'scheme_not_allowed', at: '"url"', says: 'https://' },
  },
  'an address that two files follow': {
    plant: put('data/feeds/second.json', { url: FOLLOWED }),
    ...{ file: 'data/feeds/second.json', pointer: '/url', code: 'address_twice', at: '"url"' },
    says: 'data/feeds/followed.json',
  },
  'an address twice in one file': {
    plant: put('data/feeds/again.json', {
      url: 'https://publisher.works.org/again.json',
      also: [{ url: 'https://publisher.works.org/again.json' }],
    }),
    ...{ file: 'data/feeds/again.json', pointer: '/also/0/url', code: 'address_twice', at: '      "url"' },
    says: 'data/feeds/again.json',
  },
  'a misspelled kind': {
    plant: put('data/feeds/kind.json', { url: 'https://publisher.works.org/kind', kind: 'openapy' }),
    ...{ file: 'data/feeds/kind.json', pointer: '/kind', code: 'not_allowed', at: '"kind"', says: 'mean openapi?' },
  },
  'a misspelled member of a feed': {
    plant: put('data/feeds/more.json', { url: 'https://publisher.works.org/more', alsoo: [] }),
    ...{ file: 'data/feeds/more.json', pointer: '/alsoo', code: 'unknown_member', at: '"alsoo"', says: 'mean also?' },
  },
  'a file with a name of its own kind': {
    plant: put('data/feeds/My Feed.json', { url: 'https://publisher.works.org/my' }),
    ...{ file: 'data/feeds/My Feed.json', pointer: '', code: 'bad_file_name', says: 'Rename the file.' },
  },
  'a kept document that is no JSON': {
    plant: write('data/feeds/broken.json', '{\n  "pad_version": "2.0"\n  "vendor": {}\n}\n'),
    ...{ file: 'data/feeds/broken.json', pointer: '', code: 'bad_json', at: '"vendor"', says: 'line 3, column 3' },
  },
  'a kept document without a version': {
    plant: write(
      'data/feeds/unreleased.json',
      padDocument('unreleased', ({ release }) => delete release.version),
    ),
    ...{ file: 'data/feeds/unreleased.json', pointer: '/release/version', code: 'missing', at: '"release"' },
    says: 'release.version is missing.',
  },
  'a kept document with a contact': {
    plant: write(
      'data/feeds/named.json',
      padDocument('named', ({ vendor }) => Object.assign(vendor, { contact_name: 'J' })),
    ),
    ...{ file: 'data/feeds/named.json', pointer: '/vendor/contact_name', code: 'contact_kept', at: '"contact_name"' },
    says: 'Remove it from the file',
  },
  'a document that is never read': {
    plant: write('data/feeds/api.yaml', 'openapi: 3.1.0\n'),
    ...{ file: 'data/feeds/api.yaml', pointer: '', code: 'unread_document', says: 'catalog add-feed' },
  },
  'a folder whose name is nearly right': {
    plant: put('data/feed/lost.json', { url: 'https://publisher.works.org/lost' }),
    ...{ file: 'data/feed/lost.json', pointer: '', code: 'unread_file', says: 'data/feeds/', isWarning: true },
  },
  'a file that nothing reads': {
    plant: put('data/setings.json', {}),
    ...{
      file: 'data/setings.json',
      pointer: '',
      code: 'unread_file',
      says: 'Nothing reads this file.',
      isWarning: true,
    },
  },
};

const REVIEWED: Record<string, PlantedFault> = {
  'a listing that is no JSON': {
    plant: write(listingOf('viewer'), '{\n  "slug": viewer\n}\n'),
    ...{ file: listingOf('viewer'), pointer: '', code: 'bad_json', at: '"slug"', says: 'a value' },
  },
  'a misspelled member of a listing': {
    plant: edit(listingOf('writer'), (value) => Object.assign(value, { homepag: 'https://works.org' })),
    ...{ file: listingOf('writer'), pointer: '/homepag', code: 'unknown_member', at: '"homepag"', says: 'homepage' },
  },
  'a listing in another one’s place': {
    plant: edit(listingOf('runner'), (value) => Object.assign(value, { slug: 'walker' })),
    ...{ file: listingOf('runner'), pointer: '/slug', code: 'wrong_place', at: '"slug"', says: listingOf('walker') },
  },
  'a listing without a record': {
    plant: put(listingOf('stray'), listing('stray')),
    ...{ file: listingOf('stray'), pointer: '', code: 'not_published', says: recordOf('stray') },
  },
  'a record without its listing': {
    plant: (files) => files.delete(listingOf('server')),
    ...{
      file: recordOf('server'),
      pointer: '/state',
      code: 'listing_missing',
      at: '"state"',
      says: listingOf('server'),
    },
  },
  'a listing in a category that is not there': {
    plant: edit(listingOf('reader'), (value) => Object.assign(value, { category: 'books' })),
    ...{ file: CATEGORIES, pointer: '/categories', code: 'category_missing', at: '"categories"', says: 'reader' },
    isAlone: true,
  },
  'a misspelled state': {
    plant: put(recordOf('lost'), record('lost', { state: 'rejectd', reason: 'No.' })),
    ...{ file: recordOf('lost'), pointer: '/state', code: 'not_allowed', at: '"state"', says: 'mean rejected?' },
  },
  'a record in another one’s place': {
    plant: put(recordOf('other'), record('another', { state: 'rejected', reason: 'No.' })),
    ...{ file: recordOf('other'), pointer: '/slug', code: 'wrong_place', at: '"slug"', says: recordOf('another') },
  },
  'an override of a member that is not there': {
    plant: edit(recordOf('editor'), (value) => Object.assign(value.overrides, { categroy: 'games' })),
    ...{ file: recordOf('editor'), pointer: '/overrides/categroy', code: 'unknown_override', at: '"categroy"' },
    says: 'Did you mean category?',
  },
  'an override of what is the pipeline’s own': {
    plant: edit(recordOf('player'), (value) => Object.assign(value.overrides, { versions: [] })),
    ...{ file: recordOf('player'), pointer: '/overrides/versions', code: 'unknown_override', at: '"versions"' },
    says: 'cannot be overridden',
  },
  'an override with a value of another type': {
    plant: edit(recordOf('editor'), (value) => Object.assign(value.overrides, { homepage: 7 })),
    ...{ file: recordOf('editor'), pointer: '/overrides/homepage', code: 'wrong_type', at: '"homepage"', says: 'text' },
  },
  'a name that leads nowhere': {
    plant: put(recordOf('nowhere'), record('nowhere', { state: 'renamed', renamed_to: 'never-there' })),
    ...{
      file: recordOf('nowhere'),
      pointer: '/renamed_to',
      code: 'rename_nowhere',
      at: '"renamed_to"',
      says: 'no record',
    },
  },
  'a name that leads to itself': {
    plant: put(recordOf('circle'), record('circle', { state: 'renamed', renamed_to: 'circle' })),
    ...{ file: recordOf('circle'), pointer: '/renamed_to', code: 'rename_circle', at: '"renamed_to"', says: 'circle' },
  },
  'a new name that is not said': {
    plant: put(recordOf('unsaid'), record('unsaid', { state: 'renamed' })),
    ...{ file: recordOf('unsaid'), pointer: '/renamed_to', code: 'missing', at: '{', says: 'slug under which' },
  },
  'evidence out of order': {
    plant: put(evidenceOf('editor'), { slug: 'editor', records: [{ ...EVIDENCE, witness: 'osv' }, EVIDENCE] }),
    ...{ file: evidenceOf('editor'), pointer: '/records/1', code: 'evidence_unordered', says: 'Delete the file' },
    at: '    {\n      "since": "2026-11-20",\n      "source": "https://registry.npmjs.org/editor",\n      "subject": "pkg:npm/editor",\n      "values": {\n        "downloads": 1200\n      },\n      "witness": "npm"',
  },
  'evidence of what is not published': {
    plant: put(evidenceOf('unknown'), { slug: 'unknown', records: [EVIDENCE] }),
    ...{ file: evidenceOf('unknown'), pointer: '', code: 'evidence_unknown', says: 'Delete it' },
  },
  'evidence with a figure that is none': {
    plant: put(evidenceOf('player'), { slug: 'player', records: [{ ...EVIDENCE, values: { downloads: -1 } }] }),
    ...{
      file: evidenceOf('player'),
      pointer: '/records/0/values/downloads',
      code: 'out_of_range',
      at: '-1',
      says: '>= 0',
    },
  },
  'evidence on a day that there is not': {
    plant: put(evidenceOf('writer'), { slug: 'writer', records: [{ ...EVIDENCE, since: '2026-02-30' }] }),
    ...{
      file: evidenceOf('writer'),
      pointer: '/records/0/since',
      code: 'bad_format',
      at: '"since"',
      says: 'the day since',
    },
  },
  'places of a month that are cut off': {
    plant: (files) => replaced(files, 'data/rank/2026-10.ndjson', '"score":0,', ''),
    ...{ file: 'data/rank/2026-10.ndjson', pointer: '', code: 'snapshot_damaged', at: '"merits":0', says: 'from git' },
  },
};

const ELSEWHERE: Record<string, PlantedFault> = {
  'a page that none shows': {
    plant: write('data/pages/en/terms.md', 'x'),
    ...{ file: 'data/pages/en/terms.md', pointer: '', code: 'page_unknown', says: 'imprint.md' },
  },
  'an empty page': {
    plant: write('data/pages/de/imprint.md', ' \n'),
    ...{ file: 'data/pages/de/imprint.md', pointer: '', code: 'page_empty', says: 'Write the page' },
  },
  'a page that is no text': {
    plant: write('data/pages/en/privacy.md', Buffer.from([0xff, 0xfe, 0x41])),
    ...{ file: 'data/pages/en/privacy.md', pointer: '', code: 'bad_encoding', says: 'UTF-8' },
  },
  'a page in a language that no page is in': {
    plant: write('data/pages/nl/imprint.md', 'x'),
    ...{ file: 'data/pages/nl/imprint.md', pointer: '', code: 'language_not_shown', says: 'nl', isWarning: true },
  },
  'a logo that runs': {
    plant: write('data/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>'),
    ...{ file: 'data/logo.svg', pointer: '', code: 'bad_logo', says: 'script', isAlone: true },
  },
  'a workflow whose alias leads nowhere': {
    plant: write('.github/workflows/alias.yml', 'on: push\njobs: *none\n'),
    ...{ file: '.github/workflows/alias.yml', pointer: '', code: 'bad_yaml', says: 'not valid YAML' },
  },
  'a workflow whose aliases multiply': {
    plant: write(
      '.github/workflows/bomb.yml',
      ['on: &a0 [x, x]', ...Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`), ''].join(
        '\n',
      ),
    ),
    ...{ file: '.github/workflows/bomb.yml', pointer: '', code: 'bad_yaml', says: 'not valid YAML' },
  },
  'a workflow that is no YAML': {
    plant: write('.github/workflows/notes.yml', 'on: push\njobs: [\n'),
    ...{ file: '.github/workflows/notes.yml', pointer: '', code: 'bad_yaml', says: 'not valid YAML' },
  },
  'a misspelled command in a workflow': {
    plant: workflow('nightly', 'npx --no catalog snyc --shard 1/2'),
    ...{
      file: '.github/workflows/nightly.yml',
      pointer: '/jobs/ours/steps/0/run',
      code: 'unknown_command',
      at: 'snyc',
    },
    says: 'Did you mean sync?',
  },
  'a misspelled command in a workflow that npm runs': {
    plant: workflow('weekly', 'npm run --silent catalog -- snyc --shard 1/2'),
    ...{ file: '.github/workflows/weekly.yml', pointer: '/jobs/ours/steps/0/run', code: 'unknown_command', at: 'snyc' },
    says: 'Did you mean sync?',
  },
  'a misspelled option in a workflow': {
    plant: workflow('hourly', 'npx --no catalog sync --merge shards --feed-may-fail'),
    ...{ file: '.github/workflows/hourly.yml', pointer: '/jobs/ours/steps/0/run', code: 'unknown_option' },
    ...{ at: '--feed-may-fail', says: 'Did you mean --feeds-may-fail?' },
  },
  'a misspelled option in a script of many lines': {
    plant: workflow('daily', '|\n          # Twice.\n          npx --no catalog check --basis HEAD'),
    ...{ file: '.github/workflows/daily.yml', pointer: '/jobs/ours/steps/0/run', code: 'unknown_option', at: 'run: |' },
    says: '--basis',
  },
  'a workflow for another branch': {
    plant: (files) => replaced(files, CHECK, 'branches: [main]', 'branches: [master]'),
    ...{ file: CHECK, pointer: '/on/pull_request/branches', code: 'wrong_branch', at: 'branches:', says: 'main' },
    isWarning: true,
  },
  'an action that may change': {
    plant: (files) => replaced(files, SYNC, '@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1', '@v7'),
    ...{ file: SYNC, pointer: '/jobs/ask/steps/0/uses', code: 'unpinned_action', at: '@v7', says: 'commit' },
    isWarning: true,
  },
  'a workflow that is not there': {
    plant: write(
      '.github/workflows/release.yml',
      'on: workflow_dispatch\njobs:\n  ours:\n    uses: ./.github/workflows/publsh.yml\n',
    ),
    ...{ file: '.github/workflows/release.yml', pointer: '/jobs/ours/uses', code: 'workflow_missing', at: 'uses:' },
    says: 'There is no such file',
  },
  'a misspelled command in package.json': {
    plant: edit('package.json', (value) => Object.assign(value.scripts, { build: 'catalog biuld' })),
    ...{ file: 'package.json', pointer: '/scripts/build', code: 'unknown_command', at: '"build"', says: 'mean build?' },
  },
  'a job that is not there': {
    plant: (files) => replaced(files, SYNC, 'catalog ci read', 'catalog ci reed'),
    ...{ file: SYNC, pointer: '/jobs/read/steps/3/run', code: 'unknown_job', at: 'ci reed', says: 'read' },
  },
  'a package.json without the engine': {
    plant: edit('package.json', (value) => Object.assign(value, { dependencies: {} })),
    ...{ file: 'package.json', pointer: '/dependencies', code: 'engine_missing', says: 'catalog-engine' },
    at: '"dependencies"',
  },
  'a tag of a slot that is not closed': {
    plant: write('slots/Header.astro', '<slot />\n<p class={name>Town</p>\n'),
    ...{ file: 'slots/Header.astro', pointer: '', code: 'slot_broken', at: '<p', says: 'does not compile' },
  },
  'a slot that pages may not have': {
    plant: write('slots/Footer.astro', '<slot />\n<script is:inline>console.log(1)</script>\n'),
    ...{ file: 'slots/Footer.astro', pointer: '', code: 'slot_forbidden', says: 'is:inline' },
  },
  'a slot that imports what is not there': {
    plant: write('slots/Card.astro', "---\nimport Stars from './Stars.astro';\n---\n<slot /><Stars />\n"),
    ...{ file: 'slots/Card.astro', pointer: '', code: 'slot_import_missing', says: './Stars.astro' },
  },
  'a worker without its settings': {
    plant: asWorker,
    ...{ file: 'wrangler.jsonc', pointer: '', code: 'worker_file_missing', says: 'Restore it' },
    isAlone: true,
  },
  'settings of the worker that break off': {
    plant: (files) => asWorker(files).set('wrangler.jsonc', '{ "name": "town" \n'),
    ...{ file: 'wrangler.jsonc', pointer: '', code: 'bad_worker_file', says: 'from line' },
    isAlone: true,
  },
  'a misspelled setting of the worker': {
    plant: (files) => asWorker(files).set('wrangler.jsonc', '{ "name": "town", "acount_id": "1" }\n'),
    ...{ file: 'wrangler.jsonc', pointer: '/acount_id', code: 'unknown_member', says: 'account_id' },
    isAlone: true,
  },
  'a name that no worker may have': {
    plant: (files) => asWorker(files).set('wrangler.jsonc', '{ "name": "Town Software" }\n'),
    ...{ file: 'wrangler.jsonc', pointer: '/name', code: 'worker_name', says: 'Town Software' },
    isAlone: true,
  },
};

const inFile = (file: string, faults: Record<string, Omit<PlantedFault, 'file'>>): [string, PlantedFault][] =>
  Object.entries(faults).map(([name, fault]) => [name, { file, ...fault }]);

export const PLANTED_FAULTS: [string, PlantedFault][] = [
  ...inFile(SETTINGS, IN_SETTINGS),
  ...inFile(CATEGORIES, IN_CATEGORIES),
  ...Object.entries({ ...FEEDS, ...REVIEWED, ...ELSEWHERE }),
];
