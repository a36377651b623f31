/** How a package of a registry is installed, where a listing names its address there. Nothing is guessed from names. */

export interface Install {
  /** What people know the registry by. */
  registry: string;
  command: string;
}

interface Registry {
  registry: string;
  host: RegExp;
  /** The package's name is its first group: nothing that a shell reads, and nothing that begins like an option. */
  path: RegExp;
  command: string;
}

const NPM_NAME = String.raw`((?:@[a-z0-9][a-z0-9._~-]*\/)?[a-z0-9][a-z0-9._~-]*)`;
const NAME = '([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)';

/** Pages of packages, and files of their releases. */
const REGISTRIES: readonly Registry[] = [
  {
    ...{ registry: 'npm', host: /^(?:www\.)?npmjs\.com$/, command: 'npm install' },
    path: new RegExp(`^/package/${NPM_NAME}(?:/v/[^/]+)?/?$`),
  },
  {
    ...{ registry: 'npm', host: /^registry\.npmjs\.org$/, command: 'npm install' },
    path: new RegExp(`^/${NPM_NAME}/-/[^/]+\\.tgz$`),
  },
  {
    ...{ registry: 'PyPI', host: /^pypi\.org$/, command: 'pip install' },
    path: new RegExp(`^/project/${NAME}(?:/[^/]+)?/?$`),
  },
  {
    ...{ registry: 'PyPI', host: /^files\.pythonhosted\.org$/, command: 'pip install' },
    path: /^\/packages\/(?:[0-9a-z.]+\/)+([A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*)-\d[^/]*\.(?:whl|tar\.gz)$/,
  },
  {
    ...{ registry: 'RubyGems', host: /^rubygems\.org$/, command: 'gem install' },
    path: new RegExp(`^/gems/${NAME}(?:/versions/[^/]+)?/?$`),
  },
  {
    ...{ registry: 'Packagist', host: /^packagist\.org$/, command: 'composer require' },
    path: /^\/packages\/([a-z0-9][a-z0-9._-]*\/[a-z0-9][a-z0-9._-]*)\/?$/,
  },
];

/** @returns undefined where the address is not that of a package */
export function installCommand(address: string): Install | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '') return undefined;
  // npm writes the slash of a scope as %2f in the addresses of files.
  const path = url.pathname.replace(/%2f/gi, '/');
  for (const { registry, host, path: pattern, command } of REGISTRIES) {
    const name = host.test(url.hostname) ? pattern.exec(path)?.[1] : undefined;
    if (name !== undefined) return { registry, command: `${command} ${name}` };
  }
  return undefined;
}
