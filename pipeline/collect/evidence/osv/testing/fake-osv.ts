/**
 * A fake of api.osv.dev. Shapes: docs/api/post-v1-query.md of github.com/google/osv.dev; a version that is known to
 * nobody is answered with an empty object there, too.
 */
import { CANARY } from '../../../forge/testing/canaries.ts';
import { type FakeServer, startFakeServer } from '../../../forge/testing/fake-server.ts';

interface FakeAdvisory {
  id: string;
  aliases?: unknown;
  withdrawn?: string;
  purl?: string;
}

export const advisory = ({ id, aliases, withdrawn, purl = 'pkg:npm/lumen' }: FakeAdvisory) => ({
  id,
  aliases,
  withdrawn,
  summary: 'Light escapes',
  details: `Found by ${CANARY.name}.`,
  modified: '2026-04-13T03:04:39.780694Z',
  published: '2026-04-04T00:00:01.948828Z',
  affected: [
    {
      package: { name: 'lumen', ecosystem: 'npm', purl },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.5.0' }] }],
    },
  ],
  credits: [{ name: CANARY.name, contact: [CANARY.email] }],
  schema_version: '1.7.0',
});

/** @param pages of advisories, by version */
export async function startFakeOsv(
  pages: Record<string, FakeAdvisory[][]>,
): Promise<{ fake: FakeServer; fakes: Map<string, FakeServer> }> {
  const fake = await startFakeServer(({ method, path, body }) => {
    if (method !== 'POST' || path !== '/v1/query') return { status: 404, body: { code: 5, message: 'Not Found' } };
    const { version = '', page_token = '0' } = body as { version?: string; page_token?: string };
    const all = pages[version] ?? [];
    const index = Number(page_token);
    const vulns = all[index]?.map(advisory);
    const next = index + 1 < all.length ? { next_page_token: String(index + 1) } : {};
    return { body: { ...(vulns && { vulns }), ...next } };
  });
  return { fake, fakes: new Map([['https://api.osv.dev', fake]]) };
}
