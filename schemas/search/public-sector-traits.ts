/**
 * What public bodies filter by: who uses a product, who maintains it and until when, for whom it is, in which languages,
 * under which law; and, of every listing, until when its security is looked after. Stored as one text of words like `used_by:2`, each between two spaces, because most listings say nothing.
 */
import type { SoftwareListing } from '../contracts/generated/read-api.ts';

export const TRAITS = [
  ...(['used_by', 'maintenance', 'maintained_until', 'audience', 'product_language', 'legal'] as const),
  'security_until' as const,
];
export type Trait = (typeof TRAITS)[number];

/** So many use it at least. */
export const USERS = [1, 2, 5, 10];
/** Of a license and those it goes with. */
export const LEGAL = ['eupl', 'eupl-compatible'];
/** Nobody asks whether something was maintained longer ago. */
const YEARS = 10;
/** Appendix of the EUPL 1.2: works under it may be distributed under these, when they are combined. */
const EUPL_COMPATIBLE =
  /^(?:EUPL|AGPL-3\.0|GPL-[23]\.0|LGPL-(?:2\.1|3\.0)|OSL-(?:2\.1|3\.0)|EPL-1\.0|CECILL-2\.[01]|MPL-2\.0|LiLiQ-R)/i;

type Described = Pick<
  SoftwareListing,
  'public_sector' | 'confirmed_users' | 'languages' | 'lifecycle' | 'support_until'
> & {
  license: Pick<SoftwareListing['license'], 'spdx_id'>;
};

/** Nothing where nobody has said what they ask. */
export function traitsOf(listing: Described): string {
  const used_by = USERS.filter((count) => userCount(listing) >= count);
  const values = { used_by, ...sectorValues(listing), security_until: yearsUpTo(securityUntil(listing)) };
  const words = TRAITS.flatMap((trait) => (values[trait] ?? []).map((value) => `${trait}:${value}`));
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

function sectorValues({
  public_sector: said,
  languages,
  license,
}: Described): Partial<Record<Trait, (string | number)[]>> {
  if (said === undefined) return {};
  const { maintenance, audience = {} } = said;
  return {
    maintenance: maintenance === undefined ? [] : [maintenance.type],
    maintained_until: yearsUpTo(maintenance?.until),
    audience: audience.scope ?? [],
    product_language: languages,
    legal: legalOf(license.spdx_id ?? ''),
  };
}

/** A declared name and a confirmed domain may be one user, so the longer of the two lists is what is sure. */
const userCount = ({ public_sector: said, confirmed_users: confirmed = [] }: Described) =>
  Math.max(said?.used_by?.length ?? 0, confirmed.length);

/** The latest day of what it says of itself and of its version lines. */
function securityUntil({ lifecycle = {}, support_until }: Described): string | undefined {
  const whole = lifecycle.security_support_until ?? support_until;
  const days = [whole, ...(lifecycle.lines ?? []).map((line) => line.security_support_until)];
  return days
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1);
}

/** Who asks for a year finds what lasts longer, too. @param day like 2027-06-30 */
function yearsUpTo(day: string | undefined): number[] {
  return day === undefined ? [] : Array.from({ length: YEARS }, (_, back) => Number(day.slice(0, 4)) - back);
}

function legalOf(spdx: string): string[] {
  if (/^EUPL/i.test(spdx)) return LEGAL;
  return EUPL_COMPATIBLE.test(spdx) ? ['eupl-compatible'] : [];
}

/** The values of one of them. */
export function traitValues(traits: string, trait: Trait): string[] {
  return traits.split(' ').flatMap((word) => (word.startsWith(`${trait}:`) ? [word.slice(trait.length + 1)] : []));
}

/** The values of all of them. */
export function readTraits(traits: string): Record<Trait, string[]> {
  return Object.fromEntries(TRAITS.map((trait) => [trait, traitValues(traits, trait)])) as Record<Trait, string[]>;
}

export const isTrait = (name: string): name is Trait => (TRAITS as readonly string[]).includes(name);
