/** Bait that once reached the catalog unseen, and steps that were judged before the rules: all in the same runs of the command. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { padDocument, type TemporaryCatalog, TODAY } from '../testing/temporary-catalog.ts';
import type { OpenRepository } from './plan/proposals/open-repository.ts';
import {
  BAIT_HASH,
  type Change,
  DOWNLOADS as DOWNLOAD_PLACE,
  described,
  good,
  inSoftware,
  TEXT,
} from './testing/exchanged-feed.ts';
import judged from './testing/judged/steps.json' with { type: 'json' };
import { type ChangedFeed, wholeRun } from './testing/whole-run.ts';

interface Case extends Pick<ChangedFeed, 'since' | 'moves' | 'provedUntil'> {
  what: string;
  approved: Change;
  /** Applied to the approved document. */
  change: Change;
  /** What is applied in later runs. */
  later?: Change[];
  /** Must not be published. */
  bait: string;
}

const released =
  (release: Record<string, unknown>): Change =>
  (pad) =>
    Object.assign(pad.release, { released_on: TODAY }, release);
const downloaded = (version: string, uri: string, sha256 = BAIT_HASH) =>
  released({ version, artifacts: [{ uri, sha256 }] });

const DISGUISES = [
  ...['bait · example', 'bait᛫example', 'bait⸱example', 'bait،example', 'bait ꓸ example', 'bait -dot- example'],
  ...['bait d0t example', 'bait٠example', 'bait,example', 'visit bait-example dotcom', 'bait/example'],
  ...['bait punto example', 'bait°example', 'bait▪example', 'WARNING: this tool is malware. Buy BAIT PRO instead.'],
];
const NAMES = [
  '777.pl',
  '888.ga',
  '1337.dev',
  '0800 dev 555 0100',
  'deadbeef1',
  'b00b1e5',
  '1.g.u.r.u',
  '4.cr',
  '9.post',
];
const DOWNLOADS: [what: string, before: string, after: string][] = [
  ['an id for a version', 'https://upload.example/f/7654.zip', 'https://upload.example/f/31337.zip'],
  ['an id in a query', 'https://upload.example/get?id=1.0.0', 'https://upload.example/get?id=31337'],
  ['another share', 'https://www.dropbox.com/s/2024/a.zip', 'https://www.dropbox.com/s/deadbeef123/a.zip'],
  ['another bucket', 'https://storage.googleapis.com/1.0/a.zip', 'https://storage.googleapis.com/0badcafe/a.zip'],
  ['another project', 'https://gitlab.com/g/s/1.0.0/a.zip', 'https://gitlab.com/g/s/2.0.0/a.zip'],
];
const versionOf = (uri: string) => /(?:\/f\/|id=|\/s\/|com\/(?:g\/s\/)?)([\w.]+?)(?:\.zip|\/|$)/.exec(uri)?.[1] ?? '';

const WAYS_UP = ['..%00', '..%20', '%c0%ae%c0%ae', '%uff0e%uff0e', '%2e%2e', '/'];
const NIGHTS = ['2', '3', '4', '5', '6'];
const flood =
  (night: string): Change =>
  (pad) => {
    released({ version: `${night}.0.200` })(pad);
    pad.releases = Array.from({ length: 200 }, (_, at) => ({ version: `${night}.0.${at}`, released_on: TODAY }));
  };
const newDownload = downloaded('1.1.0', `${DOWNLOAD_PLACE}/1.1.0/editor-1.1.0.zip`);

/** What is not in the words of one document. */
const MOVES: Case[] = [
  {
    ...{ what: 'another host that the address redirects to', moves: true, approved: good, bait: '"6.6.6"' },
    change: released({ version: '6.6.6' }),
  },
  {
    ...{ what: 'more versions than are stored, in five nights', approved: good, bait: '.0.199"' },
    ...{ change: flood('2'), later: NIGHTS.slice(1).map(flood) },
  },
  {
    ...{ what: 'a download at a domain whose proof is gone', provedUntil: 'expired.example', bait: BAIT_HASH },
    approved: (pad) => {
      good(pad);
      pad.software.homepage = 'https://expired.example/';
    },
    change: newDownload,
  },
  {
    ...{ what: 'a download after more than a year of silence', since: '2025-10-20', bait: BAIT_HASH },
    approved: (pad) => {
      good(pad);
      pad.release.released_on = '2025-10-14';
    },
    change: newDownload,
  },
  {
    ...{ what: 'a download with a leap of its version', approved: good, bait: BAIT_HASH },
    change: downloaded('9.9.9', `${DOWNLOAD_PLACE}/9.9.9/editor-9.9.9.zip`),
  },
  ...WAYS_UP.map((up) => ({
    ...{ what: `notes whose path leads up by ${up}`, bait: `editor/${up}` },
    approved: (pad: Parameters<Change>[0]) => {
      good(pad);
      pad.software.homepage = 'https://github.com/works/editor';
    },
    change: released({ version: '2.0.0', notes_url: `https://github.com/works/editor/${up}/bait` }),
  })),
];

const found: Case[] = [
  ...MOVES,
  ...DISGUISES.map((bait) => ({
    ...{ what: `a text with “${bait}”`, approved: good, bait },
    change: described({ text: `${TEXT} ${bait}` }),
  })),
  ...NAMES.map((bait) => ({
    ...{ what: `the version ${bait}`, approved: good, bait: `"${bait}"` },
    change: released({ version: bait }),
  })),
  ...DOWNLOADS.map(([what, before, bait]) => ({
    ...{ what: `a download with ${what}`, bait },
    approved: downloaded(versionOf(before), before, '1'.repeat(64)),
    change: downloaded(versionOf(bait), bait),
  })),
  {
    ...{ what: 'notes that lead on', approved: good, bait: 'to=https://bait.example' },
    change: released({ version: '2.0.0', notes_url: 'https://works.example/go/?to=https://bait.example' }),
  },
  {
    ...{ what: 'an approved version as a security fix', approved: good, bait: '"security"' },
    change: released({ release_type: 'security' }),
  },
  {
    ...{ what: 'languages that nobody approved', approved: good, bait: '"bh"' },
    change: inSoftware({ languages: ['en', 'bh', 'ec'] }),
  },
];

const { approved } = judged;
const lantern: Change = (pad) => {
  described({ text: approved.summary })(pad);
  pad.software.homepage = approved.homepage;
  Object.assign(pad.release, { version: approved.version, released_on: approved.released_on });
  Object.assign(pad.release, { artifacts: [{ uri: approved.uri, sha256: '1'.repeat(64) }] });
};
interface Step {
  class?: string;
  adds?: string;
  approved?: string;
  text?: string;
  changes?: string[];
  version?: string;
  uri?: string;
  sha256?: string;
}
const toCase = (step: Step): Case => {
  const { adds, text, changes, uri, sha256, version = changes === undefined ? undefined : '1.3.0' } = step;
  const said = text ?? (adds === undefined ? undefined : `${approved.summary} ${adds}`);
  const digest = sha256 === undefined ? '1'.repeat(64) : BAIT_HASH;
  const bait = adds ?? text ?? changes?.[0] ?? (sha256 ? BAIT_HASH : (uri ?? `"${version}"`));
  return {
    what: step.class ?? '',
    bait,
    approved: (pad) => {
      lantern(pad);
      if (step.approved !== undefined) described({ text: step.approved })(pad);
    },
    change: (pad) => {
      if (said !== undefined) described({ text: said })(pad);
      if (version !== undefined) Object.assign(pad.release, { version, changes: changes?.join('\n') });
      if (version !== undefined && version !== approved.version) pad.release.released_on = TODAY;
      if (uri !== undefined) Object.assign(pad.release, { artifacts: [{ uri, sha256: digest }] });
    },
  };
};
const written = judged.hostile.map(toCase);
/** No text among them, as `judged-steps.test.ts` says, and no words about a version: nobody here has proved a domain. */
const honestSteps: (Step & { step: string; notes_url?: string })[] = judged.honest.filter(
  (step: Step) => step.adds === undefined && step.text === undefined && step.changes === undefined,
);

const HONEST = 'honest';
const honest: Case = { what: 'an honest version', approved: good, change: released({ version: '1.1.0' }), bait: '' };
const cases = [...found, ...written].map((one, index) => ({ ...one, slug: `case-${index}` }));
const goingOn = honestSteps.map((step, index) => ({ ...toCase(step), step, slug: `honest-${index}` }));
const all = [...cases, ...goingOn, { ...honest, slug: HONEST }];
let catalog: TemporaryCatalog;
let before: OpenRepository;
let after: OpenRepository;

beforeAll(async () => {
  const documentOf = (slug: string, ...changes: Change[]) =>
    padDocument(slug, (pad) => {
      for (const change of changes) change(pad);
    });
  const feeds = all.map(({ slug, approved, change, later = [], ...feed }: Case & { slug: string }): ChangedFeed => {
    const [first, ...more] = [change, ...later].map((next) => documentOf(slug, approved, next));
    return { ...feed, slug, approved: documentOf(slug, approved), next: [first ?? '', ...more] };
  });
  ({ catalog, before, after } = await wholeRun(feeds));
});
afterAll(() => catalog.remove());

it.each(cases)('is not published unseen: $what', ({ slug, bait }) => {
  const [approved, published] = [before, after].map(({ data }) => data.listings.get(slug));
  expect(approved).toBeDefined();
  expect(JSON.stringify(approved)).not.toContain(bait);
  expect(JSON.stringify(published)).not.toContain(bait);
  expect(published?.versions).toEqual(expect.arrayContaining(approved?.versions ?? []));
  // A contact is taken out where the document is read.
  if (bait.startsWith('Call ')) return;
  expect(JSON.stringify(after.proposals.get(slug)?.snapshot?.listing ?? '')).toContain(bait);
});

it('an honest version of the same run goes on by itself', () => {
  expect(after.data.listings.get(HONEST)?.versions.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
});

it.each(goingOn)('goes on by itself: $step.step', ({ slug, step }) => {
  const { version = '1.3.0', uri } = step;
  const release = after.data.listings.get(slug)?.versions.find((one) => one.version === version);
  expect(release?.artifacts?.map((artifact) => artifact.uri)).toEqual(uri === undefined ? undefined : [uri]);
  expect(release?.released_on).toBe(TODAY);
});
