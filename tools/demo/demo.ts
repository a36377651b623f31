/**
 * `npm run demo`: the whole life of a listing on this machine, in a temporary copy. It only calls what people call: the
 * `catalog` command, git, and the API of the real worker.
 */

import { type DnsServer, serveDns } from '../../pipeline/testing/dns-server.ts';
import { freePort } from '../../pipeline/testing/free-port.ts';
import { asPublisher, DOMAIN, type Listing, padDocument, readListing, SLUG, search } from './demo-publisher.ts';
import { openStage, type Stage } from './demo-stage.ts';
import { check, say, show, until } from './telling.ts';

/** What the name server of the demo answers; the publisher's line of proof is added. */
const zone: Record<string, { TXT: string[] }> = {};

async function main(stage: Stage, receiverPort: number): Promise<void> {
  const receiver = `127.0.0.1:${receiverPort}`;

  say('The whole life of a listing, in a temporary copy of this catalog');
  show('It takes a minute or two, and longer on a busy machine: the site is built three times.');

  say('An operator starts a catalog, and gives the publisher of a domain a token');
  const stopFirst = await stage.deploy();
  const token = (await stage.catalog('token', 'issue', '--domain', DOMAIN)).trim();
  const publisher = asPublisher(stage.base, token);

  say('The publisher submits a document, and says where events may be sent');
  const first = await publisher.submit(padDocument('1.0.0', '2024-03-01', receiver));
  await publisher.expectState(first, 'queued');

  say('A sync reads and checks it, and proposes it in a branch of its own');
  await stage.sync();
  check((await stage.git('branch', '--list', `moderation/${SLUG}`)) !== '', `there is a branch moderation/${SLUG}`);
  const shown = await stage.catalog('moderation', 'show', SLUG);
  await publisher.expectState(first, 'in_moderation');

  say('Until a person has looked, nobody can read it');
  check((await readListing(stage.base)) === 404, 'the answer is 404');
  check(!(await search(stage.base, 'demo notes')).includes(SLUG), 'no search finds it');
  await stopFirst();

  say('An administrator publishes it: a merge, a build, and the worker is told');
  await stage.catalog('moderation', 'publish', /\S+@[0-9a-f]{16}/.exec(shown)?.[0] ?? SLUG);
  const stopSecond = await stage.deploy();
  const before = await expectVersion(stage, '1.0.0');
  check((await search(stage.base, 'demo notes')).includes(SLUG), 'a search finds it');

  say('The publisher asks for the secret of the webhook, and listens');
  const received: string[] = [];
  const secret = await publisher.newSecret();
  stage.begin(['webhook', 'listen', '--port', String(receiverPort), '--secret', secret], (text) => {
    received.push(text);
    show(text);
  });
  const arrives = (event: string) =>
    until(`${event} arrives`, () => received.some((text) => text.includes(`Genuine: ${event} `)));
  await until('the receiver listens', () => received.length > 0);
  await publisher.askForChallenge();
  await arrives('listing.published');
  check(true, 'listing.published arrived, and its signature is genuine');

  say('The publisher proves the domain by DNS, and submits 1.1.0; the next sync takes both over without asking');
  zone[`_catalog.${DOMAIN}`] = { TXT: [/catalog-verification=\S+/.exec(shown)?.[0] ?? ''] };
  const today = new Date().toISOString().slice(0, 10);
  const second = await publisher.submit(padDocument('1.1.0', today, receiver));
  await stage.sync();
  await publisher.expectState(second, 'published');
  await stopSecond();
  await stage.deploy();
  const after = await expectVersion(stage, '1.1.0');
  check(after.versions.length === 2, '1.0.0 is remembered');
  check(after.verified, 'the domain is verified');
  check(after.rank.score > before.rank.score, `the score rose from ${before.rank.score} to ${after.rank.score}`);
  const places = `from ${before.rank.position} to ${after.rank.position}`;
  check(after.rank.position < before.rank.position, `the place in the rank rose ${places}`);
  await arrives('rank.changed');
  check(true, 'rank.changed arrived, and its signature is genuine');

  say('What the publisher said in private is nowhere');
  const objects = await stage.git('log', '--all', '--patch', '--', 'data');
  check(!/canary/i.test(objects), 'no git object of data/ holds the e-mail address or name');
  check(!objects.includes('/events'), 'nor the address of the webhook');
}

async function expectVersion({ base }: Stage, version: string): Promise<Listing> {
  const listing = await readListing(base);
  if (typeof listing === 'number') throw new Error(`The demo expected a listing, and was answered ${listing}.`);
  check(listing.version === version, `the API returns version ${version}`);
  return listing;
}

/** @returns whether all of it went well */
async function perform(dns: DnsServer): Promise<boolean> {
  const receiverPort = await freePort();
  const stage = await openStage(await freePort(), `127.0.0.1:${receiverPort}`, dns.address);
  try {
    await Promise.race([main(stage, receiverPort), interruption()]);
    say('That was the whole life of a listing. The temporary copy is removed again.');
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  } finally {
    await stage.close();
  }
}

/** Whoever stops the demo wants nothing left of it. */
function interruption(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error('Stopped.')));
  });
}

const isWell = await perform(await serveDns(zone));
// What was interrupted may still wait for something.
process.exit(isWell ? 0 : 1);
