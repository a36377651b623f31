/** "We use this, too": which files count, and which pages confirm what they claim. */
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import { bareTools } from '../testing/asking.ts';
import { witnessedListing } from '../testing/witnessing.ts';
import { users } from './index.ts';
import { readUserPages, userPageProblems } from './user-pages.ts';

const PAGE = 'https://www.city.example/software';
const ledger = new Map([
  ['editor', { slug: 'editor', state: 'published' }],
  ['writer', { slug: 'writer', state: 'renamed', renamed_to: 'editor' }],
]) as never;
const saying = (page: string) => JSON.stringify({ page });

/** Code of what is wrong, or the page that counts for the listing. */
function judged(name: string, text: string): string | undefined {
  const bytes = Buffer.from(text);
  const [problem] = userPageProblems(new Map([[`data/usage/${name}.json`, bytes]]), { ledger });
  const [counted] = readUserPages({ usage: [{ name, bytes }], ledger }).get('editor') ?? [];
  // What is refused never counts.
  expect([problem, counted]).toContain(undefined);
  return problem === undefined ? counted : `${problem.code}.${problem.variant}`;
}

describe('a file of data/usage', () => {
  it.each([
    ['names a page on the domain it is called by', 'editor/city.example', saying(PAGE), PAGE],
    ['counts for a listing that was renamed', 'writer/city.example', saying(PAGE), PAGE],
    ['lies in the folder of no listing', 'unknown/city.example', saying(PAGE), 'user_page.unknown_listing'],
    ['is called by a domain that is not that of its page', 'editor/capital.example', saying(PAGE), 'user_page.place'],
    ['is called by a host below the domain', 'editor/www.city.example', saying(PAGE), 'user_page.place'],
    ['lies too deep', 'editor/x/city.example', saying(PAGE), 'user_page.place'],
    ['lies in no folder', 'city.example', saying(PAGE), 'user_page.place'],
    ['names a page of a code host', 'editor/github.com', saying('https://github.com/city'), 'user_page.shared_host'],
    [
      'names a page of a host of pages',
      'editor/city.github.io',
      saying('https://city.github.io/x'),
      'user_page.shared_host',
    ],
    ['names an address of a machine', 'editor/192.0.2.1', saying('https://192.0.2.1/x'), 'user_page.shared_host'],
    ['names a search that echoes its words', 'editor/city.example', saying(`${PAGE}?q=Editor`), 'user_page.form'],
    ['names a part of a page', 'editor/city.example', saying(`${PAGE}#Editor`), 'user_page.form'],
    ['turns the words of its path around', 'editor/city.example', saying(`${PAGE}/\u202Egnp`), 'user_page.form'],
    ['has a sign that evidence may not hold', 'editor/city.example', saying(`${PAGE}/\u007F`), 'user_page.form'],
    ['leads up from the path it shows', 'editor/city.example', saying(`${PAGE}/%2e%2e/x`), 'user_page.form'],
    ['names an address without TLS', 'editor/city.example', saying('http://city.example/software'), 'user_page.form'],
    ['names a port', 'editor/city.example', saying('https://city.example:8443/x'), 'user_page.form'],
    ['names a user', 'editor/city.example', saying('https://jane:x@city.example/x'), 'user_page.form'],
    ['hides a mailbox in the path', 'editor/city.example', saying(`${PAGE}/jane%40city.example`), 'user_page.form'],
    ['brings words of its own', 'editor/city.example', `{"page":"${PAGE}","name":"Jane Doe"}`, 'user_page.form'],
    ['says a thing twice', 'editor/city.example', `{"page":"${PAGE}","page":"https://x.example/"}`, 'user_page.form'],
    ['is no JSON', 'editor/city.example', 'city.example', 'user_page.form'],
  ])('that %s', (_what, name, text, found) => {
    expect(judged(name, text)).toBe(found);
  });

  it('counts a domain once, also under a former slug of the listing', () => {
    const usage = ['editor', 'writer'].map((slug) => ({
      name: `${slug}/city.example`,
      bytes: Buffer.from(saying(`${PAGE}/${slug}`)),
    }));
    expect(readUserPages({ usage, ledger }).get('editor')).toEqual([`${PAGE}/editor`]);
  });
});

const pages = new Map([['editor', [PAGE]]]);

describe('a page of a user', () => {
  it.each<[string, Partial<Listing>, number]>([
    ['is looked at', {}, 1],
    ['is not, where the product is at home there', { homepage: 'https://city.example/editor' }, 0],
    ['is not, where it is the publisher’s own', { vendor: { name: 'City', website: 'https://city.example/' } }, 0],
    ['is looked at for its own listing alone', { slug: 'other' }, 0],
  ])('%s', (_what, more, count) => {
    expect(users(pages).subjects(witnessedListing(more))).toHaveLength(count);
  });

  it.each<[string, string, string, string]>([
    ['names the product', '<p>We use <b>Open  Editor</b>.', 'Open Editor', 'answering'],
    ['names it in other letters and with entities', '<h1>Éditeur&nbsp;2</h1>', 'EDITEUR 2', 'answering'],
    ['names it late in a long page', `${'<p>Words. '.repeat(9000)}<li>Editor`, 'Editor', 'answering'],
    ['names another that begins alike', '<p>We use Editorial Plus.', 'Editor', 'gone'],
    ['names it in a script alone', '<p>Hello<script>"Editor"</script>', 'Editor', 'gone'],
    ['names it in an attribute alone', '<p title="Editor">Hello', 'Editor', 'gone'],
    ['names it in a comment alone', '<p>Hello<!-- Editor -->', 'Editor', 'gone'],
    ['names its words apart', '<p>Our editor is open.', 'Open Editor', 'gone'],
    ['names nothing that has letters', '<p>!!!', '!!!', 'gone'],
    [
      'is that of a sold domain',
      '<title>city.example is for sale</title><html data-adblockkey="123456789012345678901">Editor',
      'Editor',
      'changed_hands',
    ],
  ])('that %s', async (_what, body, name, state) => {
    const request = async () => ({ status: 200, headers: {}, bytes: Buffer.from(body) });
    const client = { request, fetch: request, close: async () => {} } as unknown as GuardedClient;
    const said = await users(pages).look(PAGE, witnessedListing({ name }), bareTools(client));
    expect(said).toEqual({ values: { state }, source: PAGE });
  });

  it.each([
    ['another site', 'https://vendor.example/editor', { unknown: true }],
    ['the product itself', 'https://works.example/editor', { unknown: true }],
    ['a search that echoes its words', '/search?q=Editor', { unknown: true }],
  ])('that leads to %s says nothing', async (_what, location, found) => {
    const request = async () => ({ status: 302, headers: { location }, bytes: Buffer.from('Editor') });
    const client = { request, fetch: request, close: async () => {} } as unknown as GuardedClient;
    expect(await users(pages).look(PAGE, witnessedListing(), bareTools(client))).toEqual(found);
  });
});
