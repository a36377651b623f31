/** How long listed software is supported, as its publishers declare it, in the shape of OpenEoX Core 1.0. Pure. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { EoxCore, LifecycleList } from '../../../schemas/contracts/generated/read-api.ts';

export type Lifecycle = LifecycleList['data'][number];

/** Every listing has a source that comes first; this is for the compiler. */
const EPOCH = '1970-01-01';

interface Days {
  security_support_until?: string | undefined;
  end_of_life?: string | undefined;
}

/** The product as a whole first, then its version lines; nothing of what states no day. */
export function lifecyclesOf({ slug, name, vendor, lifecycle = {}, support_until, sources }: Listing): Lifecycle[] {
  // Faults are corrected until then, so vulnerabilities are.
  const whole = { ...lifecycle, security_support_until: lifecycle.security_support_until ?? support_until, line: null };
  const declared = [whole, ...(lifecycle.lines ?? [])].filter(saysADay);
  const changed = sources.find(({ primary }) => primary)?.last_changed_on ?? EPOCH;
  return declared.map((days) => ({
    ...{ slug, product_name: name, vendor_name: vendor.name, product_version: days.line },
    core: coreOf(days, changed),
  }));
}

const saysADay = ({ security_support_until, end_of_life }: Days) => Boolean(security_support_until ?? end_of_life);

/** @param changed the day on which the publisher's document last changed */
function coreOf({ security_support_until, end_of_life }: Days, changed: string): EoxCore {
  return {
    $schema: 'https://docs.oasis-open.org/openeox/v1.0/schema/core.json',
    end_of_life: endOf(end_of_life),
    end_of_security_support: endOf(security_support_until),
    last_updated: `${changed}T00:00:00Z`,
  };
}

/** A day that is stated is the last one, so it ends with it. */
const endOf = (day: string | undefined) => (day === undefined ? 'tba' : `${day}T23:59:59Z`);
