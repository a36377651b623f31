/** Reads a value at its first use, and keeps it. */
export function once<Value>(read: () => Value): () => Value {
  let value: { read: Value } | undefined;
  return () => {
    value ??= { read: read() };
    return value.read;
  };
}
