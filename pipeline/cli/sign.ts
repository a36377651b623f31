/**
 * The program of the job that signs: `node sign.mjs <folder>`. It is bundled into one file without packages
 * (tools/generate/generate-signer.ts), which a catalog has in its repository: nothing is installed where the key is.
 */
import { readFileSync } from 'node:fs';
import { signHanded } from '../publish/signing/sign-archive.ts';

const [folder = '.'] = process.argv.slice(2);
const { CATALOG_SIGNING_KEY: pem, DIGEST: digest } = process.env;
try {
  const settings = JSON.parse(readFileSync('data/catalog.json', 'utf8'));
  process.stdout.write(`${signHanded({ folder, digest, settings, pem, now: new Date() })}\n`);
} catch (error) {
  process.stderr.write(`catalog: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
