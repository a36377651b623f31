/**
 * Requests for events on their way through a shared run: the job that reads feeds does not know the worker, and what it
 * leaves may be read by many. So it seals them for the key of the job that proposes.
 */
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { isObject } from '../../../schemas/rules/members.ts';
import { publicHalf } from '../../repo/keys/ed25519.ts';
import { localKey, recordKey } from '../../repo/keys/record-key.ts';
import { seal, unseal } from '../../repo/keys/sealed.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { configuredWorker } from '../../repo/worker/internal-client.ts';
import type { EventRequest } from '../contract/source-kind.ts';
import { sendEventRequests } from './event-requests.ts';
import type { RunState } from './run-state.ts';

interface Where {
  /** Top of the repository. */
  folder: string;
  settings: Settings;
  state: RunState;
  note: (text: string) => void;
}

/** They count as sent: the job that opens them keeps what the worker did not take. */
export async function sealRequests(
  requests: readonly EventRequest[],
  { folder, settings: { moderation = {} }, state, note }: Where,
): Promise<string | undefined> {
  if (requests.length === 0) return undefined;
  const local = async () => (moderation.mode === 'github' ? undefined : publicHalf(await localKey(folder)));
  const key = moderation.record_key ?? (await local());
  const sealed = key && seal(JSON.stringify(requests.map(({ rememberedAs: _, ...request }) => request)), key);
  if (!sealed) {
    note('Requests for events are dropped: without moderation.record_key they cannot be handed on unseen.');
    return undefined;
  }
  for (const { rememberedAs } of requests) if (rememberedAs !== undefined) await state.memory.noteWebhook(rememberedAs);
  return sealed;
}

/** What the worker does not take is sent again by the next run. */
export async function sendSealedRequests(handed: readonly string[], where: Where): Promise<void> {
  const { folder, settings, state, note } = where;
  const waiting = state.cache.of<string[]>('unsent', { fits: Array.isArray });
  const sealed = [...((await waiting.get('requests')) ?? []), ...handed];
  if (sealed.length === 0) return;
  const key = await recordKey(folder, settings, process.env.CATALOG_RECORD_KEY);
  const requests = sealed.map((text) => jsonOf(Buffer.from((key && unseal(text, key)) ?? '')));
  if (!requests.every(isRequests)) note('Requests for events are dropped: they were sealed for another record key.');
  const client = configuredWorker(settings, process.env, 'submissions');
  const codes = await sendEventRequests(requests.filter(isRequests).flat(), { client, memory: state.memory, note });
  state.noteEventRequests(codes);
  const isUnsent = [...codes.values()].includes('webhook_unsent');
  await waiting.set('requests', isUnsent ? sealed : undefined);
}

/** Who sealed them is not known: each has to look like one. The worker judges where it leads. */
function isRequests(value: unknown): value is EventRequest[] {
  return Array.isArray(value) && value.every(isRequest);
}

function isRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { source, url, events } = value;
  return [source, url].every((text) => typeof text === 'string') && Array.isArray(events);
}
