/** What an operator shows in places of the pages, where it cannot be built. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SampleSite, sampleSite } from '../testing/sample-site.ts';

let site: SampleSite;
beforeAll(() => {
  site = sampleSite(/^vi$/);
});
afterAll(() => site.remove());

it('a file that cannot be built is named, with what to do', async () => {
  site.write('slots/Footer.astro', '---\nconst nothing = undefined;\n---\n<p>{nothing.at.all}</p>\n');
  await expect(site.build('2026-11-20', 'failed')).rejects.toThrow(
    'The site was not built. Correct slots/Footer.astro, or take it away',
  );
});
