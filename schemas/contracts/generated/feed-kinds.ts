// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * what a feed is
 */
export type FeedKind = 'pad-json' | 'pad-xml' | 'github' | 'gitlab' | 'openapi' | 'manifest' | 'publiccode';
