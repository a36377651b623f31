/** The index of the docs, and its shorter pages. The docs are in English only. */

export const docsPages = {
  title: 'Docs',
  lead: 'How the catalog works, for those who publish software in it, read from it, or run one of their own.',
  publishers: 'For publishers',
  publish: 'Four steps from a file on your own domain to a listing: formats, examples, proof of the domain, badge.',
  validate: 'Checks a document in your browser and names every problem with its remedy.',
  pad: 'Every member of a PAD JSON 2.0 document, with its type, its limits and the words it may hold.',
  rank: 'The six signals, their weights, what is counted, and how to compute a score again.',
  webhooks: 'Signed events when your listing is published or moves in the rank, and how to check them.',
  developers: 'For developers',
  api: 'Every address of the API with its parameters, answers and examples.',
  errors: 'Every error with its code, and what to do about it.',
  plans: 'How often the API may be asked, and what to put where on the free plan.',
  changes: 'What was published, updated, renamed and withdrawn.',
  operators: 'For operators',
  operate: 'From a copy of the code to a catalog that reads its feeds every night and deploys itself.',
  benchmarks: 'What was measured last: time, memory and size of each stage, beside the least it could be.',
  versioning: 'Versions of the API',
  versioningText:
    'What is at /api/v1 only gains members. A change that would break a program means /api/v2 beside it, for at least twelve months; the old one then answers with the header fields Deprecation and Sunset.',
};

export const errorsDocs = {
  title: 'Errors of the API',
  lead: 'Every error is a problem document (RFC 9457, application/problem+json) with a stable code. These are the codes.',
};

export const padDocs = {
  title: 'PAD JSON, field by field',
  lead: 'One JSON document per product, on your own domain. Members that are not named here are ignored and never stored; contact names, e-mail addresses and telephone numbers least of all.',
  schema: 'The schema',
  schemaText: 'These tables are made from it; programs can use it as it is.',
  smallest: 'The smallest document that passes',
  everything: 'A document with every member',
  members: 'Members',
  oneOf: 'one of these words',
  field: 'Member',
  type: 'Type',
  meaning: 'Meaning',
  required: 'required',
  words: 'Words it may hold',
  wordsText:
    'Other words do not block a listing. A known synonym is mapped; of the rest, an unknown kind becomes software, an unknown platform or category becomes other, and the others are left out, each with a warning.',
};
