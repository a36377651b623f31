/** What the doctor finds: a fact, and where it is not as it must be, what to do. */

export interface Finding {
  /** `unseen`: it could not be checked; `what` says why. */
  state: 'good' | 'advice' | 'wrong' | 'unseen';
  what: string;
  /** What to do; every fault has one. */
  remedy?: string;
}

export interface Section {
  title: string;
  findings: readonly Finding[];
}

export const good = (what: string): Finding => ({ state: 'good', what });
export const advice = (what: string, remedy: string): Finding => ({ state: 'advice', what, remedy });
export const wrong = (what: string, remedy: string): Finding => ({ state: 'wrong', what, remedy });
export const unseen = (what: string): Finding => ({ state: 'unseen', what });
