/** All witnesses. */
import type { WitnessName } from '../../../schemas/contracts/generated/evidence.ts';
import type { Witness } from '../contract/witness.ts';
import { alive } from './alive/index.ts';
import { cratesIo } from './crates-io/index.ts';
import { download } from './download/index.ts';
import { homebrew } from './homebrew/index.ts';
import { homepage } from './homepage/index.ts';
import { npm } from './npm/index.ts';
import { osv } from './osv/index.ts';

export const WITNESSES: Readonly<Record<WitnessName, Witness>> = {
  alive,
  'crates-io': cratesIo,
  download,
  homebrew,
  homepage,
  npm,
  osv,
};
