/** The packages of a listing that a registry can be asked about. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { type PackageUrl, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';

export function packagesOf({ packages = [] }: Listing, isKnown: (parsed: PackageUrl) => boolean): string[] {
  return packages.filter((text) => {
    const parsed = parsePackageUrl(text);
    return parsed !== undefined && isKnown(parsed);
  });
}
