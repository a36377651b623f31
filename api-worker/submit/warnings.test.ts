/** What is said of a document that was taken: at once, and where its state is looked up. */

import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import {
  issueKey,
  issueToken,
  padDocument,
  postInternal,
  refusal,
  SUBMIT,
  sent,
  stateOf,
} from '../testing/submitting.ts';
import worker from '../worker.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

/** Nothing of it has to be read as something else. */
const PLAIN = { category: 'text-editors' };
const withWebhook = (url: string, slug = 'hooked') => padDocument(slug, PLAIN, { webhook: { url } });

describe('the warnings of a submission', () => {
  it('are in the answer to a document, and where its state is looked up', async () => {
    const token = await issueToken();
    const taken = await sent(padDocument('my-tool', { ...PLAIN, kind: 'nothing we know' }), { token });
    expect(taken.warnings).toMatchObject([{ pointer: '/software/kind', code: 'unknown_value' }]);
    expect((await stateOf(taken.id, token)).warnings).toEqual(taken.warnings);
    expect((await sent(padDocument('my-tool', { ...PLAIN, kind: 'nothing we know' }), { token })).warnings).toEqual(
      taken.warnings,
    );
  });

  it('are not there where there are none', async () => {
    const token = await issueToken();
    const { id, ...taken } = await sent(padDocument('plain', PLAIN), { token });
    expect([Object.keys(taken).includes('warnings'), (await stateOf(id, token)).warnings]).toEqual([false, undefined]);
  });

  it('of an address are those that the pipeline reports', async () => {
    const token = await issueToken();
    const { id, received_at } = await sent('{"url":"https://maker.example/pad.json"}', { token });
    const warnings = [{ pointer: '/webhook/url', code: 'webhook_refused', message: 'No event is ever sent there.' }];
    const report = (body: object) =>
      postInternal('/submissions/reports', { data: [{ id, received_at, state: 'in_moderation', ...body }] });
    await report({ warnings });
    expect(await stateOf(id, token)).toMatchObject({ state: 'in_moderation', warnings });
    await report({});
    expect((await stateOf(id, token)).warnings).toBeUndefined();
  });

  it.each([
    'http://hooks.maker.example/catalog',
    'https://10.0.0.1/catalog',
    'https://[fd00::1]/catalog',
    'https://127.1/catalog',
    'https://hooks.maker.example:8443/catalog',
    'https://localhost/catalog',
    'https://hooks.internal/catalog',
    'https://192.168.0.1.:443/catalog',
  ])('tell of a webhook that nothing is ever sent to: %s', async (url) => {
    const token = await issueToken();
    const { warnings } = await sent(withWebhook(url), { token });
    expect(warnings).toMatchObject([{ pointer: '/webhook/url', code: 'webhook_refused' }]);
  });

  it('tell nothing of one that may be sent to', async () => {
    const token = await issueToken();
    expect((await sent(withWebhook('https://hooks.maker.example/catalog'), { token })).warnings).toBeUndefined();
  });

  it('tell nothing in development of an address that is trusted there, and of any other', async () => {
    const token = await issueToken();
    const submitLocally = async (url: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: withWebhook(url) };
      const request = new Request<unknown, IncomingRequestCfProperties>(`http://localhost${SUBMIT}`, init);
      const TRUSTED_ADDRESSES = '127.0.0.1:9000';
      const answer = await worker.fetch(request, { ...env, TRUSTED_ADDRESSES }, createExecutionContext());
      return (await answer.json<{ data: { warnings?: object[] } }>()).data.warnings;
    };
    expect(await submitLocally('http://127.0.0.1:9000/')).toBeUndefined();
    expect(await submitLocally('http://127.0.0.1:9001/')).toMatchObject([{ code: 'webhook_refused' }]);
  });
});

describe('the secret of a webhook that a document names', () => {
  it('is in the answer to the first submission of it, and nowhere else', async () => {
    const token = await issueToken();
    const shown = async (slug: string) =>
      ((await sent(withWebhook('https://hooks.maker.example/shown', slug), { token })) as { webhook?: object }).webhook;
    expect(await shown('shown-one')).toEqual({
      id: expect.stringMatching(/^wh_[0-9a-f]{24}$/),
      host: 'hooks.maker.example',
      secret: expect.stringMatching(/^whsec_/),
    });
    expect(await shown('shown-two')).toBeUndefined();
  });
});

describe('the key of a read plan', () => {
  it('is told what it is, and what is needed instead', async () => {
    const { status, code, detail } = await refusal(padDocument(), { token: await issueKey('top') });
    expect([status, code]).toEqual([403, 'forbidden']);
    expect(detail).toContain('key of a read plan');
    expect(detail).toContain('POST /api/v1/publisher/domains');
  });
});

const MINIMAL_XML = `<?xml version="1.0"?><XML_DIZ_INFO><Company_Info><Company_Name>Maker</Company_Name></Company_Info>
  <Program_Info><Program_Name>Minimal</Program_Name><Program_Version>1.0</Program_Version>
  <Program_Release_Year>2026</Program_Release_Year></Program_Info></XML_DIZ_INFO>`;

describe('the shortest document that the specification allows', () => {
  it.each([
    ['PAD JSON', padDocument('minimal', { homepage: undefined, category: undefined }), 'application/json'],
    ['PAD XML', MINIMAL_XML, 'application/xml'],
  ])('of %s is taken for the token that sends it', async (_format, body, type) => {
    const token = await issueToken(['maker.example', 'other.example']);
    expect(await sent(body, { token, type })).toMatchObject({ state: 'queued' });
  });

  it('is not taken for a slug of somebody who is known', async () => {
    const token = await issueToken(['maker.example']);
    expect((await refusal(padDocument('tool-01', { homepage: undefined }), { token })).code).toBe('slug_taken');
  });
});
