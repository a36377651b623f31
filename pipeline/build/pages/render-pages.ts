/** Renders the pages of a compiled site, in a thread for each core. The bytes are the same whatever thread makes a page. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadEntry } from '../../repo/run/thread-entry.ts';
import { siteError } from './compiled-site.ts';
import type { MadePage, ThreadAnswer, ThreadData, ThreadRequest } from './render-thread.ts';

export interface RenderPlaces extends ThreadData {
  /** Folder that holds what the pages are made from. */
  emitted: string;
  /** File that says what stands from the build before; nothing, without one. */
  standingFile?: string;
  /** File beside them, where the site notes what it has read of listings. */
  factsFile: string;
}

type Turn = Exclude<ThreadRequest, { kind: 'list' }>;

/** More would wait for one disk, and each keeps what it reads. */
const MAX_THREADS = 8;
/** So few that all threads end at about the same time, so many that asking for more costs nothing. */
const PAGES_PER_TURN = 32;
const PAGES_PER_STEP = 5000;

/** What becomes of them. */
interface Rendering {
  onStep(step: string): void;
  /** Some that were made. */
  onMade(pages: readonly MadePage[]): Promise<void>;
}

/** Threads that have read the compiled site, or do so while other work is done. */
export interface Renderer extends AsyncDisposable {
  /**
   * @returns paths of pages that stood under a key and are there no more. All others that are not made now do so still
   * @throws Error that names the page, and the operator's own file where it is one
   */
  render(rendering: Rendering): Promise<readonly string[]>;
}

/** @param most threads */
export function openRenderer(places: RenderPlaces, most = Math.min(availableParallelism(), MAX_THREADS)): Renderer {
  const threads: RenderThread[] = [];
  const start = () => {
    const thread = startThread(places, threads.length === 0);
    threads.push(thread);
    return thread;
  };
  const first = start();
  if (most > 1) start();
  return {
    render: (rendering) => renderWith({ first, threads, start, most }, rendering),
    [Symbol.asyncDispose]: async () => void (await Promise.all(threads.map((thread) => thread.stop()))),
  };
}

interface Threads {
  /** It lists the pages, too. */
  first: RenderThread;
  threads: RenderThread[];
  start(): RenderThread;
  most: number;
}

async function renderWith({ first, threads, start, most }: Threads, { onStep, onMade }: Rendering) {
  const listed = await first.ask({ kind: 'list', pagesPerTurn: PAGES_PER_TURN });
  if (listed.state !== 'listed') throw new Error('The thread that renders pages has not listed them.');
  // Pages of the catalog as a whole are made where they were listed: all that they show was read there.
  const own = turnsOfOthers(listed.others);
  const shared = listed.listings.map((turn): Turn => ({ kind: 'listings', ...turn }));
  while (threads.length < Math.min(most, 1 + shared.length)) start();
  const report = reporter(listed.others + listed.listings.reduce((sum, { pages }) => sum + pages, 0), onStep);
  const work = async (thread: RenderThread) => {
    const next = () => (thread === first ? own.shift() : undefined) ?? shared.shift();
    for (let turn = next(); turn !== undefined; turn = next()) {
      const made = await thread.ask(turn);
      if (made.state === 'made') await onMade(made.pages);
      report(turn.kind === 'listings' ? turn.pages : turn.to - turn.from);
    }
  };
  await Promise.all(threads.map(work));
  return listed.gone;
}

function turnsOfOthers(count: number): Turn[] {
  const starts = Array.from({ length: Math.ceil(count / PAGES_PER_TURN) }, (_, index) => index * PAGES_PER_TURN);
  return starts.map((from) => ({ kind: 'others', from, to: Math.min(from + PAGES_PER_TURN, count) }));
}

function reporter(total: number, onStep: (step: string) => void): (made: number) => void {
  let done = 0;
  return (made) => {
    const isStep = Math.floor((done + made) / PAGES_PER_STEP) > Math.floor(done / PAGES_PER_STEP);
    done += made;
    if (isStep && done < total) onStep(`building the site: ${done} of ${total} pages`);
  };
}

interface RenderThread {
  /** @throws Error that names the page */
  ask(request: ThreadRequest): Promise<ThreadAnswer>;
  stop(): Promise<unknown>;
}

/** @param lists whether it lists the pages, too, for which it reads what an earlier build has noted of listings */
function startThread(places: RenderPlaces, lists: boolean): RenderThread {
  const { bundle, made, emitted, standingFile, keysFile, factsFile } = places;
  // Kept, and signed, with the bundle. A build fills it when its threads end.
  const compiled = `${bundle}-cache`;
  const worker = new Worker(threadEntry('render-thread', import.meta.url, compiled), {
    eval: true,
    workerData: { bundle, made, keysFile } satisfies ThreadData,
    env: {
      NODE_ENV: 'production',
      CATALOG_EMITTED: emitted,
      ...(standingFile !== undefined && { CATALOG_STANDING: standingFile }),
      CATALOG_PAGE_KEYS: keysFile,
      ...(lists && { CATALOG_LISTING_FACTS: factsFile }),
    },
    argv: [],
    execArgv: [],
  });
  let waiting: { resolve(answer: ThreadAnswer): void; reject(error: Error): void } | undefined;
  let ended: Error | undefined;
  // It may end while nobody waits for an answer.
  const end = (says: string) => {
    ended ??= siteError(says);
    waiting?.reject(ended);
  };
  worker.on('error', (error: Error) => end(error.stack ?? error.message));
  worker.on('exit', () => end('The thread that renders pages has ended.'));
  worker.on('message', (answer: ThreadAnswer) => {
    if (answer.state === 'failed') waiting?.reject(siteError(`${answer.page}: ${answer.says}`));
    else waiting?.resolve(answer);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        waiting = { resolve, reject };
        worker.postMessage(request);
      }),
    stop: () => worker.terminate(),
  };
}
