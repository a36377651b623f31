import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../tools/testing/any-character.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { packagePage, packageUrlText, parsePackageUrl } from './package-url.ts';
import { isWebAddress } from './web-address.ts';

const canonical = (text: string) => {
  const purl = parsePackageUrl(text);
  return purl && packageUrlText(purl);
};
const pageOf = (text: string) => {
  const purl = parsePackageUrl(text);
  return purl && packagePage(purl);
};

describe('parsePackageUrl', () => {
  it('gives type, namespace, name and version decoded', () => {
    expect(parsePackageUrl('pkg:npm/%40scope/name@1.2.3?vcs_url=git#lib')).toEqual({
      type: 'npm',
      namespace: '@scope',
      name: 'name',
      version: '1.2.3',
    });
  });

  it.each([
    ['pkg:npm/%40scope/name', 'pkg:npm/%40scope/name'],
    ['pkg:npm/@scope/name', 'pkg:npm/%40scope/name'],
    ['pkg:npm/@scope/name@1.0.0', 'pkg:npm/%40scope/name'],
    ['pkg:npm/JSONStream', 'pkg:npm/JSONStream'],
    ['pkg:npm/foo@', 'pkg:npm/foo'],
    ['PKG://NPM//foo/', 'pkg:npm/foo'],
    [' pkg:npm/foo\n', 'pkg:npm/foo'],
    ['pkg:pypi/Foo_Bar', 'pkg:pypi/foo-bar'],
    ['pkg:pub/Flutter-Foo', 'pkg:pub/flutter_foo'],
    ['pkg:composer/Vendor/Name@v1', 'pkg:composer/vendor/name'],
    ['pkg:GitHub/Owner/Repo@main#docs', 'pkg:github/owner/repo'],
    ['pkg:nuget/Foo.Bar@6.0', 'pkg:nuget/Foo.Bar'],
    ['pkg:maven/org.example/foo@1.0?type=pom', 'pkg:maven/org.example/foo'],
    ['pkg:golang/example.com/Owner/foo/v2', 'pkg:golang/example.com/Owner/foo/v2'],
    ['pkg:brew/foo%4012', 'pkg:brew/foo%4012'],
    ['pkg:deb/debian/foo@1.0?arch=i386', 'pkg:deb/debian/foo'],
    ['pkg:generic/f%C3%B6o', 'pkg:generic/f%C3%B6o'],
    ['pkg:generic/a:b(c)', 'pkg:generic/a:b%28c%29'],
    ['pkg:npm/foo?download_url=https://user:secret@example.com/', 'pkg:npm/foo'],
  ])('writes %j as %j', (text, expected) => {
    expect(canonical(text)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['no scheme', 'npm/foo'],
    ['another scheme', 'https://www.npmjs.com/package/foo'],
    ['an encoded scheme', 'pkg%3Anpm/foo'],
    ['no name', 'pkg:npm'],
    ['an empty name', 'pkg:npm/@1.0'],
    ['a type that begins with a digit', 'pkg:3npm/foo'],
    ['a type of other characters', 'pkg:n&g/foo'],
    ['a namespace where there is none', 'pkg:pypi/foo/bar'],
    ['no namespace where there must be one', 'pkg:maven/foo'],
    ['too many parts', 'pkg:github/owner/repo/issues'],
    ['a qualifier that is none', 'pkg:npm/foo?in%20production=true'],
    ['a package of another registry', 'pkg:npm/foo?repository_url=https://registry.example.com'],
    ['the same behind another qualifier', 'pkg:maven/a/b?type=pom&Repository_URL=example.com'],
    ['a way up', 'pkg:npm/../foo'],
    ['an encoded way up', 'pkg:npm/%2E%2E/foo'],
    ['a way up as the name', 'pkg:generic/a/..'],
    ['an encoded slash', 'pkg:github/owner/repo%2Fissues'],
    ['a backslash', 'pkg:npm/foo\\bar'],
    ['a control character', 'pkg:npm/foo%00'],
    ['an encoded line break', 'pkg:generic/foo%0Abar'],
    ['a direction mark', 'pkg:generic/foo%E2%80%AEbar'],
    ['broken encoding', 'pkg:npm/%E0%A4%A'],
    ['a double encoding in a registry', 'pkg:npm/%2540scope/name'],
    ['a homograph', 'pkg:npm/l\u043edash'],
    ['an encoded homograph', 'pkg:npm/l%D0%BEdash'],
    ['an extension that is no identifier', 'pkg:chrome-extension/dogs'],
    ['markup', 'pkg:npm/<script>'],
    ['a query in the name', 'pkg:github/owner/repo%3Ftab=x'],
    ['10 kB', `pkg:npm/${'a'.repeat(10_000)}`],
    ['10 kB of slashes', `pkg:${'/'.repeat(10_000)}`],
  ])('refuses %s', (_, text) => {
    expect(parsePackageUrl(text)).toBeUndefined();
  });
});

describe('packagePage', () => {
  it.each([
    ['pkg:npm/foo', 'npm', 'https://www.npmjs.com/package/foo'],
    ['pkg:npm/%40scope/name@1.0', 'npm', 'https://www.npmjs.com/package/@scope/name'],
    ['pkg:pypi/Foo_Bar', 'PyPI', 'https://pypi.org/project/foo-bar/'],
    ['pkg:cargo/foo_bar', 'crates.io', 'https://crates.io/crates/foo_bar'],
    ['pkg:deb/debian/foo', 'Debian', 'https://packages.debian.org/foo'],
    ['pkg:flatpak/org.example.Foo', 'Flathub', 'https://flathub.org/apps/org.example.Foo'],
    ['pkg:gem/foo', 'RubyGems', 'https://rubygems.org/gems/foo'],
    ['pkg:nuget/Foo.Bar', 'NuGet', 'https://www.nuget.org/packages/Foo.Bar'],
    ['pkg:maven/org.example/foo', 'Maven Central', 'https://central.sonatype.com/artifact/org.example/foo'],
    ['pkg:golang/example.com/owner/foo', 'Go', 'https://pkg.go.dev/example.com/owner/foo'],
    ['pkg:composer/vendor/name', 'Packagist', 'https://packagist.org/packages/vendor/name'],
    ['pkg:hex/foo', 'Hex', 'https://hex.pm/packages/foo'],
    ['pkg:pub/foo', 'pub.dev', 'https://pub.dev/packages/foo'],
    ['pkg:docker/foo', 'Docker Hub', 'https://hub.docker.com/_/foo'],
    ['pkg:docker/library/foo', 'Docker Hub', 'https://hub.docker.com/_/foo'],
    ['pkg:docker/owner/foo', 'Docker Hub', 'https://hub.docker.com/r/owner/foo'],
    ['pkg:brew/foo', 'Homebrew', 'https://formulae.brew.sh/formula/foo'],
    ['pkg:brew/homebrew/cask/foo', 'Homebrew', 'https://formulae.brew.sh/cask/foo'],
    ['pkg:brew/c%2B%2B', 'Homebrew', 'https://formulae.brew.sh/formula/c%2B%2B'],
    ['pkg:github/Owner/Repo', 'GitHub', 'https://github.com/owner/repo'],
    [
      'pkg:vscode-extension/owner/foo',
      'Visual Studio Marketplace',
      'https://marketplace.visualstudio.com/items?itemName=owner.foo',
    ],
  ])('of %s is at %s', (text, registry, url) => {
    expect(pageOf(text)).toEqual({ registry, url });
  });

  it.each([
    ['a type without a registry', 'pkg:generic/foo'],
    ['another distribution', 'pkg:deb/ubuntu/foo'],
    ['another remote', 'pkg:flatpak/fedora/org.example.Foo'],
    ['a type nobody knows', 'pkg:constructor/foo'],
    ['a private package', 'pkg:hex/acme/foo'],
    ['an image of another registry', 'pkg:docker/registry.example.com/owner/foo'],
    ['a formula of somebody', 'pkg:brew/owner/tap/foo'],
  ])('is not known for %s', (_, text) => {
    expect(parsePackageUrl(text)).toBeDefined();
    expect(pageOf(text)).toBeUndefined();
  });

  it('is not built from parts that were never parsed', () => {
    expect(packagePage({ type: 'npm', namespace: '..', name: 'foo' })).toBeUndefined();
    expect(packagePage({ type: 'github', namespace: 'owner', name: 'repo?x=1' })).toBeUndefined();
  });

  it('is an address on the host of its registry, whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '@', '%2F', '%2e', '..', '?', '#', '%', ':', '//', '%40', '\\', '{path}', '$&', 'a', 'B-c'),
      fc.string({ unit: ANY_CHARACTER, maxLength: 3 }),
    );
    const type = fc.constantFrom('npm', 'pypi', 'github', 'golang', 'docker', 'brew', 'maven', 'vscode-extension');
    fc.assert(
      fc.property(type, fc.array(piece, { maxLength: 8 }), (name, pieces) => {
        const purl = parsePackageUrl(`pkg:${name}/${pieces.join('')}`);
        const page = purl && packagePage(purl);
        if (purl) expect(canonical(packageUrlText(purl))).toBe(packageUrlText(purl));
        if (page) {
          expect(isWebAddress(page.url)).toBe(true);
          expect(new URL(page.url).href).toBe(page.url);
          expect(new URL(page.url).pathname).not.toMatch(/\/\/|%2f|%5c/i);
        }
      }),
      { numRuns: rounds(200, 20_000) },
    );
  });
});
