/** `catalog signing-key` */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { newKeyPair } from '../repo/keys/ed25519.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import type { Run } from './options.ts';

export function define(command: Command, run: Run): void {
  command
    .argument('<file>', 'where the private key goes, which nobody but you may read')
    .option('--records', 'the pair that signs what a sync proposes, not what is published')
    .action((file, options) => run((context) => runSigningKey(context, file, options)));
}

/** The private key goes into the file and nowhere else: what a terminal shows stays in its history. */
export async function runSigningKey(
  { folder, output }: CommandContext,
  file: string,
  { records }: { records?: boolean } = {},
): Promise<boolean> {
  const { privateKey, publicKey } = newKeyPair();
  await writeFile(resolve(folder, file), privateKey, { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already, and may hold a key that is in use. Name another file.`);
  });
  const [secret, setting] = records
    ? ['CATALOG_RECORD_KEY', `"moderation": { "record_key": "${publicKey}" }`]
    : ['CATALOG_SIGNING_KEY', `"signing_key": "${publicKey}"`];
  output.print(
    [
      `The private key is in ${file}. Store it as the secret ${secret}, then delete the file.`,
      'Put the public key into data/catalog.json:',
      `  ${setting}`,
    ].join('\n'),
  );
  return false;
}
