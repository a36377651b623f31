/** Claims on what is the claimant's own, as registries and publishers spell it, and the place that ties them. */
import { type Claim, fedBy, keptHere, onGithub, onGitlab, proved, sent, withNotes } from './claims.ts';

const REPOSITORY = 'https://github.com/lumen-works/lumen';
const FEED = 'https://lumen.build/pad.json';
const lumen = onGithub('lumen-works/lumen');

export const HONEST_CLAIMS: readonly (readonly [...Claim, place: string])[] = [
  ['an address of git', lumen, ['git+https://github.com/lumen-works/lumen.git'], REPOSITORY],
  ['a plain address', lumen, [REPOSITORY], REPOSITORY],
  ['an old address of git', lumen, ['git://github.com/lumen-works/lumen.git'], REPOSITORY],
  ['without encryption', lumen, ['http://github.com/lumen-works/lumen'], REPOSITORY],
  ['ssh', lumen, ['git+ssh://git@github.com/lumen-works/lumen.git'], REPOSITORY],
  ['ssh as git writes it', lumen, ['git@github.com:lumen-works/lumen.git'], REPOSITORY],
  ['ssh with a slash', lumen, ['ssh://git@github.com/lumen-works/lumen'], REPOSITORY],
  ['capital letters', lumen, ['https://GitHub.com/Lumen-Works/Lumen'], REPOSITORY],
  ['www and a slash', lumen, ['https://www.github.com/lumen-works/lumen/'], REPOSITORY],
  ['a folder of the repository', lumen, [`${REPOSITORY}/tree/main/packages/core`], REPOSITORY],
  ['its README as homepage', lumen, ['https://elsewhere.example', `${REPOSITORY}#readme`], REPOSITORY],
  ['spaces around it', lumen, [` ${REPOSITORY} `], REPOSITORY],
  [
    'a listing with capital letters',
    onGithub('Lumen-Works/Lumen.git'),
    [REPOSITORY],
    'https://github.com/Lumen-Works/Lumen',
  ],
  [
    'a group of GitLab',
    onGitlab('https://gitlab.com/works/apps/lumen'),
    ['https://gitlab.com/works/apps/lumen/-/tree/main/js'],
    'https://gitlab.com/works/apps/lumen',
  ],
  [
    'a GitLab of its own',
    onGitlab('https://git.lumen.build/lumen/lumen'),
    ['git@git.lumen.build:lumen/lumen.git'],
    'https://git.lumen.build/lumen/lumen',
  ],

  ['a proved homepage', sent(proved('https://lumen.build')), ['https://lumen.build'], 'lumen.build'],
  [
    'a proved homepage, named with a path',
    sent(proved('https://lumen.build/app')),
    ['http://www.lumen.build/docs'],
    'lumen.build',
  ],
  [
    'a proved homepage, and documentation below it',
    sent(proved('https://www.lumen.build')),
    ['https://docs.lumen.build'],
    'www.lumen.build',
  ],
  [
    'a homepage below the one that is named',
    sent(proved('https://js.lumen.build')),
    ['https://lumen.build'],
    'js.lumen.build',
  ],
  [
    'a neighbor on a domain that is proved as a whole',
    sent(proved('https://app.lumen.build')),
    ['https://docs.lumen.build'],
    'app.lumen.build',
  ],
  [
    'a proof on the host',
    sent(proved('https://lumen.build', 'well-known-http')),
    ['https://lumen.build'],
    'lumen.build',
  ],
  ['a feed on the homepage', fedBy(FEED, { homepage: 'https://lumen.build' }), ['https://lumen.build'], 'lumen.build'],
  [
    'a feed below the homepage',
    fedBy('https://feeds.lumen.build/pad.json', { homepage: 'https://www.lumen.build' }),
    ['https://lumen.build'],
    'www.lumen.build',
  ],
  [
    'a domain below a public ending',
    fedBy('https://lumen.co.uk/pad.json', { homepage: 'https://lumen.co.uk' }),
    ['https://lumen.co.uk'],
    'lumen.co.uk',
  ],
  ['letters outside ASCII', sent(proved('https://lümen.build')), ['https://xn--lmen-0ra.build'], 'xn--lmen-0ra.build'],
  [
    'a homepage among nonsense',
    sent(proved('https://lumen.build')),
    ['', 'none', 'https://lumen.build'],
    'lumen.build',
  ],

  ['the operator, by notes of releases', keptHere(withNotes(`${REPOSITORY}/releases`)), [REPOSITORY], REPOSITORY],
  [
    'the operator, by the homepage',
    keptHere({ homepage: REPOSITORY }),
    ['git@github.com:Lumen-Works/lumen.git'],
    REPOSITORY,
  ],
  ['the operator, by documentation', keptHere({ documentation: `${REPOSITORY}#readme` }), [REPOSITORY], REPOSITORY],
  ['the operator, by where help is found', keptHere({ support_url: `${REPOSITORY}/issues` }), [REPOSITORY], REPOSITORY],
  [
    'the operator, by the homepage’s domain',
    keptHere({ homepage: 'https://lumen.build' }),
    ['https://lumen.build'],
    'lumen.build',
  ],
  [
    'the operator, on another code host',
    keptHere({ documentation: 'https://codeberg.org/works/lumen/wiki' }),
    ['https://codeberg.org/works/lumen.git'],
    'https://codeberg.org/works/lumen',
  ],
];
