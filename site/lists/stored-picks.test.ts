/** Picks hold for a page where the browser stores nothing, or nothing more. */
import { afterEach, expect, it, vi } from 'vitest';
import { keepPicks, keptPicks } from './stored-picks.ts';

const KATE = { slug: 'kate', name: 'Kate' };
const fails = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

function storage(methods: Partial<Storage> = {}): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    ...methods,
  });
}

afterEach(() => {
  storage();
  keepPicks([]);
});

it.each([
  ['takes no more', { setItem: fails }],
  ['may not be used', { getItem: fails, setItem: fails, removeItem: fails }],
])('are there on the page where the storage %s', (_what, methods) => {
  storage(methods);
  expect(keptPicks()).toEqual([]);
  keepPicks([KATE]);
  expect(keptPicks()).toEqual([KATE]);
  keepPicks([]);
  expect(keptPicks()).toEqual([]);
});

it('are those of all pages as soon as they can be stored again', () => {
  storage({ setItem: fails });
  keepPicks([KATE]);
  storage();
  keepPicks([KATE, { slug: 'zed', name: 'Zed' }]);
  localStorage.removeItem('compare');
  expect(keptPicks()).toEqual([]);
});
