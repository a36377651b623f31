import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Namespace } from '../contract/cache.ts';
import type { SyncState } from './sync-state.ts';
import { type TemporaryState, temporaryState } from './testing/state-folder.ts';

let temporary: TemporaryState;
let state: SyncState;
beforeEach(async () => {
  temporary = temporaryState();
  state = await temporary.open();
});
afterEach(async () => {
  await state.close();
  temporary.remove();
});

async function reopen(): Promise<void> {
  await state.close();
  state = await temporary.open();
}

function wait(days: number): void {
  temporary.now = new Date(temporary.now.getTime() + days * 24 * 60 * 60 * 1000);
}

/** One that is looked up entry by entry, and one that is loaded whole. */
const NAMESPACES: readonly Namespace[] = ['answer', 'cost'];
const VALUE = { etag: 'W/"1"', answer: '{"value":"ä"}', codes: ['a'] };

describe.each(NAMESPACES)('an entry of the namespace %s', (namespace) => {
  const entries = (inputs = 'inputs') => state.cache.of<unknown>(namespace, { inputs });

  it.each([
    ['before it is written', async () => {}],
    ['in the next run', reopen],
  ])('is given as it was set last: %s', async (_when, pass) => {
    await entries().set('a', 'older');
    await entries().set('a', VALUE);
    await entries().set('c', 'gone');
    await entries().set('c', undefined);
    await pass();
    expect([await entries().get('a'), await entries().get('b'), await entries().get('c')]).toEqual([
      VALUE,
      undefined,
      undefined,
    ]);
    expect([...(await entries().all())]).toEqual([['a', VALUE]]);
  });

  it('is removed also where an earlier run had written it', async () => {
    await entries().set('a', VALUE);
    await reopen();
    await entries().set('a', undefined);
    expect(await entries().get('a')).toBeUndefined();
    await reopen();
    expect(await entries().get('a')).toBeUndefined();
  });

  it('is found neither in another namespace nor under other inputs, and gives way to what those make', async () => {
    await entries().set('a', VALUE);
    expect(await state.cache.of('heard', { inputs: 'inputs' }).get('a')).toBeUndefined();
    expect([await entries('others').get('a'), (await entries('others').all()).size]).toEqual([undefined, 0]);
    await entries('others').set('a', 'other');
    await reopen();
    expect([await entries('others').get('a'), await entries().get('a')]).toEqual(['other', undefined]);
  });

  it('that does not fit was never there', async () => {
    const fitting = state.cache.of<string>(namespace, { inputs: 'inputs', fits: (value) => typeof value === 'string' });
    await entries().set('a', 7);
    await entries().set('b', 'b');
    expect([await fitting.get('a'), await fitting.get('b')]).toEqual([undefined, 'b']);
    expect([...(await fitting.all())]).toEqual([['b', 'b']]);
  });

  it('stays for 90 days after it was used last', async () => {
    await entries().set('used', VALUE);
    await entries().set('unused', VALUE);
    wait(60);
    expect(await entries().get('used')).toEqual(VALUE);
    wait(90);
    await state.forgetUnused();
    await reopen();
    expect([...(await entries().all()).keys()]).toEqual(['used']);
    wait(1);
    await state.forgetUnused();
    await reopen();
    expect(await entries().get('used')).toBeUndefined();
  });
});
