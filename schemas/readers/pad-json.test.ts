import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inWords } from '../wording/testing/in-words.ts';
import { readPadJson } from './pad-json.ts';

type Json = Record<string, unknown>;

const findCategory = (word: string) => (word.toLowerCase() === 'text editors' ? 'text-editors' : undefined);
const read = (document: unknown) => inWords(readPadJson(Buffer.from(JSON.stringify(document)), { findCategory }));

/** The least valid document, with other members in it. */
function pad({ vendor = {}, software = {}, release = {}, ...rest }: Record<string, Json | unknown[] | string> = {}) {
  return {
    pad_version: '2.0',
    vendor: { name: 'Works', ...(vendor as Json) },
    software: { slug: 'tool', name: 'Tool', ...(software as Json) },
    release: { version: '1.0.0', ...(release as Json) },
    ...rest,
  };
}

const described = (description: Json, tag = 'en') => pad({ software: { descriptions: { [tag]: description } } });
const shown = (document: unknown) =>
  read(document).problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

/** What becomes of a document without errors. */
function accepted(document: unknown) {
  const result = read(document);
  if (result.draft === undefined) throw new Error(shown(document).join());
  return result;
}

describe('the draft', () => {
  it('of the least document is exactly this', () => {
    expect(read(pad())).toStrictEqual({
      draft: {
        slug: 'tool',
        name: 'Tool',
        kind: 'software',
        category: 'other',
        license: {},
        vendor: { name: 'Works' },
        platforms: [],
        integrations: [],
        descriptions: {},
        versions: [{ version: '1.0.0', prerelease: false }],
        badges: [],
        archived: false,
      },
      problems: [],
    });
  });

  it('of a document with every member has every member', () => {
    const file = join(import.meta.dirname, '..', 'contracts', 'examples', 'valid', 'pad-2.0', 'every-member.json');
    const findAny = (word: string) => word;
    const result = readPadJson(readFileSync(file), { findCategory: findAny });
    const { pad_version, protocol, $schema, ...document } = JSON.parse(readFileSync(file, 'utf8'));
    const { license_type, license, ...software } = document.software;
    expect(result.problems).toEqual([]);
    expect(result.draft).toStrictEqual({
      ...software,
      license: { type: license_type, ...license },
      vendor: document.vendor,
      versions: [document.release, ...document.releases].map((release) => ({ ...release, prerelease: false })),
      badges: [],
      archived: false,
    });
    expect(result).toHaveProperty('webhook', document.webhook);
  });

  it('tidies names, versions and lines', () => {
    const untidy = (text: string) => ` \u202e${text}\n\u200b`;
    const { draft } = read(
      pad({
        vendor: { name: untidy('Works'), country_code: 'de' },
        software: {
          name: untidy('To\u0000ol'.replace('\0', '\t')),
          integrations: [untidy('Git')],
          license: { spdx_id: untidy('MIT') },
          interfaces: { openapi: { version: untidy('3.1') }, mcp: { version: untidy('1') } },
        },
        release: {
          version: untidy('v1.0.0-rc.1'),
          artifacts: [{ uri: 'https://works.example/a', platform: untidy('Linux'), sha256: 'AB'.repeat(32) }],
        },
      }),
    );
    expect(draft).toMatchObject({
      name: 'To ol',
      vendor: { name: 'Works', country_code: 'DE' },
      integrations: ['Git'],
      license: { spdx_id: 'MIT' },
      interfaces: { openapi: { version: '3.1' }, mcp: { version: '1' } },
      versions: [
        { version: 'v1.0.0-rc.1', prerelease: true, artifacts: [{ platform: 'Linux', sha256: 'ab'.repeat(32) }] },
      ],
    });
  });

  it('has each platform once, in the order of the document', () => {
    const { draft } = read(pad({ software: { platforms: ['Linux', 'Win32', 'debian', 'BeOS', 'Haiku', 'windows'] } }));
    expect(draft?.platforms).toEqual(['linux', 'windows', 'other']);
  });

  it('leaves out objects that say nothing', () => {
    const empty = { pricing: {}, interfaces: { openapi: {}, mcp: {} }, license: { commercial_terms: ' ' } };
    const { draft } = read(pad({ software: { ...empty, license: {} } }));
    expect(draft).toMatchObject({ license: {} });
    expect(draft).not.toHaveProperty('pricing');
    expect(draft).not.toHaveProperty('interfaces');
    expect(read(pad({ software: { interfaces: { openapi: {}, mcp: { tools_count: 0 } } } })).draft?.interfaces).toEqual(
      {
        mcp: { tools_count: 0 },
      },
    );
  });
});

describe('summaries', () => {
  const sentence = 'This sentence has forty characters in it. ';

  it('longer than 500 characters are cut at a sentence, with a warning, and stand in the text as a whole', () => {
    const whole = sentence.repeat(20).trim();
    const { draft, problems } = read(described({ summary: whole }));
    // 11 sentences of 42 characters and the twelfth without its space are 503, so 11 fit.
    expect(draft?.descriptions.en).toEqual({ summary: sentence.repeat(11).trim(), text: whole });
    expect(problems).toEqual([
      {
        pointer: '/software/descriptions/en/summary',
        code: 'cut',
        severity: 'warning',
        message: 'The summary is longer than 500 characters and was cut after a sentence.',
        expected: 'at most 500 characters',
      },
    ]);
  });

  it('that are cut leave the text of the document alone', () => {
    const { draft } = read(described({ summary: sentence.repeat(20), text: 'The text.' }));
    expect(draft?.descriptions.en?.text).toBe('The text.');
  });

  it('of 500 characters are kept', () => {
    const summary = 'x'.repeat(500);
    expect(read(described({ summary }))).toMatchObject({ draft: { descriptions: { en: { summary } } }, problems: [] });
  });
});

describe('prices', () => {
  const pricing = (members: Json) => pad({ software: { pricing: members } });

  it.each([
    ['free of charge', { price_from_cents: 0, currency: 'EUR' }],
    ['a price and its currency', { model: 'one-time', price_from_cents: 2900, currency: 'JPY' }],
    ['the largest exact number', { price_from_cents: Number.MAX_SAFE_INTEGER, currency: 'EUR' }],
    ['a model alone', { model: 'quote' }],
    ['a whole number written with a fraction of zero', { price_from_cents: 29.0, currency: 'EUR' }],
  ])('%s is taken as it is', (_what, members) => {
    expect(read(pricing(members))).toMatchObject({ draft: { pricing: members }, problems: [] });
  });

  it.each([
    ['without a currency', { price_from_cents: 1 }, 'missing', '/currency'],
    ['in fractions of a cent', { price_from_cents: 29.5, currency: 'EUR' }, 'wrong_type', '/price_from_cents'],
    ['below zero', { price_from_cents: -1, currency: 'EUR' }, 'out_of_range', '/price_from_cents'],
    ['as text', { price_from_cents: '29.00', currency: 'EUR' }, 'wrong_type', '/price_from_cents'],
    ['beyond exact numbers', { price_from_cents: 2 ** 53, currency: 'EUR' }, 'out_of_range', '/price_from_cents'],
    ['in small letters', { price_from_cents: 1, currency: 'eur' }, 'bad_format', '/currency'],
    ['in a currency of two letters', { price_from_cents: 1, currency: 'EU' }, 'bad_format', '/currency'],
  ])('a price %s is refused', (_what, members, code, member) => {
    expect(read(pricing(members)).draft).toBeUndefined();
    expect(shown(pricing(members))).toEqual([`error ${code} /software/pricing${member}`]);
  });
});

describe('versions', () => {
  const versionsOf = (release: Json, releases: Json[]) => read(pad({ release, releases })).draft?.versions ?? [];

  it('are the release and the earlier ones, newest first', () => {
    const versions = versionsOf({ version: '1.9.0' }, [
      { version: '1.2.0' },
      { version: '1.10.0' },
      { version: '1.0.0-rc.1' },
    ]);
    expect(versions.map(({ version, prerelease }) => [version, prerelease])).toEqual([
      ['1.10.0', false],
      ['1.9.0', false],
      ['1.2.0', false],
      ['1.0.0-rc.1', true],
    ]);
  });

  it('that are named twice are one, with the members of the first', () => {
    const again = { version: '1.0.0', released_on: '2025-01-01', notes_url: 'https://works.example/' };
    expect(versionsOf({ version: '1.0.0', released_on: '2026-01-01' }, [again, { version: ' 1.0.0\n' }])).toEqual([
      { version: '1.0.0', released_on: '2026-01-01', prerelease: false },
    ]);
  });

  it('stay text: 1.10 is not 1.1, and 007 not 7', () => {
    const dated = { released_on: '2026-01-01' };
    const versions = versionsOf({ version: '1.10', ...dated }, [
      { version: '1.1', ...dated },
      { version: '007', ...dated },
    ]);
    expect(versions.map(({ version }) => version)).toEqual(['007', '1.10', '1.1']);
  });

  it('with an unknown type of release are warned of where they stand', () => {
    const document = pad({
      release: { release_type: 'big' },
      releases: [{ version: '0.1' }, { version: '0.2', release_type: 'huge' }],
    });
    expect(shown(document)).toEqual([
      'warning unknown_value /release/release_type',
      'warning unknown_value /releases/1/release_type',
    ]);
  });
});

describe('the request for events', () => {
  const url = 'https://works.example/hook';
  const both = ['listing.published', 'rank.changed'];

  it.each([
    ['no member', { url }, both],
    ['an empty list', { url, events: [] }, both],
    ['one kind', { url, events: ['rank.changed'] }, ['rank.changed']],
    [
      'both kinds, in any order and twice',
      { url, events: ['rank.changed', 'listing.published', 'rank.changed'] },
      both,
    ],
  ])('of %s is understood', (_what, webhook, events) => {
    expect(read(pad({ webhook }))).toMatchObject({ webhook: { url, events }, problems: [] });
  });

  it.each([
    'http://hooks.works.example/',
    'https://10.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://hooks.works.example:444/',
    'https://hooks.local/',
    'https://hooks/',
  ])('at an address that nothing is sent to is kept, with a warning: %s', (target) => {
    const { webhook, problems } = accepted(pad({ webhook: { url: target } }));
    expect(webhook?.url).toBe(target);
    expect(problems).toEqual([
      {
        pointer: '/webhook/url',
        code: 'webhook_refused',
        severity: 'warning',
        message: 'No event is ever sent to the address in webhook.url, so there will be none.',
        expected: 'an https address on port 443, on a host with a public name',
      },
    ]);
  });

  it.each([
    ['an unknown kind beside a known one', ['rank.changed', 'coffee.ready'], ['rank.changed'], 1],
    ['unknown kinds alone, which does not mean both', ['coffee.ready'], [], 0],
  ])('of %s is a warning at its place', (_what, events, kept, index) => {
    const { webhook, problems } = accepted(pad({ webhook: { url, events } }));
    expect(webhook).toEqual({ url, events: kept });
    expect(problems).toEqual([
      {
        pointer: `/webhook/events/${index}`,
        code: 'unknown_event',
        severity: 'warning',
        message: `webhook.events.${index} names an event that is never sent.`,
        expected: 'listing.published, rank.changed',
      },
    ]);
  });

  it('is no part of the draft, and there is none without a webhook', () => {
    expect(JSON.stringify(read(pad({ webhook: { url } })).draft)).not.toContain('hook');
    expect(read(pad())).not.toHaveProperty('webhook');
  });
});
