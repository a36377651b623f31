/** Caches the value of each of a few keys, which is made at its first use. */
export function memoizeBy<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, make(key));
    return values.get(key) as Value;
  };
}
