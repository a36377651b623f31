/** The texts of the pages that show what happens, what it costs and how to be listed, in English. */
import type { Change } from '../../../schemas/contracts/generated/read-api.ts';

export const guideTexts = {
  changesPage: {
    title: 'Changes',
    lead: 'What was published, updated, renamed and withdrawn, newest first.',
    description: (name: string) => `What was published, updated, renamed and withdrawn in ${name}, newest first.`,
    kinds: {
      published: 'Published',
      updated: 'Updated',
      renamed: 'Renamed',
      withdrawn: 'Withdrawn',
    } satisfies Record<Change['change'], string>,
    empty: 'Nothing has changed yet.',
    cut: (count: string) => `The last ${count} changes are shown.`,
    json: 'All changes as JSON',
  },
  plansPage: {
    title: 'Plans',
    lead: 'Everything in the catalog can be read as JSON, and without a key. A plan says how often.',
    noRank: 'Plans buy access to data. No plan changes the rank of a listing: the code that ranks does not know them.',
    plan: 'Plan',
    free: 'Free',
    /** Of a plan. */
    purpose: 'Meant for',
    freeText: 'Small projects. No key is needed; a caller is counted by address.',
    top: 'Top tier',
    topText: 'Products that are built on the catalog. Bound to a key. It is not on sale yet; ask for a price.',
    perMinute: 'Requests per minute',
    perMonth: 'Requests per month',
    noCap: 'no cap',
    attribution: 'Attribution',
    required: 'a link is required',
    notRequired: 'not required',
    exports: 'Monthly exports and market report',
    included: 'included',
    notIncluded: 'not included',
    ask: 'Ask the operator',
    attributionTitle: 'Attribution on the free plan',
    attributionText:
      'Show a link to the catalog wherever you show its data: on the same page, visible without a click, and readable by search engines.',
    attributionListing:
      'Where you show a single listing, link to its page in the same way. A program without pages shows the link beside the data or where it names its sources; a data set carries it in its README.',
    limitsTitle: 'How limits work',
    limits: [
      'The limits hold for all reading addresses of the API, for /.well-known and for /schemas, together. Pages for people and badges are not counted.',
      'A month is a calendar month in UTC.',
      'Every answer says what is left, in the header fields RateLimit-Policy and RateLimit.',
      'Beyond a limit the answer is 429: a problem document whose violated-policies says which limit is used up, minute or month, and Retry-After with the seconds to wait. A refused request is not counted.',
      'Requests are counted after they are answered. Many at once may go beyond a limit by as many as are under way; once they are counted, it holds.',
      'An answer that is asked for again with its ETag, and has not changed, is 304 and short; it counts as well.',
    ],
    keyTitle: 'With a key',
    keyText:
      'A key looks like cat_…, and the operator of the catalog issues it. Send it with each request, in one of two ways:',
    keyNotes: [
      'A key is counted by itself, from wherever it is used, and takes nothing from your address.',
      'A key that is mistyped, unknown, expired or revoked is answered with 401, and not taken for none. Once it is issued or revoked, it may take a minute until that holds everywhere.',
      'With a key of the top tier, /api/v1/exports lists the files that can be fetched and /api/v1/exports/ with the name of one sends it. Without a key the answer there is 401, with one of another plan 403.',
      'Where both header fields are sent, X-API-Key decides on the plan. The token of a publisher belongs to no plan; who sends it is counted by address.',
      'Keep it to yourself: do not put it into a page or a program that others get.',
    ],
  },
  publishPage: {
    title: 'Get your software listed',
    lead: 'You keep the facts about your product on your own domain, and the catalog follows them. It takes a few minutes and costs nothing.',
    host: '1. Host a feed',
    hostText: 'Choose what you have already. One feed per product is enough.',
    padJson: 'PAD JSON (recommended)',
    padJsonText:
      'A file on your own domain, for example /pad.json. This is the smallest one that passes; more of the members earn more points.',
    smallest: 'The smallest document that passes',
    fuller: 'A document with everything a rank asks for',
    fields: 'Every field, and what it is for',
    schema: 'Schema of PAD JSON 2.0',
    padXml: 'PAD XML',
    padXmlText:
      'An existing PAD file is read as it is. Names, e-mail addresses and telephone numbers in it are never stored. Descriptions in further languages and webhooks need PAD JSON.',
    forge: 'GitHub or GitLab',
    forgeText:
      'The address of a public repository is enough. Releases become versions, the beginning of the README becomes the description, and topics suggest the category. GitLab may be your own instance.',
    openapi: 'OpenAPI',
    openapiText:
      'For products that are an API. The version in the document decides how fresh the listing is, and the listing gets the OpenAPI badge.',
    validate: '2. Validate',
    validateText:
      'Every problem is shown at once, with its field, what was expected, and how to fix it. Your document stays in your browser.',
    validateLink: 'Check a document',
    submit: '3. Hand it in',
    submitText:
      'Open the form “Add my software” in the repository of this catalog and give the address of your feed. Publishers with a token send it to the API:',
    submitStatic:
      'Open the form “Add my software” in the repository of this catalog and give the address of your feed.',
    review: '4. A person reads it',
    reviewText:
      'Every new listing waits until somebody has read it. From then on the feed is read again every night: new versions and better words appear by themselves. Only what matters, such as another name, vendor or host, waits for a person again.',
    proof: 'Prove your domain',
    proofText:
      'Once you are listed, the page of your listing shows a line. Place it in one of two ways; one of the next reads finds it, and the listing is marked as verified.',
    proofDns: (label: string) => `As a TXT record of ${label}.your-domain.example`,
    proofFile: (path: string) => `As a line of https://your-domain.example${path}`,
    badge: 'Show your score',
    badgeText: 'Every listing has a badge for a README or a web page. Its page has the snippet.',
    rank: 'What raises the score',
    rankText:
      'A release with its date, an SPDX id, release notes, a second language, a verified domain. Each listing says what would bring how many points.',
  },
};
