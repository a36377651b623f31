import { afterEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../forge/testing/fake-server.ts';
import { ask, HOSTILE_ANSWERS, listingOf } from '../testing/asking.ts';
import { osv } from './index.ts';
import { advisory, startFakeOsv } from './testing/fake-osv.ts';

const SUBJECT = 'pkg:npm/lumen';
const running: FakeServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((fake) => fake.close()));
});

async function started(pages: Parameters<typeof startFakeOsv>[0] = {}) {
  const { fake, fakes } = await startFakeOsv(pages);
  running.push(fake);
  return { fake, look: (subject = SUBJECT) => ask(subject, { witness: osv, fakes }) };
}

const said = (advisories: number) => ({
  values: { advisories, version: '1.4.0' },
  source: 'https://api.osv.dev/v1/query',
});

describe('subjects', () => {
  it.each([
    ['pkg:npm/lumen', 'v1.4.0', true],
    ['pkg:cargo/lumen', '1.4.0', true],
    ['pkg:brew/lumen', '1.4.0', false],
    ['pkg:npm/lumen', 'Summer 2026', false],
  ])('%s at %s: %s', (text, version, isOne) => {
    const versions: [{ version: string; prerelease: boolean }] = [{ version, prerelease: false }];
    expect(osv.subjects(listingOf([text], { versions }))).toEqual(isOne ? [text] : []);
  });

  it('hold while the version is the same', () => {
    const listing = listingOf([SUBJECT]);
    const holds = (version: string) => osv.holds?.({ subject: SUBJECT, values: { advisories: 0, version } }, listing);
    expect([holds('1.4.0'), holds('1.3.0')]).toEqual([true, false]);
  });
});

describe('what OSV witnesses', () => {
  it('is asked of the current version', async () => {
    const { fake, look } = await started();
    expect(await look()).toEqual(said(0));
    expect(fake.requests.map(({ body }) => body)).toEqual([{ package: { purl: SUBJECT }, version: '1.4.0' }]);
  });

  it.each([
    ['one', [[{ id: 'GHSA-1' }]], 1],
    ['those of several pages', [[{ id: 'GHSA-1' }], [{ id: 'GHSA-2' }], [{ id: 'GHSA-3' }]], 3],
    ['none that is withdrawn', [[{ id: 'GHSA-1', withdrawn: '2026-05-01T00:00:00Z' }, { id: 'GHSA-2' }]], 1],
    ['one of two names once', [[{ id: 'GHSA-1', aliases: ['CVE-1'] }, { id: 'CVE-1' }, { id: 'GHSA-2' }]], 2],
    ['aliases that are none', [[{ id: 'GHSA-1', aliases: 'CVE-1' }]], 1],
  ])('%s', async (_what, pages, count) => {
    const { look } = await started({ '1.4.0': pages });
    expect(await look()).toEqual(said(count));
  });

  it('is asked of a package in a scope as it is written', async () => {
    const { fake, look } = await started();
    await look('pkg:npm/%40lumen/core');
    expect(fake.requests[0]?.body).toMatchObject({ package: { purl: 'pkg:npm/%40lumen/core' } });
  });
});

describe('a database that', () => {
  it.each(HOSTILE_ANSWERS)('%s', async (_what, answer, code) => {
    const { fake, look } = await started();
    fake.intercept = () => answer;
    expect(await look()).toMatchObject({ problem: { code } });
  });

  it.each([
    ['answers of another package', { vulns: [advisory({ id: 'X', purl: 'pkg:npm/kvist' })] }, 'witness_other_subject'],
    ['answers of no package', { vulns: [{ id: 'X' }] }, 'witness_other_subject'],
    ['has advisories without a name', { vulns: [{}] }, 'witness_bad_answer'],
    ['has an object for a list', { vulns: {} }, 'witness_bad_answer'],
    ['goes in circles', { next_page_token: '0' }, 'witness_bad_answer'],
    ['has a number for the next page', { next_page_token: 7 }, 'witness_bad_answer'],
  ])('%s', async (_what, body, code) => {
    const { fake, look } = await started();
    fake.intercept = () => ({ body });
    expect(await look()).toMatchObject({ problem: { code } });
  });

  it.each([
    [400, 'bad_status'],
    [404, 'bad_status'],
    [301, 'bad_status'],
  ])('answers with status %i', async (status, code) => {
    const { fake, look } = await started();
    fake.intercept = () => ({ status, body: { code: 3, message: 'Invalid' } });
    expect(await look()).toMatchObject({ problem: { code, values: { status } } });
  });
});
