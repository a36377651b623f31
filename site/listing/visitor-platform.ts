/** What a visitor's browser runs on, as far as it says. */
import type { Platform } from '../../schemas/contracts/generated/listing.ts';

/** The first that fits: Android calls itself a Linux too, and an iPhone is like a Mac. */
const SIGNS: readonly [sign: RegExp, platform: Platform][] = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'macos'],
  [/BSD/, 'bsd'],
  [/Linux/, 'linux'],
];

/** @param userAgent of the browser @returns undefined for a system that the catalog does not tell apart */
export function visitorPlatform(userAgent: string): Platform | undefined {
  return SIGNS.find(([sign]) => sign.test(userAgent))?.[1];
}
