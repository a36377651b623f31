/**
 * Claims on what belongs to others: by `kvist`, mostly on Lumen, which lies at github.com/lumen-works/lumen, has the
 * homepage https://lumen.build and is published as pkg:npm/lumen. Names are made up, tricks are not.
 */
import { type Claim, fedBy, further, keptHere, onGithub, onGitlab, proved, sent, withNotes } from './claims.ts';

/** What the record of pkg:npm/lumen names. */
const LUMEN = ['git+https://github.com/lumen-works/lumen.git', 'https://lumen.build'];
const REPOSITORY = 'https://github.com/lumen-works/lumen';
const HOMEPAGE = { homepage: 'https://lumen.build' };
const FEED = 'https://kvist.example/pad.json';

export const IMPOSTOR_PACKAGES: readonly Claim[] = [
  // Another repository.
  ['a fork of the same name', onGithub('kvist/lumen', HOMEPAGE), LUMEN],
  ['another repository of the owner', onGithub('lumen-works/lumen-docs', HOMEPAGE), LUMEN],
  ['an owner that begins alike', onGithub('lumen-work/lumen'), LUMEN],
  ['an owner with a dash more', onGithub('lumen--works/lumen'), LUMEN],
  ['an owner with a digit for a letter', onGithub('1umen-works/lumen'), LUMEN],
  ['a name that goes on', onGithub('lumen-works/lumen.js'), LUMEN],
  ['a name that ends like the suffix', onGithub('lumen-works/lumengit'), LUMEN],
  ['owner and name exchanged', onGithub('lumen/lumen-works'), LUMEN],
  ['the same path on GitLab', onGitlab('https://gitlab.com/lumen-works/lumen'), LUMEN],
  ['the same path on a GitLab of its own', onGitlab('https://git.kvist.example/lumen-works/lumen'), LUMEN],
  ['a GitLab called like GitHub', onGitlab('https://github.com.kvist.example/lumen-works/lumen'), LUMEN],
  [
    'a GitHub that is none',
    { ...onGithub('x/y'), sources: onGitlab('https://github.co/lumen-works/lumen').sources },
    LUMEN,
  ],
  [
    'a project in a group',
    onGitlab('https://gitlab.com/lumen-works/forks/lumen'),
    ['https://gitlab.com/lumen-works/lumen'],
  ],
  [
    'a group for a project',
    onGitlab('https://gitlab.com/lumen-works/lumen'),
    ['https://gitlab.com/lumen-works/lumen/core'],
  ],
  [
    'a GitLab on another port',
    onGitlab('https://git.lumen.build:8443/lumen/lumen'),
    ['https://git.lumen.build/lumen/lumen'],
  ],

  // A document in a repository, where strangers may place one.
  ['a pull request', fedBy('https://raw.githubusercontent.com/lumen-works/lumen/refs/pull/7/head/pad.json'), LUMEN],
  ['a commit of a fork', fedBy('https://raw.githubusercontent.com/lumen-works/lumen/0a1b2c3d/pad.json'), LUMEN],
  ['a file in a comment', fedBy('https://github.com/lumen-works/lumen/files/4711/pad.json'), LUMEN],
  ['a network that serves repositories', fedBy('https://cdn.jsdelivr.net/gh/lumen-works/lumen@pull/7/pad.json'), LUMEN],
  ['a document at the address of the repository', fedBy(REPOSITORY), LUMEN],

  // Addresses that a document only names.
  ['a homepage that is not proved', fedBy(FEED, HOMEPAGE), LUMEN],
  ['the repository as homepage', fedBy(FEED, { homepage: REPOSITORY }), LUMEN],
  ['a proof of the repository as homepage', fedBy(FEED, proved(REPOSITORY)), LUMEN],
  ['documentation in the repository', fedBy(FEED, { documentation: `${REPOSITORY}/wiki` }), LUMEN],
  ['notes of its releases', fedBy(FEED, withNotes(`${REPOSITORY}/releases`)), LUMEN],
  [
    'notes of its releases in a document that was sent',
    sent({ ...HOMEPAGE, ...withNotes(`${REPOSITORY}/releases`) }),
    LUMEN,
  ],
  [
    'its documentation beside a proved homepage',
    fedBy(FEED, { ...proved('https://kvist.example'), documentation: 'https://lumen.build/docs' }),
    LUMEN,
  ],
  [
    'a proof that is awaited',
    fedBy(FEED, { ...HOMEPAGE, verification: { method: 'dns-txt', status: 'pending' } }),
    LUMEN,
  ],
  [
    'a proof that was lost',
    fedBy(FEED, { ...HOMEPAGE, verification: { method: 'dns-txt', status: 'unverified', reason: 'not_found' } }),
    LUMEN,
  ],
  ['the repository as a further source', further(fedBy(FEED, HOMEPAGE), 'github', { url: REPOSITORY }), LUMEN],
  [
    'a document of the homepage as a further source',
    further(fedBy(FEED, HOMEPAGE), 'openapi', { url: 'https://lumen.build/api.json' }),
    LUMEN,
  ],
  [
    'a document of the operator as a further source',
    further(fedBy(FEED, HOMEPAGE), 'pad-json', { feed: 'lumen.json' }),
    LUMEN,
  ],

  // A feed that seems to lie on the domain.
  ['the domain in front of another', fedBy('https://lumen.build.kvist.example/pad.json', HOMEPAGE), LUMEN],
  ['the domain behind other letters', fedBy('https://evillumen.build/pad.json', HOMEPAGE), LUMEN],
  ['the domain as a user name', fedBy('https://lumen.build@kvist.example/pad.json', HOMEPAGE), LUMEN],
  ['a user name on the domain', fedBy('https://kvist@lumen.build/pad.json', HOMEPAGE), LUMEN],
  ['the domain in a path', fedBy('https://kvist.example/lumen.build/pad.json', HOMEPAGE), LUMEN],
  ['the domain in a query', fedBy('https://kvist.example/?u=https://lumen.build/pad.json', HOMEPAGE), LUMEN],
  ['another port of the host', fedBy('https://lumen.build:8443/pad.json', HOMEPAGE), LUMEN],
  ['without encryption', fedBy('http://lumen.build/pad.json', HOMEPAGE), LUMEN],
  ['a letter of another alphabet', fedBy('https://lum\u0435n.build/pad.json', HOMEPAGE), LUMEN],
  ['an archive of the domain', fedBy('https://web.archive.org/web/2026/https://lumen.build/pad.json', HOMEPAGE), LUMEN],

  // Records that name nothing, or something else than they seem to.
  ['nothing', onGithub('kvist/lumen', proved('https://kvist.example')), []],
  [
    'words',
    onGithub('kvist/lumen', proved('https://kvist.example')),
    ['', ' ', 'null', 'UNKNOWN', '/', '//', 'https://', 'http://.'],
  ],
  [
    'a script',
    onGithub('kvist/lumen'),
    ['javascript:https://github.com/kvist/lumen', 'data:,https://github.com/kvist/lumen'],
  ],
  [
    'an owner alone',
    onGithub('kvist/lumen'),
    ['https://github.com/kvist', 'https://github.com', 'git@github.com:kvist'],
  ],
  [
    'a host called like GitHub',
    onGithub('kvist/lumen'),
    ['https://github.com.evil.example/kvist/lumen', 'https://xgithub.com/kvist/lumen'],
  ],
  [
    'a repository behind a user name',
    onGithub('kvist/lumen'),
    ['https://github.com@evil.example/kvist/lumen', 'git@evil.example:kvist/lumen.git'],
  ],
  [
    'a host behind ssh',
    onGithub('kvist/lumen'),
    ['git+ssh://git@evil.example/kvist/lumen.git', 'ssh://github.com@evil.example/kvist/lumen'],
  ],
  ['another port of GitHub', onGithub('kvist/lumen'), ['https://github.com:8443/kvist/lumen']],
  ['a repository in a query', onGithub('kvist/lumen'), [`${REPOSITORY}?https://github.com/kvist/lumen`]],
  ['a repository in a fragment', onGithub('kvist/lumen'), [`${REPOSITORY}#https://github.com/kvist/lumen`]],
  [
    'a slash that is encoded',
    onGithub('kvist/lumen'),
    ['https://github.com/kvist%2flumen', 'https://github.com/kvist%2Flumen/x'],
  ],
  ['a path that goes up', onGithub('kvist/lumen'), ['https://github.com/kvist/lumen/../../lumen-works/lumen']],
  ['a gist', onGithub('kvist/lumen'), ['https://gist.github.com/kvist/lumen']],
  ['a search', onGithub('kvist/lumen'), ['https://github.com/search?q=kvist/lumen', 'https://github.com/topics/lumen']],
  ['another name behind ssh', onGithub('kvist/lumen'), ['git@github.com:kvist/lumen-core.git']],
  ['far too long', onGithub('kvist/lumen'), [`https://github.com/kvist/lumen/${'x'.repeat(5000)}`]],

  // What the operator keeps speaks for what it names, and no more.
  [
    'a package of another product',
    keptHere({ homepage: 'https://kvist.example', ...withNotes('https://github.com/kvist/lumen/releases') }),
    LUMEN,
  ],
  ['a repository that is only read about', keptHere({ homepage: `https://kvist.example/?see=${REPOSITORY}` }), LUMEN],
];

export const IMPOSTOR_HOMEPAGES: readonly Claim[] = [
  // Hosts that many share: neither another's name there nor another path.
  ['a page of GitHub', fedBy(FEED, proved('https://kvist.github.io')), ['https://lumen-works.github.io']],
  [
    'another path of a page of GitHub',
    fedBy('https://works.github.io/a/pad.json', proved('https://works.github.io/a')),
    ['https://works.github.io/b'],
  ],
  ['a page of GitLab', fedBy(FEED, proved('https://kvist.gitlab.io/lumen')), ['https://kvist.gitlab.io/lumen']],
  ['a page of Cloudflare', fedBy(FEED, proved('https://kvist.pages.dev')), ['https://lumen.pages.dev']],
  ['a page of Netlify', keptHere({ homepage: 'https://kvist.netlify.app' }), ['https://lumen.netlify.app']],
  [
    'a page of Vercel',
    fedBy('https://kvist.vercel.app/pad.json', { homepage: 'https://lumen.vercel.app' }),
    ['https://lumen.vercel.app'],
  ],
  [
    'Read the Docs',
    fedBy('https://kvist.readthedocs.io/pad.json', proved('https://lumen.readthedocs.io')),
    ['https://lumen.readthedocs.io'],
  ],
  [
    'a project of SourceForge',
    fedBy('https://sourceforge.net/projects/kvist/files/pad.json', {
      homepage: 'https://sourceforge.net/projects/lumen',
    }),
    ['https://sourceforge.net/projects/lumen'],
  ],
  [
    'a page of SourceForge',
    fedBy('https://kvist.sourceforge.io/pad.json', { homepage: 'https://lumen.sourceforge.io' }),
    ['https://lumen.sourceforge.io'],
  ],
  [
    'sites of Google',
    keptHere({ homepage: 'https://sites.google.com/view/kvist' }),
    ['https://sites.google.com/view/lumen'],
  ],
  ['a blog', keptHere({ homepage: 'https://medium.com/@kvist' }), ['https://medium.com/@lumen']],
  [
    'the page of a registry',
    fedBy('https://unpkg.com/kvist/pad.json', { homepage: 'https://www.npmjs.com/package/lumen' }),
    ['https://www.npmjs.com/package/lumen'],
  ],
  [
    'files of a registry',
    fedBy('https://unpkg.com/kvist/pad.json', { homepage: 'https://unpkg.com/lumen' }),
    ['https://unpkg.com/lumen'],
  ],
  ['documentation of a registry', keptHere({ homepage: 'https://docs.rs/kvist' }), ['https://docs.rs/lumen']],
  [
    'a bucket',
    fedBy('https://kvist.s3.amazonaws.com/pad.json', { homepage: 'https://lumen.s3.amazonaws.com' }),
    ['https://lumen.s3.amazonaws.com'],
  ],
  [
    'a service that redirects',
    fedBy('https://bit.ly/kvist', { homepage: 'https://bit.ly/lumen' }),
    ['https://bit.ly/lumen'],
  ],
  ['an app store', keptHere({ homepage: 'https://apps.apple.com/app/kvist' }), ['https://apps.apple.com/app/lumen']],
  ['a code host', fedBy(FEED, proved('https://codeberg.org/kvist/lumen')), ['https://codeberg.org']],
  // Names below one that nobody knows to be shared.
  [
    'a neighbor on a host',
    fedBy(FEED, proved('https://kvist.hosting.example', 'well-known-http')),
    ['https://lumen.hosting.example'],
  ],
  [
    'the homepage of a neighbor',
    fedBy('https://kvist.hosting.example/pad.json', { homepage: 'https://lumen.hosting.example' }),
    ['https://lumen.hosting.example'],
  ],
  [
    'a neighbor by way of the host',
    fedBy('https://kvist.hosting.example/pad.json', { homepage: 'https://hosting.example' }),
    ['https://lumen.hosting.example'],
  ],
  // Names that only look alike.
  [
    'a domain in front of the own one',
    fedBy(FEED, proved('https://lumen.build.kvist.example')),
    ['https://lumen.build'],
  ],
  ['a domain behind other letters', fedBy(FEED, proved('https://evillumen.build')), ['https://lumen.build']],
  ['a domain below a public one', fedBy(FEED, proved('https://kvist.co.uk')), ['https://lumen.co.uk']],
  ['another ending', fedBy(FEED, proved('https://lumen.builders')), ['https://lumen.build']],
  ['letters of another alphabet', fedBy(FEED, proved('https://lum\u0435n.build')), ['https://lumen.build']],
  [
    'a user name',
    fedBy(FEED, proved('https://kvist.example')),
    ['https://kvist.example@lumen.build', 'https://kvist.example:x@lumen.build'],
  ],
  [
    'a host in a path',
    fedBy(FEED, proved('https://kvist.example')),
    ['https://lumen.build/kvist.example', 'https://lumen.build?kvist.example'],
  ],
  [
    'a backslash',
    fedBy(FEED, proved('https://kvist.example')),
    ['https://lumen.build\\@kvist.example', 'https:\\\\kvist.example'],
  ],
  // An address of the owner's that sends its visitors on to wherever it says.
  [
    'a redirect that names its target in the query',
    fedBy('https://lumen.build/out?to=kvist.example', HOMEPAGE),
    ['https://lumen.build'],
  ],
  [
    'a redirect that names its target in the path',
    fedBy('https://lumen.build/out/https://kvist.example/pad.json', HOMEPAGE),
    ['https://lumen.build'],
  ],
  [
    'a redirect that names its target encoded',
    fedBy('https://lumen.build/out/https%3A%2F%2Fkvist.example', HOMEPAGE),
    ['https://lumen.build'],
  ],
  [
    'a redirect without a scheme',
    fedBy('https://lumen.build//kvist.example/pad.json', HOMEPAGE),
    ['https://lumen.build'],
  ],
  // No names at all.
  ['a number', fedBy('https://203.0.113.7/pad.json', proved('https://203.0.113.7')), ['https://203.0.113.7']],
  ['a machine', keptHere({ homepage: 'https://localhost' }), ['https://localhost', 'localhost']],
  ['a public ending', keptHere({ homepage: 'https://co.uk' }), ['https://co.uk']],
];
