/** Pictures broken by chance: each is drawn or refused, none of them both or neither. */
import { expect, it } from 'vitest';
import { withDrawer } from '../../pipeline/collect/pictures/drawer.ts';
import { isIntact, mutatedPicture } from '../../pipeline/collect/pictures/testing/mutated-pictures.ts';

const [PICTURES, SEED] = [5_000, 1];

it('draws or refuses whatever a picture has become', { timeout: 1_200_000 }, async () => {
  await withDrawer(async (drawer) => {
    for (let index = 0; index < PICTURES; index += 1) {
      const { kind, bytes, role } = await mutatedPicture(SEED, index);
      expect(isIntact(await drawer.draw(bytes, role)), `number ${index}, ${kind}`).toBe(true);
    }
  });
});
