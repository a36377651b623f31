/** Renders the pages of a compiled site, in a thread for each core. The bytes are the same whatever thread makes a page. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { MODULE_EXTENSION } from '../../repo/files/engine.ts';
import type { KeptPages, KeyedPage, ThreadAnswer, ThreadData, ThreadRequest } from './render-thread.ts';
import { siteError } from './run-astro.ts';

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

/**
 * @param most threads
 * @returns the pages that have a key: those made now, and those that are there no more. All others that stood do so still
 * @throws Error that names the page, and the operator's own file where it is one
 */
export async function renderPages(
  places: RenderPlaces,
  onStep: (step: string) => void,
  most = Math.min(availableParallelism(), MAX_THREADS),
): Promise<KeptPages> {
  const threads: RenderThread[] = [];
  const start = () => {
    const thread = startThread(places);
    threads.push(thread);
    return thread;
  };
  try {
    const first = start();
    // It reads the compiled site in the meantime.
    if (most > 1) start();
    const listed = await first.ask({ kind: 'list' });
    if (listed.state !== 'listed') throw new Error('The thread that renders pages has not listed them.');
    // Pages of the catalog as a whole are made where they were listed: all that they show was read there.
    const own = turnsOfOthers(listed.others);
    const shared = turnsOfKeyed(listed.keyed);
    while (threads.length < Math.min(most, 1 + shared.length)) start();
    const report = reporter(listed.others + listed.keyed.length, onStep);
    const work = async (thread: RenderThread) => {
      const next = () => (thread === first ? own.shift() : undefined) ?? shared.shift();
      for (let turn = next(); turn !== undefined; turn = next()) {
        await thread.ask(turn);
        report(turn.kind === 'keyed' ? turn.pages.length : turn.to - turn.from);
      }
    };
    await Promise.all(threads.map(work));
    return listed.kept;
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

function turnsOfOthers(count: number): Turn[] {
  const starts = Array.from({ length: Math.ceil(count / PAGES_PER_TURN) }, (_, index) => index * PAGES_PER_TURN);
  return starts.map((from) => ({ kind: 'others', from, to: Math.min(from + PAGES_PER_TURN, count) }));
}

/** All pages of one listing are in one turn: what they are made of is read once. */
function turnsOfKeyed(keyed: readonly KeyedPage[]): Turn[] {
  const turns: KeyedPage[][] = [];
  let turn: KeyedPage[] = [];
  for (const page of keyed) {
    if (turn.length >= PAGES_PER_TURN && turn.at(-1)?.params.slug !== page.params.slug) turn = [];
    if (turn.length === 0) turns.push(turn);
    turn.push(page);
  }
  return turns.map((pages) => ({ kind: 'keyed', pages }));
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

function startThread({ bundle, made, keyed, emitted, standingFile, keysFile, factsFile }: RenderPlaces): RenderThread {
  const worker = new Worker(new URL(`./render-thread${MODULE_EXTENSION}`, import.meta.url), {
    workerData: { bundle, made, keyed, keysFile } satisfies ThreadData,
    env: {
      NODE_ENV: 'production',
      CATALOG_EMITTED: emitted,
      ...(standingFile !== undefined && { CATALOG_STANDING: standingFile }),
      CATALOG_PAGE_KEYS: keysFile,
      CATALOG_LISTING_FACTS: factsFile,
    },
    argv: [],
    execArgv: [],
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once('error', (error: Error) => reject(siteError(error.stack ?? error.message)));
        worker.once('exit', () => reject(siteError('The thread that renders pages has ended.')));
        worker.once('message', (answer: ThreadAnswer) =>
          answer.state === 'failed' ? reject(siteError(`${answer.page}: ${answer.says}`)) : resolve(answer),
        );
        worker.postMessage(request);
      }),
    stop: () => worker.terminate(),
  };
}
