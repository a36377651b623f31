/** Longest texts of a listing; of a tagline and a summary the specification says it ("Limits"). */

export const MAX_LENGTH = {
  tagline: 120,
  summary: 500,
  text: 20_000,
  commercial_terms: 2_000,
  requirements: 1_000,
  changes: 2_000,
};
