/** `catalog verify` */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { unlistedFiles } from '../publish/live/build-contents.ts';
import { askPublished, noteDuration, publishedAt, publishedFolder, readingWith } from '../publish/live/live-files.ts';
import { type BuildVerification, type SeenBuild, spelledOnce, verifyBuild } from '../publish/live/verify-build.ts';
import { settingsIn } from '../repo/catalog/parse-catalog.ts';
import { withNetwork } from '../repo/fetch/network.ts';
import type { PublicKey } from '../repo/keys/ed25519.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { firstLines } from '../repo/run/terminal.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { sha256 } from '../repo/text/sha256.ts';
import { compactJson, jsonOf } from '../repo/text/stable-json.ts';
import { json, number, publicKey, READ_KEY, type Run, trust } from './options.ts';

interface VerifyOptions {
  key?: PublicKey;
  mirror?: boolean;
  witness?: string;
  page?: string[];
  notBefore?: number;
  trust: string[];
  json?: boolean;
}

export function define(command: Command, run: Run): void {
  command
    .argument('[folder|url]', 'a build, or where one is live', 'dist')
    .option(
      '--key <public key>',
      'whose catalog it must be: its root key, or one that signs (default: those of data/catalog.json)',
      publicKey,
    )
    .option('--mirror', 'a copy: it need not be served at the address that was signed')
    .option('--page <path...>', 'what you were shown there, like /software/editor/: it must be of this build')
    .option('--witness <url>', 'a copy of the signature in a second place: nothing older counts')
    .option('--not-before <number>', 'number of a build that was there before', number)
    .addOption(trust())
    .addOption(json())
    .addHelpText('after', READ_KEY)
    .action((place, options) => run((context) => runVerify(context, place, options)));
}

export async function runVerify(context: CommandContext, place: string, options: VerifyOptions): Promise<boolean> {
  const { folder, output, now } = context;
  const settings = await settingsIn(folder);
  const known = settings?.root_key ?? settings?.signing_key;
  const result = await withPlace(context, { ...options, place, settings }, (access) =>
    verifyBuild({
      ...access,
      ...{ publicKey: options.key ?? known, notBefore: options.notBefore, today: dayOf(now), shown: options.page },
      // A cache: deleted or damaged, it is as if nothing had been verified yet.
      seen: async (baseUrl) => jsonOf(await readFile(memoryOf(folder, baseUrl)).catch(() => undefined)) as SeenBuild,
      onProgress: (done, total) => {
        if (done === 0) noteDuration(output, place, total);
        output.progress(`reading files ${done}/${total}`);
      },
    }),
  );
  const { signed, seen, problems } = result;
  if (signed !== undefined && seen !== undefined && problems.length === 0) {
    const memory = memoryOf(folder, signed.base_url);
    await mkdir(dirname(memory), { recursive: true });
    await writeFile(memory, compactJson(seen));
  }
  output.print(options.json ? JSON.stringify(result, null, 2) : verificationText(result));
  return problems.length > 0;
}

/** Of a catalog, wherever it is read, and whatever key its reader names. */
function memoryOf(folder: string, baseUrl: string): string {
  return join(folder, '.cache', 'verify', `${sha256(Buffer.from(spelledOnce(baseUrl))).slice(0, 16)}.json`);
}

type Access = Pick<Parameters<typeof verifyBuild>[0], 'read' | 'ask' | 'unlisted' | 'pathOf' | 'place' | 'witness'>;

function withPlace<T>(
  context: CommandContext,
  { place, settings, trust, mirror, witness }: VerifyOptions & { place: string; settings: Settings | undefined },
  use: (access: Access) => Promise<T>,
): Promise<T> {
  const folder = resolve(context.folder, place);
  const typed = [place, witness ?? ''].filter((address) => /^https?:/i.test(address) && URL.canParse(address));
  const ofFolder = { read: publishedFolder(folder), unlisted: () => unlistedFiles(folder) };
  if (typed.length === 0) return use(ofFolder);
  return withNetwork(context, { settings, trust, typed }, async ({ client }) => {
    const second = witness && { witness: () => publishedAt(witness, client, context.output)('') };
    if (typed[0] !== place) return use({ ...ofFolder, ...second });
    const baseUrl = spelledOnce(place);
    const ask = askPublished(baseUrl, client, { key: process.env.CATALOG_READ_KEY, note: context.output.note });
    return use({ read: readingWith(ask), ask, pathOf: servedPath, ...(!mirror && { place: baseUrl }), ...second });
  });
}

/** Hosts keep `_headers` for themselves, and exports may be for some callers only. */
function servedPath(file: string): string | undefined {
  if (file === '/_headers' || file.startsWith(files.export(''))) return undefined;
  return file.replace(/\/index\.html$/, '/');
}

function verificationText({ commit, date, files, answers, skipped, signed, problems }: BuildVerification): string {
  const build = `The build of commit ${commit?.slice(0, 10) ?? 'none'} of ${date}`;
  const made = answers > 0 ? `, and ${plural(answers, 'answer')} made of them` : '';
  const unread = skipped > 0 ? `; ${plural(skipped, 'file')} not served to everybody` : '';
  const found = `${plural(files, 'file')} compared${made}${unread}`;
  if (problems.length > 0) return [`${build} is not what it should be (${found}):`, ...firstLines(problems)].join('\n');
  if (signed !== undefined) {
    const seen = answers > 0 ? ' A server can show others something else; verify from a second place, too.' : '';
    return `${build} is build ${signed.number} of its operator, unaltered, signed until ${signed.expires} (${found}).${seen}`;
  }
  const why = 'Who published it was not looked at: name a key with --key, or as signing_key in data/catalog.json.';
  return `${build} is what its manifest says (${found}). ${why}`;
}
