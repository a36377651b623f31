/** Whose days of releases are attested by somebody who is not the publisher. */

interface DatingSource {
  kind: string;
  url?: string | null | undefined;
}

/** Hosts that note by themselves when something is published. A forge of one's own says whatever its owner likes. */
const ATTESTING: ReadonlyMap<string, string> = new Map([
  ['github', 'github.com'],
  ['gitlab', 'gitlab.com'],
]);

/**
 * The host that attests the days of a listing: all of them come from there, so that nobody else's can be among them. The
 * description of an interface names none.
 */
export function attestingHost(sources: readonly DatingSource[]): string | undefined {
  const dating = sources.filter(({ kind }) => kind !== 'openapi');
  const hosts = dating.map(({ kind, url }) => (isAt(url, ATTESTING.get(kind)) ? ATTESTING.get(kind) : undefined));
  return hosts.includes(undefined) ? undefined : hosts[0];
}

function isAt(url: string | null | undefined, host: string | undefined): boolean {
  return host !== undefined && URL.parse(url ?? '')?.hostname.replace(/^www\./, '') === host;
}
