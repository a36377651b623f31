/** Reads a request as text: an optional first line, headers, an empty line, the body. */
import type { ReceivedDelivery } from './check-delivery.ts';

/** @returns undefined if the text is not a request */
export function parseRawRequest(bytes: Buffer): ReceivedDelivery | undefined {
  const end = /\r?\n\r?\n/.exec(bytes.toString('latin1'));
  if (end === null) return undefined;
  const lines = bytes.subarray(0, end.index).toString('latin1').split(/\r?\n/);
  const headers: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    const [, name, value] = /^([\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers[name.toLowerCase()] = value;
    else if (index > 0) return undefined;
  }
  return { headers, body: bytes.subarray(end.index + end[0].length) };
}
