/** Claims on packages and homepages of others: none of them may tie a listing to what a registry names. */
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { placeThatTies } from './tie.ts';

type Facts = Partial<Pick<Listing, 'homepage' | 'documentation' | 'support_url' | 'status_page'>> & {
  /** How it came: the address that is followed, or kept by the operator. */
  from?: string | 'kept';
  kind?: 'github' | 'gitlab' | 'pad-json';
  isVerified?: true;
  notes?: string;
};

function listing({ from, kind = 'pad-json', isVerified, notes, ...facts }: Facts): Listing {
  const origin = from === 'kept' ? { feed: 'tool' } : from === undefined ? {} : { url: from };
  return {
    ...facts,
    slug: 'tool',
    sources: [{ kind, primary: true, last_changed_on: '2026-01-01', ...origin }],
    verification: { method: 'none', status: isVerified ? 'verified' : 'unverified' },
    versions: [{ version: '1.0', prerelease: false, ...(notes && { notes_url: notes }) }],
  } as unknown as Listing;
}

const REPOSITORY = 'https://github.com/works/tool';
const OWN = listing({ kind: 'github', from: REPOSITORY, homepage: 'https://works.example' });
const PROVED = listing({
  from: 'https://feeds.other.example/pad.json',
  homepage: 'https://works.example',
  isVerified: true,
});
const UNPROVED = listing({
  from: 'https://liar.example/pad.json',
  homepage: 'https://works.example',
  notes: `${REPOSITORY}/releases`,
});
const SUBMITTED = listing({ homepage: 'https://works.example', notes: `${REPOSITORY}/releases` });
const ON_FORGE = listing({ from: 'https://liar.example/pad.json', homepage: REPOSITORY, isVerified: true });
const KEPT = listing({ from: 'kept', homepage: 'https://works.example', notes: `${REPOSITORY}/releases` });

describe('a claim on a package is not counted', () => {
  it.each<[string, Listing, string[]]>([
    ['that names another repository of the same owner', OWN, ['https://github.com/works/other']],
    ['that names a repository of the same name', OWN, ['https://github.com/liar/tool']],
    ['whose owner only begins the same', OWN, ['https://github.com/works-inc/tool']],
    ['whose name only begins the same', OWN, ['https://github.com/works/tool-kit']],
    ['whose name only ends the same', OWN, ['https://github.com/works/my-tool']],
    ['that names the owner alone', OWN, ['https://github.com/works']],
    ['that names the host alone', OWN, ['https://github.com']],
    ['that names the same path on another host', OWN, ['https://gitlab.com/works/tool']],
    ['on a host that only looks like the right one', OWN, ['https://github.com.liar.example/works/tool']],
    ['on a host that ends like the right one', OWN, ['https://notgithub.com/works/tool']],
    ['behind a user name', OWN, ['https://github.com@liar.example/works/tool']],
    ['behind a user name that is a path', OWN, ['https://github.com%2Fworks%2Ftool@liar.example/']],
    ['in the query of another address', OWN, ['https://liar.example/?to=https://github.com/works/tool']],
    ['in the fragment of another address', OWN, ['https://liar.example/#https://github.com/works/tool']],
    ['in the path of another address', OWN, ['https://liar.example/https://github.com/works/tool']],
    ['with the way up in its path', OWN, ['https://github.com/works/tool/../../liar/tool']],
    ['with an encoded slash', OWN, ['https://github.com/works%2Ftool']],
    ['with an encoded dot', OWN, ['https://github.com/works/tool%2Egit%2F']],
    ['with letters of another alphabet in the host', OWN, ['https://gіthub.com/works/tool']],
    ['with letters of another alphabet in the path', OWN, ['https://github.com/wоrks/tool']],
    ['with another port', OWN, ['https://github.com:8443/works/tool']],
    ['on a gist', OWN, ['https://gist.github.com/works/tool']],
    ['on raw files', OWN, ['https://raw.githubusercontent.com/works/tool/main/package.json']],
    ['on the API', OWN, ['https://api.github.com/repos/works/tool']],
    ['on a page of the owner', OWN, ['https://works.github.io/tool']],
    ['by ssh on another host', OWN, ['git@liar.example:works/tool.git']],
    ['by ssh with the host as a user', OWN, ['ssh://github.com@liar.example/works/tool.git']],
    ['by a file', OWN, ['file:///github.com/works/tool']],
    ['by a script', OWN, ['javascript://github.com/works/tool']],
    ['by data', OWN, ['data:text/html,https://github.com/works/tool']],
    ['by no address', OWN, ['works tool', '', ' ', '/', '//', 'null', '[object Object]']],
    ['by nothing', OWN, []],
    ['by a short name of another forge', OWN, ['gitlab:works/tool', 'bitbucket:works/tool', 'gist:works']],
    ['by an address of a megabyte', OWN, [`https://github.com/works/tool?${'x'.repeat(1e6)}`]],
    ['that names a fork below the same name', OWN, ['https://github.com/works/tool.fork']],
    ['by a page of the forge', OWN, ['https://github.com/orgs/works', 'https://github.com/sponsors/works']],
    ['by a search for it', OWN, ['https://github.com/search?q=works/tool']],
    ['where the repository is only named in the notes', UNPROVED, [REPOSITORY]],
    ['where the repository is only named in a document that was sent', SUBMITTED, [REPOSITORY]],
    ['where the homepage is the repository and the document lies elsewhere', ON_FORGE, [REPOSITORY]],
    ['where the proof is of the forge', ON_FORGE, ['https://github.com']],
    ['where the proved domain is another', PROVED, ['https://works.example.org']],
    ['where the repository is not the source, although the domain is proved', PROVED, [REPOSITORY]],
    ['where a repository of another listing is kept', KEPT, ['https://github.com/liar/tool']],
    ['of a kept document on a host that many share', KEPT, ['https://www.npmjs.com/package/tool']],
    ['by a page of the registry itself', PROVED, ['https://www.npmjs.com/package/works.example']],
    ['by an address that goes on to the right one', PROVED, ['https://bit.ly/works', 'https://t.co/works.example']],
    ['by a cache of the right one', PROVED, ['https://web.archive.org/web/2026/https://works.example']],
    ['by a translation of the right one', PROVED, ['https://works-example.translate.goog']],
    ['by a badge', PROVED, ['https://img.shields.io/npm/v/works.example']],
  ])('%s', (_what, claimed, named) => {
    expect(placeThatTies(claimed, named)).toBeUndefined();
  });
});

describe('a claim on a homepage is not counted', () => {
  it.each<[string, Listing, string]>([
    ['where nothing is proved and the feed lies elsewhere', UNPROVED, 'https://works.example'],
    ['where a document was sent and nothing is proved', SUBMITTED, 'https://works.example'],
    ['on a host that ends like it', PROVED, 'https://evilworks.example'],
    ['on a host that begins like it', PROVED, 'https://works.example.liar.example'],
    ['on the suffix alone', PROVED, 'https://example'],
    ['on a host in other letters', PROVED, 'https://wоrks.example'],
    ['behind a user name', PROVED, 'https://works.example@liar.example'],
    ['behind a backslash', PROVED, 'https://liar.example\\@works.example'],
    ['in a query', PROVED, 'https://liar.example?works.example'],
    ['in a path', PROVED, 'https://liar.example/works.example'],
    ['by a number', PROVED, 'https://127.0.0.1'],
    ['by another scheme', PROVED, 'ftp://works.example'],
    ...[
      'https://works.github.io/tool',
      'https://works.gitlab.io/tool',
      'https://tool.pages.dev',
      'https://tool.netlify.app',
      'https://tool.vercel.app',
      'https://tool.readthedocs.io',
      'https://sites.google.com/view/tool',
      'https://medium.com/@works',
    ].map((homepage): [string, Listing, string] => [
      `on a host that many share: ${homepage}`,
      listing({ from: 'kept', homepage }),
      homepage,
    ]),
  ])('%s', (_what, claimed, named) => {
    expect(placeThatTies(claimed, [named])).toBeUndefined();
  });
});

describe('a package is tied', () => {
  it.each<[string, Listing, string[], string]>([
    ['to the repository it is read from', OWN, [REPOSITORY], REPOSITORY],
    ['as npm writes it', OWN, [`git+${REPOSITORY}.git`], REPOSITORY],
    ['as git writes it', OWN, ['git://github.com/works/tool.git'], REPOSITORY],
    ['by ssh', OWN, ['git+ssh://git@github.com/works/tool.git'], REPOSITORY],
    ['by ssh without a scheme', OWN, ['git@github.com:works/tool.git'], REPOSITORY],
    ['by the short name', OWN, ['github:works/tool'], REPOSITORY],
    ['without the s', OWN, ['http://github.com/works/tool'], REPOSITORY],
    ['in capitals', OWN, ['https://GitHub.com/Works/Tool'], REPOSITORY],
    ['with a folder of it', OWN, [`${REPOSITORY}/tree/main/packages/core`], REPOSITORY],
    ['with its readme', OWN, [`${REPOSITORY}#readme`], REPOSITORY],
    ['with nonsense before it', OWN, ['', 'https://', `${REPOSITORY}`], REPOSITORY],
    [
      'to a project of GitLab',
      listing({ kind: 'gitlab', from: 'https://gitlab.com/a/b/c' }),
      ['git+https://gitlab.com/a/b/c.git'],
      'https://gitlab.com/a/b/c',
    ],
    [
      'to a GitLab of its own',
      listing({ kind: 'gitlab', from: 'https://git.works.example/a/c' }),
      ['https://git.works.example/a/c'],
      'https://git.works.example/a/c',
    ],
    ['to a proved domain', PROVED, ['https://works.example'], 'works.example'],
    ['to a host of the proved domain', PROVED, ['https://docs.works.example/tool/'], 'works.example'],
    [
      'to the domain that the feed lies on',
      listing({ from: 'https://feeds.works.example/pad.json', homepage: 'https://works.example' }),
      ['https://works.example'],
      'works.example',
    ],
    ['to the homepage of a document the operator keeps', KEPT, ['http://www.works.example/'], 'works.example'],
    ['to the repository that such a document names', KEPT, [`git+${REPOSITORY}.git`], REPOSITORY],
    [
      'to the repository that is its homepage',
      listing({ from: 'kept', homepage: `${REPOSITORY}#readme` }),
      [`git+${REPOSITORY}.git`],
      REPOSITORY,
    ],
    [
      'to the repository that its documentation lies in',
      listing({ from: 'kept', documentation: `${REPOSITORY}/wiki` }),
      [REPOSITORY],
      REPOSITORY,
    ],
  ])('%s', (_what, claimed, named, place) => {
    expect(placeThatTies(claimed, named)).toBe(place);
  });
});
