/** What the promise gives, or `late` where it takes longer than so many milliseconds. */
export async function within<T, const L>(patienceMs: number, promise: Promise<T>, late: L): Promise<T | L> {
  const { promise: tooLate, resolve } = Promise.withResolvers<L>();
  const timer = setTimeout(resolve, patienceMs, late);
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
