/** Beside the kept folder: the signature of all of it. */
export const KEPT_SIGNATURE = 'kept.sig.json';
/** The last signature of a build from here, whatever is live. */
export const LAST_SIGNATURE = 'last.sig.json';
