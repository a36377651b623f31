/** All witnesses. */
import type { WitnessName } from '../../../schemas/contracts/generated/evidence.ts';
import type { Witness } from '../contract/witness.ts';
import { download } from './download/index.ts';
import { homepage } from './homepage/index.ts';

export const WITNESSES: Partial<Record<WitnessName, Witness>> = { download, homepage };
