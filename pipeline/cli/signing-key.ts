/** `catalog signing-key` */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { signingKeys } from '../publish/live/build-signature.ts';
import { rootStatement } from '../publish/live/trusted-keys.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { newKeyPair, publicHalf, readPrivateKey } from '../repo/keys/ed25519.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import type { Run } from './options.ts';

export function define(command: Command, run: Run): void {
  command
    .argument('<file>', 'where the private key goes, which nobody but you may read')
    .addOption(new Option('--records', 'the pair that signs what a sync proposes, not what is published'))
    .addOption(
      new Option('--root', 'a pair to be kept offline, which says what keys may sign').conflicts([
        'records',
        'certify',
      ]),
    )
    .addOption(
      new Option('--certify', 'read the root key from the file, and sign what keys data/catalog.json names').conflicts(
        'records',
      ),
    )
    .action((file, options) =>
      run((context) => (options.certify ? runCertify(context, file) : runSigningKey(context, file, options))),
    );
}

/** What a lost or stolen signing key cannot do: readers who know the root key believe the keys that it names last. */
export async function runCertify({ folder, now, output }: CommandContext, file: string): Promise<boolean> {
  const rootKey = readPrivateKey(await readFile(resolve(folder, file), 'utf8'));
  if (rootKey === undefined) throw new Error(`${file} holds no Ed25519 key (PKCS #8, PEM).`);
  const { settings } = parseCatalog(await readFolder(folder));
  if (publicHalf(rootKey) !== settings.root_key)
    throw new Error(`${file} is not the key whose public half is root_key in data/catalog.json.`);
  const keys = signingKeys(settings);
  if (keys.length === 0) throw new Error('data/catalog.json has no signing_key that the root key could name.');
  const statement = rootStatement({ base_url: settings.base_url, keys, issued: now.toISOString() }, rootKey);
  output.print(['Put this into data/catalog.json:', `  "root_statement": "${statement}"`].join('\n'));
  return false;
}

/** The private key goes into the file and nowhere else: what a terminal shows stays in its history. */
export async function runSigningKey(
  { folder, output }: CommandContext,
  file: string,
  { records, root }: { records?: boolean; root?: boolean } = {},
): Promise<boolean> {
  const { privateKey, publicKey } = newKeyPair();
  await writeFile(resolve(folder, file), privateKey, { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already, and may hold a key that is in use. Name another file.`);
  });
  const setting = records
    ? `"moderation": { "record_key": "${publicKey}" }`
    : `"${root ? 'root_key' : 'signing_key'}": "${publicKey}"`;
  const secret = records ? 'CATALOG_RECORD_KEY' : 'CATALOG_SIGNING_KEY';
  output.print(
    [
      root
        ? `The private key is in ${file}. Keep the file where no network is, and store it nowhere as a secret.`
        : `The private key is in ${file}. Store it as the secret ${secret}, then delete the file.`,
      'Put the public key into data/catalog.json:',
      `  ${setting}`,
    ].join('\n'),
  );
  return false;
}
