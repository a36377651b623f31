/** Proofs in TXT records of a real name server, and everything that is none. */
import { describe, expect, it } from 'vitest';
import type { DnsRecords } from '../../testing/dns-server.ts';
import { BY_DNS, checking, FOREIGN, NAME, OTHERS, resolving, TOKEN, WRONG } from './testing/verifying.ts';
import type { DomainCheck } from './verification-states.ts';

describe('a TXT record', () => {
  it.each<[string, DnsRecords | undefined, DomainCheck]>([
    ['with the token', { TXT: [TOKEN] }, BY_DNS],
    ['among others', { TXT: ['v=spf1 -all', OTHERS, WRONG, TOKEN, '\u0000\u00ff"'] }, BY_DNS],
    ['that does not exist', undefined, { code: 'not_found' }],
    ['that is none', { A: ['192.0.2.1'] }, { code: 'not_found' }],
    ['of something else', { TXT: ['v=spf1 -all', ''] }, { code: 'not_found' }],
    ["with another listing's token", { TXT: [OTHERS] }, { code: 'not_found' }],
    ["with another catalog's token", { TXT: [FOREIGN] }, { code: 'not_found' }],
    ['with a slip in it', { TXT: [WRONG] }, { code: 'wrong_token' }],
    ['with more after it', { TXT: [`${TOKEN} `] }, { code: 'wrong_token' }],
    ['with more before it', { TXT: [` ${TOKEN}`] }, { code: 'not_found' }],
    ['in two records', { TXT: [TOKEN.slice(0, 30), TOKEN.slice(30)] }, { code: 'not_found' }],
    ['of a server that fails', { TXT: 'SERVFAIL' }, { code: 'dns_failed' }],
    ['of a server that says nothing', { TXT: 'silence' }, { code: 'dns_failed' }],
  ])('%s', async (_what, answer, expected) => {
    const { questions, resolveTxt } = await resolving({ [NAME]: answer });
    expect(await checking({ resolveTxt })).toEqual(expected);
    const below = expected === BY_DNS ? [] : ['TXT _catalog.www.maker.example'];
    expect(new Set(questions)).toEqual(new Set([`TXT ${NAME}`, ...below]));
  });

  it.each([
    ['https://maker.example', '_catalog.maker.example'],
    ['http://WWW.Maker.example./path', '_catalog.maker.example'],
    ['https://a.b.maker.co.uk:8443', '_catalog.maker.co.uk'],
    ['https://maker.github.io/tool', '_catalog.maker.github.io'],
    ['https://bücher.example', '_catalog.xn--bcher-kva.example'],
  ])('of %s is that of %s', async (homepage, name) => {
    const { resolveTxt } = await resolving({ [name]: { TXT: [TOKEN] } });
    expect(await checking({ resolveTxt }, { homepage })).toEqual(BY_DNS);
  });

  it('may be kept elsewhere, where the domain itself says so', async () => {
    const { resolveTxt } = await resolving({ [NAME]: { CNAME: 'proofs.test' }, 'proofs.test': { TXT: [TOKEN] } });
    expect(await checking({ resolveTxt })).toEqual(BY_DNS);
  });

  it.each([
    [100, BY_DNS],
    [101, { code: 'not_found' }],
  ])('counts as the %i. of 900, but not behind the hundredth', async (place, expected) => {
    const TXT = Array.from({ length: 900 }, (_, n) => (n + 1 === place ? TOKEN : `${n}`));
    const { resolveTxt } = await resolving({ [NAME]: { TXT } });
    expect(await checking({ resolveTxt })).toEqual(expected);
  });

  it.each<[string, string[][], DomainCheck]>([
    ['in pieces', [[TOKEN.slice(0, 30), '', TOKEN.slice(30)]], BY_DNS],
    ['the last of 10 000', [...Array.from({ length: 9999 }, () => ['x']), [TOKEN]], { code: 'not_found' }],
    ['behind 64 KiB', [[TOKEN, 'x'.repeat(65_536)], [`${WRONG}${'x'.repeat(65_536)}`]], { code: 'not_found' }],
    ['one of 65 536 strings', [Array.from({ length: 65_536 }, () => 'x'), [TOKEN]], BY_DNS],
  ])('is read within bounds: %s', async (_what, records, expected) => {
    expect(await checking({ resolveTxt: async () => records })).toEqual(expected);
  });

  it.each(['EREFUSED', 'EBADRESP', 'ECONNREFUSED', undefined])(
    'that fails with %s may be there all the same',
    async (code) => {
      const resolveTxt = () => Promise.reject(Object.assign(new Error(), { code }));
      expect(await checking({ resolveTxt })).toEqual({ code: 'dns_failed' });
    },
  );

  it('is not asked for where no domain could have the name', async () => {
    const { questions, resolveTxt } = await resolving({});
    for (const homepage of [`https://www.${'b'.repeat(64)}.example`, 'https://github.io', 'https://192.0.2.1']) {
      expect(await checking({ resolveTxt }, { homepage })).toEqual({ code: 'not_found' });
    }
    expect(questions).toEqual([]);
  });
});
