/** The weights that the catalog ranks with. They are data with a version: a change of them is reviewed as one. */
import type { RankWeights } from '../contracts/generated/rank-weights.ts';
import weights from './weights.json' with { type: 'json' };

export type Weights = RankWeights;
export type SignalName = keyof Weights['points'];

export const STANDARD_WEIGHTS = weights as Weights;
/** In the order in which they are shown. */
export const SIGNAL_NAMES = ['kept', 'proven', 'used', 'told'] as const satisfies readonly SignalName[];
