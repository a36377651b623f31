// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * what a feed is; each has a folder in pipeline/collect/sources
 */
export type FeedKind = 'pad-json' | 'pad-xml' | 'github' | 'gitlab' | 'openapi' | 'manifest';
