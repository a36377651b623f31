/** Makes the endpoint of a listener on this machine at the worker that runs here, as a publisher does. */
import { request } from 'undici';

interface MadeEndpoint {
  id: string;
  secret?: string;
}

/**
 * @param base address of the worker
 * @param url address of the listener
 * @returns the secret that signs what is sent there from now on
 * @throws Error in the words of the worker
 */
export async function makeOwnEndpoint(
  base: string,
  token: string,
  url: string,
): Promise<{ id: string; secret: string }> {
  const { id, secret } = await ask<MadeEndpoint>(base, token, '', { url });
  // Shown before, and kept by nobody: another one signs.
  return { id, secret: secret ?? (await ask<{ secret: string }>(base, token, `/${id}/rotate-secret?now=true`)).secret };
}

/** Asks for a test, which the listener gets and answers. */
export async function testOwnEndpoint(base: string, token: string, id: string): Promise<void> {
  await ask(base, token, `/${id}/test`);
}

async function ask<Data>(base: string, token: string, path: string, content?: object): Promise<Data> {
  const { statusCode, body } = await request(`${base}/api/v1/publisher/webhooks${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(content && { 'content-type': 'application/json' }) },
    body: content === undefined ? null : JSON.stringify(content),
  }).catch(() => {
    throw new Error(`No catalog answers at ${base}. \`npm start\` runs one.`);
  });
  const answer = (await body.json().catch(() => ({}))) as { data?: Data; detail?: string };
  if (statusCode >= 300 || answer.data === undefined) {
    throw new Error(`The catalog at ${base} answered ${statusCode}. ${answer.detail ?? ''}`.trim());
  }
  return answer.data;
}
