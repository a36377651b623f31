/** A published build as anybody can read it: a folder like dist/, or the address it is served from. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { files } from '../../schemas/addresses.ts';
import type { ReadApi } from '../../schemas/generated/read-api.ts';
import listingSchema from '../../schemas/listing.json' with { type: 'json' };
import snapshotSchema from '../../schemas/rank-snapshot.json' with { type: 'json' };
import readApiSchema from '../../schemas/read-api.json' with { type: 'json' };
import { formats } from '../../schemas/rules/formats.ts';
import type { GuardedClient } from '../fetch/guarded-client.ts';

/** The list of a large build's files has ten megabytes. */
const MAX_PUBLISHED_BYTES = 64 * 1024 * 1024;

/** The file at a path of the build, with its leading slash; undefined where there is none or it cannot be read. */
export type ReadPublished = (path: string) => Promise<Buffer | undefined>;

export function publishedFolder(folder: string): ReadPublished {
  return (path) => readFile(join(folder, path)).catch(() => undefined);
}

/** @param baseUrl without a trailing slash */
export function publishedAt(baseUrl: string, client: GuardedClient): ReadPublished {
  return async (path) => {
    const answer = await client.fetch(baseUrl + path, { maxBytes: MAX_PUBLISHED_BYTES });
    return 'bytes' in answer ? answer.bytes : undefined;
  };
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
  const list = parse(await read(listPath));
  if (!isShape('FolderManifest', list)) throw new Error(`There is no build here: ${listPath} cannot be read.`);
  const digests = new Map(Object.entries(list.files).map(([path, { sha256 }]) => [`/${path}`, sha256]));
  return {
    paths: [...digests.keys()],
    async readJson(path, name, report) {
      const bytes = await read(path);
      if (bytes === undefined) return void report('its file cannot be read');
      if (createHash('sha256').update(bytes).digest('hex') !== digests.get(path)) {
        report('its file is not the one this build lists (sha256)');
      }
      const value = parse(bytes);
      if (isShape(name, value)) return value;
      return void report('its file does not have the shape of the read API');
    },
  };
}

function parse(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}

/** Compiled here and not ahead of time: the worker and the browser would carry these validators for nothing. */
function shapes() {
  const ajv = new Ajv2020({ strict: true, formats, keywords: ['tsType'] });
  ajv.addSchema([listingSchema, snapshotSchema, readApiSchema]);
  return <Name extends keyof ReadApi>(name: Name, value: unknown): value is NonNullable<ReadApi[Name]> =>
    ajv.validate(`${readApiSchema.$id}#/$defs/${name}`, value);
}
