/** Creates the key of signed proposals where the settings name none: no check would accept a proposal. */
import { applyEdits, modify } from 'jsonc-parser';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { type DataFiles, SETTINGS } from '../repo/data/data-files.ts';
import { newRecordKey, RECORD_KEY_FILE } from '../repo/keys/record-key.ts';
import type { Step } from './file-steps.ts';
import { FORMATTING } from './package-steps.ts';

const PATH = ['moderation', 'record_key'];

export const RECORD_KEY_HINT = `gh secret set CATALOG_RECORD_KEY < ${RECORD_KEY_FILE}`;

/** @param folder whose git folder keeps the private half @returns undefined where there is a key, or the clone has its own */
export async function recordKeyStep(
  folder: string,
  { settings: { moderation }, data }: { settings: Settings; data: DataFiles },
): Promise<(Step & { content: string }) | undefined> {
  if (moderation?.mode !== 'github' || moderation.record_key !== undefined) return undefined;
  const text = data.get(SETTINGS)?.toString('utf8') ?? '';
  const content = applyEdits(text, modify(text, PATH, await newRecordKey(folder), FORMATTING));
  return { path: SETTINGS, content, said: `names a new key for proposals; set the secret: ${RECORD_KEY_HINT}` };
}
