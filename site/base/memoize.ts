import { memoizeBy } from '../../schemas/texts/memoize-by-key.ts';

/** Caches a value that is read at its first use. */
export function once<Value>(read: () => Value): () => Value {
  const cached = memoizeBy(read);
  return () => cached(undefined);
}

/** For one key at a time, where all that is asked for one comes before the next. */
export function onceInARow<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: read(key) };
    return last.value;
  };
}
