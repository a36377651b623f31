/**
 * How a package is installed with the tool of its own registry. A command is made of a parsed package URL and nothing
 * else that a publisher wrote; people paste it into a shell, so it holds only characters that no shell reads as its own.
 */
import type { Kind, Platform } from '../contracts/generated/listing.ts';
import { type PackageUrl, parsePackageUrl } from './package-url.ts';

export interface InstallCommand {
  /** What runs it: npm. */
  tool: string;
  command: string;
  /** Systems that it is for. */
  platforms: readonly Platform[];
}

interface Tool {
  tool: string;
  platforms: readonly Platform[];
  /** Undefined where the tool has no such package, or means something else by the name. */
  command: (name: string, namespace: string | undefined, kind: Kind) => string | undefined;
}

const ANY: readonly Platform[] = ['cross-platform'];
const WINDOWS: readonly Platform[] = ['windows'];
const LINUX: readonly Platform[] = ['linux'];

/** No space, quote, sign of a shell, or letter of another alphabet; nothing begins like an option or a hidden file. */
const PART = /^[A-Za-z0-9_][A-Za-z0-9._+-]*$/;
/** Tools take these for files of the folder they run in. */
const FILE = /\.(?:bz2|conda|deb|egg|flatpakref|gem|gz|nupkg|rb|snap|tar|tbz|tgz|whl|xz|zip)$/i;
/** Longer than names are, and so short that a reviewer sees the whole command. */
const MAX_NAME = 90;

const alone = (command: string) => (name: string, namespace: string | undefined) =>
  namespace === undefined ? `${command} ${name}` : undefined;

/** What is listed as a program is run by itself; all else is added to a project. */
const byKind = (program: string, part: string) => (name: string, namespace: string | undefined, kind: Kind) =>
  alone(kind === 'software' ? program : part)(name, namespace);

/** By type of package URL. */
const TOOLS: ReadonlyMap<string, Tool> = new Map(
  Object.entries<Tool>({
    brew: { tool: 'Homebrew', platforms: ['macos', 'linux'], command: brewFormula },
    cargo: { tool: 'Cargo', platforms: ANY, command: byKind('cargo install', 'cargo add') },
    chocolatey: { tool: 'Chocolatey', platforms: WINDOWS, command: chocolateyPackage },
    composer: {
      tool: 'Composer',
      platforms: ANY,
      command: (name, space) => space && `composer require ${space}/${name}`,
    },
    docker: { tool: 'Docker', platforms: ANY, command: dockerImage },
    flatpak: { tool: 'Flatpak', platforms: LINUX, command: alone('flatpak install flathub') },
    gem: { tool: 'RubyGems', platforms: ANY, command: alone('gem install') },
    golang: { tool: 'Go', platforms: ANY, command: goModule },
    npm: { tool: 'npm', platforms: ANY, command: npmPackage },
    nuget: { tool: '.NET', platforms: ANY, command: alone('dotnet add package') },
    pub: { tool: 'Dart', platforms: ANY, command: byKind('dart pub global activate', 'dart pub add') },
    pypi: { tool: 'pip', platforms: ANY, command: alone('pip install') },
    snap: { tool: 'Snap', platforms: LINUX, command: alone('snap install') },
    'vscode-extension': {
      tool: 'Visual Studio Code',
      platforms: ANY,
      command: (name, space) => space && `code --install-extension ${space}.${name}`,
    },
    winget: {
      tool: 'WinGet',
      platforms: WINDOWS,
      command: (name, space) => `winget install --exact --id ${space === undefined ? name : `${space}.${name}`}`,
    },
  }),
);

/**
 * @param purl a package URL, like pkg:npm/my-tool
 * @param kind of the listing: a program is installed to be run, a library is added to a project
 * @returns undefined for what is no package URL, what no tool installs, and any name that is not plainly one
 */
export function installCommand(purl: string, kind: Kind): InstallCommand | undefined {
  const parsed = parsePackageUrl(purl);
  const row = TOOLS.get(parsed?.type ?? '');
  if (parsed === undefined || row === undefined || !isPlain(parsed)) return undefined;
  const { type, namespace, name } = parsed;
  const command = row.command(name, namespace, kind);
  if (command === undefined) return undefined;
  // A cask is an application of a Mac.
  const platforms: readonly Platform[] = type === 'brew' && namespace === CASKS ? ['macos'] : row.platforms;
  return { tool: row.tool, command, platforms };
}

/** Checked after decoding, so that nothing comes in by percent signs. The scope of npm alone begins with another sign. */
function isPlain({ type, namespace, name }: PackageUrl): boolean {
  const scope = type === 'npm' ? namespace?.replace(/^@/, '') : namespace;
  const parts = [...(scope?.split('/') ?? []), name];
  const length = parts.join('/').length;
  return length <= MAX_NAME && parts.every((part) => PART.test(part)) && !FILE.test(name);
}

const FORMULAE = 'homebrew/core';
const CASKS = 'homebrew/cask';

/** A tap of somebody else's is a program that Homebrew runs to install another one. */
function brewFormula(name: string, namespace: string = FORMULAE): string | undefined {
  if (namespace === CASKS) return `brew install --cask ${name}`;
  return namespace === FORMULAE ? `brew install ${name}` : undefined;
}

/** Another namespace than a scope would be a repository of GitHub to npm. */
function npmPackage(name: string, namespace: string | undefined, kind: Kind): string | undefined {
  if (namespace !== undefined && !namespace.startsWith('@')) return undefined;
  const whole = namespace === undefined ? name : `${namespace}/${name}`;
  return kind === 'software' ? `npm install --global ${whole}` : `npm install ${whole}`;
}

/** A name that ends like this is a list of further packages. */
function chocolateyPackage(name: string, namespace: string | undefined): string | undefined {
  return /\.config$/i.test(name) ? undefined : alone('choco install')(name, namespace);
}

/** A namespace with a dot is another registry's host. */
function dockerImage(name: string, namespace: string = 'library'): string | undefined {
  const whole = namespace === 'library' ? name : `${namespace}/${name}`;
  return /^[a-z0-9_/-]+$/.test(namespace) && namespace !== 'localhost' ? `docker pull ${whole}` : undefined;
}

/** Modules are found by the host that their name begins with. */
function goModule(name: string, namespace: string | undefined, kind: Kind): string | undefined {
  if (namespace === undefined || !/^[^/]+\.[^/]+(?:\/|$)/.test(namespace)) return undefined;
  return kind === 'software' ? `go install ${namespace}/${name}@latest` : `go get ${namespace}/${name}`;
}
