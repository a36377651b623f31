/**
 * Files of a commit, read when they are needed: a build that knows most of them reads few. What will be needed is held,
 * window by window; anything else is read by a git process each time, one file, or a window where they are read in order.
 */
import { readObjects, readObjectsNow } from '../git/objects.ts';
import { LazyMap } from './lazy-map.ts';

/** So many are held at once by those who need all of them in turn. */
export const WINDOW = 2_000;

export class CommittedFiles extends LazyMap<Buffer> {
  readonly #folder: string;
  readonly #ids: ReadonlyMap<string, string>;
  readonly #ahead: number;
  #held: ReadonlyMap<string, Buffer> = new Map();
  #window: ReadonlyMap<string, Buffer> = new Map();

  /**
   * @param ids what git calls the contents of each file, by path
   * @param ahead so many are read at once where one is not held: for who reads all of them in their order
   */
  constructor(folder: string, ids: ReadonlyMap<string, string>, ahead = 1) {
    super(ids, (path) => this.#held.get(path) ?? this.#window.get(path) ?? this.#readNow(path));
    this.#folder = folder;
    this.#ids = ids;
    this.#ahead = ahead;
  }

  /** What git calls the contents: the same id is the same bytes. */
  idOf(path: string): string | undefined {
    return this.#ids.get(path);
  }

  /** Reads these, and lets go of those that were held before. Paths of no file are passed over. */
  async hold(paths: Iterable<string>): Promise<void> {
    const known = [...new Set(paths)].filter((path) => this.#ids.has(path));
    const unread = known.filter((path) => !this.#held.has(path));
    const ids = unread.map((path) => this.#ids.get(path) ?? '');
    const read = await readObjects(this.#folder, ids);
    const bytes = new Map(unread.map((path, index) => [path, read[index]]));
    this.#held = new Map(known.map((path) => [path, this.#held.get(path) ?? bytes.get(path) ?? this.#readNow(path)]));
    this.#window = new Map();
  }

  #readNow(path: string): Buffer {
    const all = this.#ahead === 1 ? [path] : [...this.#ids.keys()];
    const from = all.indexOf(path);
    const paths = all.slice(from, from + this.#ahead);
    const found = readObjectsNow(
      this.#folder,
      paths.map((one) => this.#ids.get(one) ?? ''),
    );
    this.#window = new Map(paths.map((one, index) => [one, found[index] ?? lost(one)]));
    return this.#window.get(path) ?? lost(path);
  }
}

function lost(path: string): never {
  throw new Error(`git has lost the contents of ${path}. Run \`git fsck\` to see what else.`);
}
