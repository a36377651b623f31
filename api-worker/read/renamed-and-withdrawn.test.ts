import { describe, expect, test } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { ask, askProblem } from '../testing/ask.ts';

const api = (slug: string) => `/api/v1/software/${slug}`;

describe('a listing that was renamed', () => {
  test.each([
    [api('old-index'), api('index')],
    [`${api('old-index')}/manifest`, `${api('index')}/manifest`],
    [`${api('old-index')}/rank`, `${api('index')}/rank`],
    [paths.listingPage('old-index'), paths.listingPage('index')],
    [`/de${paths.listingPage('old-index')}`, `/de${paths.listingPage('index')}`],
    [`${paths.listingPage('old-index')}?from=mail`, `${paths.listingPage('index')}?from=mail`],
  ])('is found at its new address: %s', async (from, to) => {
    const answer = await ask(from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toStrictEqual([308, to]);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('a listing that was withdrawn', () => {
  test.each(['', '/manifest', '/rank'])('answers 410 and says why: %j', async (rest) => {
    expect(await askProblem(api('malware') + rest)).toMatchObject({
      status: 410,
      code: 'withdrawn',
      title: 'Withdrawn',
      detail: 'The listing was withdrawn: It installed a miner.',
    });
  });

  test.each([
    [paths.listingPage('malware'), 'Withdrawn'],
    [`/de${paths.listingPage('malware')}`, 'Zurückgezogen'],
    [`/fr${paths.listingPage('malware')}`, 'Withdrawn'],
  ])('has a page of its own in the language of the address: %s', async (path, title) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Content-Type')]).toStrictEqual([410, 'text/html; charset=utf-8']);
    expect(await answer.text()).toBe(`<!doctype html><title>${title}</title>\n`);
  });
});

describe('what never was', () => {
  test.each(['unheard-of', 'constructor', 'hasownproperty'])('answers 404: %s', async (slug) => {
    expect(await askProblem(api(slug))).toMatchObject({ status: 404, code: 'not_found' });
    const answer = await ask(paths.listingPage(slug));
    expect([answer.status, await answer.text()]).toStrictEqual([404, '<!doctype html><title>No such page</title>\n']);
  });

  test.each([
    '/',
    '/secret.json',
    '//api/v1/software.json',
    '/api/v1/software/..\\..\\..\\..\\secret',
    '/no/such/page',
    '/software/Upper/',
    '/software/a/b/',
    '/x.html',
    '/%00',
    '/fr/no/such/page/',
  ])('has the page for it, without a redirect: %s', async (path) => {
    const answer = await ask(path, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toStrictEqual([404, '<!doctype html><title>No such page</title>\n']);
  });

  test.each(['/de/no/such/page/', '/de/software/unheard-of/'])(
    'has it in the language of the address: %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toStrictEqual([
        404,
        '<!doctype html><title>Keine solche Seite</title>\n',
      ]);
    },
  );
});
