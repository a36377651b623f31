/** @returns `missing` where there is no such thing, or no more */
export async function loadJson<Data>(address: string): Promise<Data | 'missing' | 'failed'> {
  try {
    const answer = await fetch(address);
    if (answer.status === 404 || answer.status === 410) return 'missing';
    return answer.ok ? await answer.json() : 'failed';
  } catch {
    return 'failed';
  }
}
