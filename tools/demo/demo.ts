/**
 * `npm run demo`: the life of a listing on this machine, in a temporary catalog of its own. It only calls what people
 * call: the `catalog` command, git, and the API of the real worker. After the last step the catalog stays served until
 * Ctrl+C; `--once`, or an output that is no terminal, ends it there, and `--stay` keeps it served all the same.
 */
import '../help/print-help.ts';
import { parseArgs } from 'node:util';
import { CANARY_TRACES } from '../../pipeline/collect/forge/testing/canaries.ts';
import { serveDns } from '../../pipeline/testing/dns-server.ts';
import { freePort } from '../../pipeline/testing/free-port.ts';
import { type ApiListing, asPublisher, readListing, search } from './demo-api.ts';
import { clock, DOMAIN, type Publishers, RECEIVER_PATH, SENT_SLUG, SLUG, startPublishers } from './demo-publishers.ts';
import { type DemoStage, openStage } from './demo-stage.ts';
import { check, say, show, showCommand, until } from './narration.ts';

/** What the name server of the demo answers; the publisher's line of proof is added. */
type Zone = Record<string, { TXT: string[] }>;

async function live(stage: DemoStage, publishers: Publishers, receiver: Receiver, zone: Zone): Promise<void> {
  say('An operator starts a catalog. It has a name and six categories, and no software yet');
  await stage.prepare();
  await stage.serve();
  show(`Open ${stage.base}/ if you like, and reload it as the story goes on.`);

  await follow(stage, publishers);
  const shown = await review(stage);
  const before = await expectVersion(stage, '1.0.0');

  say('The operator gives the publisher of Demo Notes a token. It comes with the secret of the webhook');
  const local = ['--local', new URL(stage.base).port];
  const issued = await stage.catalog(['token', 'issue', ...local, '--domain', DOMAIN]);
  const [token = '', secret = ''] = issued.trim().split('\n');
  const publisher = asPublisher(stage.base, token);

  say('The publisher starts a receiver, and asks for the first event');
  receiver.listen(stage, secret);
  await receiver.isReady();
  await publisher.askForChallenge();
  await receiver.gets('listing.published');

  say('The publisher puts a line into DNS, releases 1.1.0, and sends the catalog another program, Demo Clock');
  const proof = /catalog-verification=\S+/.exec(shown)?.[0] ?? '';
  show(`_catalog.${DOMAIN}.  TXT  "${proof}"`);
  zone[`_catalog.${DOMAIN}`] = { TXT: [proof] };
  publishers.release();
  const submission = await publisher.submit(clock());

  say('The next sync takes over the new version and sees the proof. Demo Clock is new, so it waits for a person');
  await stage.catalog(['sync'], OUTCOME);
  await stage.deploy();
  await risen(stage, before);
  await receiver.gets('rank.changed');
  check((await publisher.stateOf(submission)) === 'in_moderation', 'Demo Clock is in moderation');
  check((await readListing(stage.base, SENT_SLUG)) === 404, 'and nobody can read it: 404');

  say('What the publishers said in private is nowhere');
  const objects = await stage.git('log', '--all', '--patch', '--', 'data');
  check(!CANARY_TRACES.some((trace) => objects.includes(trace)), 'no name, email address or phone number is in git');
  check(!objects.includes(RECEIVER_PATH), 'nor is the address of the webhook');
}

/** What a sync did with a feed, and the sum. */
const OUTCOME = /^\s+(?:proposed|updated)|^\d+ feeds/;
const NOTHING = /^\b$/;

async function follow(stage: DemoStage, { addresses }: Publishers): Promise<void> {
  say('Five publishers host a feed each, one of every kind, and check what the catalog reads in it');
  await stage.catalog(['validate', ...addresses], /^valid/, 'validate <the five addresses>');

  say('The operator follows all five, and a sync reads them');
  for (const address of addresses) await stage.catalog(['add-feed', address], NOTHING);
  showCommand('git commit --message "Follow five feeds"');
  await stage.git('add', 'data');
  await stage.git('commit', '--quiet', '--message', 'Follow five feeds');
  await stage.catalog(['sync'], OUTCOME);
  const branches = await stage.git('branch', '--list', 'moderation/*');
  check(branches.trim().split('\n').length === addresses.length, 'each waits in a branch of its own');
  check((await readListing(stage.base)) === 404, 'until a person has looked, nobody can read them: 404');
  check(!(await search(stage.base, 'notes')).includes(SLUG), 'and no search finds them');
}

/** @returns what the reviewer saw of Demo Notes */
async function review(stage: DemoStage): Promise<string> {
  say('A reviewer looks at what waits, first at Demo Notes');
  await stage.catalog(['moderation', 'list']);
  const shown = await stage.catalog(
    ['moderation', 'show', SLUG],
    /^(?:demo-notes|vendor|license|platforms|homepage|domain|version|source|webhook host|summary|To publish)/,
  );

  say('Then at the other four, and publishes just what was shown: a merge, a build, and the worker is told');
  const all = await stage.catalog(['moderation', 'show', '--all'], NOTHING);
  const approvals = [...new Set(all.match(/[\w-]+@[0-9a-f]{16}/g))];
  const [first = '', ...others] = approvals;
  await stage.catalog(['moderation', 'publish', first, ...others], /./, `moderation publish ${first} <the others>`);
  await stage.deploy();
  check((await search(stage.base, 'notes')).includes(SLUG), 'a search finds Demo Notes');
  return shown;
}

async function expectVersion({ base }: DemoStage, version: string): Promise<ApiListing> {
  const listing = await readListing(base);
  if (typeof listing === 'number') throw new Error(`The demo expected a listing, and was answered ${listing}.`);
  check(listing.version === version, `the API returns version ${version}`);
  return listing;
}

async function risen(stage: DemoStage, before: ApiListing): Promise<void> {
  const after = await expectVersion(stage, '1.1.0');
  check(after.versions.length === 2, 'it remembers 1.0.0');
  check(after.verified, 'the domain is verified');
  check(after.rank.score > before.rank.score, `the score rises from ${before.rank.score} to ${after.rank.score}`);
  const places = `from ${before.rank.position} to ${after.rank.position}`;
  check(after.rank.position < before.rank.position, `the place in the rank rises ${places}`);
}

type Receiver = ReturnType<typeof receiverAt>;

/** What the publisher runs to get events. */
function receiverAt(port: number) {
  let received = '';
  return {
    listen(stage: DemoStage, secret: string): void {
      stage.keep(['webhook', 'listen', '--port', String(port), '--secret', secret], (text) => {
        received += text;
      });
    },
    isReady: () => until('the receiver listens', () => received !== ''),
    async gets(event: string): Promise<void> {
      const found = () => new RegExp(`^Genuine: ${event} \\S+ (.*)$`, 'm').exec(received);
      await until(`${event} arrives`, () => found() !== null);
      show(`← ${event}  ${found()?.[1]}`);
      check(true, `${event} arrives, and its signature is genuine`);
    },
  };
}

function showAround({ base }: DemoStage): void {
  say('That was the life of a listing. The catalog is still served, so look around');
  const places = [
    ['start page', '/'],
    ['Demo Notes', `/software/${SLUG}/`],
    ['from PAD XML', '/software/disk-gauge/'],
    ['from OpenAPI', '/software/tide-tables/'],
    ['from GitHub', '/software/sketch-pad/'],
    ['from GitLab', '/software/tile-maker/'],
    ['how the rank works', '/docs/rank/'],
    ['a search', '/search/?q=notes'],
    ['a listing as JSON', `/api/v1/software/${SLUG}`],
    ['all as JSON', '/api/v1/software'],
    ['its own manifest', '/.well-known/catalog.json'],
  ] as const;
  for (const [what, path] of places) show(`${what.padEnd(20)}${base}${path}`);
  show('\nCtrl+C stops it, and removes the temporary folder.');
}

/** @param stays whether the catalog is served after the last step @returns exit code */
async function perform(stays: boolean): Promise<number> {
  const interruption = interrupted();
  const zone: Zone = {};
  const [dns, port, receiverPort] = [await serveDns(zone), await freePort(), await freePort()];
  const receiver = `127.0.0.1:${receiverPort}`;
  const publishers = await startPublishers(receiver);
  const { trusted, githubApi } = publishers;
  const stage = await openStage({ port, trusted: [...trusted, receiver], dns: dns.address, githubApi });
  try {
    const end = await Promise.race([live(stage, publishers, receiverAt(receiverPort), zone), interruption]);
    if (end !== undefined) process.stderr.write('\nStopped before the last step. The temporary folder is removed.\n');
    else if (stays) {
      showAround(stage);
      await interruption;
    } else say('That was the life of a listing. The temporary folder is removed');
    return end ?? 0;
  } catch (error) {
    return failed(error);
  } finally {
    await Promise.all([stage.close(), publishers.close(), dns.close()]);
  }
}

/** @returns the exit code */
function failed(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}

/** @returns the exit code that shells give to what was stopped this way */
function interrupted(): Promise<number> {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve(130));
    process.on('SIGTERM', () => resolve(143));
    process.on('SIGHUP', () => resolve(129));
  });
}

const { values } = parseArgs({ options: { once: { type: 'boolean' }, stay: { type: 'boolean' } } });
say('The life of a listing, in a catalog that is made up for it');
show(
  'It takes about half a minute, in a temporary folder; the files of this one stay as they are. All of it happens on\n' +
    'this machine: two small servers stand in for GitHub and GitLab. `catalog …` is `npm run catalog -- …`; options\n' +
    'that let it read from this machine (--trust, --dns) are not shown.',
);
// What was interrupted may still wait for something.
process.exit(await perform(values.stay ?? (!values.once && process.stdout.isTTY)).catch(failed));
