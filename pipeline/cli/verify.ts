/** `catalog verify` */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { noteDuration, publishedAt, publishedFolder, type ReadPublished } from '../publish/live/live-build.ts';
import { type BuildVerification, type SeenBuild, verifyBuild } from '../publish/live/verify-build.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { withNetwork } from '../repo/fetch/network.ts';
import type { PublicKey } from '../repo/keys/ed25519.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { plural } from '../repo/text/plural.ts';
import { sha256 } from '../repo/text/sha256.ts';
import { compactJson, jsonOf } from '../repo/text/stable-json.ts';
import { json, number, publicKey, READ_KEY, type Run, trust } from './options.ts';

interface VerifyOptions {
  key?: PublicKey;
  notBefore?: number;
  trust: string[];
  json?: boolean;
}

/** More of them help nobody; --json names all. */
const MAX_NAMED = 20;

export function define(command: Command, run: Run): void {
  command
    .argument('[folder|url]', 'a build, or where one is live', 'dist')
    .option('--key <public key>', 'who must have signed (default: signing_key of data/catalog.json)', publicKey)
    .option('--not-before <number>', 'number of a build that was there before', number)
    .addOption(trust())
    .addOption(json())
    .addHelpText('after', READ_KEY)
    .action((place, options) => run((context) => runVerify(context, place, options)));
}

export async function runVerify(context: CommandContext, place: string, options: VerifyOptions): Promise<boolean> {
  const { folder, output } = context;
  const { settings } = parseCatalog(await readFolder(folder));
  const publicKey = options.key ?? settings.signing_key;
  const memory = join(folder, '.cache', 'verify', `${sha256(Buffer.from(`${publicKey} ${place}`)).slice(0, 16)}.json`);
  // A cache: deleted or damaged, it is as if nothing had been verified yet.
  const seen = jsonOf(await readFile(memory).catch(() => undefined)) as SeenBuild | undefined;
  const result = await withPlace(context, { place, settings, trust: options.trust }, (read, pathOf) =>
    verifyBuild({
      ...{ read, pathOf, publicKey, seen, notBefore: options.notBefore },
      onProgress: (done, total) => {
        if (done === 0) noteDuration(output, place, total);
        output.progress(`reading files ${done}/${total}`);
      },
    }),
  );
  const { signed, problems } = result;
  if (signed !== undefined && problems.length === 0) await remember(memory, signed);
  output.print(options.json ? JSON.stringify(result, null, 2) : verificationText(result));
  return problems.length > 0;
}

function withPlace<T>(
  context: CommandContext,
  { place, settings, trust }: { place: string; settings: Settings; trust: string[] },
  use: (read: ReadPublished, pathOf: (file: string) => string | undefined) => Promise<T>,
): Promise<T> {
  if (!/^https?:/.test(place)) return use(publishedFolder(resolve(context.folder, place)), (file) => file);
  const baseUrl = place.replace(/\/+$/, '');
  const { output } = context;
  return withNetwork(context, { settings, trust }, ({ client }) =>
    use(publishedAt(baseUrl, client, { key: process.env.CATALOG_READ_KEY, note: output.note }), servedPath),
  );
}

/** Hosts keep `_headers` for themselves, and exports may be for some callers only. */
function servedPath(file: string): string | undefined {
  if (file === '/_headers' || file.startsWith(files.export(''))) return undefined;
  return file.replace(/\/index\.html$/, '/');
}

function verificationText({ commit, date, files, skipped, signed, problems }: BuildVerification): string {
  const build = `The build of commit ${commit?.slice(0, 10) ?? 'none'} of ${date}`;
  const unread = skipped > 0 ? `; ${plural(skipped, 'file')} not served to everybody` : '';
  const found = `${plural(files, 'file')} compared${unread}`;
  if (problems.length > 0) {
    const named = problems.slice(0, MAX_NAMED).map((problem) => `  ${problem}`);
    const rest = problems.length > MAX_NAMED ? [`  and ${problems.length - MAX_NAMED} more; --json names all`] : [];
    return [`${build} is not what it should be (${found}):`, ...named, ...rest].join('\n');
  }
  if (signed !== undefined) return `${build} is build ${signed.number} of its operator, unaltered (${found}).`;
  const why = 'Who published it was not looked at: name a key with --key, or as signing_key in data/catalog.json.';
  return `${build} is what its manifest says (${found}). ${why}`;
}

async function remember(path: string, { number, manifest_sha256 }: SeenBuild): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, compactJson({ number, manifest_sha256 }));
}
