/**
 * A fake of flathub.org. Shapes: `DesktopAppstream` of backend/app/api_models.py and `StatsResultApp` of
 * backend/app/routes/stats.py in github.com/flathub-infra/website, 2026-08.
 */
import { type FakeServer, startFakeServer } from '../../../forge/testing/fake-server.ts';

export const APP = {
  type: 'desktop-application',
  id: 'build.lumen.Studio',
  name: 'Lumen Studio',
  developer_name: 'Ada Lovelace <ada@lumen.build>',
  releases: [{ version: '2.0', timestamp: '1790000000' }],
  urls: { homepage: 'https://lumen.build/studio', vcs_browser: 'https://github.com/lumen-works/lumen' },
  metadata: {
    'flathub::verification::verified': true,
    'flathub::verification::method': 'website',
    'flathub::verification::website': 'lumen.build',
  },
};

export const STATS = {
  id: 'build.lumen.Studio',
  installs_total: 91_200,
  installs_per_day: { '2026-11-18': 140, '2026-11-19': 151 },
  installs_per_country: { DE: 9000 },
  installs_last_month: 4210,
  installs_last_7_days: 990,
};

export async function startFakeFlathub(): Promise<{ fake: FakeServer; fakes: Map<string, FakeServer> }> {
  const answers: Record<string, unknown> = {
    '/api/v2/appstream/build.lumen.Studio': APP,
    '/api/v2/stats/build.lumen.Studio': STATS,
  };
  const fake = await startFakeServer(({ path }) => {
    const body = answers[path];
    return body === undefined ? { status: 404, body: 'null' } : { body };
  });
  return { fake, fakes: new Map([['https://flathub.org', fake]]) };
}
