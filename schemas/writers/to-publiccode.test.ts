import { describe, expect, it } from 'vitest';
import type { Draft } from '../contracts/draft.ts';
import { toPubliccode } from './to-publiccode.ts';

const LONG = 'Hands mail to the responsible office, and writes each step down. '.repeat(3).trim();

const DRAFT: Draft = {
  slug: 'town-mail',
  name: 'Town Mail',
  kind: 'open-source',
  category: 'communication',
  license: { type: 'open-source', spdx_id: 'EUPL-1.2' },
  vendor: { name: 'Works Office', website: 'https://works.example' },
  platforms: ['web', 'macos'],
  homepage: 'https://mail.works.example',
  languages: ['de', 'en'],
  integrations: [],
  descriptions: { en: { summary: 'Hands mail to offices.', text: `${LONG}\n\n- Inboxes\n- Deadlines` } },
  versions: [{ version: '3.2.1', released_on: '2026-09-30', prerelease: false }],
  badges: [],
  archived: false,
  public_sector: {
    repository: 'https://github.com/works/mail',
    development_status: 'stable',
    maintenance: { type: 'internal' },
    localisation_ready: true,
    audience: { unsupported_countries: ['US'] },
    depends_on: { open: [{ name: 'PostgreSQL', version_min: '14' }] },
  },
};

describe('a listing as publiccode.yml', () => {
  it('has what the standard demands, in its words', () => {
    expect(toPubliccode(DRAFT).document).toEqual({
      publiccodeYmlVersion: '0.5',
      name: 'Town Mail',
      url: 'https://github.com/works/mail',
      landingURL: 'https://mail.works.example',
      softwareVersion: '3.2.1',
      releaseDate: '2026-09-30',
      platforms: ['web', 'mac'],
      developmentStatus: 'stable',
      softwareType: 'standalone/web',
      organisation: { name: 'Works Office', uri: 'https://works.example' },
      intendedAudience: { unsupportedCountries: ['US'] },
      description: {
        en: { shortDescription: 'Hands mail to offices.', longDescription: LONG, features: ['Inboxes', 'Deadlines'] },
      },
      legal: { license: 'EUPL-1.2' },
      // The standard demands a contact: the publisher stands for it, and no person.
      maintenance: { type: 'internal', contacts: [{ name: 'Works Office', affiliation: 'Works Office' }] },
      localisation: { localisationReady: true, availableLanguages: ['de', 'en'] },
      dependsOn: { open: [{ name: 'PostgreSQL', versionMin: '14' }] },
    });
  });

  it.each<[string, Partial<Draft>, string[]]>([
    ['its license', { license: {} }, ['legal.license']],
    ['a publisher for the contact', { vendor: { name: 'Unknown' } }, ['maintenance.contacts']],
    [
      'a contractor, who is never stored',
      { public_sector: { ...DRAFT.public_sector, maintenance: { type: 'contract' } } },
      ['maintenance.contractors'],
    ],
    [
      'features and a long text',
      { descriptions: { en: { summary: 'Short.' } } },
      ['description.longDescription', 'description.features'],
    ],
    [
      'all that only public bodies ask',
      { public_sector: undefined, languages: [] },
      [
        'url',
        'developmentStatus',
        'maintenance.type',
        'localisation.localisationReady',
        'localisation.availableLanguages',
      ],
    ],
  ] as [string, Partial<Draft>, string[]][])('names %s where nothing gives it', (_, changes, missing) => {
    expect(toPubliccode({ ...DRAFT, ...changes })).toEqual({ missing });
  });

  it.each<[Draft['kind'], Draft['platforms'], string]>([
    ['library', [], 'library'],
    ['plugin', [], 'addon'],
    ['mobile', ['android'], 'standalone/mobile'],
    ['software', ['linux'], 'standalone/desktop'],
    ['software', ['other'], 'standalone/other'],
  ])('of the kind %s for %j is of the type %s', (kind, platforms, type) => {
    const changed = { ...DRAFT, kind, platforms: platforms.length === 0 ? DRAFT.platforms : platforms };
    expect(toPubliccode(changed).document?.softwareType).toBe(type);
  });
});
