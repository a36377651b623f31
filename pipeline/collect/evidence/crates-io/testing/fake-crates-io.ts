/**
 * A fake of crates.io. Shapes: the answers that its own tests have recorded, github.com/rust-lang/crates.io,
 * src/tests/routes/crates/snapshots (read__show, reverse_dependencies).
 */
import { CANARY } from '../../../forge/testing/canaries.ts';
import { type FakeServer, startFakeServer } from '../../../forge/testing/fake-server.ts';

export const CRATE = {
  id: 'lumen',
  name: 'lumen',
  created_at: '2025-01-01T10:00:00.000000Z',
  updated_at: '2026-01-01T10:00:00.000000Z',
  default_version: '1.1.0',
  max_stable_version: '1.1.0',
  max_version: '2.0.0-rc.1',
  newest_version: '2.0.0-rc.1',
  num_versions: 4,
  downloads: 90_000,
  recent_downloads: 30_001,
  homepage: 'https://lumen.build',
  documentation: 'https://docs.rs/lumen',
  repository: 'https://github.com/lumen-works/lumen',
  yanked: false as unknown,
};

export const version = (num: string, created_at: string, yanked = false) => ({
  crate: 'lumen',
  num,
  created_at,
  updated_at: created_at,
  yanked,
  license: 'MIT',
  dl_path: `/api/v1/crates/lumen/${num}/download`,
  published_by: { id: 1, login: CANARY.login, name: CANARY.name, url: `https://github.com/${CANARY.login}` },
});

export const VERSIONS = [
  version('2.0.0-rc.1', '2026-01-01T10:00:00.000000Z'),
  version('1.1.1', '2025-03-02T10:00:00.000000Z', true),
  version('1.1.0', '2025-01-31T10:00:00.000000Z'),
  version('1.0.0', '2025-01-01T10:00:00.000000Z'),
];

export async function startFakeCratesIo(): Promise<{ fake: FakeServer; fakes: Map<string, FakeServer> }> {
  const fake = await startFakeServer(({ path, headers }) => {
    if (headers['user-agent'] === undefined) return { status: 403, body: 'We require that all requests include one.' };
    if (path === '/api/v1/crates/lumen') return { body: { crate: CRATE, versions: VERSIONS, keywords: [] } };
    if (path === '/api/v1/crates/lumen/reverse_dependencies?per_page=1') {
      return {
        body: { dependencies: [{ crate_id: 'lumen', req: '^1' }], versions: [VERSIONS[0]], meta: { total: 57 } },
      };
    }
    return { status: 404, body: { errors: [{ detail: 'crate `x` does not exist' }] } };
  });
  return { fake, fakes: new Map([['https://crates.io', fake]]) };
}
