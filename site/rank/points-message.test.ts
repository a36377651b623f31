import { expect, it } from 'vitest';
import type { FactCode } from '../../schemas/contracts/generated/read-api.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { pointsMessage } from './points-message.ts';

it.each<[FactCode, string]>([
  ['use_unknown', texts.rank.unknownOf],
  ['no_release_day', texts.rank.unknownOf],
  ['nothing_proved', texts.rank.pointsOf],
  ['downloads', texts.rank.pointsOf],
])('says of a part whose fact is %s: %s', (code, message) => {
  expect(pointsMessage([{ code }], texts.rank)).toBe(message);
});
