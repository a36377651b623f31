/** A worker's /internal/v1/submissions in memory, for tests: it holds submissions and takes reports like the real one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type {
  OpenSubmission,
  PublisherReport,
  PublisherTasks,
  SubmissionReport,
  SubmissionState,
} from '../../../../schemas/contracts/internal-api.ts';
import { readPadJson } from '../../../../schemas/readers/pad-json.ts';
import { VERIFICATION_FILE } from '../../../../schemas/rules/verification-token.ts';
import { runSync, type SyncCommandOptions } from '../../../cli/sync.ts';
import { type DnsRecords, serveDns } from '../../../testing/dns-server.ts';
import { type Loopback, serveHttp } from '../../../testing/loopback.ts';
import { withoutIdentity } from '../../../testing/project-copy.ts';
import {
  type CatalogFiles,
  catalogOf,
  filesOf,
  NOW,
  type PadFixture,
  padDocument,
  type TemporaryCatalog,
  temporaryCatalog,
} from '../../../testing/temporary-catalog.ts';

const CLI = join(import.meta.dirname, '..', '..', '..', 'cli', 'cli.ts');
export const KEY = 'the-key-of-the-pipeline';
const PAGE_SIZE = 2;
const OPEN: readonly SubmissionState[] = ['queued', 'in_moderation'];

type Held = OpenSubmission & Pick<SubmissionReport, 'state' | 'slug' | 'reason' | 'errors' | 'warnings'>;

interface FakeWorker {
  server: Loopback;
  held: Map<string, Held>;
  tasks: PublisherTasks;
  /** The last one that was taken. */
  report: PublisherReport | undefined;
  /** Where submitted documents want events, as it was told. */
  webhooks: unknown[];
  /** What it does with the next report: take it, fail before, or fail after it was taken. */
  next: 'take' | 'fail before' | 'fail after';
  /** Called when a report has come, before it is answered. */
  onReport(): void;
  /** A document, or the address of one. */
  submit(content: string | { url: string }, domains?: string[]): string;
  /** It holds nothing, and nobody has asked it. */
  reset(): void;
  state(id: string): SubmissionState | undefined;
}

const atFirst = (): Pick<FakeWorker, 'tasks' | 'report' | 'webhooks' | 'next' | 'onReport'> => ({
  tasks: { requests: [], proof_files: [], domains: ['maker.example'] },
  ...{ report: undefined, webhooks: [], next: 'take', onReport: () => {} },
});

async function fakeWorker(): Promise<FakeWorker> {
  const held = new Map<string, Held>();
  const server = await serveHttp((request, response) => {
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://worker');
    if (request.headers.authorization !== `Bearer ${KEY}`) return void answer(404, {});
    if (pathname === '/internal/v1/publishers') return void answer(200, { data: worker.tasks });
    if (pathname === '/internal/v1/submissions') {
      const open = [...held.values()].filter(({ state }) => OPEN.includes(state));
      const rest = open
        .filter(({ id }) => id > (searchParams.get('after') ?? ''))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      return void answer(200, { data: rest.slice(0, PAGE_SIZE) });
    }
    // Of sources, and not of what publishers bring.
    if (pathname === '/internal/v1/sync-log') return void answer(200, { data: {} });
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const mood = worker.next;
      worker.next = 'take';
      if (pathname.endsWith('/webhooks')) worker.webhooks.push(...JSON.parse(body).requests);
      else if (mood !== 'fail before' && pathname.endsWith('/publishers/report')) takeTasks(JSON.parse(body));
      else if (mood !== 'fail before') for (const report of JSON.parse(body).data) take(report);
      if (pathname.endsWith('/reports')) worker.onReport();
      answer(mood === 'take' ? 200 : 500, pathname.endsWith('/webhooks') ? { data: { refused: [] } } : {});
    });
  });
  const take = ({ id, received_at, ...report }: SubmissionReport) => {
    const submission = held.get(id);
    const isMeant = submission?.received_at === received_at && OPEN.includes(submission.state);
    if (isMeant) held.set(id, { ...submission, ...report });
  };
  const takeTasks = (report: PublisherReport) => {
    worker.report = report;
    worker.tasks.requests = worker.tasks.requests.filter(({ id }) => !report.requests.includes(id));
  };
  const worker: FakeWorker = {
    ...{ server, held, ...atFirst() },
    reset() {
      held.clear();
      server.hits = 0;
      Object.assign(worker, atFirst());
    },
    submit(content, domains = ['maker.example']) {
      const number = held.size + 1;
      const id = `id-${String(900 - number)}`;
      const received_at = `2026-11-20T10:00:${String(number).padStart(2, '0')}.000Z`;
      const reading = typeof content === 'string' ? toReading(content) : null;
      const url = typeof content === 'string' ? null : content.url;
      held.set(id, { id, received_at, domains, url, reading, state: 'queued' });
      return id;
    },
    state: (id) => held.get(id)?.state,
  };
  return worker;
}

function toReading(document: string): OpenSubmission['reading'] {
  const read = readPadJson(Buffer.from(document), { findCategory: (word) => word });
  if (read.draft === undefined) throw new Error(JSON.stringify(read.problems));
  const { draft, webhook, problems } = read;
  return { kind: 'pad-json', draft, slugIsDerived: false, ...(webhook && { webhook }), problems };
}

/** Where a catalog and its worker stand. */
interface Reached {
  files: CatalogFiles;
  held: Map<string, Held>;
  documents: Record<string, string>;
}

/** A catalog whose runs ask a worker, a server of feeds and a name server, all of one file. Call it at the top. */
export function publishersRun() {
  const answers = { dns: '', feeds: '' };
  const reached = new Map<string, Reached>();
  let closing: (() => Promise<void>)[] = [];
  const run = {
    worker: {} as FakeWorker,
    catalog: {} as TemporaryCatalog,
    feeds: {} as Loopback,
    /** What the server of feeds says, by path. */
    documents: {} as Record<string, string>,
    /** What the name server knows. */
    zone: {} as Record<string, DnsRecords>,
    printed: [] as string[],
    begin(files: Record<string, string> = {}) {
      run.catalog = temporaryCatalog(files);
      run.catalog.write('.git/info/exclude', '.cache/\n');
    },
    /** Goes to where `steps` lead. They are gone once in a file, and from then on it begins there. */
    async beginAfter(what: string, steps: () => Promise<void>): Promise<void> {
      const known = reached.get(what);
      if (known === undefined) {
        await steps();
        const { catalog, worker, documents } = run;
        reached.set(what, { files: filesOf(catalog), held: structuredClone(worker.held), documents: { ...documents } });
      } else {
        run.catalog = catalogOf(known.files);
        Object.assign(run.documents, known.documents);
        for (const [id, held] of known.held) run.worker.held.set(id, { ...held });
      }
    },
    sync(options: Partial<SyncCommandOptions> = {}): Promise<boolean> {
      const say = (text: string) => void run.printed.push(text);
      const output = { print: say, note: say, progress: () => {}, done: () => {} };
      const network = { trust: [answers.feeds], dns: [answers.dns] };
      return runSync(
        { folder: run.catalog.folder, now: NOW, output },
        { feed: [], shards: '', ...network, ...options },
      );
    },
    /** The command in a process of its own, which is killed without warning when its report comes to the worker. */
    async syncKilledAtReport(): Promise<void> {
      const args = [CLI, 'sync', '--trust', answers.feeds, '--dns', answers.dns];
      const child = spawn(process.execPath, args, { cwd: run.catalog.folder, stdio: 'ignore', env: withoutIdentity() });
      run.worker.onReport = () => child.kill('SIGKILL');
      const [, signal] = await once(child, 'exit');
      run.worker.onReport = () => {};
      if (signal !== 'SIGKILL') throw new Error('The run came to its end without a report.');
    },
    branches: () =>
      run.catalog.git('for-each-ref', '--format=%(refname:short) %(objectname)', 'refs/heads').split('\n'),
    names: () => run.branches().map((line) => line.split(' ')[0]),
  };
  beforeAll(async () => {
    const dns = await serveDns((name) => run.zone[name]);
    run.feeds = await serveHttp((request, response) => {
      const document = run.documents[request.url ?? ''];
      const isProof = request.url === VERIFICATION_FILE;
      const missing = isProof ? 404 : 500;
      const type = isProof ? { 'content-type': 'text/plain' } : {};
      response.writeHead(document === undefined ? missing : 200, type).end(document);
    });
    run.worker = await fakeWorker();
    Object.assign(answers, { dns: dns.address, feeds: run.feeds.pair });
    closing = [dns.close, run.feeds.close, run.worker.server.close];
  });
  afterAll(async () => {
    await Promise.all(closing.map((close) => close()));
  });
  beforeEach(() => {
    Object.assign(run, { documents: {}, zone: {}, printed: [] });
    run.worker.reset();
    vi.stubEnv('CATALOG_INTERNAL_KEY', KEY);
    vi.stubEnv('CATALOG_WORKER_URL', run.worker.server.origin);
    vi.stubEnv('GITHUB_EVENT_NAME', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    run.catalog.remove();
  });
  return run;
}

/** A valid document whose homepage is on maker.example. */
export const made = (slug: string, change: (document: PadFixture) => void = () => {}) =>
  padDocument(slug, (document) => {
    document.software.homepage = `https://maker.example/${slug}`;
    change(document);
  });

export const version = (number: string) => (document: PadFixture) => {
  document.release = { version: number };
};
