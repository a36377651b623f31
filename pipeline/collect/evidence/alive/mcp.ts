/**
 * Whether a server of the Model Context Protocol answers: one `initialize`, and no call of a tool.
 * Source: https://modelcontextprotocol.io/specification/2025-06-18/basic/transports and …/basic/authorization
 */
import { isObject } from '../../../../schemas/rules/members.ts';
import type { HttpResponse } from '../../../repo/fetch/exchange.ts';
import { jsonOf } from '../../../repo/text/stable-json.ts';

const PROTOCOL_VERSION = '2025-06-18';
const EVENT_STREAM = 'text/event-stream';

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: PROTOCOL_VERSION, capabilities: {}, clientInfo: { name: 'catalog', version: '1' } },
};

/** The older transport opens a stream, and is asked for no more than that. */
export function mcpRequest(transport: string | undefined): { headers: Record<string, string>; body?: string } {
  if (transport === 'sse') return { headers: { accept: EVENT_STREAM } };
  const headers = { accept: `application/json, ${EVENT_STREAM}`, 'content-type': 'application/json' };
  return { headers, body: JSON.stringify(INITIALIZE) };
}

/** An error of the protocol is an answer of it, and so is the demand for a token. */
export function isMcpAnswer({ status, headers, bytes }: HttpResponse): boolean {
  if (status === 401) return /^bearer\b/i.test(String(headers['www-authenticate'] ?? ''));
  if (status >= 500) return false;
  const isStream = String(headers['content-type'] ?? '').startsWith(EVENT_STREAM);
  if (!isStream) return isMessage(jsonOf(bytes));
  const lines = bytes.toString('utf8').split(/\r\n|\r|\n/);
  // The older transport says first where to send messages.
  if (lines.some((line) => /^event: ?endpoint$/.test(line))) return true;
  return lines.some((line) => line.startsWith('data:') && isMessage(jsonOf(Buffer.from(line.slice('data:'.length)))));
}

function isMessage(value: unknown): boolean {
  if (!isObject(value) || value.jsonrpc !== '2.0') return false;
  if (isObject(value.error)) return true;
  return isObject(value.result) && typeof value.result.protocolVersion === 'string';
}
