/** Every problem the API answers with. The worker sends them, the site's page about errors explains them. */

interface ApiProblem {
  status: number;
  title: string;
  /** For the page: when it comes and what to do. */
  explanation: string;
}

export const API_PROBLEMS = {
  bad_parameter: {
    status: 400,
    title: 'Bad parameter',
    explanation:
      'A parameter of the address has a value that cannot be answered, stands there twice, or does not exist. ' +
      'Each entry of `errors` names one and says what is allowed.',
  },
  forbidden: {
    status: 403,
    title: 'Forbidden',
    explanation: 'This address is for other callers. The detail says for whom.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    explanation:
      'Nothing is published at this address. Listings are found through /api/v1/software; addresses have no slash at ' +
      'their end.',
  },
  unknown_build: {
    status: 404,
    title: 'Unknown build',
    explanation:
      'The changes since that commit cannot be listed: it is not one of the commits the list of changes reaches back ' +
      'to, or the id is cut so short that it fits two. Note the `build` of /api/v1/changes, take a full copy from ' +
      '/api/v1/software, and ask from that commit next time.',
  },
  withdrawn: {
    status: 410,
    title: 'Withdrawn',
    explanation:
      'The listing was published once and has been taken out of the catalog. The detail says why. Drop it from your ' +
      'copy.',
  },
  webhook_not_ready: {
    status: 409,
    title: 'Webhook not ready',
    explanation:
      'The endpoint cannot do this as it stands: the detail says why. Most often its listing is not published, or its ' +
      'domain is not verified yet.',
  },
  webhooks_off: {
    status: 503,
    title: 'Webhooks are off',
    explanation: 'The operator of this catalog has not set webhooks up, so nothing about them can be asked or changed.',
  },
  manifest_incomplete: {
    status: 404,
    title: 'Manifest incomplete',
    explanation:
      'The listing is published, but it lacks something a manifest must have. The detail names the field; it appears ' +
      'once the publisher adds it to the feed.',
  },
  publiccode_incomplete: {
    status: 404,
    title: 'publiccode.yml incomplete',
    explanation:
      'The listing is published, but it lacks something the standard demands. The detail names the keys; the file ' +
      'appears once the publisher adds them.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The address is there, but not for this method. The Allow header field names those that work.',
  },
  bad_header: {
    status: 400,
    title: 'Bad header field',
    explanation: 'A header field of the request cannot be understood. The detail names it and says how it must look.',
  },
  token_missing: {
    status: 401,
    title: 'Token missing',
    explanation:
      'This needs a token: send it as `Authorization: Bearer cat_…`. A publisher gets one by proving a domain ' +
      '(POST /api/v1/publisher/domains) or from the operator of the catalog, a reader from the operator.',
  },
  token_invalid: {
    status: 401,
    title: 'Token invalid',
    explanation:
      'The token, or the key of a plan, is not one of this catalog, was cut off on the way, has expired (after 365 ' +
      'days) or was revoked. Copy it again, or get a new one. What needs none is answered without one.',
  },
  foreign_domain: {
    status: 403,
    title: 'Foreign domain',
    explanation:
      'The token speaks for other domains than the one this is about: the homepage of the document, the address of ' +
      'the feed, or the listing. Prove that domain too, or use the token that stands for it.',
  },
  slug_taken: {
    status: 409,
    title: 'Slug taken',
    explanation:
      'The slug is the address of a published listing that is not on a domain of the token. Choose another slug, or ' +
      'prove the domain of that listing.',
  },
  too_slow: {
    status: 408,
    title: 'Too slow',
    explanation: 'The body did not arrive within half a minute. Nothing was stored. Send it again, in one go.',
  },
  too_large: {
    status: 413,
    title: 'Too large',
    explanation: 'The body has more bytes than are taken: 256 KiB for a document. Leave out earlier releases.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    explanation:
      'The body is sent as something this address does not read. The detail names what it reads; JSON is UTF-8, and ' +
      'no body is compressed.',
  },
  invalid_document: {
    status: 422,
    title: 'Invalid document',
    explanation:
      'The body was read and is not valid. Each entry of `errors` names a place, what is wrong with it and how to ' +
      'fix it. Nothing was stored.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key reused',
    explanation:
      'The Idempotency-Key was sent before with other content. Use a new key for new content, or none: the same ' +
      'content never makes anything twice.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Quota exceeded',
    explanation:
      'This caller has asked as often as is allowed. `violated-policies` names the limit; Retry-After says in how ' +
      'many seconds to ask again. Every answer carries what is left in RateLimit.',
  },
  too_many_open: {
    status: 429,
    title: 'Too many open submissions',
    explanation:
      'Too many submissions for the domains of the token wait for a decision already. Wait until one is decided, or ' +
      'ask the operator. A feed that is followed needs no submissions: submit its address once.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    explanation: 'The service made a mistake. Try again in a minute; if it stays, tell the operator.',
  },
  search_not_ready: {
    status: 503,
    title: 'Search not ready',
    explanation:
      'The catalog was deployed and its search rows are not all there yet. Retry-After says when to try again. ' +
      'The first pages of the whole list, and of one category, by rank work meanwhile.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    explanation: 'The service cannot do this at the moment. Nothing was stored. Retry-After says when to try again.',
  },
} as const satisfies Record<string, ApiProblem>;

export type ApiProblemCode = keyof typeof API_PROBLEMS;
