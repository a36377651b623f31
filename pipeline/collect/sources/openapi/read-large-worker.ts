/** The thread that reads one large API description and ends. What a word means it asks the thread that started it. */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { ReadResult } from '../../../../schemas/contracts/draft.ts';
import { readOpenApi } from './read-openapi.ts';

export interface ThreadInput {
  bytes: Uint8Array;
  url: string | undefined;
  /** Shared: 1 once the answer to a word is there. */
  answered: Int32Array;
}

export type ThreadMessage = { word: string } | { result: ReadResult };

const { bytes, url, answered } = workerData as ThreadInput;
const parent = parentPort as MessagePort;

/** Waits, because the readers are no asynchronous functions. */
function findCategory(word: string): string | undefined {
  Atomics.store(answered, 0, 0);
  parent.postMessage({ word } satisfies ThreadMessage);
  Atomics.wait(answered, 0, 0);
  return receiveMessageOnPort(parent)?.message;
}

parent.postMessage({ result: readOpenApi(bytes, { findCategory, url }) } satisfies ThreadMessage);
