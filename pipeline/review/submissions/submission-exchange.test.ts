/** How reports go to the worker. */
import { expect, it } from 'vitest';
import type { SubmissionReport } from '../../../schemas/contracts/internal-api.ts';
import type { InternalClient } from '../../repo/worker/internal-client.ts';
import { sendReports } from './submission-exchange.ts';

const report = (id: number, errors: number, length: number): SubmissionReport => ({
  id: String(id),
  received_at: '2026-11-20T10:00:00.000Z',
  state: 'invalid',
  errors: Array.from({ length: errors }, () => ({ pointer: '/', code: 'bad', message: 'm'.repeat(length) })),
});

it.each([
  ['small ones, a hundred at once', 250, 1, 20, [100, 100, 50]],
  ['ones full of errors, fewer at once', 30, 100, 600, [7, 7, 7, 7, 2]],
  ['one that is larger than all together should be, alone', 2, 1, 600_000, [1, 1]],
  ['none, never', 0, 0, 0, []],
])('%s', async (_what, count, errors, length, expected) => {
  const told: SubmissionReport[][] = [];
  const client = { post: async (_path: string, { data }: { data: SubmissionReport[] }) => void told.push(data) };
  const reports = Array.from({ length: count }, (_, id) => report(id, errors, length));
  await sendReports(client as unknown as InternalClient, reports);
  expect(told.map((part) => part.length)).toEqual(expected);
  expect(told.flat()).toEqual(reports);
});
