/** Program_OS_Support → platforms. The format divides its words by comma, space or nothing; people by anything. */
import type { Platform } from '../contracts/generated/listing.ts';
import { findPlatform } from '../rules/vocabulary.ts';

type NamedPlatform = Platform | 'none';

/** The words of all versions of the specification and of the common editors, by platform. */
const WORDS: Readonly<Record<string, string>> = {
  windows:
    'Win 3.1x,Win95,Win98,WinME,WinNT 3.x,WinNT 4.x,Win2000,WinXP,WinVista,WinVista x64,Win7 x32,Win7 x64,Win7,' +
    'Win8 x32,Win8 x64,Win8,Win10 x32,Win10 x64,Win10,Win11 x64,Win11,WinMobile,WinOther,WinServer,Windows2000,' +
    'Windows2003,Windows 8,Windows 10,Windows 11,Windows CE,Windows Phone 7,Windows Phone 8,Windows RT',
  macos: 'Mac OS X,Mac OS 9,Mac Other,Mac PPC',
  linux: 'Linux,Linux Console,Linux Gnome,Linux GPL,Linux Open Source',
  android: 'Android',
  ios: 'iPhone,iPad,iPod,iTouch',
  'cross-platform': 'Java',
  other: 'BEOS,BlackBerry,Handheld/Mobile Other,MS-DOS,Netware,OpenVMS,Palm,Pocket PC,Solaris,Symbian,Unix,Other',
  none: 'Not Applicable',
};

const BY_WORD = new Map<string, NamedPlatform>();
for (const [platform, words] of Object.entries(WORDS)) {
  for (const word of words.split(',')) BY_WORD.set(word.toLowerCase(), platform as NamedPlatform);
}

/** At one place of the text, the longest word first, because some begin with others. */
const NEXT_WORD = new RegExp(
  `[, ]*(${[...BY_WORD.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace('.', '\\.'))
    .join('|')})`,
  'iy',
);

/** How a free word begins that names a platform ("macOS", "Win32", "openSUSE"). */
const BEGINNINGS: readonly (readonly [Platform, RegExp])[] = [
  ['macos', /^(?:mac(?:os|intosh|-os|\d|$)|osx|darwin|apple)/],
  ['windows', /^win(?:dows|\d|nt|xp|me$|vista|server|ce$|$)|^(?:xp|vista)$/],
  ['ios', /^i(?:os|pad|phone|pod|touch)/],
  ['linux', /^(?:gnu\/)?(?:linux|ubuntu|debian|fedora|redhat|suse|opensuse|mint$|centos|arch$|gentoo|raspbian)/],
  ['android', /^android/],
  ['bsd', /^(?:free|open|net|dragonfly)?bsd/],
  ['web', /^(?:web|browser|online|saas)/],
  ['cross-platform', /^(?:java|jre$|jvm$|cross-?platform|multi-?platform|platform-independent|all$|any$|every)/],
];

/**
 * Without repetitions, in the order of the file; what is not known is `other`.
 * @returns also how many entries of the list nothing was found in
 */
export function toPlatforms(list: string): { platforms: Platform[]; unknown: number } {
  const found = new Set<NamedPlatform>();
  let unknown = 0;
  for (const entry of wholly(list) ?? list.split(/[,;|\n]/)) {
    const platforms = wholly(entry) ?? freely(entry);
    if (platforms.length === 0 && /[\p{L}]/u.test(entry)) {
      unknown += 1;
      found.add('other');
    }
    for (const platform of platforms) found.add((BY_WORD.get(platform) ?? platform) as NamedPlatform);
  }
  found.delete('none');
  return { platforms: [...found] as Platform[], unknown };
}

/** The words of a text that consists of nothing else. */
function wholly(text: string): string[] | undefined {
  const words: string[] = [];
  NEXT_WORD.lastIndex = 0;
  let end = 0;
  for (let match = NEXT_WORD.exec(text); match !== null; match = NEXT_WORD.exec(text)) {
    words.push((match[1] ?? '').toLowerCase());
    end = NEXT_WORD.lastIndex;
  }
  return text.slice(end).replace(/[, ]/g, '') === '' ? words : undefined;
}

/** "macOS 15.7 or later", "Windows 10/11", "GNU/Linux & BSD": the platforms whose words stand in it; "all" says less. */
function freely(entry: string): Platform[] {
  const whole = findPlatform(entry);
  if (whole !== undefined) return [whole];
  const words = entry.toLowerCase().split(/[\s/&+()]+/);
  const named = words.flatMap((word) =>
    BEGINNINGS.filter(([, beginning]) => beginning.test(word)).map(([name]) => name),
  );
  const certain = named.filter((name) => name !== 'cross-platform');
  if (certain.length > 0) return [...new Set(certain)];
  return /\bos ?x\b/i.test(entry) ? ['macos'] : named.slice(0, 1);
}
