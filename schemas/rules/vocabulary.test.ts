import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CategoryVocabulary } from '../contracts/generated/categories.ts';
import listingSchema from '../contracts/listing.json' with { type: 'json' };
import {
  categoryLookup,
  FALLBACK_CATEGORY,
  FALLBACK_KIND,
  findKind,
  findLicenseType,
  findPlatform,
  findPricingModel,
  findReleaseType,
  normalWord,
} from './vocabulary.ts';

const { kind, licenseType, platform, pricing, release } = listingSchema.$defs;

const VOCABULARIES = [
  { name: 'kind', find: findKind, entries: kind.enum },
  { name: 'license type', find: findLicenseType, entries: licenseType.enum },
  { name: 'platform', find: findPlatform, entries: platform.enum },
  { name: 'pricing model', find: findPricingModel, entries: pricing.properties.model.enum },
  { name: 'release type', find: findReleaseType, entries: release.properties.release_type.enum },
];

/** Words no publisher means by any entry. */
const UNKNOWN = [
  '',
  ' ',
  'nonsense',
  'softwar',
  'windows linux',
  'win\u200bdows',
  'toString',
  '__proto__',
  'constructor',
];

describe.each(VOCABULARIES)('the vocabulary of $name', ({ find, entries }) => {
  it('knows every entry of the listing schema as itself, in any case', () => {
    for (const entry of entries) {
      expect(find(entry)).toBe(entry);
      expect(find(` ${entry.toUpperCase()} `)).toBe(entry);
    }
  });

  it('reads spaces, dots and underscores as a dash', () => {
    for (const entry of entries.filter((word) => word.includes('-'))) {
      for (const gap of [' ', '_', '.', ' _ ', '\t']) expect(find(entry.replaceAll('-', gap))).toBe(entry);
    }
  });

  it('finds nothing for other words', () => {
    for (const word of UNKNOWN) expect(find(word)).toBeUndefined();
  });
});

describe('other words of publishers', () => {
  it.each([
    [findKind, 'SDK', 'library'],
    [findKind, 'Desktop', 'software'],
    [findKind, 'software as a service', 'saas'],
    [findKind, 'browser_extension', 'extension'],
    [findKind, 'MCP', 'mcp-server'],
    [findLicenseType, 'Shareware', 'trial'],
    [findLicenseType, 'Free', 'freeware'],
    [findLicenseType, 'FOSS', 'open-source'],
    [findLicenseType, 'Proprietary', 'commercial'],
    [findPlatform, 'Win32', 'windows'],
    [findPlatform, 'Mac OS X', 'macos'],
    [findPlatform, 'OS.X', 'macos'],
    [findPlatform, 'iPadOS', 'ios'],
    [findPlatform, 'FreeBSD', 'bsd'],
    [findPlatform, 'Node.js', 'cross-platform'],
    [findPricingModel, 'pay as you go', 'usage'],
    [findPricingModel, 'Perpetual', 'one-time'],
    [findPricingModel, 'Enterprise', 'quote'],
    [findReleaseType, 'Bug Fix', 'patch'],
    [findReleaseType, 'New Release', 'initial'],
  ])('%o takes %s for %s', (find, word, entry) => {
    expect(find(word)).toBe(entry);
  });

  it('is never mapped to a word that has a meaning of its own elsewhere in the same list', () => {
    for (const { find, entries } of VOCABULARIES) {
      expect(new Set(entries.map((entry) => find(entry))).size).toBe(entries.length);
    }
  });
});

/** Program_Category_Class of PAD 3.11 and 4.0: the whole list. */
const PAD_CLASSES = {
  'Audio & Multimedia':
    'Audio Encoders/Decoders; Audio File Players; Audio File Recorders; CD Burners; CD Players; Multimedia ' +
    'Creation Tools; Music Composers; Other; Presentation Tools; Rippers & Converters; Speech; Video Tools',
  Business:
    'Accounting & Finance; Calculators & Converters; Databases & Tools; Helpdesk & Remote PC; Inventory & ' +
    'Barcoding; Investment Tools; Math & Scientific Tools; Office Suites & Tools; Other; PIMS & Calendars; ' +
    'Project Management; Vertical Market Apps',
  Communications:
    'Chat & Instant Messaging; Dial Up & Connection Tools; E-Mail Clients; E-Mail List Management; Fax Tools; ' +
    'Newsgroup Clients; Other Comms Tools; Other E-Mail Tools; Pager Tools; Telephony; Web/Video Cams',
  Desktop:
    'Clocks & Alarms; Cursors & Fonts; Icons; Other; Screen Savers: Art; Screen Savers: Cartoons; Screen Savers: ' +
    'Nature; Screen Savers: Other; Screen Savers: People; Screen Savers: Science; Screen Savers: Seasonal; Screen ' +
    'Savers: Vehicles; Themes & Wallpaper',
  Development:
    'Active X; Basic, VB, VB DotNet; C / C++ / C#; Compilers & Interpreters; Components & Libraries; Debugging; ' +
    'Delphi; Help Tools; Install & Setup; Management & Distribution; Other; Source Editors',
  Education:
    'Computer; Dictionaries; Geography; Kids; Languages; Mathematics; Other; Reference Tools; Science; Teaching & ' +
    'Training Tools',
  'Games & Entertainment':
    'Action; Adventure & Roleplay; Arcade; Board; Card; Casino & Gambling; Kids; Online Gaming; Other; Puzzle & ' +
    'Word Games; Simulation; Sports; Strategy & War Games; Tools & Editors',
  'Graphic Apps':
    'Animation Tools; CAD; Converters & Optimizers; Editors; Font Tools; Gallery & Cataloging Tools; Icon Tools; ' +
    'Other; Screen Capture; Viewers',
  'Home & Hobby':
    'Astrology/Biorhythms/Mystic; Astronomy; Cataloging; Food & Drink; Genealogy; Health & Nutrition; Other; ' +
    'Personal Finance; Personal Interest; Recreation; Religion',
  'Network & Internet':
    'Ad Blockers; Browser Tools; Browsers; Download Managers; File Sharing/Peer to Peer; FTP Clients; Network ' +
    'Monitoring; Other; Remote Computing; Search/Lookup Tools; Terminal & Telnet Clients; Timers & Time Synch; ' +
    'Trace & Ping Tools',
  'Security & Privacy':
    'Access Control; Anti-Spam & Anti-Spy Tools; Anti-Virus Tools; Covert Surveillance; Encryption Tools; Other; ' +
    'Password Managers',
  Servers:
    'Firewall & Proxy Servers; FTP Servers; Mail Servers; News Servers; Other Server Applications; Telnet ' +
    'Servers; Web Servers',
  'System Utilities':
    'Automation Tools; Backup & Restore; Benchmarking; Clipboard Tools; File & Disk Management; File Compression; ' +
    'Launchers & Task Managers; Other; Printer; Registry Tools; Shell Tools; System Maintenance; Text/Document ' +
    'Editors',
  'Web Development':
    'ASP & PHP; E-Commerce; Flash Tools; HTML Tools; Java & JavaScript; Log Analysers; Other; Site ' +
    'Administration; Wizards & Components; XML/CSS Tools',
};

describe('categories', () => {
  const category = (slug: string, label: string, aliases: string[]) => ({ slug, label, description: 'x', aliases });
  const find = categoryLookup({
    categories: [
      category('api-tools', 'API tools', ['swagger']),
      category('editors', 'Text editors', ['Swagger', 'IDE']),
    ],
  });

  it.each([
    ['api-tools', 'api-tools'],
    ['API Tools', 'api-tools'],
    ['api_tools', 'api-tools'],
    ['text editors', 'editors'],
    ['Text-Editors', 'editors'],
    ['ide', 'editors'],
    ['toString', undefined],
    ['constructor', undefined],
    ['', undefined],
    ['games', undefined],
  ])('finds %j as %s', (word, slug) => {
    expect(find(word)).toBe(slug);
  });

  it('gives a word that two categories claim to the first', () => {
    expect(find('swagger')).toBe('api-tools');
  });

  describe('of the catalog', () => {
    const file = join(import.meta.dirname, '..', '..', 'data', 'categories.json');
    const vocabulary: CategoryVocabulary = JSON.parse(readFileSync(file, 'utf8'));
    const findReal = categoryLookup(vocabulary);

    it('are found by their own slug and label, and the fallback is one of them', () => {
      for (const { slug, label } of vocabulary.categories)
        expect([findReal(slug), findReal(label)]).toEqual([slug, slug]);
      expect(findReal(FALLBACK_CATEGORY)).toBe(FALLBACK_CATEGORY);
      expect(kind.enum).toContain(FALLBACK_KIND);
    });

    it('never share a word, and have none twice', () => {
      const words = vocabulary.categories.flatMap(({ slug, label, aliases }) => [
        ...new Set([slug, normalWord(label)]),
        ...aliases.map(normalWord),
      ]);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    });

    it('have no word of a language twice, and none that is their label in it', () => {
      for (const { translations = {} } of vocabulary.categories) {
        for (const { label, aliases = [] } of Object.values(translations)) {
          const words = [label, ...aliases].map(normalWord);
          expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
        }
      }
    });

    it.each(Object.entries(PAD_CLASSES))('mean every class of PAD in %s', (top, subs) => {
      const classes = [top, ...subs.split('; ').map((sub) => `${top}::${sub}`)];
      expect(classes.filter((name) => findReal(name) === undefined)).toEqual([]);
    });

    it.each(['Audio', 'Home/Hobby', 'Screen Savers', 'Development Tools', 'Graphics', 'Internet', 'Miscellaneous'])(
      'mean the category %s of older PAD files',
      (name) => expect(findReal(name)).toBeDefined(),
    );
  });
});
