import { expect, it } from 'vitest';
import { formatsIn } from '../base/format.ts';
import { TEXT_FILES } from '../texts/texts.ts';
import { termsOf } from './product-card.ts';

const texts = TEXT_FILES['./de.json'];

it.each([
  ['a price and a license', { model: 'free' }, 'open-source', 'MIT', ['Kostenlos', 'MIT']],
  ['a license without a known name', { model: 'free' }, 'freeware', null, ['Kostenlos', 'Freeware']],
  ['a license that is called as the price is', { model: 'freemium' }, 'freemium', null, ['Freemium']],
  ['a license alone', null, 'open-source', 'MIT', ['MIT']],
  ['a price alone', { price_from_cents: 4900, currency: 'EUR' }, null, null, ['ab 49\u00a0€']],
  ['neither', null, null, null, []],
] as const)('says of a product with %s what is known', (_what, pricing, type, spdx_id, terms) => {
  if (texts === undefined) throw new Error('There are no German texts.');
  expect(termsOf({ pricing, license: { type, spdx_id } }, { texts, ...formatsIn('de', texts) })).toEqual(terms);
});
