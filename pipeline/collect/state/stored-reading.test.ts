/** The privacy of webhooks: their addresses reach neither the file nor the log beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { error } from '../../../schemas/contracts/problems.ts';
import type { Reading } from '../contract/source-memory.ts';
import type { SourceResult } from '../feeds/read-source.ts';
import { storable } from './stored-reading.ts';
import { sampleReading, type TemporaryState, temporaryState } from './testing/state-folder.ts';

const CANARY = 'https://hooks.example/canary-4711';
const READING = sampleReading('editor');

describe('a stored reading', () => {
  it.each<[string, Reading]>([
    ['a listing', { ...READING, slugIsDerived: true, webhookHost: 'hooks.example' }],
    [
      'a document that is wrong',
      {
        kind: 'openapi',
        problems: [{ ...error('/info', 'cut.title', { limit: 9 }), described: 'pad-2.0.json#', source: 2 }],
      },
    ],
    ['what is no document', { problems: [error('', 'unknown_kind')] }],
  ])('comes back as it was: %s', (_what, reading) => {
    expect(JSON.parse(JSON.stringify(storable(reading)))).toEqual(reading);
  });

  it('has no place for a webhook, as the types say', () => {
    const webhook = { url: CANARY, events: [] };
    // @ts-expect-error a webhook is no member of a stored reading
    const literal: Reading = { problems: [], webhook };
    const result: SourceResult = { problems: [], webhook };
    // @ts-expect-error and what may have one is no stored reading
    const other: Reading = result;
    expect([literal, other].map((reading) => JSON.stringify(storable(reading)))).toEqual(
      Array(2).fill('{"problems":[]}'),
    );
  });

  it.each([
    ['where a host belongs', { ...READING, webhookHost: CANARY }],
    ['where a host belongs, without a scheme', { ...READING, webhookHost: 'hooks.example/canary-4711' }],
    ['in the draft', { ...READING, draft: { ...READING.draft, webhook: CANARY } }],
    ['deep in the draft', { ...READING, draft: { ...READING.draft, vendor: { name: 'Works', webhook: CANARY } } }],
  ])('is refused with an address of a webhook %s', (_where, reading) => {
    expect(storable(reading as Reading)).toBeUndefined();
  });
});

describe('the file', () => {
  let temporary: TemporaryState;
  beforeEach(() => {
    temporary = temporaryState();
  });
  afterEach(() => temporary.remove());

  const filesHold = (text: string) =>
    readdirSync(temporary.folder).filter((name) => readFileSync(join(temporary.folder, name)).includes(text));

  it('holds no address of a webhook, whatever else a caller hands over', async () => {
    const state = await temporary.open();
    const more = { webhook: { url: CANARY }, webhookUrl: CANARY };
    const problem = { ...error('/software', 'missing'), ...more };
    const handed = { ...READING, ...more, webhookHost: 'hooks.example', problems: [problem] };
    const seen = { ...more, etag: '"1"', digest: 'd', reading: handed as unknown as Reading };
    const key = { url: 'https://works.example/pad.json', kind: undefined };
    await temporary.sourcesOf(state).remember(key, seen);
    await state.noteAttempts([{ label: 'a feed', outcome: 'propose', codes: [], failed: false, ...more }]);
    await state.cache.of('heard').all();
    expect(filesHold('canary')).toEqual([]);
    expect(filesHold('https://works.example/pad.json')).toEqual(['sync.db-wal']);
    expect(filesHold('"webhookHost":"hooks.example"')).toEqual(['sync.db-wal']);
    await state.close();
    expect(filesHold('canary')).toEqual([]);
    expect(filesHold('https://works.example/pad.json')).toEqual(['sync.db']);
  });
});
