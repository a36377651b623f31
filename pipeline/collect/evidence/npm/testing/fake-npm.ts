/**
 * A fake of the npm registry and of its counts. Shapes: `tiny-tarball` in docs/responses/package-metadata.md, and
 * docs/download-counts.md, of github.com/npm/registry; `dist.attestations` as registry.npmjs.org answers for sigstore.
 */
import { CANARY } from '../../../forge/testing/canaries.ts';
import { type FakeAnswer, type FakeServer, startFakeServer } from '../../../forge/testing/fake-server.ts';

export interface FakeNpmPackage {
  name: string;
  latest?: string;
  /** Version → when it was published, and what is special about it. */
  versions: Record<string, { at: string; deprecated?: unknown; provenance?: true; gone?: true }>;
  repository?: unknown;
  homepage?: unknown;
  downloads?: { month: number; week: Record<string, number> };
  /** Instead of what is told above. */
  unpublished?: true;
}

const HUMAN = { name: CANARY.name, email: CANARY.email };

export async function startFakeNpm(packages: readonly FakeNpmPackage[]): Promise<{
  fakes: Map<string, FakeServer>;
  registry: FakeServer;
  counts: FakeServer;
  close(): Promise<void>;
}> {
  const find = (name: string) => packages.find((each) => each.name === decodeURIComponent(name));
  const registry = await startFakeServer(({ path }) => {
    const [, name = '', version] = path.split('/');
    const found = find(name);
    if (found === undefined) return { status: 404, body: { error: 'Not found' } };
    return { body: version === 'latest' ? manifest(found, found.latest ?? '') : packument(found) };
  });
  const counts = await startFakeServer(({ path }) => {
    const month = /^\/downloads\/point\/last-month\/(.+)$/.exec(path)?.[1];
    const week = /^\/versions\/([^/]+)\/last-week$/.exec(path)?.[1];
    return countsOf(find(month ?? week ?? ''), month !== undefined);
  });
  return {
    registry,
    counts,
    fakes: new Map([
      ['https://registry.npmjs.org', registry],
      ['https://api.npmjs.org', counts],
    ]),
    close: async () => void (await Promise.all([registry.close(), counts.close()])),
  };
}

function countsOf(found: FakeNpmPackage | undefined, isMonth: boolean): FakeAnswer {
  if (found?.downloads === undefined) return { status: 404, body: { error: `package ${found?.name} not found` } };
  const { name, downloads } = found;
  if (!isMonth) return { body: { package: name, downloads: downloads.week } };
  return { body: { downloads: downloads.month, start: '2026-10-01', end: '2026-10-30', package: name } };
}

function packument(found: FakeNpmPackage) {
  const { name, latest, versions, repository, homepage, unpublished } = found;
  const entries = Object.entries(versions);
  const time = { created: entries[0]?.[1].at, modified: '2026-11-01T00:00:00.000Z' };
  if (unpublished) {
    const note = { name: CANARY.login, time: '2026-11-01T00:00:00.000Z', versions: Object.keys(versions) };
    return { _id: name, _rev: '3-085759e9', name, time: { ...time, unpublished: note } };
  }
  return {
    _id: name,
    _rev: '3-085759e977d42299e64a35aedc17d250',
    name,
    'dist-tags': { latest },
    versions: Object.fromEntries(
      entries.flatMap(([version, { gone }]) => (gone ? [] : [[version, manifest(found, version)]])),
    ),
    time: { ...time, ...Object.fromEntries(entries.map(([version, { at }]) => [version, at])) },
    author: HUMAN,
    maintainers: [HUMAN],
    readme: `Write to ${CANARY.email}`,
    repository,
    homepage,
  };
}

function manifest({ name, versions, repository, homepage }: FakeNpmPackage, version: string) {
  const { deprecated, provenance } = versions[version] ?? {};
  const url = `https://registry.npmjs.org/-/npm/v1/attestations/${name}@${version}`;
  return {
    _id: `${name}@${version}`,
    name,
    version,
    deprecated,
    repository,
    homepage,
    author: HUMAN,
    _npmUser: HUMAN,
    maintainers: [HUMAN],
    dist: {
      shasum: 'bbf102d5ae73afe2c553295e0fb02230216f65b1',
      tarball: `https://registry.npmjs.org/${name}/-/${name}-${version}.tgz`,
      ...(provenance && { attestations: { url, provenance: { predicateType: 'https://slsa.dev/provenance/v1' } } }),
    },
  };
}
