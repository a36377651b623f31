/**
 * A fake of hub.docker.com. Shapes: the repository of the Hub's API as clients read it (`namespace`, `name`,
 * `pull_count`, `full_description`), and an organization with its `badge` and `profile_url`.
 */
import { type FakeServer, startFakeServer } from '../../../forge/testing/fake-server.ts';

export const OFFICIAL = {
  user: 'library',
  namespace: 'library',
  name: 'lumen',
  repository_type: 'image',
  status: 1,
  star_count: 900,
  pull_count: 5_000_000,
  last_updated: '2026-11-18T01:00:00Z',
  full_description: [
    '# Quick reference',
    '- **Maintained by**:  [Lumen Works](https://github.com/lumen-works/lumen)',
    'Runs beside [a stranger](https://stranger.example/).',
    '> [lumen.build](https://lumen.build/docker)',
  ].join('\n'),
};

export const OWNED = { ...OFFICIAL, user: 'lumenworks', namespace: 'lumenworks', name: 'lumen' };

export const OWNER = {
  id: '33ef574274c011e4bea40242ac11001b',
  orgname: 'lumenworks',
  full_name: 'Lumen Works',
  location: 'Ada Lovelace, London',
  profile_url: 'https://lumen.build',
  type: 'Organization',
  badge: 'verified_publisher',
};

export async function startFakeDockerHub(): Promise<{ fake: FakeServer; fakes: Map<string, FakeServer> }> {
  const answers: Record<string, unknown> = {
    '/v2/repositories/library/lumen/': OFFICIAL,
    '/v2/repositories/lumenworks/lumen/': OWNED,
    '/v2/orgs/lumenworks/': OWNER,
  };
  const fake = await startFakeServer(({ path }) => {
    const body = answers[path];
    return body === undefined ? { status: 404, body: { message: 'object not found' } } : { body };
  });
  return { fake, fakes: new Map([['https://hub.docker.com', fake]]) };
}
