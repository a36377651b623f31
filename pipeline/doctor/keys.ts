/** Key pairs whose public half is a setting: does the private half in the environment belong to it? No key is shown. */
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { recordKey } from '../repo/keys/record-signing-key.ts';
import { chooseSigningKey } from '../repo/keys/signing-key.ts';
import { advice, type Finding, good, wrong } from './finding.ts';

export async function keyFindings(
  folder: string,
  settings: Settings,
  environment: NodeJS.ProcessEnv,
): Promise<Finding[]> {
  const { CATALOG_SIGNING_KEY: signing, CATALOG_RECORD_KEY: record } = environment;
  const { signing_key, moderation = {} } = settings;
  const own = await pairFinding({
    ...{ setting: 'signing_key', variable: 'CATALOG_SIGNING_KEY', isSet: signing_key !== undefined },
    ...{ isHere: Boolean(signing), check: async () => chooseSigningKey(signing_key, signing) },
    without: advice(
      'What is published is not signed.',
      'Run npm run catalog -- signing-key <file>, so that others can verify a build.',
    ),
  });
  if (moderation.mode !== 'github') return [own];
  const records = await pairFinding({
    ...{ setting: 'moderation.record_key', variable: 'CATALOG_RECORD_KEY' },
    ...{ isSet: moderation.record_key !== undefined, isHere: Boolean(record) },
    check: () => recordKey(folder, settings, record),
    without: wrong(
      'moderation.record_key is missing: proposals are not signed, so no check lets them be merged.',
      'Run npm run catalog -- upgrade, which makes the key.',
    ),
  });
  return [own, records];
}

interface Pair {
  setting: string;
  variable: string;
  isSet: boolean;
  isHere: boolean;
  /** Throws in words what is wrong with them. */
  check: () => Promise<unknown>;
  without: Finding;
}

async function pairFinding({ setting, variable, isSet, isHere, check, without }: Pair): Promise<Finding> {
  if (!isSet && !isHere) return without;
  // It belongs where workflows run, and need not be here.
  if (!isHere) return good(`${setting} is set; where workflows run, the secret ${variable} must be its other half`);
  try {
    await check();
    return good(`${variable} is the other half of ${setting}`);
  } catch (error) {
    return wrong(
      (error as Error).message,
      `Both halves come from npm run catalog -- signing-key; set both again, together.`,
    );
  }
}
