/** What a site lets a program fetch of itself. Source: RFC 9309. */
import robotsParser from 'robots-parser';
import type { GuardedClient } from '../../repo/fetch/guarded-client.ts';

/** What a robots.txt may call us. */
const OUR_NAME = 'Catalog';
const MAX_BYTES = 512 * 1024;

/** @returns a question whose answers hold for one run: each host is asked once */
export function robotsRules(client: GuardedClient): (address: string) => Promise<boolean> {
  const rules = new Map<string, Promise<(address: string) => boolean>>();
  return async (address) => {
    const { origin } = new URL(address);
    const known = rules.get(origin) ?? rulesOf(client, origin);
    rules.set(origin, known);
    return (await known)(address);
  };
}

/** A host without the file allows everything; one that does not answer has forbidden everything until it does. */
async function rulesOf(client: GuardedClient, origin: string): Promise<(address: string) => boolean> {
  const file = `${origin}/robots.txt`;
  const answer = await client.fetch(file, { maxBytes: MAX_BYTES });
  if ('bytes' in answer) {
    const parsed = robotsParser(file, answer.bytes.toString('utf8'));
    return (address) => parsed.isAllowed(address, OUR_NAME) !== false;
  }
  const { code, values } = 'refusal' in answer ? answer.refusal : { code: '', values: undefined };
  const status = Number(values?.status ?? 0);
  const isOpen = code === 'bad_status' && status >= 400 && status < 500 && status !== 429;
  return () => isOpen;
}
