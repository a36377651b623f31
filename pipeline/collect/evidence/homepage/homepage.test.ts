import { describe, expect, it } from 'vitest';
import type { FetchResult, GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import { bareTools } from '../testing/asking.ts';
import { witnessedListing } from '../testing/witnessing.ts';
import { homepage } from './index.ts';

const PAGE = 'https://works.example/editor';
const SECURITY_TXT = 'https://works.example/.well-known/security.txt';
const POLICY = 'https://works.example/policy';

const text = (body: string, contentType = 'text/plain; charset=utf-8'): FetchResult => ({
  bytes: Buffer.from(body),
  contentType,
});
const html = text('<p>Hello</p>', 'text/html');
const status = (code: number): FetchResult => ({ refusal: { code: 'bad_status', values: { status: code } } });

/** What is not in the table is not there. */
async function look(answers: Record<string, FetchResult>, security?: object) {
  const asked: string[] = [];
  const client: GuardedClient = {
    fetch: async (address) => {
      asked.push(address);
      return answers[address] ?? status(404);
    },
    request: async () => ({ refusal: { code: 'timeout' } }),
    close: async () => {},
  };
  const listing = witnessedListing(security && { security });
  return { asked, said: await homepage.look(PAGE, listing, bareTools(client)) };
}

const said = (values: object) => ({ values, source: PAGE, places: [PAGE] });

describe('a homepage', () => {
  it.each([
    [PAGE, [PAGE]],
    ['http://works.example/editor', []],
    ['https://github.com/works/editor', []],
    [undefined, []],
  ])('of %s is asked about %j', (address, subjects) => {
    expect(homepage.subjects(witnessedListing({ homepage: address } as never))).toEqual(subjects);
  });

  it.each<[string, Record<string, FetchResult>, object]>([
    ['answers, and no more', { [PAGE]: html }, { tls: true }],
    [
      'has a security.txt',
      { [PAGE]: html, [SECURITY_TXT]: text('Contact: mailto:jane@works.example\n') },
      { tls: true, reporting: 'security_txt' },
    ],
    [
      'has one whose field is written in small letters',
      { [PAGE]: html, [SECURITY_TXT]: text('# us\r\ncontact:https://works.example/report') },
      { tls: true, reporting: 'security_txt' },
    ],
    [
      'has one without a contact',
      { [PAGE]: html, [SECURITY_TXT]: text('Expires: 2030-01-01T00:00:00Z\nContact:\n') },
      { tls: true },
    ],
    [
      'answers every path with a page',
      { [PAGE]: html, [SECURITY_TXT]: text('Contact: us', 'text/html') },
      { tls: true },
    ],
    ['is larger than is read', { [PAGE]: { refusal: { code: 'too_large' } } }, { tls: true }],
  ])('that %s', async (_what, answers, values) => {
    expect((await look(answers)).said).toEqual(said(values));
  });

  it.each([
    ['policy_url', { policy_url: POLICY }],
    ['security_txt_url', { security_txt_url: POLICY }],
  ])('has a way to report where the %s of its listing answers', async (_name, security) => {
    expect((await look({ [PAGE]: html, [POLICY]: html }, security)).said).toEqual(
      said({ tls: true, reporting: 'policy' }),
    );
    expect((await look({ [PAGE]: html }, security)).said).toEqual(said({ tls: true }));
  });

  it.each<[string, FetchResult]>([
    ['it is not there', status(404)],
    ['its certificate does not hold', { refusal: { code: 'bad_certificate' } }],
  ])('is no longer known where %s', async (_what, answer) => {
    expect(await look({ [PAGE]: answer })).toEqual({ asked: [PAGE], said: { unknown: true } });
  });

  it.each<[string, FetchResult, object]>([
    ['fails', status(503), { code: 'bad_status', variant: 'witness', values: { status: 503 } }],
    ['says nothing in time', { refusal: { code: 'timeout' } }, { code: 'timeout' }],
  ])('stays as it was known where its server %s', async (_what, answer, problem) => {
    const problemSeen = { problem: { pointer: '', severity: 'error', ...problem } };
    expect((await look({ [PAGE]: answer })).said).toEqual(problemSeen);
    // Nobody can say now that there is no way to report.
    expect((await look({ [PAGE]: html, [SECURITY_TXT]: answer })).said).toMatchObject({ problem: { code: 'timeout' } });
  });

  it('keeps nothing of the contact', async () => {
    const { said } = await look({ [PAGE]: html, [SECURITY_TXT]: text('Contact: mailto:jane@works.example') });
    expect(JSON.stringify(said)).not.toContain('jane');
  });
});
