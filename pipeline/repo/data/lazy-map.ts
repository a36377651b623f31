/** The keys of another map or set, not copied: a big catalog has a million. */
type Keys = Pick<ReadonlyMap<string, unknown>, 'size' | 'has' | 'keys'>;

/** A map that computes a value at each access: all values at once would take too much memory. */
export class LazyMap<Value> implements ReadonlyMap<string, Value> {
  readonly #keys: Keys;
  readonly #make: (key: string) => Value;

  constructor(keys: Keys, make: (key: string) => Value) {
    this.#keys = keys;
    this.#make = make;
  }

  get size(): number {
    return this.#keys.size;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  get(key: string): Value | undefined {
    return this.#keys.has(key) ? this.#make(key) : undefined;
  }

  keys(): MapIterator<string> {
    return this.#keys.keys();
  }

  *values(): MapIterator<Value> {
    for (const key of this.keys()) yield this.#make(key);
  }

  *entries(): MapIterator<[string, Value]> {
    for (const key of this.keys()) yield [key, this.#make(key)];
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(act: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) act(value, key, this);
  }
}
