/**
 * Keys of the pipeline, apart by what they may do. INTERNAL_KEY of the worker may do everything, so no workflow has it: each
 * job has a key that is made of it, for one power, and says which. The worker makes it again, and keeps no further secret.
 */

/** Power → the variable that holds its key. */
export const POWER_KEYS = {
  submissions: 'CATALOG_SUBMISSIONS_KEY',
  'hand-over': 'CATALOG_HAND_OVER_KEY',
} as const;

export type Power = keyof typeof POWER_KEYS;

/** What is authenticated with INTERNAL_KEY (HMAC with SHA-256), in hexadecimal digits: the second part of the key. */
export const powerText = (power: Power) => `power ${power}`;

/** @param digits of the HMAC */
export const powerKey = (power: Power, digits: string) => `${power}_${digits}`;

/** @returns the power that a key claims to have; undefined for INTERNAL_KEY, and for anything else */
export function claimedPower(key: string): Power | undefined {
  return (Object.keys(POWER_KEYS) as Power[]).find((power) => key.startsWith(`${power}_`));
}
