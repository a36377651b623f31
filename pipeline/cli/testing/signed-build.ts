/** Signed builds in a temporary catalog, and `catalog verify` of them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { publishedFolder } from '../../publish/live/live-files.ts';
import { type PublishRequest, publishBuild, readLive } from '../../publish/publish.ts';
import { newKeyPair } from '../../repo/keys/ed25519.ts';
import { chooseSigningKey } from '../../repo/keys/signing-key.ts';
import { describeFolder } from '../../testing/describe-folder.ts';
import { NOW, type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { runVerify } from '../verify.ts';

export const PAIR = newKeyPair();

export interface Published {
  live?: string;
  text?: string;
  key?: typeof PAIR;
  baseUrl?: string;
  /** Further files, and their texts. */
  more?: Record<string, string>;
  settings?: Partial<Settings>;
  now?: Date;
}

export type Options = Partial<Parameters<typeof runVerify>[2]>;

export const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

/** Made anew for each test of the file that calls this. */
export function signedBuilds() {
  let catalog: TemporaryCatalog;
  let said: string[];
  beforeEach(() => {
    catalog = temporaryCatalog();
    said = [];
  });
  afterEach(() => catalog.remove());
  const at = (...path: string[]) => join(catalog.folder, ...path);
  const output = { print: (text: string) => void said.push(text), note: () => {}, progress: () => {}, done: () => {} };
  const context = () => ({ folder: catalog.folder, now: NOW, output });

  /** A signed build as `catalog publish` leaves it. @param live folder of the one before */
  async function published(
    name: string,
    {
      live,
      text = name,
      key = PAIR,
      baseUrl = 'https://catalog.test',
      more = {},
      settings = {},
      now = NOW,
    }: Published = {},
  ) {
    const write = (path: string, content: string) => {
      mkdirSync(dirname(at(name, path)), { recursive: true });
      writeFileSync(at(name, path), content);
    };
    for (const folder of [name, `${name}.build`]) rmSync(at(folder), { recursive: true, force: true });
    write('index.html', text);
    write('software/index/index.html', 'a page');
    write('_headers', '/*');
    write(files.listing('index'), '{}');
    write(files.export('listings.ndjson.gz'), 'secret');
    for (const [path, content] of Object.entries(more)) write(path, content);
    const facts = {
      commit: catalog.git('rev-parse', 'HEAD'),
      date: '2026-11-20',
      base_url: baseUrl,
      listing_count: 1,
    };
    for (const [path, content] of await describeFolder(at(name), facts)) write(path, content);
    const request: PublishRequest = {
      ...{
        folder: catalog.folder,
        output: at(name),
        settings: { signing_key: key.publicKey, ...settings } as Settings,
        recordsOf: async () => new Map(),
        now,
      },
      live: live === undefined ? undefined : await readLive(publishedFolder(at(live))),
      signingKey: chooseSigningKey(key.publicKey, key.privateKey),
      ...(live !== undefined && { allowRollback: true }),
    };
    await publishBuild(request, async () => {});
  }

  return {
    ...{ at, context, published },
    catalog: () => catalog,
    message: () => said.at(-1),
    verify: (place: string, options: Options = {}, now = NOW) =>
      runVerify({ ...context(), now }, place, { key: PAIR.publicKey, trust: [], ...options }),
  };
}
