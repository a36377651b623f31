/** A published build as anybody can read it: a folder like dist/, or the address it is served from. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { files } from '../../../schemas/contracts/addresses.ts';
import evidenceSchema from '../../../schemas/contracts/evidence.json' with { type: 'json' };
import feedKindsSchema from '../../../schemas/contracts/feed-kinds.json' with { type: 'json' };
import type { ReadApi } from '../../../schemas/contracts/generated/read-api.ts';
import listingSchema from '../../../schemas/contracts/listing.json' with { type: 'json' };
import snapshotSchema from '../../../schemas/contracts/rank-snapshot.json' with { type: 'json' };
import weightsSchema from '../../../schemas/contracts/rank-weights.json' with { type: 'json' };
import readApiSchema from '../../../schemas/contracts/read-api.json' with { type: 'json' };
import { formats } from '../../../schemas/rules/formats.ts';
import { faultInEnglish } from '../../../schemas/wording/problem-languages.ts';
import type { Refusal } from '../../repo/fetch/check-url.ts';
import { ASKS_TO_WAIT, type GuardedClient, SYSTEM_CLOCK } from '../../repo/fetch/guarded-client.ts';
import type { Clock } from '../../repo/fetch/pauses-between-requests.ts';
import { createPace, waitAfter } from '../../repo/fetch/server-rate-limits.ts';
import type { Output } from '../../repo/run/output.ts';
import { plural } from '../../repo/text/plural.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import type { AskPublished } from './served-answers.ts';

/** The list of a large build's files has ten megabytes. */
const MAX_PUBLISHED_BYTES = 64 * 1024 * 1024;

/** The file at a path of the build, with its leading slash; undefined where there is none or it cannot be read. */
export type ReadPublished = (path: string) => Promise<Buffer | undefined>;

export function publishedFolder(folder: string): ReadPublished {
  return (path) => readFile(join(folder, path)).catch(() => undefined);
}

interface PublishedAccess {
  /** Of a read plan of that catalog; sent to its address alone. */
  key?: string | undefined;
  clock?: Clock;
  /** Told of each pause. */
  note?: (text: string) => void;
}

/** A server that says "in a second" this often will never deliver. */
const MAX_TRIES = 20;

/**
 * A reader that keeps within what the server says of its limits, and waits as long as it is told to.
 * @param baseUrl without a trailing slash
 * @returns a reader that throws where waiting is no use: a file that is not given is not a file that lacks
 */
export function publishedAt(baseUrl: string, client: GuardedClient, access?: PublishedAccess): ReadPublished {
  return readingWith(askPublished(baseUrl, client, access));
}

/** @returns a reader of what is answered with 200 */
export function readingWith(ask: AskPublished): ReadPublished {
  return async (path) => {
    const answer = await ask(path);
    return answer?.status === 200 ? answer.bytes : undefined;
  };
}

/** The same, with status and header fields. @returns undefined where there is no answer */
export function askPublished(
  baseUrl: string,
  client: GuardedClient,
  { key, clock = SYSTEM_CLOCK, note = () => {} }: PublishedAccess = {},
): AskPublished {
  const headers = { accept: 'application/json, */*;q=0.5', ...(key && { 'x-api-key': key }) };
  const pace = createPace(clock, (seconds) => note(`The limit of the server is reached: waiting ${seconds} seconds.`));
  let inFlight = 0;
  const ask = (path: string, follow: boolean) => {
    inFlight += 1;
    return client.request(baseUrl + path, { maxBytes: MAX_PUBLISHED_BYTES, headers, follow }).finally(() => {
      inFlight -= 1;
    });
  };
  return async (path, follow = true) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await pace.turn();
      const answer = await ask(path, follow);
      const wait = 'refusal' in answer ? untilRetry(answer.refusal, clock) : waitAfter(answer, clock.now(), inFlight);
      pace.pause(wait);
      if ('refusal' in answer) {
        if (/^(private|bad)_address$|_not_allowed$/.test(answer.refusal.code))
          throw new Error(`${baseUrl} is not read: ${faultInEnglish(answer.refusal)}`);
        if (wait === 0) return undefined;
      } else if (answer.status === 401) {
        throw new Error('The server does not know the key of CATALOG_READ_KEY. Correct it, or leave it out.');
      } else if (wait === 0 || !ASKS_TO_WAIT.includes(answer.status)) {
        return answer;
      }
    }
    throw new Error('The server wants no more requests for a while. Try again later, or name a folder with the build.');
  };
}

/** Files that the free plan of a catalog gives in a minute, unless its operator has chosen another number. */
const FREE_PER_MINUTE = 60;

/** Announces that a large catalog takes long without a key. @param place folder or address */
export function noteDuration({ note }: Pick<Output, 'note'>, place: string, files: number): void {
  const minutes = Math.ceil(files / FREE_PER_MINUTE);
  if (!/^https?:/.test(place) || minutes <= 1 || process.env.CATALOG_READ_KEY) return;
  note(
    `${plural(files, 'file')} to read. A catalog may give as few as ${FREE_PER_MINUTE} a minute, so this may take ` +
      `${minutes} minutes; CATALOG_READ_KEY may hold the key of a larger plan.`,
  );
}

/** Seconds; 0 where asking again is pointless. */
function untilRetry({ retryAt }: Refusal, { now }: Clock): number {
  return retryAt === undefined ? 0 : Math.max(1, Math.ceil((retryAt.getTime() - now()) / 1000));
}

export interface PublishedApi {
  /** Paths of all files of the API, as the build lists them, in its order. */
  paths: string[];
  /**
   * The file, or undefined where it has not the shape of a `name`. Reports every fault, also that its bytes are not
   * those the build lists.
   */
  readJson<Name extends keyof ReadApi>(path: string, name: Name, report: Report): Promise<ReadApi[Name] | undefined>;
}

type Report = (what: string) => void;

/** @throws Error where there is no build */
export async function openPublished(read: ReadPublished): Promise<PublishedApi> {
  const isShape = shapes();
  const listPath = files.folderManifest('api');
  const list = jsonOf(await read(listPath));
  if (!isShape('FolderManifest', list)) throw new Error(`No build was found here: ${listPath} cannot be read.`);
  const digests = new Map(Object.entries(list.files).map(([path, entry]) => [`/${path}`, entry.sha256]));
  return {
    paths: [...digests.keys()],
    async readJson(path, name, report) {
      const bytes = await read(path);
      if (bytes === undefined) return void report('its file cannot be read');
      if (sha256(bytes) !== digests.get(path)) report('its file is not the one this build lists (sha256)');
      const value = jsonOf(bytes);
      if (isShape(name, value)) return value;
      return void report('its file does not have the shape of the read API');
    },
  };
}

let ajv: Ajv2020 | undefined;

/** Compiled once, and not ahead of time: the worker and the browser would carry these validators for nothing. */
function shapes() {
  ajv ??= new Ajv2020({ strict: true, formats, keywords: ['tsType'] }).addSchema([
    feedKindsSchema,
    listingSchema,
    evidenceSchema,
    weightsSchema,
    snapshotSchema,
    readApiSchema,
  ]);
  const known = ajv;
  return <Name extends keyof ReadApi>(name: Name, value: unknown): value is NonNullable<ReadApi[Name]> =>
    known.validate(`${readApiSchema.$id}#/$defs/${name}`, value);
}
