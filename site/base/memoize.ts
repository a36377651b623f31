/** Caches a value that is read at its first use. */
export function once<Value>(read: () => Value): () => Value {
  const cached = oncePer(read);
  return () => cached(undefined);
}

/** The same for each of a few keys. */
export function oncePer<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, read(key));
    return values.get(key) as Value;
  };
}

/** For one key at a time, where all that is asked for one comes before the next. */
export function onceInARow<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: read(key) };
    return last.value;
  };
}
