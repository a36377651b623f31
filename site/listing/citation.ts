/** A listing as a citation. Its words are a stranger's: none of them may end a field early. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { releasedAt } from '../catalog/release-date.ts';

interface Cited {
  listing: Pick<SoftwareListing, 'slug' | 'name' | 'vendor' | 'version' | 'versions' | 'released_on' | 'links'>;
  /** Name of the catalog. */
  catalog: string;
  /** "Version 1.2" in the language of the page. */
  version: string;
}

export function textCitation({ listing, catalog, version }: Cited): string {
  const { name, vendor, links } = listing;
  const released = releasedAt(listing);
  const year = released === null ? '' : ` (${released.slice(0, 4)})`;
  const stated = listing.version === '' ? '' : ` ${version}.`;
  return `${oneLine(vendor.name)}${year}. ${oneLine(name)}.${stated} ${oneLine(catalog)}, ${links.html}`;
}

export function bibtexCitation({ listing, catalog }: Cited): string {
  const { slug, name, vendor, version, links } = listing;
  const released = releasedAt(listing);
  const fields = [
    ['title', name],
    // Double braces: an organization, not first and last names.
    ['author', `{${bibtexText(vendor.name)}}`, 'raw'],
    ...(version === '' ? [] : [['version', version]]),
    ...(released === null ? [] : [['date', released]]),
    ['url', links.html, 'raw'],
    ['note', catalog],
  ].map(([field, value = '', raw]) => `  ${field} = {${raw === undefined ? bibtexText(value) : value}}`);
  return `@software{${slug},\n${fields.join(',\n')}\n}`;
}

/** Braces part the fields, and the others are commands of TeX. */
function bibtexText(text: string): string {
  return oneLine(text)
    .replace(/[{}\\]/g, '')
    .replace(/[$&%#_~^]/g, '\\$&');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
