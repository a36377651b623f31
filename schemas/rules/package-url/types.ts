/**
 * Types of package URLs whose packages have a public page. Source: the types registered at package-url/purl-spec
 * (`types/*-definition.json`, 2026-08-21) and the registries themselves; `flatpak` is not registered there, and is written
 * as ecosyste.ms and Syft write it. Other types are read, without a page.
 */
export interface PackageType {
  /** As people call it. */
  registry: string;
  /**
   * Its address: `{path}` is namespace and name, `{namespace}` and `{name}` are each alone. A function where packages of
   * some namespaces have another page or none.
   */
  page: string | ((namespace: string | undefined) => string | undefined);
  /** Absent: there is none. */
  namespace?: 'required' | 'optional';
  /** Parts that a namespace may have; 1 by default. */
  depth?: number;
  /** Case does not matter, so the canonical form has none. */
  lowerCase?: true;
  /** What the canonical form writes differently. */
  spelling?: readonly [RegExp, string];
  /** What names must look like. */
  name?: RegExp;
}

/** A namespace with a dot is another registry's host. */
const dockerPage = (namespace: string | undefined) =>
  namespace === undefined || namespace === 'library'
    ? 'https://hub.docker.com/_/{name}'
    : /[.:/]/.test(namespace) || namespace === 'localhost'
      ? undefined
      : 'https://hub.docker.com/r/{path}';

const BREW_PAGES: ReadonlyMap<string, string> = new Map([
  ['homebrew/core', 'https://formulae.brew.sh/formula/{name}'],
  ['homebrew/cask', 'https://formulae.brew.sh/cask/{name}'],
]);

export const PACKAGE_TYPES: ReadonlyMap<string, PackageType> = new Map(
  Object.entries<PackageType>({
    npm: { registry: 'npm', page: 'https://www.npmjs.com/package/{path}', namespace: 'optional' },
    pypi: { registry: 'PyPI', page: 'https://pypi.org/project/{name}/', lowerCase: true, spelling: [/_/g, '-'] },
    cargo: { registry: 'crates.io', page: 'https://crates.io/crates/{name}' },
    gem: { registry: 'RubyGems', page: 'https://rubygems.org/gems/{name}' },
    nuget: { registry: 'NuGet', page: 'https://www.nuget.org/packages/{name}' },
    maven: {
      registry: 'Maven Central',
      page: 'https://central.sonatype.com/artifact/{path}',
      namespace: 'required',
    },
    golang: { registry: 'Go', page: 'https://pkg.go.dev/{path}', namespace: 'required', depth: 10 },
    composer: {
      registry: 'Packagist',
      page: 'https://packagist.org/packages/{path}',
      namespace: 'required',
      lowerCase: true,
    },
    // A namespace is an organization, whose packages are private.
    hex: {
      registry: 'Hex',
      page: (namespace) => (namespace === undefined ? 'https://hex.pm/packages/{name}' : undefined),
      namespace: 'optional',
      lowerCase: true,
    },
    pub: {
      registry: 'pub.dev',
      page: 'https://pub.dev/packages/{name}',
      lowerCase: true,
      spelling: [/[^a-z\d_]/g, '_'],
    },
    docker: { registry: 'Docker Hub', page: dockerPage, namespace: 'optional', depth: 5 },
    brew: {
      registry: 'Homebrew',
      page: (namespace = 'homebrew/core') => BREW_PAGES.get(namespace),
      namespace: 'optional',
      depth: 2,
      lowerCase: true,
    },
    // Of sources and their main program: popcon counts Debian's own packages, so other distributions have no page.
    deb: {
      registry: 'Debian',
      page: (namespace) => (namespace === 'debian' ? 'https://packages.debian.org/{name}' : undefined),
      namespace: 'required',
      lowerCase: true,
    },
    flatpak: {
      registry: 'Flathub',
      page: (namespace = 'flathub') => (namespace === 'flathub' ? 'https://flathub.org/apps/{name}' : undefined),
      namespace: 'optional',
    },
    github: { registry: 'GitHub', page: 'https://github.com/{path}', namespace: 'required', lowerCase: true },
    bitbucket: { registry: 'Bitbucket', page: 'https://bitbucket.org/{path}', namespace: 'required', lowerCase: true },
    cran: { registry: 'CRAN', page: 'https://cran.r-project.org/package={name}' },
    hackage: { registry: 'Hackage', page: 'https://hackage.haskell.org/package/{name}' },
    cocoapods: { registry: 'CocoaPods', page: 'https://cocoapods.org/pods/{name}' },
    huggingface: { registry: 'Hugging Face', page: 'https://huggingface.co/{path}', namespace: 'required' },
    'vscode-extension': {
      registry: 'Visual Studio Marketplace',
      page: 'https://marketplace.visualstudio.com/items?itemName={namespace}.{name}',
      namespace: 'required',
      lowerCase: true,
    },
    'chrome-extension': {
      registry: 'Chrome Web Store',
      page: 'https://chromewebstore.google.com/detail/{name}',
      lowerCase: true,
      name: /^[a-p]{32}$/i,
    },
  }),
);
