/** Who may do what: every path of the publisher API with every kind of token that is not the right one. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { askAs } from '../testing/ask.ts';
import { OPERATIONS } from '../testing/contract.ts';
import { newAddress } from '../testing/drive.ts';
import { issueKey, issueToken, postInternal } from '../testing/submitting.ts';
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

async function spoiled(query: string): Promise<string> {
  const token = await issueToken(['tool-01.test']);
  await env.DB.prepare(`${query} where prefix = ?`).bind(token.slice(0, 8)).run();
  return token;
}

const CALLERS: [string, number, string, () => Promise<string | undefined>][] = [
  ['no token', 401, 'token_missing', async () => undefined],
  ['a token that is none', 401, 'token_invalid', async () => 'cat_x'],
  [
    'a revoked token',
    401,
    'token_invalid',
    async () => {
      const token = await issueToken(['tool-01.test']);
      await postInternal('/tokens/revoke', { prefix: token.slice(0, 8) });
      return token;
    },
  ],
  [
    'an expired token',
    401,
    'token_invalid',
    () => spoiled("update tokens set expires_at = '2020-01-01T00:00:00.000Z'"),
  ],
  [
    'a token whose proof is gone',
    401,
    'token_invalid',
    () => spoiled("update tokens set unproved_since = '2020-01-01'"),
  ],
  ['the key of a read plan', 403, 'forbidden', () => issueKey('top')],
];

/** What a stranger may do all the same: with what is theirs. */
const LISTS = ['listOwnListings', 'listWebhooks', 'listSubmissions', 'listRequests', 'listTokens', 'listOwnDomains'];
const OWN: Record<string, number> = {
  ...Object.fromEntries(LISTS.map((name) => [name, 200])),
  ...{ makeWebhook: 201, submitPad: 403 },
};

function askFor({ method, template }: (typeof PROTECTED)[number], token: string | undefined): Promise<Response> {
  const path = template
    .replace('{webhook}', id)
    .replace('{slug}', 'tool-01')
    .replace(/\{\w+\}/g, 'some-id');
  const body = method === 'POST' ? { body: '{"url":"https://hooks.tool-01.test/x"}' } : {};
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  return askAs(newAddress(), path, { method, headers, ...body });
}

it('there are as many paths as are described', () => {
  expect(PROTECTED.length).toBeGreaterThanOrEqual(14);
});

it.each(CALLERS)('%s is refused everywhere: %i %s', async (_who, status, code, make) => {
  for (const operation of PROTECTED) {
    const answer = await askFor(operation, await make());
    const { code: said } = await answer.json<{ code: string }>();
    expect([operation.operation.operationId, answer.status, said]).toEqual([
      operation.operation.operationId,
      status,
      code,
    ]);
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
