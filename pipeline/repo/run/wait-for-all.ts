/**
 * Waits until all have ended, those that go on after another has failed too: what they write to can then be taken away.
 * @throws the error of the first that failed
 */
export async function waitForAll(works: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(works);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
