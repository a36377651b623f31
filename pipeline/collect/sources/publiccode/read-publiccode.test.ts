import { describe, expect, it } from 'vitest';

import { stringify } from 'yaml';
import type { Draft } from '../../../../schemas/contracts/draft.ts';
import { detectKind } from '../../../../schemas/readers/detect-kind.ts';
import { readPadJson } from '../../../../schemas/readers/pad-json.ts';
import { inWords } from '../../../../schemas/wording/testing/in-words.ts';
import { toPadDocument } from '../../../../schemas/writers/to-pad.ts';
import { toPubliccode } from '../../../../schemas/writers/to-publiccode.ts';
import { expectLinear } from '../../../../tools/testing/expect-linear.ts';
import { rounds } from '../../../../tools/testing/rounds.ts';
import { readPubliccode } from './read-publiccode.ts';

const ADDRESS = 'https://raw.example.org/works/mail/main/publiccode.yml';
const findCategory = (word: string) => (word === 'communications' || word === 'office' ? word : undefined);
const readText = (text: string, url: string | undefined = ADDRESS) =>
  readPubliccode(Buffer.from(text), { findCategory, ...(url !== undefined && { url }) });
const read = (changes: object = {}) => readText(stringify({ ...document(), ...changes }));
const found = (changes: object) => read(changes).problems.map(({ pointer, code, variant }) => [pointer, code, variant]);

const LONG = `Hands mail to the *responsible* office. ${'Deadlines are kept, and each step is written down. '.repeat(3)}`;

/** What every file of the tests has; each call makes another copy. */
const document = () => ({
  publiccodeYmlVersion: '0.5',
  name: 'Town Mail',
  url: 'https://github.com/works/mail',
  landingURL: 'https://mail.works.example',
  releaseDate: '2026-09-30',
  softwareVersion: '3.2.1',
  logo: 'docs/logo.svg',
  platforms: ['web', 'linux', 'amiga'],
  categories: ['communications', 'constructor'],
  developmentStatus: 'stable',
  softwareType: 'standalone/web',
  organisation: { name: 'Works Office', uri: 'https://works.example' },
  description: {
    en: {
      genericName: 'Mail distribution',
      shortDescription: 'Hands mail to offices.',
      longDescription: LONG,
      documentation: 'https://mail.works.example/manual',
      features: ['Inboxes', 'Deadlines'],
      screenshots: ['docs/inbox.png', 'https://pictures.example/second.png'],
    },
    de: { shortDescription: 'Verteilt Post an Stellen.', longDescription: LONG, features: ['Eingänge'] },
  },
  legal: { license: 'EUPL-1.2', mainCopyrightOwner: 'Works Office' },
  maintenance: { type: 'internal' },
  localisation: { localisationReady: true, availableLanguages: ['de', 'en'] },
});

const SECTOR = {
  usedBy: ['City of A', 'City of B', 'City of A'],
  isBasedOn: 'https://github.com/works/post.git',
  roadmap: 'https://works.example/plan',
  maintenance: {
    type: 'contract',
    contractors: [
      { name: 'A', until: '2027-06-30' },
      { name: 'B', until: '2027-12-31' },
    ],
  },
  dependsOn: {
    open: [{ name: 'PostgreSQL', versionMin: 14 }, 'Redis'],
    proprietary: [{ name: 'Oracle', version: '11.4', optional: true }],
    hardware: [{ name: 'NFC Reader' }],
  },
  intendedAudience: {
    scope: ['government', 'Education', 'magic'],
    countries: ['de', 'IT'],
    unsupportedCountries: ['us'],
  },
};

describe('a publiccode.yml', () => {
  it('is recognized by the key of its version, in each spelling', () => {
    const keys = ['publiccodeYmlVersion', '"publiccodeYmlVersion"', 'publiccode-yaml-version', 'publiccodeYamlVersion'];
    for (const key of keys) expect(detectKind(Buffer.from(`# A\nname: a\n${key}: "0.2"\n`))).toBe('publiccode');
    expect(detectKind(Buffer.from('it:\n  publiccodeYmlVersion: 1\n'))).toBeUndefined();
  });

  it('becomes a listing', () => {
    const { draft, problems, ...rest } = read() as ReturnType<typeof read> & { draft: object };
    expect(problems).toEqual([]);
    expect(rest).toEqual({ slugIsDerived: true });
    expect(draft).toMatchObject({
      slug: 'town-mail',
      name: 'Town Mail',
      kind: 'open-source',
      category: 'communications',
      license: { type: 'open-source', spdx_id: 'EUPL-1.2' },
      vendor: { name: 'Works Office', website: 'https://works.example' },
      platforms: ['web', 'linux', 'other'],
      homepage: 'https://mail.works.example',
      documentation: 'https://mail.works.example/manual',
      icon: 'https://raw.example.org/works/mail/main/docs/logo.svg',
      screenshots: ['https://raw.example.org/works/mail/main/docs/inbox.png', 'https://pictures.example/second.png'],
      languages: ['de', 'en'],
      versions: [{ version: '3.2.1', released_on: '2026-09-30', prerelease: false }],
      archived: false,
    });
    expect(read().draft?.descriptions.en).toEqual({
      tagline: 'Mail distribution',
      summary: 'Hands mail to offices.',
      text: `${LONG.replaceAll('*', '').trim()}\n\n- Inboxes\n- Deadlines`,
    });
  });

  it.each([
    ['standalone/mobile', 'mobile'],
    ['addon', 'plugin'],
    ['library', 'library'],
    ['configurationFiles', 'open-source'],
  ])('of the type %s is a listing of the kind %s', (softwareType, kind) => {
    expect(read({ softwareType }).draft?.kind).toBe(kind);
  });

  it('that is obsolete is archived, and one that is not finished is a prerelease', () => {
    expect(read({ developmentStatus: 'obsolete' }).draft?.archived).toBe(true);
    expect(read({ developmentStatus: 'beta' }).draft?.versions[0]?.prerelease).toBe(true);
  });

  it('names a publisher by its organization, the owner of its rights, or the owner of its repository', () => {
    expect(read({ organisation: undefined }).draft?.vendor).toEqual({ name: 'Works Office' });
    expect(read({ organisation: undefined, legal: {} }).draft?.vendor).toEqual({ name: 'works' });
    const nobody = { organisation: { uri: 'urn:x-office:1' }, legal: {}, url: 'https://git.works.example/mail' };
    expect(read(nobody).draft?.vendor).toEqual({ name: 'Unknown' });
  });

  it('without a version is read for what stands beside its repository', () => {
    const { draft, problems } = read({ softwareVersion: undefined });
    expect(draft?.versions).toEqual([]);
    expect(problems).toMatchObject([{ code: 'missing', variant: 'software_version', severity: 'warning' }]);
  });

  it('takes a broader word for a category that the catalog has not', () => {
    expect(read({ categories: ['productivity-suite'] }).draft?.category).toBe('office');
    expect(read({ categories: ['constructor', 'whistleblowing'] }).draft?.category).toBe('other');
  });
});

describe('what public bodies ask', () => {
  it('is taken over as declared', () => {
    expect(read(SECTOR).draft?.public_sector).toEqual({
      repository: 'https://github.com/works/mail',
      development_status: 'stable',
      used_by: ['City of A', 'City of B'],
      maintenance: { type: 'contract', until: '2027-12-31' },
      depends_on: {
        open: [{ name: 'PostgreSQL', version_min: '14' }, { name: 'Redis' }],
        proprietary: [{ name: 'Oracle', version: '11.4', optional: true }],
        hardware: [{ name: 'NFC Reader' }],
      },
      audience: { scope: ['government', 'education'], countries: ['DE', 'IT'], unsupported_countries: ['US'] },
      localisation_ready: true,
      copyright_owner: 'Works Office',
      roadmap: 'https://works.example/plan',
      based_on: ['https://github.com/works/post.git'],
    });
  });

  it('comes back as PAD JSON that is valid and says the same', () => {
    const { draft } = read(SECTOR) as { draft: Draft };
    const again = readPadJson(
      Buffer.from(JSON.stringify(toPadDocument(draft, 'https://catalog.example/schemas/pad-2.0.json'))),
      { findCategory },
    );
    expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(again.draft?.public_sector).toEqual(draft.public_sector);
  });

  it('has two statements in PAD JSON that publiccode.yml cannot say, each an address', () => {
    const { draft } = read(SECTOR) as { draft: Draft };
    const document = toPadDocument(draft, 'https://catalog.example/schemas/pad-2.0.json');
    const { software } = document;
    const readWith = (statements: object) => {
      const public_sector = { ...software.public_sector, ...statements };
      const text = JSON.stringify({ ...document, software: { ...software, public_sector } });
      return readPadJson(Buffer.from(text), { findCategory });
    };
    const statements = {
      accessibility_statement: 'https://mail.works.example/accessible',
      hosting_statement: 'https://mail.works.example/hosting',
    };
    expect(readWith(statements).draft?.public_sector).toMatchObject(statements);
    const pointer = '/software/public_sector/hosting_statement';
    expect(readWith({ hosting_statement: 'ask us' }).problems).toContainEqual(expect.objectContaining({ pointer }));
  });
});

describe('a publiccode.yml that was written again', () => {
  it('says the same of the product, but for its contacts, its categories and its kind of software', () => {
    const { draft } = read({ ...SECTOR, maintenance: { type: 'community' } }) as { draft: Draft };
    const { draft: again, problems } = readText(stringify(toPubliccode(draft).document));
    const { category: _own, ...rest } = draft;
    expect(again).toEqual({ ...rest, category: 'other' });
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/maintenance/contacts']);
  });
});

describe('what is almost right', () => {
  it('is read, and each fault is named with its line', () => {
    const text = [
      'publiccodeYmlVersion: "0.2"',
      'name: Tips',
      'softwareVersion: 1.10',
      'platforms: web',
      'description:',
      '  en_US:',
      '    shortDescription: Lets people report',
      '    features: one text',
      'legal:',
      '  license: agpl-3.0',
      'localisation:',
      '  localisationReady: yes',
      '  availableLanguages:',
      '    - en',
      '    - ca@valencia',
    ].join('\n');
    const { draft, problems } = readText(text);
    expect(draft).toMatchObject({
      platforms: ['web'],
      license: { spdx_id: 'AGPL-3.0-only' },
      languages: ['en'],
      versions: [{ version: '1.10' }],
      descriptions: { 'en-US': { summary: 'Lets people report', text: '- one text' } },
    });
    expect(problems).toMatchObject([
      { pointer: '/platforms', code: 'wrong_type', line: 4 },
      { pointer: '/description/en_US/features', code: 'wrong_type', line: 8 },
      { pointer: '/legal/license', code: 'read_as', line: 10 },
      { pointer: '/localisation/availableLanguages/1', code: 'unknown_value', line: 15 },
    ]);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it.each<[string, object, [string, string, string?]]>([
    [
      'a feature of over 100 characters',
      { description: { en: { shortDescription: 'a', features: ['b'.repeat(131)] } } },
      ['/description/en/features/0', 'too_long', 'format'],
    ],
    ['a license that names no version', { legal: { license: 'EUPL' } }, ['/legal/license', 'unknown_spdx_id']],
    ['a day that is none', { releaseDate: '2026-02-30' }, ['/releaseDate', 'bad_format', 'day']],
    ['a list for a name', { landingURL: ['a'] }, ['/landingURL', 'wrong_type', 'left_out']],
    ['an address that is none', { landingURL: 'ask us' }, ['/landingURL', 'bad_link']],
    ['a path out of the repository', { logo: '//other.example/logo.png' }, ['/logo', 'bad_link']],
    [
      'a language that is none',
      { description: { 'mail me': { shortDescription: 'a' } } },
      ['/description', 'unknown_value', 'language'],
    ],
    ['a type that is none', { softwareType: 'standalone' }, ['/softwareType', 'unknown_value', 'format_word']],
    [
      'a dependency without a name',
      { dependsOn: { open: [{ name: ['a'] }] } },
      ['/dependsOn/open/0/name', 'wrong_type', 'left_out'],
    ],
    ['a text for a section', { legal: 'EUPL-1.2' }, ['/legal/license', 'missing']],
    [
      'a version of no standard',
      { publiccodeYmlVersion: 'latest' },
      ['/publiccodeYmlVersion', 'unknown_value', 'format_version'],
    ],
  ])('%s is a warning', (_, changes, [pointer, code, variant]) => {
    expect(found(changes)).toContainEqual([pointer, code, variant]);
    expect(read(changes).draft).toBeDefined();
  });

  it('passes over the sections of countries without a word', () => {
    expect(found({ it: { riuso: { codiceIPA: 'c_a123' } }, DE: { a: [1] } })).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    ['no YAML', 'name: [a', 'bad_yaml'],
    ['a list', '- a', 'wrong_type'],
    ['no name', 'publiccodeYmlVersion: "0.5"', 'missing'],
    ['a contact for a name', 'name: ask@works.example', 'missing'],
  ])('is %s, with a reason in words', (_, text, code) => {
    const { draft, problems } = readText(text);
    expect(draft).toBeUndefined();
    const refusal = problems.find(({ severity }) => severity === 'error');
    expect(refusal?.code).toBe(code);
    expect(inWords({ problems }).problems).toHaveLength(problems.length);
  });

  it('is a bomb of aliases, which costs little', () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`,
    );
    const bomb = ['name: Bomb', 'a0: &a0 [x]', ...levels].join('\n');
    const began = process.cpuUsage();
    expect(readText(bomb).problems).toMatchObject([{ severity: 'error' }]);
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });

  it('is read in a time that grows no faster than the text', () => {
    expectLinear((size) => readText(`name: a\nplatforms:\n${'  - b@c d\n'.repeat(size)}`), 1_000);
  });
});

const PERSON = 'Quirin Canary';
const MAIL = 'quirin.canary@privacy.example';
const PHONE = '+49 30 5550199';
const leaks = (value: unknown) => /canary|privacy|5550199/i.test(JSON.stringify(value).replace(/[\s-]/g, ''));

describe('contacts', () => {
  it('of maintainers and contractors are dropped, and it is said', () => {
    const person = { name: PERSON, email: MAIL, phone: PHONE, affiliation: PERSON, website: 'https://canary.example' };
    const result = read({
      maintenance: { type: 'contract', contacts: [person], contractors: [{ ...person, until: '2027-01-01' }] },
    });
    expect(leaks(result)).toBe(false);
    expect(result.problems.map(({ pointer, variant }) => [pointer, variant])).toEqual([
      ['/maintenance/contacts', 'contacts'],
      ['/maintenance/contractors', 'contacts'],
    ]);
  });

  it('are no publisher and no owner either, but an organization that is its own contact is', () => {
    const owners = {
      organisation: undefined,
      legal: { license: 'MIT', repoOwner: PERSON, mainCopyrightOwner: PERSON },
    };
    const result = read({
      ...owners,
      maintenance: { type: 'community', contacts: [{ name: PERSON, affiliation: 'Works' }] },
    });
    expect(leaks(result)).toBe(false);
    expect(result.draft?.vendor).toEqual({ name: 'works' });
    const office = { name: 'Works Office', affiliation: 'Works Office' };
    const own = read({ organisation: undefined, maintenance: { type: 'community', contacts: [office] } });
    expect(own.draft?.vendor).toEqual({ name: 'Works Office' });
  });

  it('come out of no member, and of no key', () => {
    const contacts = [MAIL, `mailto:${MAIL}`, PHONE, `https://x.example/?m=${MAIL}`];
    const every = rounds(contacts.length, 1);
    for (const [index, contact] of contacts.entries()) {
      const changed = [...withCanary({ ...document(), ...SECTOR }, contact)];
      // The short form tries each place with one of them.
      const tried = changed.filter((_, place) => (place + index) % every === 0);
      for (const one of tried) expect(leaks(readText(stringify(one)))).toBe(false);
    }
  });
});

/** The document with the contact in place of, and behind, each of its values and keys, one at a time. */
function* withCanary(value: unknown, contact: string): Generator<unknown> {
  yield contact;
  if (typeof value === 'string') yield `${value} ${contact}`;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    for (const changed of withCanary(member, contact)) yield replaced(value, key, changed);
    if (!Array.isArray(value)) yield { ...value, [contact]: member };
  }
}

function replaced(value: object, key: string, changed: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), changed);
  return { ...value, [key]: changed };
}
