/** An object store with the S3 API: R2, S3 and many others. Only what publishing needs of it. */
import { AwsV4Signer } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { Agent, type Dispatcher, interceptors, request } from 'undici';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { sha256 } from '../../repo/text/sha256.ts';

interface StoredObject {
  key: string;
  /** As the store's own clock says, in ISO 8601. */
  lastModified: string;
}

/** All keys are below the catalog's own folder. Every method retries, and throws a StoreError. */
export interface ObjectStore {
  /** Everything whose key begins so. */
  list(beginning: string): Promise<StoredObject[]>;
  get(key: string): Promise<Buffer>;
  /** @param digest sha256 of the bytes: the store refuses others */
  put(key: string, bytes: Buffer, digest: string): Promise<void>;
  /** Succeeds even if there is no such object. */
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}

export class StoreError extends Error {}

export interface StoreAccess {
  /** Address of the bucket, without a trailing slash. */
  url: string;
  bucket: string;
  /** The catalog's own folder in it, without a trailing slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The only region of R2. */
const DEFAULT_REGION = 'auto';
const TIMEOUT_MS = 60_000;
const FIRST_RETRY_MS = 250;

/**
 * Undefined where the settings name no object store.
 * @throws Error that says what is missing of the environment
 */
export function storeAccess(
  { listing_store, host }: Pick<Settings, 'listing_store' | 'host'>,
  { CATALOG_STORE_KEY_ID, CATALOG_STORE_SECRET }: Readonly<Record<string, string | undefined>>,
): StoreAccess | undefined {
  if (listing_store === undefined || host !== 'worker') return undefined;
  const { endpoint, bucket, prefix, region = DEFAULT_REGION } = listing_store;
  if (!CATALOG_STORE_KEY_ID || !CATALOG_STORE_SECRET) {
    throw new Error(
      'data/catalog.json has a listing_store, but CATALOG_STORE_KEY_ID and CATALOG_STORE_SECRET hold no key of it. ' +
        'Set both variables, or take listing_store out.',
    );
  }
  const keys = { accessKeyId: CATALOG_STORE_KEY_ID, secretAccessKey: CATALOG_STORE_SECRET };
  return { url: `${endpoint}/${bucket}`, bucket, prefix, region, ...keys };
}

export function openObjectStore(access: StoreAccess, retryMs = FIRST_RETRY_MS): ObjectStore {
  const { prefix } = access;
  const agent = new Agent({ headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  const dispatcher = agent.compose(interceptors.retry({ minTimeout: retryMs, throwOnError: false }));
  const ask = (call: Call) => exchange(access, call, dispatcher);
  const at = (key: string) => `/${prefix}/${key}`;
  return {
    async list(beginning) {
      const found: StoredObject[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/${beginning}` });
        if (token !== undefined) query.set('continuation-token', token);
        const page = readListing(await ask({ method: 'GET', path: `?${query}` }));
        found.push(...page.objects.map((object) => ({ ...object, key: object.key.slice(prefix.length + 1) })));
        token = page.next;
      } while (token !== undefined);
      return found;
    },
    get: (key) => ask({ method: 'GET', path: at(key) }),
    put: async (key, bytes, digest) => void (await ask({ method: 'PUT', path: at(key), bytes, digest })),
    remove: async (key) => void (await ask({ method: 'DELETE', path: at(key) })),
    close: () => agent.close(),
  };
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** After the bucket's address. */
  path: string;
  bytes?: Buffer;
  /** sha256 of the bytes. */
  digest?: string;
}

async function exchange(
  { url, region, accessKeyId, secretAccessKey }: StoreAccess,
  { method, path, bytes = Buffer.of(), digest = sha256(bytes) }: Call,
  dispatcher: Dispatcher,
): Promise<Buffer> {
  const keys = { accessKeyId, secretAccessKey, service: 's3', region };
  const headers = { 'x-amz-content-sha256': digest };
  const signed = await new AwsV4Signer({ ...keys, method, url: url + path, headers }).sign();
  const { statusCode, body } = await request(signed.url, {
    method,
    headers: Object.fromEntries(signed.headers),
    body: bytes,
    dispatcher,
  }).catch(() => {
    throw new StoreError(`The object store at ${url} does not answer. Is its address right? Then try again later.`);
  });
  const answer = Buffer.from(await body.arrayBuffer());
  if (statusCode >= 200 && statusCode < 300) return answer;
  throw new StoreError(`The object store at ${url} answered ${statusCode} to ${method}. ${remedyOf(statusCode)}`);
}

function remedyOf(status: number): string {
  if (status === 403) {
    return 'CATALOG_STORE_KEY_ID and CATALOG_STORE_SECRET must be a key that may read and write in this bucket.';
  }
  if (status === 404) return 'The bucket must be there, and nobody else may take away what publishing has put there.';
  return 'Publish again later: it goes on where this ended.';
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

interface Listing {
  ListBucketResult?: {
    Contents?: { Key?: unknown; LastModified?: unknown }[];
    NextContinuationToken?: unknown;
  };
}

function readListing(bytes: Buffer): { objects: StoredObject[]; next: string | undefined } {
  const { ListBucketResult: page } = parser.parse(bytes.toString('utf8')) as Listing;
  if (page === undefined) throw new StoreError('What answers as object store does not speak the S3 API.');
  const objects = (page.Contents ?? []).map(({ Key, LastModified }) => ({
    key: String(Key),
    lastModified: String(LastModified),
  }));
  return { objects, next: typeof page.NextContinuationToken === 'string' ? page.NextContinuationToken : undefined };
}
