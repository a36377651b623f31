/**
 * The process of the feeds' hosts: many addresses of this machine, on which a document that is still the same is
 * answered with 304. Ends with the process that started it.
 */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { padJsonFile } from '../documents/pad-json.ts';

const [count = 0, seed = 0, hostCount = 0] = process.argv.slice(2).map(Number);
const documents = Array.from({ length: count }, (_, index) => padJsonFile(seed, index));

const answer: RequestListener = ({ url = '', headers }, response) => {
  const index = Number(url.slice(1));
  const etag = `"feed-${index}"`;
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
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
process.send?.(await Promise.all(Array.from({ length: Math.min(count, hostCount) }, (_, host) => listen(host))));
