import { describe, expect, it } from 'vitest';
import type { Kind } from '../contracts/generated/listing.ts';
import { installCommand } from './install-command.ts';

describe('the command that installs a package', () => {
  it.each<[string, Kind, string, string]>([
    ['pkg:npm/ajv', 'library', 'npm install ajv', 'cross-platform'],
    ['pkg:npm/%40biomejs/biome', 'open-source', 'npm install @biomejs/biome', 'cross-platform'],
    ['pkg:npm/@biomejs/biome@2.0', 'open-source', 'npm install @biomejs/biome', 'cross-platform'],
    ['pkg:npm/pm2', 'software', 'npm install --global pm2', 'cross-platform'],
    ['pkg:npm/chart.js', 'library', 'npm install chart.js', 'cross-platform'],
    ['pkg:pypi/Black_Tool', 'software', 'pip install black-tool', 'cross-platform'],
    ['pkg:cargo/serde', 'library', 'cargo add serde', 'cross-platform'],
    ['pkg:cargo/ripgrep', 'software', 'cargo install ripgrep', 'cross-platform'],
    ['pkg:gem/rails', 'framework', 'gem install rails', 'cross-platform'],
    ['pkg:golang/github.com/spf13/cobra', 'library', 'go get github.com/spf13/cobra', 'cross-platform'],
    ['pkg:golang/gopkg.in/yaml.v3', 'library', 'go get gopkg.in/yaml.v3', 'cross-platform'],
    ['pkg:golang/golang.org/x/tools/gopls', 'software', 'go install golang.org/x/tools/gopls@latest', 'cross-platform'],
    ['pkg:composer/Laravel/Framework', 'framework', 'composer require laravel/framework', 'cross-platform'],
    ['pkg:nuget/Newtonsoft.Json', 'library', 'dotnet add package Newtonsoft.Json', 'cross-platform'],
    ['pkg:pub/http', 'library', 'dart pub add http', 'cross-platform'],
    ['pkg:docker/library/postgres', 'software', 'docker pull postgres', 'cross-platform'],
    ['pkg:docker/grafana/grafana', 'software', 'docker pull grafana/grafana', 'cross-platform'],
    ['pkg:brew/ripgrep', 'software', 'brew install ripgrep', 'macos linux'],
    ['pkg:brew/homebrew/core/biome', 'open-source', 'brew install biome', 'macos linux'],
    ['pkg:brew/homebrew/cask/obsidian', 'software', 'brew install --cask obsidian', 'macos'],
    ['pkg:winget/Obsidian.Obsidian', 'software', 'winget install --exact --id Obsidian.Obsidian', 'windows'],
    ['pkg:winget/Mozilla/Firefox', 'software', 'winget install --exact --id Mozilla.Firefox', 'windows'],
    ['pkg:chocolatey/vlc', 'software', 'choco install vlc', 'windows'],
    ['pkg:flatpak/org.darktable.Darktable', 'software', 'flatpak install flathub org.darktable.Darktable', 'linux'],
    ['pkg:snap/blender', 'software', 'snap install blender', 'linux'],
    ['pkg:vscode-extension/Biomejs/Biome', 'extension', 'code --install-extension biomejs.biome', 'cross-platform'],
  ])('of %s (%s) is %s', (purl, kind, command, platforms) => {
    expect(installCommand(purl, kind)).toMatchObject({ command, platforms: platforms.split(' ') });
  });
});

describe('no command is made of', () => {
  it.each<[string, string]>([
    ['what is no package URL', 'npm install ajv'],
    ['a type without a tool', 'pkg:maven/org.example/tool'],
    ['a generic package', 'pkg:generic/tool'],
    ['a second command', 'pkg:npm/ajv%3Brm%20-rf'],
    ['a second command of a type that allows any name', 'pkg:winget/App%26calc'],
    ['an expansion', 'pkg:snap/%24(id)'],
    ['an expansion of a Windows shell', 'pkg:chocolatey/%25PATH%25'],
    ['backticks', 'pkg:flatpak/%60id%60'],
    ['a quote', "pkg:winget/App'"],
    ['a line break', 'pkg:snap/app%0Arm'],
    ['a second name', 'pkg:winget/App%20Other'],
    ['what decodes only when decoded twice', 'pkg:snap/app%253Bid'],
    ['an option', 'pkg:npm/--prefix'],
    ['an option of a namespace', 'pkg:winget/-e/App'],
    ['a path out of the folder', 'pkg:snap/..%2Fapp'],
    ['a hidden file', 'pkg:snap/.app'],
    ['letters that only look alike', 'pkg:winget/Оbsidian'],
    ['a repository that npm would take from GitHub', 'pkg:npm/works/tool'],
    ['a file for npm', 'pkg:npm/tool.tgz'],
    ['a file for pip', 'pkg:pypi/tool.whl'],
    ['a list of packages for Chocolatey', 'pkg:chocolatey/packages.config'],
    ['a tap of somebody else', 'pkg:brew/works/tap/tool'],
    ['an image of another registry', 'pkg:docker/ghcr.io/works/tool'],
    ['an image of this machine', 'pkg:docker/localhost/tool'],
    ['a module without a host', 'pkg:golang/works/tool'],
    ['a package of another registry than its own', 'pkg:npm/tool?repository_url=https://npm.works.example'],
    ['a name longer than any', `pkg:snap/${'a'.repeat(300)}`],
  ])('%s: %s', (_what, purl) => {
    expect(installCommand(purl, 'software')).toBeUndefined();
  });
});

it('is of the same plain characters for any package URL', () => {
  const parts = [
    'a',
    '@',
    '%40',
    '/',
    '%2F',
    ';',
    '%3B',
    '$',
    '(',
    ' ',
    '%20',
    '"',
    '%22',
    '|',
    '&',
    '-',
    '.',
    '~',
    '%0a',
    '^',
  ];
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const types = ['npm', 'brew', 'winget', 'flatpak', 'snap', 'chocolatey', 'docker', 'golang', 'composer', 'pypi'];
  let made = 0;
  for (let round = 0; round < 5_000; round += 1) {
    const rest = Array.from({ length: 1 + next(5) }, () => parts[next(parts.length)]).join('');
    const found = installCommand(`pkg:${types[next(types.length)]}/${rest}`, 'library');
    if (found === undefined) continue;
    made += 1;
    expect(found.command).toMatch(/^[a-z]+(?: [a-z-]+)* @?[A-Za-z0-9_][A-Za-z0-9_.+/-]*$/);
  }
  expect(made).toBeGreaterThan(50);
});
