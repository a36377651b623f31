/**
 * Who may do what: every path of the publisher API with every kind of token that is valid no more, or for another domain.
 * What is no token, or the key of a plan, contract.test.ts sends to each of them.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { askAs } from '../testing/ask.ts';
import { OPERATIONS } from '../testing/contract.ts';
import { newAddress } from '../testing/drive.ts';
import { issueToken, postInternal } from '../testing/submitting.ts';
import { storeRow, testEndpoint } from '../testing/webhook-events.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

let id: string;
beforeAll(async () => {
  const endpoint = await testEndpoint();
  id = await storeRow(endpoint.object, 'tool-01.test');
  await endpoint.activate();
});

const CLAIMED = ['claimDomain', 'verifyDomain'];
const PROTECTED = OPERATIONS.filter(
  ({ template, operation }) =>
    /^\/api\/v1\/(?:publisher|submi)/.test(template) && !CLAIMED.includes(operation.operationId),
);

function spoiled(change: string) {
  return (token: string) =>
    env.DB.prepare(`update tokens set ${change} where prefix = ?`).bind(token.slice(0, 8)).run();
}

const CALLERS: [who: string, spoil: (token: string) => Promise<unknown>][] = [
  ['a revoked token', (token) => postInternal('/tokens/revoke', { prefix: token.slice(0, 8) })],
  ['an expired token', spoiled("expires_at = '2020-01-01T00:00:00.000Z'")],
  ['a token whose proof is gone', spoiled("unproved_since = '2020-01-01'")],
];

/** What a stranger may do all the same: with what is theirs. */
const LISTS = ['listOwnListings', 'listWebhooks', 'listSubmissions', 'listRequests', 'listTokens', 'listOwnDomains'];
const OWN: Record<string, number> = {
  ...Object.fromEntries(LISTS.map((name) => [name, 200])),
  ...{ makeWebhook: 201, submitPad: 403 },
};

function askFor({ method, template }: (typeof PROTECTED)[number], token: string): Promise<Response> {
  const path = template
    .replace('{webhook}', id)
    .replace('{slug}', 'tool-01')
    .replace(/\{\w+\}/g, 'some-id');
  const body = method === 'POST' ? { body: '{"url":"https://hooks.tool-01.test/x"}' } : {};
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  return askAs(newAddress(), path, { method, headers, ...body });
}

it('there are as many paths as are described', () => {
  expect(PROTECTED.length).toBeGreaterThanOrEqual(14);
});

it.each(CALLERS)('%s is refused everywhere', async (_who, spoil) => {
  const token = await issueToken(['tool-01.test']);
  await spoil(token);
  for (const operation of PROTECTED) {
    const answer = await askFor(operation, token);
    const { operationId } = operation.operation;
    const { code } = await answer.json<{ code: string }>();
    expect([operationId, answer.status, code]).toEqual([operationId, 401, 'token_invalid']);
  }
});

it('the token of another domain sees and changes nothing of it', async () => {
  for (const operation of PROTECTED) {
    const answer = await askFor(operation, await issueToken(['stranger.example']));
    const { operationId } = operation.operation;
    const expected = OWN[operationId] ?? (operation.template.includes('/listings/') ? 403 : 404);
    expect([operationId, answer.status]).toEqual([operationId, expected]);
    expect(await answer.text()).not.toContain(id);
  }
});
