/** What the parts of a download's file name mean: platforms, processors, formats, and files beside the program. */
import type { Platform } from '../../contracts/generated/listing.ts';

const words = (text: string): string[] => text.split(' ');

/**
 * Words of a platform that are hardly ever anything else. Not the aliases of the vocabulary: publishers who write "web",
 * "java" or "all" under a heading of platforms mean one, but in a file name those are parts and variants of a product.
 */
const PLATFORM_WORDS: Partial<Record<Platform, string[]>> = {
  windows: words('windows win mswin winnt winxp mingw msys cygwin msvc'),
  macos: words('macos mac osx macosx darwin macintosh'),
  linux: words(
    'linux lin64 linuxmusl manylinux musllinux musl glibc ubuntu debian raspbian fedora centos rhel alpine archlinux opensuse',
  ),
  android: words('android androideabi'),
  ios: words('ios iphone iphoneos ipad ipados'),
  bsd: words('bsd freebsd openbsd netbsd dragonfly dragonflybsd'),
  other: words(
    'aix solaris sunos illumos haiku plan9 qnx hpux irix os2 dos msdos amiga amigaos morphos riscos redox tvos',
  ),
  'cross-platform': words('crossplatform multiplatform'),
};

/** The same by word. */
export const PLATFORM_OF: ReadonlyMap<string, Platform> = new Map(
  (Object.entries(PLATFORM_WORDS) as [Platform, string[]][]).flatMap(([platform, list]) =>
    list.map((word) => [word, platform] as const),
  ),
);

/** Words that also mean something else: they count only before a word that is known, or at the end. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  words('win mac bsd dos amiga alpine dragonfly haiku redox solaris fedora ios musl debian'),
);

/** What may stand behind a word of a platform without a mark between: win64, macos13, linuxarm64. */
export const GLUED = /^(?:\d{1,4}(?:bit)?|x?(?:32|64|86)|x86_64|arm(?:64|hf)?|amd64|aarch64|i?[36]86|universal)$/;

export const NUMBER = /^(?:v|r|rc|b|beta|alpha|build|el|fc)?\d[\da-z]{0,11}$/;

/** A processor, or how many of them one file serves. */
export const PROCESSOR =
  /^(?:x(?:32|64|86)|amd64(?:v\d)?|i[3-6]86|ia(?:32|64)|arm(?:64|32|hf|el|v\d\w{0,4})?|aarch64|(?:ppc|powerpc|riscv|mips|loong|loongarch|sparc)(?:32|64)?(?:le|el)?|s390x|intel|apple|silicon|universal2?|noarch|all|any)$/;

/** What else stands beside a platform in a name: how the file is packed, and which build it is. */
export const PACKING: ReadonlySet<string> = new Set(
  words(
    'setup installer install portable static standalone gnu gnueabihf msvc release stable beta alpha rc nightly latest ' +
      'preview debug cli gui bin binary full lite unsigned signed os x desktop client server shared app pkg',
  ),
);

/** Formats of programs, as the end of a name writes them; the longest that fits is taken. */
export const FORMATS: ReadonlyMap<string, string> = new Map([
  ...words(
    'exe msi msix msixbundle appx appxbundle msu scr dmg pkg mpkg deb rpm appimage flatpak flatpakref snap apk aab xapk ipa ' +
      'jar war ear whl gem nupkg crate phar pyz crx xpi vsix oxt mcpb zip 7z rar cab tar gz xz zst bz2 lzma iso img ova ' +
      'qcow2 vmdk vhdx wasm run sh aar sit tar.gz tar.xz tar.zst tar.bz2 tar.lz tar.lzma',
  ).map((format) => [format, format] as const),
  ['tgz', 'tar.gz'],
  ['txz', 'tar.xz'],
  ['tzst', 'tar.zst'],
  ['tbz', 'tar.bz2'],
  ['tbz2', 'tar.bz2'],
]);

/**
 * Formats of one platform alone. A pkg is also FreeBSD's and Solaris's, a jar, a gem or an add-on may hold parts of one
 * platform: those say nothing.
 */
export const OWN_PLATFORM: ReadonlyMap<string, Platform> = new Map(
  (
    [
      ['windows', 'exe msi msix msixbundle appx appxbundle msu scr'],
      ['macos', 'dmg mpkg'],
      ['linux', 'deb rpm appimage flatpak flatpakref snap'],
      ['android', 'apk aab xapk'],
      ['ios', 'ipa'],
    ] as const
  ).flatMap(([platform, formats]) => words(formats).map((format) => [format, platform] as const)),
);

/** What an archive holds if its name says so before its own ending: foo.app.zip, foo.msi.zip, foo.pkg.tar.zst. */
export const PACKED_PLATFORM: ReadonlyMap<string, Platform> = new Map([
  ...OWN_PLATFORM,
  ['app', 'macos'],
  ['nsis', 'windows'],
]);
/** The packages of Arch Linux end so, whose outer format is no archive of just anything. */
export const ARCH_PACKAGE = /\.pkg\.tar\.(?:zst|xz)$/;

/** Formats that may hold sources, documentation or symbols; an installer of "checksum-tool" is none of these. */
export const ARCHIVES = /^(?:zip|7z|rar|jar|deb|rpm|gz|xz|zst|bz2|tar(?:\.\w{2,4})?)$/;

/** Endings of files that stand beside a program. */
export const ACCOMPANYING_ENDINGS: ReadonlySet<string> = new Set(
  words(
    'sha1 sha224 sha256 sha384 sha512 sha1sum sha224sum sha256sum sha384sum sha512sum md5 md5sum b2 b2sum b3 b3sum ' +
      'blake3 crc32 dgst sum checksum checksums digest asc sig sign signature minisig gpg pgp p7s sigstore att intoto ' +
      'attestation provenance bundle pem crt cer pub sbom spdx cdx json jsonl yml yaml toml xml csv blockmap zsync ' +
      'torrent metalink meta4 delta patch diff dsc changes buildinfo txt md rst adoc pdf bash fish zsh elv pdb sym dsym ddeb ' +
      'snupkg map png jpg jpeg gif svg webp mp4 webm mov log',
  ),
);

/** Whole names of such files, in lower case. */
export const ACCOMPANYING_NAMES: ReadonlySet<string> = new Set(
  words('releases readme license licence copying notice changelog changes authors news version release_notes'),
);

/** A list of checksums: SHA256SUMS, SHASUMS256, md5sums. */
export const CHECKSUMS = /^(?:checksums?|(?:sha|md|b|blake)?\d{0,3}sums\d{0,3}|(?:sha|md|b|blake)\d{1,3}sum)$/;
/** A manual page, or a completion of zsh. */
export const PAGE_OR_COMPLETION = /^(?:[a-z][a-z_-]{0,60}\.[1-8](?:\.gz)?|_[a-z][a-z\d_-]{0,60})$/;

/** Last words of archives beside the program. */
export const ACCOMPANYING_WORDS: ReadonlySet<string> = new Set(
  words('completion completions doc docs documentation javadoc apidocs man manpages headers sbom changelog'),
);
/** The same, also with a platform or a processor behind. */
export const SYMBOL_WORDS: ReadonlySet<string> = new Set(
  words('symbols dbgsym debuginfo debugsource debugsymbols dsym dsyms pdb pdbs'),
);
/** Last words of archives of sources. */
export const SOURCE_WORDS: ReadonlySet<string> = new Set(words('src source sources sourcecode orig'));
