/** Loads the files of the search index, each once, as they are needed. */
import type { IndexShard, IndexTable } from '../../../schemas/search/static-index.ts';
import { indexFiles } from '../../../schemas/search/static-index.ts';

/** Two bytes with which everything begins that gzip has packed. */
const PACKED = [0x1f, 0x8b];

export interface IndexFiles {
  table(): Promise<IndexTable>;
  words(): Promise<string[]>;
  shards(numbers: readonly number[]): Promise<IndexShard[]>;
}

/**
 * @param folder address of the index, with a slash at its end
 * @param load the bytes at an address @throws whatever `load` throws; what failed is loaded again when it is needed next
 */
export function openIndexFiles(folder: string, load: (address: string) => Promise<ArrayBuffer>): IndexFiles {
  const loading = new Map<string, Promise<unknown>>();
  const read = <T>(name: string): Promise<T> => {
    const known = loading.get(name) ?? load(folder + name).then(unpack);
    loading.set(name, known);
    known.catch(() => loading.delete(name));
    return known as Promise<T>;
  };
  return {
    table: () => read(indexFiles.table),
    words: () => read(indexFiles.words),
    shards: (numbers) => Promise.all(numbers.map((number) => read<IndexShard>(indexFiles.shard(number)))),
  };
}

/** A host that says what it packs has its files unpacked by the browser. */
async function unpack(bytes: ArrayBuffer): Promise<unknown> {
  const isPacked = PACKED.every((byte, at) => new Uint8Array(bytes)[at] === byte);
  const stream = new Blob([bytes]).stream();
  return new Response(isPacked ? stream.pipeThrough(new DecompressionStream('gzip')) : stream).json();
}
