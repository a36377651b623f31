/** Code and commands that pages of the docs show and that are made of what the program knows. */
import { files } from '../../schemas/contracts/addresses.ts';
import vectors from '../../schemas/contracts/examples/webhooks/vectors.json' with { type: 'json' };
import goCode from '../../schemas/contracts/examples/webhooks/verify.go?raw';
import nodeCode from '../../schemas/contracts/examples/webhooks/verify.js?raw';
import phpCode from '../../schemas/contracts/examples/webhooks/verify.php?raw';
import pythonCode from '../../schemas/contracts/examples/webhooks/verify.py?raw';
import rubyCode from '../../schemas/contracts/examples/webhooks/verify.rb?raw';
import { absolute } from '../base/links.ts';
import { isStaticHost, readOpenapi } from '../catalog/catalog-data.ts';
import { EVERYTHING, SMALLEST } from '../publisher/example-documents.ts';
import { operationGroups } from './api-operations.ts';
import type { Heading } from './docs-html.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** By the name a page asks for it with. */
const SAMPLES: Record<string, () => string> = {
  'client-command': () => `npx openapi-typescript ${absolute(files.openapi)} -o catalog.d.ts`,
  'pad-smallest': () => SMALLEST,
  'pad-everything': () => EVERYTHING,
  'rank-command': () => `curl -s ${rankAddress()}`,
  'rank-sum-command': () => `curl -s ${rankAddress()} | jq '.score, ([.signals[].points] | add)'`,
  'rank-verify-command': () => `npm run catalog -- rank --verify ${verifiedAddress()}`,
  'verify-node': () => nodeCode,
  'verify-python': () => pythonCode,
  'verify-go': () => goCode,
  'verify-php': () => phpCode,
  'verify-ruby': () => rubyCode,
  'webhook-deliveries': () =>
    vectors.deliveries
      .slice(0, 2)
      .map(({ body }) => json(JSON.parse(body)))
      .join('\n\n'),
  'webhook-vectors': () => json(vectors.verifications.slice(0, 3)),
};

/** @returns nothing for a part that is no code */
export function docsSample(name: string): string | undefined {
  return Object.hasOwn(SAMPLES, name) ? SAMPLES[name]?.() : undefined;
}

/** The headings that a part brings to the contents of its page. */
export function partHeadings(name: string): Heading[] {
  if (name !== 'api-operations') return [];
  return operationGroups(readOpenapi()).map(({ id, name: text }) => ({ id, text }));
}

function rankAddress(): string {
  const address = absolute(files.listingRank('SLUG'));
  // A bare static host serves the files themselves.
  return isStaticHost() ? address : address.slice(0, -'.json'.length);
}

/** A server on this machine has to be trusted by its address. */
function verifiedAddress(): string {
  const site = absolute('/').replace(/\/$/, '');
  const { protocol, port } = new URL(site);
  return protocol === 'https:' ? site : `http://127.0.0.1:${port} --trust 127.0.0.1:${port}`;
}
