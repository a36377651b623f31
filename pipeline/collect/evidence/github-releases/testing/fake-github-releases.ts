/** A fake of GitHub's list of releases. Shape: `release` of GitHub's published OpenAPI description, api.github.com. */
import { type FakeServer, startFakeServer } from '../../../forge/testing/fake-server.ts';

export const file = (name: string, download_count: unknown) => ({
  name,
  state: 'uploaded',
  size: 1000,
  download_count,
  uploader: { login: 'ada' },
  browser_download_url: `https://github.com/lumen-works/lumen/releases/download/v1/${name}`,
});

export const release = (published_at: string, assets: unknown[], more: object = {}) => ({
  tag_name: 'v1.4.0',
  draft: false,
  prerelease: false,
  published_at,
  author: { login: 'ada' },
  assets,
  ...more,
});

/** 2,000 in 60 days, and 900 in one: the month of the first counts. */
export const RELEASES = [
  release('2026-11-19T09:00:00Z', [file('lumen-1.5.dmg', 900), file('latest-mac.yml', 90_000)]),
  release('2026-09-21T09:00:00Z', [
    file('lumen-1.4.dmg', 1500),
    file('lumen-1.4.exe', 500),
    file('lumen-1.4.exe.blockmap', 70_000),
    file('SHA256SUMS', 400),
    file('lumen-1.4.exe.asc', 300),
  ]),
];

export async function startFakeReleases(): Promise<{ fake: FakeServer; fakes: Map<string, FakeServer> }> {
  const fake = await startFakeServer(({ path }) =>
    path === '/repos/lumen-works/lumen/releases?per_page=30' ? { body: RELEASES } : { status: 404, body: {} },
  );
  return { fake, fakes: new Map([['https://api.github.com', fake]]) };
}
