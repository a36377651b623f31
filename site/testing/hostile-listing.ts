/** A published listing whose publisher tries to run a script through every text (case 24), and one withdrawn for it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const HOSTILE = 'hostile';
export const WITHDRAWN = 'withdrawn-tool';
/** What a script sets that got through. */
export const PWNED = 'pwned';

/** Ends elements, attributes, comments, and JSON in a script element. */
export const ATTACK = `</script></title>--><script>${PWNED}=1</script><img src=x onerror="${PWNED}=1">"'\`{{${PWNED}=1}}`;
const ARABIC = 'هذا برنامج لتحرير النصوص.';

/** @param folder a copy of the catalog */
export function writeHostileListing(folder: string): void {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, 'data', path), 'utf8'));
  const write = (path: string, value: unknown) => {
    mkdirSync(join(folder, 'data', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'data', path), `${JSON.stringify(value, null, 2)}\n`);
  };
  const model = read('listings/as/astro.json');
  const address = `https://works.example/?q='onclick='${PWNED}=1`;
  write('listings/ho/hostile.json', {
    ...model,
    slug: HOSTILE,
    name: ATTACK,
    vendor: { name: ATTACK, website: address },
    homepage: address,
    documentation: address,
    integrations: [ATTACK],
    license: { spdx_id: 'MIT', commercial_terms: ATTACK },
    interfaces: { openapi: { version: ATTACK, spec_url: address }, mcp: { version: ATTACK, endpoint: address } },
    descriptions: {
      ar: { summary: ARABIC },
      en: { tagline: ATTACK.slice(0, 120), summary: ATTACK, text: ATTACK },
    },
    versions: [
      {
        ...{ version: ATTACK.slice(0, 100), released_on: '2026-11-01', prerelease: false, notes_url: address },
        artifacts: [{ platform: ATTACK, uri: address }],
      },
    ],
  });
  const record = read('moderation/as/astro.json');
  write('moderation/ho/hostile.json', { ...record, slug: HOSTILE });
  write('moderation/wi/withdrawn-tool.json', { ...record, slug: WITHDRAWN, state: 'withdrawn', reason: ATTACK });
}
