/** The description of the API of a bare static host: the operations that are files there, at the addresses of the files. */
import type {
  OpenapiDocument,
  Operation,
  Parameter,
  PathItem,
  ResponseDescription,
} from '../../../schemas/contracts/api-description.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';

const ABOUT =
  'Everything is a file, served over HTTPS without a key. There is no search, no filter, no submission and no limit here. ' +
  'Whether `ETag`, `HEAD` and conditional requests work is for the host of the files to say.\n\n' +
  'What is here only gains members and values of lists, so skip what you do not know.';

/** The host decides what it answers then. */
const NO_FILE = { description: 'There is no such file.' };

const inPath = (name: string, description: string, schema: Parameter['schema']): Parameter => {
  return { name, in: 'path', description, required: true, schema };
};
const PAGE = inPath('page', 'Number of the page.', { type: 'integer', minimum: 1 });
const CATEGORY = inPath('category', 'Slug of a category.', { type: 'string', maxLength: 64 });

/** Parts of the list that a worker has at the address of the whole. Their path parameters have an example each. */
const PARTS_OF_LIST = {
  '/api/v1/software/_page/{page}.json': {
    parameters: [{ ...PAGE, schema: { type: 'integer', minimum: 2 }, example: 2 }],
    own: { operationId: 'listSoftwareOnPage', summary: 'A further page of all listings' },
  },
  '/api/v1/software/_category/{category}/{page}.json': {
    parameters: [
      { ...CATEGORY, example: 'developer-tools' },
      { ...PAGE, example: 1 },
    ],
    own: { operationId: 'listCategoryOnPage', summary: 'A page of the listings of a category' },
  },
};

/** @param document with its examples */
export function staticDescription({
  openapi,
  info,
  servers,
  tags,
  paths,
  components,
}: OpenapiDocument): OpenapiDocument {
  const items = Object.values(paths).flatMap(({ parameters, get }): [string, PathItem][] => {
    const file = get?.['x-static-file'];
    if (get === undefined || file === undefined) return [];
    const item = { ...(parameters && { parameters }), get: asFile(get) };
    return [[file.path, item], ...(get.operationId === 'listSoftware' ? partsOfList(item.get) : [])];
  });
  const named = new Set(items.flatMap(([, { get }]) => get?.tags));
  return {
    ...{ openapi, info: { ...info, description: ABOUT }, servers, tags: tags.filter(({ name }) => named.has(name)) },
    ...{ security: [{}], paths: Object.fromEntries(items), components: usedBy(items, components) },
  };
}

/** A file has no parameters but those in its path, and no header fields of ours. */
function asFile({ operationId, tags, summary, description, responses, 'x-static-file': file }: Operation): Operation {
  const { headers: _ofWorker, ...found } = responses[200] as ResponseDescription;
  const own = defined({ summary, description, ...file, path: undefined });
  return { operationId, tags, ...own, responses: { 200: found, 404: NO_FILE } };
}

function partsOfList(list: Operation): [string, PathItem][] {
  return Object.entries(PARTS_OF_LIST).map(([path, { parameters, own }]) => [
    path,
    { parameters, get: { ...list, ...own } },
  ]);
}

/** What is referred to, and what that refers to. */
function usedBy(value: unknown, components: OpenapiDocument['components']): OpenapiDocument['components'] {
  const used: Record<string, Record<string, object>> = {};
  const waiting = [value];
  for (const each of waiting) {
    for (const [, kind = '', name = ''] of JSON.stringify(each).matchAll(/"#\/components\/(\w+)\/([\w.-]+)["/]/g)) {
      const found = (components as typeof used)[kind]?.[name];
      if (found === undefined || used[kind]?.[name] !== undefined) continue;
      used[kind] = { ...used[kind], [name]: found };
      waiting.push(found);
    }
  }
  return used;
}
