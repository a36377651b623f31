/** What a download is for, as people call it: publishers write `darwin-arm64`. */
import type { Platform } from '../../schemas/contracts/generated/listing.ts';
import { findPlatform } from '../../schemas/rules/vocabulary.ts';

const SYSTEM =
  /^[\s(_-]*(?:microsoft\s+)?(windows|win(?:32|64)?|mac\s?os(?:\s?x)?|osx|os x|mac|darwin|gnu\/linux|linux|ubuntu|debian|fedora|android|ios|iphone|ipad|freebsd|openbsd|netbsd)(?=$|[\s._:/()-]|\d)/i;
const PROCESSORS: Record<string, string> = {
  ...{ x64: 'x64', amd64: 'x64', 'x86-64': 'x64', '64-bit': 'x64', '64bit': 'x64' },
  ...{ x86: 'x86', i386: 'x86', i686: 'x86', ia32: 'x86', '32-bit': 'x86', '32bit': 'x86' },
  ...{ arm64: 'ARM64', aarch64: 'ARM64', 'apple-silicon': 'Apple Silicon', intel: 'Intel', universal: 'Universal' },
};
const SEPARATORS = /^[\s._:/()-]+|[\s._:/()-]+$/g;

export interface NamedPlatform {
  /** Undefined where it is none that the catalog knows. */
  platform: Platform | undefined;
  name: string;
}

/** They say more than the system they belong to. */
const OWN_NAME = /ubuntu|debian|fedora|bsd|iphone|ipad/i;

/** @param stated as its publisher writes it @param names of the platforms, in the language of the page */
export function platformName(stated: string, names: Readonly<Record<Platform, string>>): NamedPlatform {
  const [found = '', system = ''] = SYSTEM.exec(stated) ?? [];
  const platform = findPlatform(stated) ?? findPlatform(system.replaceAll('/', '-'));
  if (platform === undefined) return { platform, name: stated };
  const name = names[platform];
  if (OWN_NAME.test(system) && stated.toLowerCase() !== platform)
    return { platform, name: `${name} (${stated.trim()})` };
  const rest = stated.slice(found.length).replace(SEPARATORS, '');
  if (found === '' || rest === '') return { platform, name };
  const processor = PROCESSORS[rest.toLowerCase().replace(/[\s_]+/g, '-')];
  return {
    platform,
    name: processor === undefined && /^\d/.test(rest) ? `${name} ${rest}` : `${name} (${processor ?? rest})`,
  };
}
