/** How much of a catalog one run may change or lose before a person has to allow it. */
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';

/** Share of the published listings, and least number of them, that one run may change beyond recognition. */
const DEFAULT_LIMITS = { mass_change_share: 0.05, mass_change_minimum: 20 };

/** So many of `count` listings may change beyond recognition, or be lost, at one time. */
export function allowedChanges(settings: Settings, count: number): number {
  const { mass_change_share, mass_change_minimum } = limitsOf(settings);
  return Math.max(mass_change_minimum, Math.floor(count * mass_change_share));
}

export const limitsOf = ({ guards }: Settings) => ({ ...DEFAULT_LIMITS, ...guards });
