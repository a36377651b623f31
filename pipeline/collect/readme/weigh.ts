/** Whether what else is known of a repository bears out that a paragraph says what it is. */
import type { Piece } from './pieces.ts';
import { isDefinition, opensAsThing, startsWithName } from './prose-score.ts';
import type { Witness } from './witness.ts';

export interface Evidence {
  /** Without it, the paragraph is not taken, however well it reads. */
  isEnough: boolean;
  /** Enough also for a file that began as a template. */
  isStrong: boolean;
  bonus: number;
}

interface Claim {
  piece: Piece;
  text: string;
  /** Of the document. */
  title: string;
  names: ReadonlySet<string>;
}

const BONUS = 4;
const MAX_BONUS = 12;

export function weigh(witness: Witness, claim: Claim): Evidence {
  const { isNamed, shared } = witness.agreementOf(claim.text);
  const isStrong = shared > 1 || (shared > 0 && isNamed);
  const bonus = Math.min(MAX_BONUS, shared * BONUS);
  if (!witness.hasDescription) return { isEnough: shared > 0 || isNamed || isHeaded(witness, claim), isStrong, bonus };
  const isIntro = claim.piece.section.kind === 'intro';
  const isDefined = isNamed && startsWithName(claim.text, claim.names) && isDefinition(claim.text);
  return { isEnough: isStrong || (shared > 0 && isIntro) || isDefined, isStrong, bonus };
}

/** Stands below the name or as the overview, or begins as a description does. */
function isHeaded(witness: Witness, { piece, text, title, names }: Claim): boolean {
  const { kind } = piece.section;
  if (witness.namePartsIn(text) > 0 || kind === 'about' || startsWithName(text, names)) return true;
  if (kind !== 'intro') return false;
  return opensAsThing(text) || witness.agreementOf(title).isNamed || witness.namePartsIn(title) > 0;
}
