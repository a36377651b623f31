/**
 * Published products as desktops have them: with downloads for several systems, with one, with many, and with a package
 * of a registry.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * With a file for each system, of which two are for Linux, a price, a verified publisher, a description in one language,
 * and whatever else a feed can say.
 */
export const DESKTOP = 'fotolabor';
/** With one file and a name in Hebrew. */
export const ONE_FILE = 'one-file';
export const PACKAGE = 'registered-package';
/** With more files than anybody reads, and a version of which only the year is known. */
export const MANY_FILES = 'many-files';
export const DIGEST = 'ab'.repeat(32);

const FILES = 'https://downloads.works.example/3.2';

const FURTHER = {
  order_url: 'https://works.example/buy',
  support_url: 'https://works.example/help',
  status_page: 'https://status.works.example/',
  security: {
    policy_url: 'https://works.example/security',
    security_txt_url: 'https://works.example/.well-known/security.txt',
  },
  icon: 'https://works.example/icon.png',
  screenshots: ['https://works.example/1.png', 'https://works.example/2.png'],
  keywords: ['Rohbilder', 'RAW', 'Farbmanagement'],
  languages: ['en', 'de', 'fr', 'it', 'es', 'pt-BR', 'nl', 'da', 'sv', 'fi', 'nb', 'pl'],
  requirements: '8 GB Arbeitsspeicher\nOpenCL 3.0',
  deployment: ['desktop', 'on-premise'],
  packages: ['pkg:npm/%40works/fotolabor', 'pkg:generic/fotolabor'],
  support_until: '2030-12-31',
};

/** @param folder a copy of the catalog */
export function writeDesktopListings(folder: string): void {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, 'data', path), 'utf8'));
  const write = (path: string, value: unknown) => {
    mkdirSync(join(folder, 'data', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'data', path), `${JSON.stringify(value, null, 2)}\n`);
  };
  const model = read('listings/as/astro.json');
  const record = read('moderation/as/astro.json');
  const add = (slug: string, facts: object) => {
    const path = `${slug.slice(0, 2)}/${slug}.json`;
    write(`listings/${path}`, { ...model, ...facts, slug, category: 'photo' });
    write(`moderation/${path}`, { ...record, slug });
  };
  const release = { version: '3.2', released_on: '2026-11-02', release_type: 'minor', prerelease: false };
  add(DESKTOP, {
    ...{ name: 'Fotolabor', kind: 'software', license: { type: 'commercial', commercial_terms: 'One seat' } },
    vendor: { name: 'Works GmbH', website: 'https://works.example', country_code: 'AT' },
    homepage: 'https://fotolabor.works.example',
    platforms: ['windows', 'macos', 'linux'],
    pricing: { model: 'one-time', price_from_cents: 4900, currency: 'EUR' },
    descriptions: { de: { summary: 'Fotolabor entwickelt Rohbilder und sortiert sie nach Aufnahmeort.' } },
    verification: { method: 'dns-txt', status: 'verified', verified_at: '2026-11-01T08:00:00Z' },
    ...FURTHER,
    versions: [
      {
        ...release,
        notes_url: 'https://works.example/notes',
        changes: 'Rohbilder öffnen schneller.\n\nNeu: Sortieren nach Aufnahmeort.',
        artifacts: [
          { platform: 'macos', uri: `${FILES}/Fotolabor.dmg`, sha256: DIGEST },
          { platform: 'win32', uri: `${FILES}/Fotolabor.exe`, sha256: DIGEST, format: 'exe', size_bytes: 81_234_567 },
          { platform: 'linux-x64', uri: `${FILES}/fotolabor-x64.deb`, sha256: DIGEST },
          { platform: 'linux-arm64', uri: `${FILES}/fotolabor-arm64.deb` },
        ],
      },
      { ...release, version: '3.1', artifacts: [{ platform: 'darwin', uri: 'https://works.example/3.1.dmg' }] },
      { version: '3.0.1', seen_on: '2026-09-01', prerelease: false },
      { version: '3.0', released_in: '2025-05', prerelease: false, changes: 'Neue Oberfläche.' },
    ],
  });
  add(ONE_FILE, {
    name: 'עורך הטקסט',
    pricing: { model: 'free', price_from_cents: 0, currency: 'USD' },
    versions: [
      {
        ...release,
        artifacts: [{ platform: 'Darwin arm64', uri: `${FILES}/one.dmg`, format: 'dmg', size_bytes: 12_345_678 }],
      },
    ],
  });
  const files = ['windows', 'linux', 'macos'].flatMap((platform) =>
    ['x64', 'arm64', 'x86', 'riscv64'].map((processor, index) => ({
      ...{ platform, format: 'tar.gz', size_bytes: 10 ** (index + 3) },
      uri: `${FILES}/many-${platform}-${processor}.tar.gz`,
    })),
  );
  add(MANY_FILES, {
    name: 'Many files',
    versions: [
      {
        ...{ version: '0.9', released_in: '2019', prerelease: false },
        artifacts: [...files, { uri: `${FILES}/many-src.tar.gz`, format: 'tar.gz' }],
      },
      { version: '0.8', prerelease: false, artifacts: files },
    ],
  });
  add(PACKAGE, {
    name: 'registered-package',
    ...{ kind: 'software', packages: ['pkg:npm/%40works/photo', 'pkg:brew/homebrew/cask/photo'], versions: [release] },
  });
}
