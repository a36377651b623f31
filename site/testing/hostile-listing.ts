/** A published listing whose publisher tries to run a script through every text (case 24), and one withdrawn for it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const HOSTILE = 'hostile';
export const WITHDRAWN = 'withdrawn-tool';
/** What a script sets that got through. */
export const PWNED = 'pwned';

/** Ends elements, attributes, comments, and JSON in a script element. */
export const ATTACK = `</script></title>--><script>${PWNED}=1</script><img src=x onerror="${PWNED}=1">"'\`{{${PWNED}=1}}`;
/** What fits nowhere: a list is as long as may be, and none of its words can be broken. */
const UNBROKEN = 'W'.repeat(60);
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
    ...Object.fromEntries(['order_url', 'support_url', 'status_page', 'icon'].map((name) => [name, address])),
    security: { policy_url: address, security_txt_url: address },
    screenshots: Array.from({ length: 10 }, () => address),
    keywords: [
      ATTACK.slice(0, 60),
      ARABIC,
      ...Array.from({ length: 28 }, (_, index) => `${index}${UNBROKEN}`.slice(0, 60)),
    ],
    languages: everyLanguage(),
    requirements: `${ATTACK}\n${ARABIC}\n${UNBROKEN.repeat(12)}`,
    deployment: ['cloud', 'self-hosted', 'on-premise', 'hybrid', 'desktop', 'mobile', 'edge', 'docker'],
    packages: Array.from(
      { length: 20 },
      (_, index) => `pkg:${index % 2 === 0 ? 'npm' : 'generic'}/${index}%22onclick='${PWNED}=1'${UNBROKEN.repeat(4)}`,
    ),
    support_until: '2030-12-31',
    versions: [
      {
        ...{ version: ATTACK.slice(0, 100), released_on: '2026-11-01', prerelease: false, notes_url: address },
        changes: `${ATTACK}\n\n${ARABIC}\n\n${UNBROKEN.repeat(10)}`,
        artifacts: Array.from({ length: 100 }, (_, index) => ({
          ...{ platform: index % 2 === 0 ? ATTACK : `windows ${index}`, uri: `${address}&file=${index}` },
          ...{ format: 'abcdef.ghijk', size_bytes: Number.MAX_SAFE_INTEGER },
        })),
      },
    ],
  });
  const record = read('moderation/as/astro.json');
  const yanked = [{ version: `${ATTACK.slice(0, 90)} 0`, reason: ATTACK, on: '2026-11-02', by: 'publisher' }];
  write('moderation/ho/hostile.json', { ...record, slug: HOSTILE, yanked });
  const was = { name: ATTACK, category: 'security' };
  write('moderation/wi/withdrawn-tool.json', { ...record, slug: WITHDRAWN, state: 'withdrawn', reason: ATTACK, was });
}

/** As many as a listing may have, with one from right to left and one that no registry knows. */
function everyLanguage(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  return ['ar', 'qaa', ...tags].slice(0, 200);
}
