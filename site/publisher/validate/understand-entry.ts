/** What somebody has entered in the one field of the way in: an address, however they write it, or a whole document. */
import { isCodeHost } from '../../../schemas/rules/code-hosts.ts';
import { repairLink } from '../../../schemas/rules/lenient-link.ts';
import { isPublicName } from '../../../schemas/rules/public-host-name.ts';
import { forgeOf, githubAddress, gitlabAddress } from '../../../schemas/rules/repository-address.ts';

export type Entry =
  | { what: 'nothing' | 'unclear' | 'document' }
  /** @param name like works/editor */
  | { what: 'repository'; address: string; name: string; host: string }
  /** On a host of repositories that the catalog reads, but not the address of one. */
  | { what: 'no-repository'; host: string }
  /** A project on a host of code whose repositories the catalog does not read. */
  | { what: 'unread-host'; host: string }
  /** @param isShared on a host where many people's code lies: nobody gets a token for it */
  | { what: 'address'; address: string; host: string; isShared: boolean };

/** As tools write the address of a repository: git@host:owner/name, ssh://git@host/…, git+https://… */
const GIT_SCHEME = /^(?:git\+)?(?:git|ssh|https?):\/\/(?:git@)?(?=[^/])/i;
const GIT_SHORT = /^git@([\w.-]+):(?=\w)/i;
/** What ends like this is a file, and no host. */
const FILE = /\.(?:json|xml|ya?ml|md|txt)$/i;
const READ_HOSTS = /^(?:www\.)?git(?:hub|lab)\.com$/;

export function understandEntry(text: string): Entry {
  const entered = text.trim();
  if (entered === '') return { what: 'nothing' };
  if (/^[{<[]|\n/.test(entered)) return { what: 'document' };
  const link = repairLink(entered.replace(GIT_SHORT, 'https://$1/').replace(GIT_SCHEME, 'https://'));
  if (link === undefined || /\s/.test(entered)) return { what: 'unclear' };
  const url = new URL(link.address);
  const host = url.hostname;
  if (!isPublicName(host) || FILE.test(host)) return { what: 'unclear' };
  const repository = repositoryAt(link.address);
  if (repository !== undefined) return { what: 'repository', host: host.replace(/^www\./, ''), ...repository };
  if (READ_HOSTS.test(host)) return { what: 'no-repository', host: host.replace(/^www\./, '') };
  const isShared = isCodeHost(host);
  if (isShared && !FILE.test(url.pathname)) return { what: 'unread-host', host };
  return { what: 'address', address: url.href, host, isShared };
}

function repositoryAt(address: string): { address: string; name: string } | undefined {
  const forge = forgeOf(address);
  if (forge === undefined) return undefined;
  const github = githubAddress(address);
  if (github !== undefined) {
    const name = `${github.owner}/${github.name}`;
    return { address: `https://github.com/${name}`, name };
  }
  const gitlab = gitlabAddress(address);
  return gitlab && { address: `${gitlab.origin}/${gitlab.path}`, name: gitlab.path };
}
