/** Real records: the packages that a Debian machine knows, as PAD JSON documents. People who maintain them are left out. */
import { spawnSync } from 'node:child_process';

const MAX_OUTPUT = 512 * 1024 * 1024;
const MAX_SLUG = 64;

/** Sections of Debian that have a category of their own; the reader maps the rest to "other". */
const CATEGORIES: Readonly<Record<string, string>> = {
  admin: 'system-utilities',
  comm: 'communication',
  database: 'databases',
  devel: 'developer-tools',
  doc: 'documentation',
  editors: 'text-editors',
  education: 'education',
  electronics: 'science-and-engineering',
  games: 'games',
  graphics: 'graphics-and-design',
  httpd: 'servers-and-hosting',
  interpreters: 'runtimes-and-languages',
  mail: 'e-mail',
  math: 'science-and-engineering',
  net: 'networking',
  science: 'science-and-engineering',
  sound: 'audio-and-music',
  utils: 'system-utilities',
  video: 'video',
};

/** One document a package. @returns none where there is no apt-cache, or it knows no packages */
export function readDebianDocuments(): Uint8Array[] {
  const { status, stdout } = spawnSync('apt-cache', ['dumpavail'], { encoding: 'utf8', maxBuffer: MAX_OUTPUT });
  return status === 0 ? toDocuments(stdout) : [];
}

/** @param records as `apt-cache dumpavail` prints them: fields of deb-control(5), an empty line after each record */
export function toDocuments(records: string): Uint8Array[] {
  const slugs = new Set<string>();
  const documents: Uint8Array[] = [];
  for (const record of records.split('\n\n')) {
    const fields = fieldsOf(record);
    const { Package: name, Version: version } = fields;
    if (name === undefined || version === undefined) continue;
    const slug = slugOf(name);
    if (slugs.has(slug)) continue;
    slugs.add(slug);
    documents.push(new TextEncoder().encode(JSON.stringify(toPad(slug, name, version, fields))));
  }
  return documents;
}

type Fields = Readonly<Record<string, string>>;

/** Lines that go on with the field before begin with a space. */
function fieldsOf(record: string): Fields {
  const lines = record.replace(/\n[ \t]/g, ' ').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const colon = line.indexOf(':');
      return colon === -1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]];
    }),
  );
}

/** Names have small letters, digits and "+-." (Debian Policy 5.6.1). */
function slugOf(name: string): string {
  return name.replaceAll('+', 'p').replaceAll('.', '-').slice(0, MAX_SLUG);
}

function toPad(slug: string, name: string, version: string, fields: Fields) {
  const { Description = name, Homepage, Section = '', Tag } = fields;
  const section = Section.replace(/^.*\//, '');
  return {
    pad_version: '2.0',
    vendor: { name: 'Debian', website: 'https://www.debian.org' },
    software: {
      slug,
      name,
      kind: /^(?:lib|.*-dev$)/.test(name) ? 'library' : 'open-source',
      category: CATEGORIES[section] ?? 'other',
      license_type: 'open-source',
      platforms: ['linux'],
      // An address that names a person would be refused.
      homepage: /^http[^@]+$/.test(Homepage ?? '') ? Homepage : `https://packages.debian.org/${name}`,
      descriptions: { en: { summary: Description, ...(Tag !== undefined && { text: Tag }) } },
    },
    // Without the epoch, which no publisher uses.
    release: { version: version.replace(/^\d+:/, '') },
  };
}
