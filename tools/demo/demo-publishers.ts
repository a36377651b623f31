/** The publishers of the demo: their documents, the server that hosts these, and the two that stand in for forges. */
import { CANARY } from '../../pipeline/collect/forge/testing/canaries.ts';
import { startFakeGithub } from '../../pipeline/collect/sources/github/testing/fake-github.ts';
import type { FakeGithubRelease } from '../../pipeline/collect/sources/github/testing/fake-github-answers.ts';
import { startFakeGitlab } from '../../pipeline/collect/sources/gitlab/testing/fake-gitlab.ts';
import { serveHttp } from '../../pipeline/testing/loopback.ts';

export const DOMAIN = 'demo-works.example';
/** The listing whose life is told. */
export const SLUG = 'demo-notes';
/** What is sent to the API instead of being hosted. */
export const SENT_SLUG = 'demo-clock';
/** The path is the part of a webhook that nobody may learn. */
export const RECEIVER_PATH = '/private-path-of-events';

const DAY_MS = 24 * 60 * 60 * 1000;

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

/** @param receiver address:port that wants events */
function notes(version: string, receiver: string) {
  const isFirst = version === '1.0.0';
  return {
    pad_version: '2.0',
    vendor: { name: 'Demo Works', email: CANARY.email, contact: CANARY.name },
    software: {
      slug: SLUG,
      name: 'Demo Notes',
      kind: 'software',
      category: 'notes',
      license_type: 'open-source',
      license: { spdx_id: 'MIT' },
      platforms: ['linux', 'macos', 'windows'],
      homepage: `https://${DOMAIN}/notes/`,
      documentation: `https://${DOMAIN}/notes/manual`,
      pricing: { model: 'free' },
      descriptions: { en: { summary: 'Demo Notes keeps short notes in plain files that any editor can open.' } },
    },
    release: { version, released_on: isFirst ? daysAgo(900) : daysAgo(0), release_type: isFirst ? 'initial' : 'minor' },
    webhook: { url: `http://${receiver}${RECEIVER_PATH}`, events: ['listing.published', 'rank.changed'] },
  };
}

/** What is sent to the API. */
export const clock = () => ({
  pad_version: '2.0',
  vendor: { name: 'Demo Works' },
  software: {
    slug: SENT_SLUG,
    name: 'Demo Clock',
    category: 'utilities',
    homepage: `https://${DOMAIN}/clock/`,
    descriptions: { en: { summary: 'Demo Clock shows the time in the corner of a screen.' } },
  },
  release: { version: '0.9.0', released_on: daysAgo(3) },
});

function gauge(): string {
  const [year, month, day] = daysAgo(400).split('-');
  return `<?xml version="1.0" encoding="UTF-8"?>
<XML_DIZ_INFO>
  <MASTER_PAD_VERSION_INFO><MASTER_PAD_VERSION>3.11</MASTER_PAD_VERSION></MASTER_PAD_VERSION_INFO>
  <Company_Info>
    <Company_Name>Gauge Software</Company_Name>
    <Company_WebSite_URL>https://gauge-software.example/</Company_WebSite_URL>
    <Contact_Info><Author_First_Name>${CANARY.name}</Author_First_Name><Author_Email>${CANARY.email}</Author_Email></Contact_Info>
  </Company_Info>
  <Program_Info>
    <Program_Name>Disk Gauge</Program_Name>
    <Program_Version>4.2</Program_Version>
    <Program_Release_Year>${year}</Program_Release_Year>
    <Program_Release_Month>${month}</Program_Release_Month>
    <Program_Release_Day>${day}</Program_Release_Day>
    <Program_Type>Shareware</Program_Type>
    <Program_Cost_Dollars>19.95</Program_Cost_Dollars>
    <Program_OS_Support>Win10,Win11</Program_OS_Support>
    <Program_Category_Class>System Utilities</Program_Category_Class>
  </Program_Info>
  <Program_Descriptions>
    <English>
      <Char_Desc_80>Shows which folders fill a disk</Char_Desc_80>
      <Char_Desc_250>Disk Gauge draws the folders of a disk as a ring, the largest first, so that you see what fills it.</Char_Desc_250>
    </English>
  </Program_Descriptions>
  <Web_Info><Application_URLs>
    <Application_Info_URL>https://gauge-software.example/disk-gauge</Application_Info_URL>
  </Application_URLs></Web_Info>
</XML_DIZ_INFO>
`;
}

const tides = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Tide Tables',
    version: '2.3.0',
    description: 'High and low water for harbors, a year ahead.',
    contact: { name: CANARY.name, email: CANARY.email },
  },
  servers: [{ url: 'https://api.tide-tables.example/v2' }],
  tags: [{ name: 'tides' }],
  paths: {
    '/harbors/{harbor}/tides': {
      get: {
        tags: ['tides'],
        parameters: [{ name: 'harbor', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'The tides of a day' } },
      },
    },
  },
});

const SKETCHES: FakeGithubRelease = { tag: 'v0.8.0', published: `${daysAgo(200)}T12:00:00Z` };
const NEW_SKETCHES: FakeGithubRelease = { tag: 'v0.9.0', published: `${daysAgo(0)}T00:00:00Z` };

export interface Publishers {
  /** The address of a feed of each kind. */
  addresses: readonly string[];
  /** The address:port of every server, which the catalog would not reach without being told. */
  trusted: readonly string[];
  githubApi: string;
  /** Demo Notes 1.1.0 and Sketch Pad 0.9.0 come out. */
  release(): void;
  close(): Promise<unknown>;
}

/** @param receiver address:port that wants the events of Demo Notes */
export async function startPublishers(receiver: string): Promise<Publishers> {
  let version = '1.0.0';
  const releases = [SKETCHES];
  const documents: Record<string, () => string> = {
    '/notes.json': () => JSON.stringify(notes(version, receiver), null, 2),
    '/disk-gauge.xml': gauge,
    '/tides.json': () => JSON.stringify(tides(), null, 2),
  };
  const server = await serveHttp((request, response) => {
    const document = documents[request.url ?? '']?.();
    const type = request.url?.endsWith('.xml') ? 'application/xml' : 'application/json';
    response.writeHead(document === undefined ? 404 : 200, { 'content-type': type }).end(document);
  });
  const sketchPad = {
    ...{ owner: 'demo-works-example', name: 'sketch-pad', homepage: 'https://sketch-pad.example/', releases },
    description: 'A sheet of paper for the screen.',
    topics: ['drawing'],
    readme: { path: 'README.md', content: '# Sketch Pad\n\nSketch Pad is a sheet of paper for pen tablets.\n' },
  };
  const tileMaker = {
    ...{ id: 5, path: 'harbor-maps/tile-maker', name: 'Tile Maker', topics: ['map-tiles'] },
    description: 'Cuts maps into tiles.',
    releases: [{ tag: 'v3.1.0', released: `${daysAgo(60)}T12:00:00.000Z` }],
    readme: { path: 'README.md', content: '# Tile Maker\n\nTile Maker cuts large maps into tiles for the web.\n' },
  };
  const [github, gitlab] = await Promise.all([startFakeGithub([sketchPad]), startFakeGitlab([tileMaker])]);
  // As on a real GitLab, the address of a project is a page.
  gitlab.intercept = ({ path }) =>
    path === `/${tileMaker.path}`
      ? { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Tile Maker</title>' }
      : undefined;
  return {
    addresses: [
      ...['/notes.json', '/disk-gauge.xml', '/tides.json'].map((path) => server.origin + path),
      `https://github.com/${sketchPad.owner}/${sketchPad.name}`,
      `${gitlab.origin}/${tileMaker.path}`,
    ],
    trusted: [server.pair, ...[github, gitlab].map(({ origin }) => new URL(origin).host)],
    githubApi: github.origin,
    release() {
      version = '1.1.0';
      releases.unshift(NEW_SKETCHES);
    },
    close: () => Promise.all([server.close(), github.close(), gitlab.close()]),
  };
}
