/**
 * A fake of what wrangler asks of Cloudflare's API to publish a worker: what is there after a call is what the call says.
 * Addresses and answers are those that wrangler 4.155 uses and reads.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';

const ACCOUNT = 'a'.repeat(32);

export interface FakeCloudflare {
  /** For the process that runs wrangler. */
  environment: NodeJS.ProcessEnv;
  /** "PUT /workers/scripts/works" for each call that may change something, in their order. */
  changes: string[];
  /** Calls that would change something, and that nobody has answered. A test expects none. */
  unknown: string[];
  /** By name. */
  databases: Map<string, { uuid: string; tables: DatabaseSync }>;
  /** Names of secrets; undefined until there is a worker. */
  secrets: Set<string> | undefined;
  domains: string[];
  /** Digests of the files that were uploaded. */
  assets: Set<string>;
  /** The next database is made by another run, a moment before: then the name is taken. */
  isOvertaken: boolean;
  /** Beginning of a path, like /workers → an answer 403, as for a token that lacks a permission. */
  refused: string | undefined;
  close(): Promise<void>;
}

interface Call {
  method: string;
  /** Below the account. */
  path: string;
  url: URL;
  body: Buffer;
}

type Answer = { result: unknown; status?: number } | undefined;

export async function startFakeCloudflare(): Promise<FakeCloudflare> {
  const server = createServer(async (request, response) => {
    const call = await callOf(request);
    if (call.method !== 'GET') fake.changes.push(`${call.method} ${call.path}`);
    const isRefused = fake.refused !== undefined && call.path.startsWith(fake.refused) && call.method !== 'GET';
    const answer = isRefused ? undefined : (answerOf(fake, call) ?? noSuch(fake, call));
    const { status, ...body } = isRefused
      ? {
          status: 403,
          result: null,
          success: false,
          errors: [{ code: 10000, message: 'Authentication error' }],
          messages: [],
        }
      : { status: 200, success: true, errors: [], messages: [], ...answer };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeCloudflare = {
    environment: {
      CLOUDFLARE_API_BASE_URL: origin,
      CLOUDFLARE_API_TOKEN: 'token-of-the-operator',
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    },
    ...{ changes: [], unknown: [], databases: new Map(), secrets: undefined, domains: [], assets: new Set() },
    ...{ refused: undefined, isOvertaken: false },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const { method = '', url: address = '/' } = request;
  const url = new URL(address, 'http://127.0.0.1');
  return { method, url, path: url.pathname.replace(`/accounts/${ACCOUNT}`, ''), body: await buffer(request) };
}

function noSuch(fake: FakeCloudflare, { method, path }: Call) {
  // Whatever wrangler asks for beside, such as who owns a token that was refused, is not there.
  if (method !== 'GET') fake.unknown.push(`${method} ${path}`);
  const errors = [{ code: 10007, message: 'This Worker does not exist on your account.' }];
  return { status: 404, success: false, errors, result: null };
}

function answerOf(fake: FakeCloudflare, call: Call): Answer {
  if (call.path === '/user/tokens/verify') return { result: { id: 't', status: 'active' } };
  if (call.path === '/user') return { result: { email: 'operator@works.example' } };
  return answerOfDatabase(fake, call) ?? answerOfAssets(fake, call) ?? answerOfWorker(fake, call);
}

function answerOfDatabase({ databases, isOvertaken }: FakeCloudflare, { method, path, body }: Call): Answer {
  if (path === '/d1/database' && method === 'GET') {
    return { result: Array.from(databases, ([name, { uuid }]) => ({ name, uuid })) };
  }
  if (path === '/d1/database' && method === 'POST') {
    const { name } = JSON.parse(body.toString());
    const uuid = `00000000-0000-4000-8000-00000000000${databases.size + 1}`;
    databases.set(name, { uuid, tables: new DatabaseSync(':memory:') });
    if (!isOvertaken) return { result: { name, uuid } };
    const errors = [{ code: 7502, message: 'Database with name already exists' }];
    return { status: 400, result: null, ...{ success: false, errors } };
  }
  const [, uuid] = /^\/d1\/database\/([0-9a-f-]+)\/query$/.exec(path) ?? [];
  const database = [...databases.values()].find((one) => one.uuid === uuid);
  if (database === undefined) return undefined;
  const { sql } = JSON.parse(body.toString());
  try {
    // D1 is SQLite: the migrations are those of the worker, and they are run.
    const results = /^\s*(?:SELECT|PRAGMA)\b/i.test(sql)
      ? database.tables.prepare(sql).all()
      : database.tables.exec(sql);
    return { result: [{ results: results ?? [], success: true, meta: { duration: 1 } }] };
  } catch (error) {
    const errors = [{ code: 7500, message: `${(error as Error).message}: SQLITE_ERROR` }];
    return { status: 400, result: [], ...{ success: false, errors } };
  }
}

function answerOfAssets({ assets }: FakeCloudflare, { method, path, body }: Call): Answer {
  if (method !== 'POST') return undefined;
  if (path.endsWith('/assets-upload-session')) {
    const { manifest }: { manifest: Record<string, { hash: string }> } = JSON.parse(body.toString());
    const missing = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter((hash) => !assets.has(hash));
    return { result: { jwt: 'session', buckets: missing.length === 0 ? [] : [missing] } };
  }
  if (path !== '/workers/assets/upload') return undefined;
  for (const [, hash = ''] of body.toString('latin1').matchAll(/ name="([0-9a-f]{32})"/g)) assets.add(hash);
  return { status: 201, result: { jwt: 'completed' } };
}

const SUBDOMAIN = { enabled: false, previews_enabled: false };

function answerOfWorker(fake: FakeCloudflare, { method, path, body }: Call): Answer {
  if (path === '/workers/workers/works') return { result: { name: 'works', subdomain: SUBDOMAIN } };
  const [, rest] = /^\/workers\/scripts\/works(\/.*)?$/.exec(path) ?? [];
  const isThere = fake.secrets !== undefined;
  const place = path === '/workers/scripts/works' ? '' : rest;
  switch (`${method} ${place}`) {
    case 'PUT ': {
      fake.secrets ??= new Set();
      for (const [, name = ''] of body.toString('latin1').matchAll(/"name":"(\w+)","type":"secret_text"/g))
        fake.secrets.add(name);
      return { result: { id: 'works', etag: 'e', startup_time_ms: 1, deployment_id: 'd', tag: 't' } };
    }
    case 'GET /secrets':
      return isThere
        ? { result: Array.from(fake.secrets ?? [], (name) => ({ name, type: 'secret_text' })) }
        : undefined;
    case 'POST /subdomain':
      return { result: SUBDOMAIN };
    case 'POST /domains/changeset':
      return { result: { added: [], removed: [], updated: [], conflicting: [] } };
    case 'PUT /domains/records': {
      const { origins }: { origins: { hostname: string }[] } = JSON.parse(body.toString());
      fake.domains = origins.map(({ hostname }) => hostname);
      return { result: origins };
    }
    default:
      return undefined;
  }
}
