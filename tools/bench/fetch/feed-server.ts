/**
 * The process of the feeds' hosts: many addresses of this machine, on which a document that is still the same is
 * answered with 304. Ends with the process that started it.
 */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { padJsonFile } from '../documents/pad-json.ts';
import { etagOf } from './feeds.ts';

/** Answers since the last time somebody asked for this. */
export interface Answered {
  documents: number;
  notModified: number;
}

export interface Hosts {
  /** Like 127.0.0.1:1234 */
  pairs: string[];
  /** Of all documents. */
  bytes: number;
}

const [count = 0, seed = 0, hostCount = 0] = process.argv.slice(2).map(Number);
const documents = Array.from({ length: count }, (_, index) => padJsonFile(seed, index));
let answered: Answered = { documents: 0, notModified: 0 };

const answer: RequestListener = ({ url = '', headers }, response) => {
  const index = Number(url.slice(1));
  const etag = etagOf(index);
  if (headers['if-none-match'] === etag) {
    answered.notModified += 1;
    response.writeHead(304, { etag }).end();
    return;
  }
  answered.documents += 1;
  const bytes = documents[index];
  response.writeHead(200, { etag, 'content-type': 'application/json', 'content-length': bytes?.length }).end(bytes);
};

/** Only Linux has all of 127.0.0.0/8; elsewhere the hosts differ in their ports alone. */
async function listen(host: number): Promise<string> {
  const address = process.platform === 'linux' ? `127.0.0.${(host % 250) + 1}` : '127.0.0.1';
  const server = createServer(answer).listen(0, address);
  await once(server, 'listening');
  return `${address}:${(server.address() as AddressInfo).port}`;
}

process.on('disconnect', () => process.exit());
process.on('message', () => {
  process.send?.(answered);
  answered = { documents: 0, notModified: 0 };
});
const pairs = await Promise.all(Array.from({ length: Math.min(count, hostCount) }, (_, host) => listen(host)));
const hosts: Hosts = { pairs, bytes: documents.reduce((sum, { byteLength }) => sum + byteLength, 0) };
process.send?.(hosts);
