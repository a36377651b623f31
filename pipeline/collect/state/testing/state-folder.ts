/** What the tests of the sync state share. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readPadJson } from '../../../../schemas/readers/pad-json.ts';
import { padDocument } from '../../../testing/temporary-catalog.ts';
import type { Reading, SourceMemory } from '../../contract/source-memory.ts';
import { sourceMemory } from '../source-memory.ts';
import { openSyncState, type SyncState } from '../sync-state.ts';

/** What a reader makes of a small document. */
export function sampleReading(slug: string): Reading {
  const { draft, problems } = readPadJson(Buffer.from(padDocument(slug)), { findCategory: (word) => word });
  return { kind: 'pad-json', draft, problems };
}

export interface TemporaryState {
  folder: string;
  /** Of the file. */
  path: string;
  /** What the operator was told. */
  notes: string[];
  /** The clock; a test may set it. */
  now: Date;
  open(busyTimeoutMs?: number): Promise<SyncState>;
  /** The memory of sources in an open state. */
  sourcesOf(state: SyncState, inputs?: string): SourceMemory;
  /** Runs a script in a process of its own; `openSyncState`, `sourceMemory`, `openDatabase`, `sql` and `path` are there. */
  runChild(script: string): Child;
  remove(): void;
}

interface Child {
  kill(): void;
  /** The next line that the script prints. */
  line(): Promise<string>;
  /** What else it prints until it ends. */
  rest(): Promise<string[]>;
}

export function temporaryState(): TemporaryState {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-state-'));
  const children: Child[] = [];
  const state: TemporaryState = {
    folder,
    path: join(folder, 'sync.db'),
    notes: [],
    now: new Date('2026-11-20T12:00:00Z'),
    open: (busyTimeoutMs) =>
      openSyncState(state.path, {
        now: () => state.now,
        note: (text) => state.notes.push(text),
        ...(busyTimeoutMs !== undefined && { busyTimeoutMs }),
      }),
    sourcesOf: ({ cache }, inputs = 'inputs') => sourceMemory(cache, inputs, () => state.now),
    runChild(script) {
      const child = startChild(CHILD_BEGIN + script, state.path);
      children.push(child);
      return child;
    },
    remove() {
      for (const child of children) child.kill();
      // A test may have made it read-only.
      chmodSync(folder, 0o755);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return state;
}

const CHILD_BEGIN = `
  import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};
  import { openDatabase } from ${JSON.stringify(new URL('../../../repo/files/sqlite.ts', import.meta.url).href)};
  import { openSyncState } from ${JSON.stringify(new URL('../sync-state.ts', import.meta.url).href)};
  import { sourceMemory } from ${JSON.stringify(new URL('../source-memory.ts', import.meta.url).href)};
  const path = process.argv[1];
`;

function startChild(script: string, path: string): Child {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    kill: () => child.kill('SIGKILL'),
    async line() {
      const { value, done } = await lines.next();
      if (done) throw new Error('The child process has ended.');
      return value;
    },
    async rest() {
      const rest: string[] = [];
      for await (const line of lines) rest.push(line);
      return rest;
    },
  };
}
