/** The reference of the API. What an operation is about is said in schemas/openapi.json. */

export const apiDocs = {
  title: 'Reference of the API',
  lead: 'Every address with its parameters, its answers and an example from this catalog.',
  description: 'Description for programs (OpenAPI 3.1):',
  contents: 'On this page',
  parameter: 'Parameter',
  meaning: 'Meaning',
  required: 'required',
  places: { path: 'in the address', query: 'query', header: 'header field' },
  status: 'Status',
  answer: 'Answer',
  noBody: 'no body',
  example: 'An answer, cut from this catalog',
  curlOf: (summary: string) => `${summary} with curl`,
  bearers: { 'cat_…': 'Needs a publisher’s token.', 'claim_…': 'Needs the claim of the domain.' },
  bodies: 'Takes a body of one of these types:',
  events: 'Events',
  eventsLead: 'What the catalog sends to publishers who ask for it.',
  client: 'A typed client',
  clientLead:
    'The description is enough to have every answer typed. This writes the types of the whole API into one file; run it again when you want to know what is new.',
  clientUse: 'Then the fetch that your program has anyway is all the client you need:',
  clientExample: 'Use the types',
  versioning: 'Versions and their end',
  versioningText: [
    'Everything at /api/v1 only gains members, parameters and addresses, so skip what you do not know. Codes of errors stay as they are; a new one may come.',
    'A change that would break a program means /api/v2 beside it, for at least twelve months.',
    'From the day the new version is there, every answer of the old one carries the header field Deprecation (RFC 9745) with that day and Sunset (RFC 8594) with the day it ends. An answer without them is of a version that stays.',
  ],
  static: 'This catalog is served as files alone. Search, filters, submissions and limits are what it lacks.',
};

/** Type-checked by a test against the description itself. */
export const CLIENT_EXAMPLE = `import type { paths } from './catalog';

type Page = paths['/api/v1/software']['get']['responses'][200]['content']['application/json'];
type Problem = paths['/api/v1/software']['get']['responses'][400]['content']['application/problem+json'];

export async function bestRanked(address: string, category: string): Promise<string[]> {
  const answer = await fetch(\`\${address}/api/v1/software?category=\${encodeURIComponent(category)}\`);
  if (!answer.ok) {
    const { code, detail }: Problem = await answer.json();
    throw new Error(\`\${code}: \${detail}\`);
  }
  const { data }: Page = await answer.json();
  return data.map(({ name, rank }) => \`\${rank.position}. \${name}\`);
}
`;
