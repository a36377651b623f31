/** What a publisher and a visitor of the demo ask of the API. */
import { SLUG } from './demo-publishers.ts';
import { check, show, showCommand } from './narration.ts';

export interface ApiListing {
  version: string;
  verified: boolean;
  versions: unknown[];
  rank: { position: number; score: number };
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
      check(status === 202, 'the API accepts the document (202) and says where to ask what becomes of it');
      return new URL(headers.get('location') ?? '', base).pathname;
    },
    async stateOf(submission: string): Promise<string> {
      const { body } = await ask('GET', submission);
      return (body as { data: { state: string } }).data.state;
    },
    async askForChallenge(): Promise<void> {
      const { status } = await ask('POST', `/api/v1/publisher/webhooks/${SLUG}/test`);
      check(status === 202, 'the catalog sends a challenge, and the receiver answers it');
    },
  };
}

/** @returns the listing, or the status where there is none to read */
export async function readListing(base: string, slug = SLUG): Promise<ApiListing | number> {
  const path = `/api/v1/software/${slug}`;
  showCommand(`curl ${path}`);
  const response = await fetch(base + path);
  return response.ok ? ((await response.json()) as ApiListing) : response.status;
}

export async function search(base: string, words: string): Promise<string[]> {
  const path = `/api/v1/software?q=${encodeURIComponent(words)}`;
  showCommand(`curl ${path}`);
  const { data } = (await (await fetch(base + path)).json()) as { data: { slug: string }[] };
  show(`found: ${data.map(({ slug }) => slug).join(', ') || 'nothing'}`);
  return data.map(({ slug }) => slug);
}
