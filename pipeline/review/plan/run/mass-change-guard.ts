/** Stops a run that would ruin much of the catalog at once: more likely our mistake than everybody's intention. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { isEmpty } from '../../../../schemas/rules/without-undefined.ts';
import { allowedChanges, limitsOf } from '../../../repo/data/mass-change-limits.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import type { SyncItem } from './plan-feeds.ts';

/** So many sources that fail at one time are not all at fault: the network of this machine is. */
const OUTAGE_SHARE = 0.5;

interface Guarded {
  items: readonly SyncItem[];
  listings: ReadonlyMap<string, Listing>;
  settings: Settings;
}

/** Why the run should write nothing, in words for an operator; undefined where nothing speaks against it. */
export function guardAgainstMassChange({ items, listings, settings }: Guarded): string | undefined {
  const most = allowedChanges(settings, listings.size);
  const changed = items.filter((item) => isBeyondRecognition(item, listings.get(item.slug ?? '')));
  if (changed.length > most) {
    return (
      `This run would change ${changed.length} of ${listings.size} published listings beyond recognition, and ` +
      `${most} are allowed (guards in data/catalog.json), so nothing was written. Look at what --dry-run says; ` +
      'if all of it is right, run it again with --allow-mass-change.'
    );
  }
  const failing = items.filter(beginsToFail);
  if (failing.length > limitsOf(settings).mass_change_minimum && failing.length > items.length * OUTAGE_SHARE) {
    return (
      `${failing.length} of ${items.length} feeds began to fail at once, which looks like an outage of this ` +
      "machine's network, so nothing was written. Run it again later; if they really fail, add --allow-mass-change."
    );
  }
  return undefined;
}

/** A change a person would have to look at, or the loss of several things it said before. */
function isBeyondRecognition({ snapshot, isReread }: SyncItem, published: Listing | undefined): boolean {
  if (published === undefined || snapshot === undefined || isReread) return false;
  const { listing } = snapshot;
  const isAnother = compactJson(identityOf(published)) !== compactJson(identityOf(listing));
  return isAnother || lostMembers(published, listing) > 1;
}

/** By what people know a listing again. */
function identityOf({ slug, name, vendor, kind, license, homepage, sources }: Listing): unknown {
  return [slug, name, vendor.name, kind, license.type, hostOf(homepage), hostOf(sources[0]?.url)].map(
    (part) => part ?? null,
  );
}

function beginsToFail({ outcome, snapshot }: SyncItem): boolean {
  return outcome === 'unreachable' && snapshot !== undefined;
}

/** How many members said something before and are empty now. */
function lostMembers(before: Listing, after: Listing): number {
  const names = Object.keys(before) as (keyof Listing)[];
  return names.filter((name) => !isEmpty(before[name]) && isEmpty(after[name])).length;
}
