/** The demo's publisher: what is submitted, and what is asked of the API. */
import { check, show, showCommand } from './telling.ts';

export const DOMAIN = 'demo-works.example';
export const SLUG = 'demo-notes';

export interface Listing {
  version: string;
  verified: boolean;
  versions: unknown[];
  rank: { position: number; score: number };
}

/** @param receiver address:port that wants events */
export function padDocument(version: string, released_on: string, receiver: string) {
  return {
    pad_version: '2.0',
    vendor: { name: 'Demo Works', email: 'canary@demo.example', contact: 'Canary Person' },
    software: {
      slug: SLUG,
      name: 'Demo Notes',
      kind: 'software',
      category: 'text-editors',
      license_type: 'open-source',
      license: { spdx_id: 'MIT' },
      platforms: ['linux', 'macos', 'windows'],
      homepage: `https://${DOMAIN}/notes`,
      descriptions: { en: { summary: 'Demo Notes keeps short notes in plain files.' } },
    },
    release: { version, released_on, release_type: 'minor' },
    webhook: { url: `http://${receiver}/events`, events: ['listing.published', 'rank.changed'] },
  };
}

/** @param base address of the catalog */
export function asPublisher(base: string, token: string) {
  const ask = async (method: string, path: string, content?: object) => {
    showCommand(`curl -X ${method} ${path}`);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = content === undefined ? null : JSON.stringify(content);
    const response = await fetch(new URL(path, base), { method, headers, body });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    /** @returns address of the submission */
    async submit(document: object): Promise<string> {
      const { status, headers } = await ask('POST', '/api/v1/submit/pad', document);
      check(status === 202, 'the document is accepted: 202');
      return new URL(headers.get('location') ?? '', base).pathname;
    },
    async expectState(submission: string, state: string): Promise<void> {
      const { body } = await ask('GET', submission);
      check((body as { data: { state: string } }).data.state === state, `the submission is ${state}`);
    },
    async newSecret(): Promise<string> {
      const { body } = await ask('POST', `/api/v1/publisher/webhooks/${SLUG}/rotate-secret`);
      return (body as { data: { secret: string } }).data.secret;
    },
    async askForChallenge(): Promise<void> {
      const { status } = await ask('POST', `/api/v1/publisher/webhooks/${SLUG}/test`);
      check(status === 202, 'a challenge is on its way');
    },
  };
}

/** What everybody may ask. */
export async function readListing(base: string): Promise<Listing | number> {
  const path = `/api/v1/software/${SLUG}`;
  showCommand(`curl ${path}`);
  const response = await fetch(base + path);
  return response.ok ? ((await response.json()) as Listing) : response.status;
}

export async function search(base: string, words: string): Promise<string[]> {
  const path = `/api/v1/software?q=${encodeURIComponent(words)}`;
  showCommand(`curl ${path}`);
  const { data } = (await (await fetch(base + path)).json()) as { data: { slug: string }[] };
  show(`found: ${data.map(({ slug }) => slug).join(', ') || 'nothing'}`);
  return data.map(({ slug }) => slug);
}
