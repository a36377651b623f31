/** The filters as a visitor sees them: their titles, and what their values are called. */
import { nameOf } from '../../schemas/writers/listing-view.ts';
import type { Texts } from '../texts/texts.ts';
import type { FilterName } from './selections.ts';

interface FilterGroup {
  name: FilterName;
  title: string;
  labelOf(value: string): string;
}

export function filterGroups({ filters, platforms, licenseTypes, kinds, states }: Texts): FilterGroup[] {
  const named = (labels: Record<string, string>) => (value: string) => nameOf(value, labels);
  return [
    { name: 'platform', title: filters.platform, labelOf: named(platforms) },
    { name: 'license_type', title: filters.license, labelOf: named(licenseTypes) },
    { name: 'kind', title: filters.kind, labelOf: named(kinds) },
    { name: 'state', title: filters.state, labelOf: named(states) },
    { name: 'verified', title: filters.verified, labelOf: () => filters.verifiedDomain },
  ];
}
