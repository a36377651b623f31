/** Header fields of what is the same for every caller without a key: the worker sets them, and so do hosts of files. */

/** Value of `Cache-Control`. */
export const SHARED = 'public, max-age=60, s-maxage=300, stale-while-revalidate=600';

/** Media type of links for programs (RFC 9264, and the profile of RFC 9727). */
export const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
