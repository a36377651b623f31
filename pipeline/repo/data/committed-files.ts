/**
 * Files of a commit, read when they are needed: a build that knows most of them reads few. What will be needed is held,
 * window by window; anything else is read one file at a time, which costs a git process each.
 */
import { readObjects, readObjectsNow } from '../git/objects.ts';
import { LazyMap } from './lazy-map.ts';

/** So many are held at once by those who need all of them in turn. */
export const WINDOW = 2_000;

export class CommittedFiles extends LazyMap<Buffer> {
  readonly #folder: string;
  readonly #ids: ReadonlyMap<string, string>;
  #held: ReadonlyMap<string, Buffer> = new Map();

  /** @param ids what git calls the contents of each file, by path */
  constructor(folder: string, ids: ReadonlyMap<string, string>) {
    super(ids, (path) => this.#held.get(path) ?? this.#readNow(path));
    this.#folder = folder;
    this.#ids = ids;
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
  }

  #readNow(path: string): Buffer {
    const [bytes] = readObjectsNow(this.#folder, [this.#ids.get(path) ?? '']);
    if (bytes === undefined)
      throw new Error(`git has lost the contents of ${path}. Run \`git fsck\` to see what else.`);
    return bytes;
  }
}
