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
      'What has changed since that commit cannot be said: it is none of the commits the list of changes reaches back ' +
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
  manifest_incomplete: {
    status: 404,
    title: 'Manifest incomplete',
    explanation:
      'The listing is published, but it lacks something a manifest must have. The detail names the member; it appears ' +
      'once the publisher adds it to the feed.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The address is there, but not for this method. The Allow header field names those that work.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    explanation: 'The service made a mistake. Try again in a minute; if it stays, tell the operator.',
  },
  not_implemented: {
    status: 501,
    title: 'Not implemented',
    explanation: 'The parameter belongs to the API, but this server cannot answer it yet. The detail names it.',
  },
} as const satisfies Record<string, ApiProblem>;

export type ApiProblemCode = keyof typeof API_PROBLEMS;
