/**
 * Requests of feeds for events, on their way to the worker. The addresses are private: they go there, and nowhere else.
 * In a shared run, the job that reads feeds does not know the worker, and what it leaves may be read by many. So it seals
 * them for the key of the job that proposes.
 */
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { isObject } from '../../../schemas/rules/members.ts';
import { publicHalf } from '../../repo/keys/ed25519.ts';
import { seal, unseal } from '../../repo/keys/encrypted-text.ts';
import { localKey, recordKey } from '../../repo/keys/record-signing-key.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { plural } from '../../repo/text/plural.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { configuredWorker, type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import type { EventRequest } from '../contract/source-kind.ts';
import type { SourceMemory } from '../contract/source-memory.ts';
import type { RunState } from './run-state.ts';

/** As many as the worker accepts at once. */
const CHUNK = 100;

interface Ways {
  /** Undefined where no worker is configured: then requests are dropped. */
  client: InternalClient | undefined;
  memory: Pick<SourceMemory, 'noteWebhook'>;
  note: (text: string) => void;
}

/** @returns for the sync log, by source: webhook_dropped, webhook_refused, webhook_unsent */
export async function sendEventRequests(requests: readonly EventRequest[], ways: Ways): Promise<Map<string, string>> {
  const { client, memory, note } = ways;
  const codes = new Map<string, string>();
  const taken = async ({ rememberedAs }: EventRequest) => {
    if (rememberedAs !== undefined) await memory.noteWebhook(rememberedAs);
  };
  if (client === undefined) {
    for (const requested of requests) {
      codes.set(requested.source, 'webhook_dropped');
      await taken(requested);
    }
    if (requests.length > 0) note(`${plural(requests.length, 'request')} for events dropped: no worker is configured.`);
    return codes;
  }
  for (const chunk of chunksOf(requests, CHUNK)) {
    const refused = await post(client, chunk, note);
    for (const requested of chunk) {
      if (refused === undefined) codes.set(requested.source, 'webhook_unsent');
      else await taken(requested);
    }
    for (const source of refused ?? []) codes.set(source, 'webhook_refused');
  }
  return codes;
}

/** @returns sources whose address the worker does not send to; undefined where it took nothing */
async function post(client: InternalClient, chunk: readonly EventRequest[], note: Ways['note']) {
  const requests = chunk.map(({ source, url, events }) => ({ source, url, events }));
  try {
    return (await client.post<{ data: { refused: string[] } }>('/webhooks', { requests })).data.refused;
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    note(`Requests for events are sent again at the next sync. ${error.message}`);
    return undefined;
  }
}

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

/**
 * What the worker does not take is sent again by the next run.
 * @param followed names of sources: what others want is not sent yet
 * @returns the requests of the others
 */
export async function sendSealedRequests(
  handed: readonly string[],
  { folder, settings, state, note, followed }: Where & { followed: ReadonlySet<string> },
): Promise<EventRequest[]> {
  const waiting = state.cache.of<string[]>('unsent', { fits: Array.isArray });
  const sealed = [...((await waiting.get('requests')) ?? []), ...handed];
  if (sealed.length === 0) return [];
  const key = await recordKey(folder, settings, process.env.CATALOG_RECORD_KEY);
  const requests = sealed.map((text) => jsonOf(Buffer.from((key && unseal(text, key)) ?? '')));
  if (!requests.every(isRequests)) note('Requests for events are dropped: they were sealed for another record key.');
  const client = configuredWorker(settings, process.env, 'submissions');
  const all = requests.filter(isRequests).flat();
  const own = all.filter(({ source }) => followed.has(source));
  const codes = await sendEventRequests(own, { client, memory: state.memory, note });
  state.noteEventRequests(codes);
  const isUnsent = [...codes.values()].includes('webhook_unsent');
  await waiting.set('requests', isUnsent ? sealed : undefined);
  return all.filter((requested) => !own.includes(requested));
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
