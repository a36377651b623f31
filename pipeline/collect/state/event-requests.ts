/** Tells the worker where feeds want events. The addresses are private: they go there, and nowhere else. */
import { chunksOf } from '../../repo/text/chunks.ts';
import { plural } from '../../repo/text/plural.ts';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import type { EventRequest } from '../contract/source-kind.ts';
import type { SourceMemory } from '../contract/source-memory.ts';

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
