/** Addresses of a listing that look like something else than where they lead. Pure. */
import { domainToUnicode } from 'node:url';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { type Problem, type ProblemKey, warning } from '../../../../schemas/contracts/problems.ts';
import { isPublicName } from '../../../../schemas/rules/public-host-name.ts';
import { isPublicAddress } from '../../../../schemas/rules/public-ip-address.ts';
import { decodedUri } from '../../../repo/addresses/decoded-uri.ts';
import { nameSkeleton } from './similar-names.ts';

type Place = readonly [pointer: string, address: string];

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{Letter}/u;
/** Behind the host, perhaps in percent signs. */
const FURTHER_ADDRESS = /[/?&=#](?:https?:)?\/\/[^/?#]+\.[a-z]/i;
const AS_PROGRAM =
  /\.(?:7z|bmp|docx?|gif|gz|jpe?g|mp[34]|pdf|png|rar|tar|txt|xlsx?|zip)\.(?:bat|cmd|com|exe|jar|js|lnk|msi|pif|ps1|scr|vbs)$/i;

/** One remark for a place, however many of its addresses are so. */
export function strangeAddresses(listing: Listing): Problem[] {
  const found = placesOf(listing).flatMap(([pointer, address]) => {
    const url = URL.parse(address);
    return url === null ? [] : remarksOn(url).map((key) => [pointer, key] as const);
  });
  const distinct = new Map(found.map(([pointer, key]) => [`${pointer} ${key}`, warning(pointer, key)]));
  return [...distinct.values()];
}

function placesOf({ homepage, documentation, support_url, order_url, vendor, versions }: Listing): Place[] {
  const single = { homepage, documentation, support_url, order_url, 'vendor/website': vendor.website };
  const ofVersions = versions.flatMap(({ notes_url, artifacts = [] }) => [
    notes_url,
    ...artifacts.map(({ uri }) => uri),
  ]);
  const places = [...Object.entries(single), ...ofVersions.map((address) => ['versions', address] as const)];
  return places.flatMap(([name, address]) => (address === undefined ? [] : [[`/${name}`, address] as const]));
}

function remarksOn({ hostname, pathname, search, hash }: URL): ProblemKey[] {
  const rest = decodedUri(pathname + search + hash);
  const labels = domainToUnicode(hostname).split('.');
  const found: [ProblemKey, boolean][] = [
    ['borrowed_letters', labels.some(hasBorrowedLetters)],
    ['address_not_public', !isPublicHost(hostname)],
    ['address_passes_on', FURTHER_ADDRESS.test(rest)],
    ['program_in_disguise', AS_PROGRAM.test(decodedUri(pathname))],
  ];
  return found.flatMap(([key, is]) => (is ? key : []));
}

/** The URL parser writes an address of version 6 in brackets, and one of version 4 as four numbers. */
function isPublicHost(host: string): boolean {
  const isNumber = host.startsWith('[') || /^[\d.]+$/.test(host);
  return isNumber ? isPublicAddress(host.replace(/[[\]]/g, '')) : isPublicName(host);
}

/** Letters of another alphabet beside Latin ones, or in their place. A name that is all of one alphabet is one. */
function hasBorrowedLetters(label: string): boolean {
  if (!OTHER_SCRIPT.test(label)) return false;
  return /\p{Script=Latin}/u.test(label) || /^[a-z0-9]+$/.test(nameSkeleton(label));
}
