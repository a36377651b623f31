/** The line that proves a whole domain: which listings it covers, and how a stranger's listing tries to be one. */
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { domainLine } from '../../../schemas/rules/verification-token.ts';
import {
  type Answer,
  BY_DNS,
  BY_FILE,
  CATALOG_HOST,
  checking,
  noRecords,
  refused,
  resolving,
  site,
  text,
} from './testing/verifying.ts';
import type { DomainCheck } from './verification-states.ts';

const LINE = domainLine(CATALOG_HOST, '0123456789abcdef'.repeat(2));
const NOT_FOUND: DomainCheck = { code: 'not_found' };
const DOCUMENT = text('{}');
const redirect = (location: string): Answer => ({ status: 302, headers: { location }, bytes: Buffer.alloc(0) });

const from = (url: string | undefined, members: Partial<Listing['sources'][number]> = {}): Partial<Listing> => ({
  sources: [
    { kind: 'pad-json', ...(url !== undefined && { url }), primary: true, last_changed_on: '2026-01-01', ...members },
  ],
});

interface Case extends Partial<Listing> {
  /** Domain of the token that the listing was submitted with. */
  token?: string;
  /** Where the line stands; the domain of the homepage unless another is named. */
  at?: string;
  answers?: Record<string, Answer>;
}

const OWN = { 'https://maker.example/tool.json': DOCUMENT };

async function check({ token, at = 'maker.example', answers = OWN, ...members }: Case, line = LINE) {
  const { resolveTxt } = await resolving({ [`_catalog.${at}`]: { TXT: [line] } });
  return checking({ resolveTxt, client: site(answers) }, members, token);
}

describe('a domain with a line of its own proves', () => {
  it.each<[string, Case]>([
    ['a listing whose feed is on it', {}],
    [
      'a listing whose feed is on a host below it',
      {
        ...from('https://feeds.maker.example/tool.json'),
        answers: { 'https://feeds.maker.example/tool.json': DOCUMENT },
      },
    ],
    [
      'a listing whose feed leads on to another host of it',
      {
        answers: {
          'https://maker.example/tool.json': redirect('https://www.maker.example/t'),
          'https://www.maker.example/t': DOCUMENT,
        },
      },
    ],
    ['a document that was sent with its token', { ...from(undefined), token: 'maker.example' }],
    ['an address that was sent with its token', { token: 'maker.example', answers: {} }],
    ['a document that the operator keeps', from(undefined, { feed: 'tool' })],
    ['a listing whose homepage is far below it', { homepage: 'https://a.b.c.d.e.maker.example' }],
    [
      'what is below a name below the registered domain',
      {
        at: 'docs.maker.example',
        homepage: 'https://a.docs.maker.example',
        token: 'docs.maker.example',
        ...from(undefined),
      },
    ],
    ['what is on a host of its own, www', { at: 'www.maker.example', token: 'www.maker.example', ...from(undefined) }],
    [
      'a customer of a hoster that gives names away',
      {
        at: 'maker.github.io',
        homepage: 'https://maker.github.io/tool',
        token: 'maker.github.io',
        ...from(undefined),
      },
    ],
  ])('%s', async (_what, setting) => {
    expect(await check(setting)).toEqual(BY_DNS);
  });

  it.each([
    ['its own host', 'https://www.maker.example'],
    ['the registered domain above it', 'https://maker.example'],
  ])('by the file, too: on %s', async (_where, origin) => {
    const client = site({ ...OWN, [`${origin}/.well-known/catalog-verification.txt`]: text(LINE) });
    const onHost = from('https://www.maker.example/tool.json');
    const answers = { 'https://www.maker.example/tool.json': DOCUMENT };
    const both = site({ ...answers, [`${origin}/.well-known/catalog-verification.txt`]: text(LINE) });
    expect(await checking({ client: both }, onHost)).toEqual(BY_FILE);
    // The file of one host says nothing of another one beside it or above it.
    const expected = origin === 'https://maker.example' ? BY_FILE : NOT_FOUND;
    expect(await checking({ client })).toEqual(expected);
  });
});

const ELSEWHERE = 'https://evil.example/tool.json';

describe('a stranger’s listing that names the homepage of a proved domain is not proved with', () => {
  it.each<[string, Case]>([
    ['a feed elsewhere', { ...from(ELSEWHERE), answers: { [ELSEWHERE]: DOCUMENT } }],
    ['a copy of the repository, which names the same homepage', from('https://github.com/evil/tool')],
    ['a repository on a forge of the domain itself', from('https://code.maker.example/evil/tool', { kind: 'gitlab' })],
    ['a document that was sent with the token of another domain', { ...from(undefined), token: 'evil.example' }],
    ['a document that was sent with the token of a host below', { ...from(undefined), token: 'www.maker.example' }],
    ['a document of which nobody knows who has sent it', from(undefined)],
    ['a domain that ends alike', from('https://evilmaker.example/tool.json')],
    ['a domain that begins alike', from('https://maker.example.evil.example/tool.json')],
    ['a user name that looks like the domain', from('https://maker.example@evil.example/tool.json')],
    ['the domain as a path', from('https://evil.example/maker.example/tool.json')],
    ['the domain as a fragment', from('https://evil.example/#maker.example')],
    [
      'a further source on the domain',
      {
        sources: [
          { kind: 'pad-json', url: ELSEWHERE, primary: true, last_changed_on: '2026-01-01' },
          { kind: 'pad-json', url: 'https://maker.example/tool.json', primary: false, last_changed_on: '2026-01-01' },
        ],
      },
    ],
    [
      'a page of the domain that leads wherever one wants',
      { answers: { 'https://maker.example/tool.json': redirect(ELSEWHERE), [ELSEWHERE]: DOCUMENT } },
    ],
    [
      'such a page, by a detour on the domain',
      {
        answers: {
          'https://maker.example/tool.json': redirect('/next'),
          'https://maker.example/next': redirect(ELSEWHERE),
          [ELSEWHERE]: DOCUMENT,
        },
      },
    ],
    [
      'such a page, over plain http',
      { answers: { 'https://maker.example/tool.json': redirect('http://maker.example') } },
    ],
    ['such a page that leads in circles', { answers: { 'https://maker.example/tool.json': redirect('/tool.json') } }],
  ])('%s', async (_what, setting) => {
    expect(await check(setting)).toEqual(NOT_FOUND);
  });

  it.each<[string, Case]>([
    ['a host below the homepage’s', { at: 'docs.www.maker.example' }],
    ['a host beside the homepage’s', { at: 'docs.maker.example' }],
    ['the homepage’s host alone, and the feed is above it', { at: 'www.maker.example' }],
    ['another domain', { at: 'evil.example' }],
    ['the public suffix', { at: 'example' }],
    ['the hoster', { at: 'github.io', homepage: 'https://maker.github.io/tool' }],
  ])('the line of %s', async (_what, setting) => {
    expect(await check(setting)).toEqual(NOT_FOUND);
  });

  it.each([
    ['another catalog', domainLine('other.example', '0123456789abcdef'.repeat(2))],
    ['a catalog that ends alike', domainLine(`x${CATALOG_HOST}`, '0123456789abcdef'.repeat(2))],
    ['no claim', domainLine(CATALOG_HOST, '')],
    ['a claim that is cut off', LINE.slice(0, -1)],
    ['a claim with more behind it', `${LINE}0`],
    ['a claim in capitals', domainLine(CATALOG_HOST, '0123456789ABCDEF'.repeat(2))],
    ['two lines in one', `${LINE} ${LINE}`],
    ['a listing of such a name', LINE.replace('_domain', 'domain')],
  ])('a line of %s', async (_what, line) => {
    expect(await check({}, line)).toEqual(NOT_FOUND);
  });
});

it('a feed that does not answer is looked at again, and not lost', async () => {
  const { resolveTxt } = await resolving({ '_catalog.maker.example': { TXT: [LINE] } });
  for (const answer of [refused('timeout'), { ...DOCUMENT, status: 503 }]) {
    const client = site({ 'https://maker.example/tool.json': answer });
    expect(await checking({ resolveTxt, client })).toEqual({ code: 'unreachable' });
  }
  const proved = { method: 'dns-txt', status: 'verified', verified_at: '2026-01-05T00:00:00Z' } as const;
  const client = site({ 'https://maker.example/tool.json': refused('timeout') });
  // What was proved once is not asked for its way again.
  expect(await checking({ resolveTxt, client }, { verification: proved })).toEqual(BY_DNS);
  expect(client.asked).toEqual([]);
});

it('the line of one listing says nothing of another', async () => {
  const { resolveTxt } = await resolving({
    '_catalog.maker.example': { TXT: [LINE.replace('_domain', 'another-tool')] },
  });
  expect(await checking({ resolveTxt, client: site(OWN) })).toEqual(NOT_FOUND);
  expect(await checking({ resolveTxt: noRecords, client: site(OWN) })).toEqual(NOT_FOUND);
});
