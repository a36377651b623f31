/** Submissions that resemble each other, each on a branch of its own. */
import { afterEach, expect, it } from 'vitest';
import { outcomes, proposalOf } from '../../../testing/reviewing.ts';
import { padDocument, type TemporaryCatalog, temporaryCatalog } from '../../../testing/temporary-catalog.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

const submission = (slug: string, name: string) =>
  padDocument(slug, ({ software, vendor }) => {
    Object.assign(software, { name, homepage: `https://${slug}.example/` });
    vendor.name = `Works of ${slug}`;
  });
const add = (slug: string, name: string) => {
  catalog.write(`data/feeds/${slug}.json`, submission(slug, name));
  catalog.commit(`Add ${slug}`);
};
const remarks = async (slug: string) =>
  (await proposalOf(catalog, slug)).snapshot?.record.checks?.map(({ code, message }) => `${code} ${message}`);
const isLike = (slug: string) => `like_waiting The listing resembles one that waits as well: ${slug}.`;
const pending = (slug: string) => `data/feeds/${slug}.json: pending`;

it('a proposal names what it resembles and waits already, whose branch stays as a person sees it', async () => {
  catalog = temporaryCatalog({
    irongate: submission('irongate', 'IronGate'),
    painter: submission('painter', 'Painter'),
  });
  await catalog.sync();
  const branch = catalog.git('rev-parse', 'moderation/irongate');
  add('fast-hub', 'IronGtae');
  await catalog.sync();
  expect(await remarks('fast-hub')).toEqual([isLike('irongate')]);
  expect(await remarks('painter')).toEqual([]);
  expect(outcomes(await catalog.sync())).toEqual(Array.from(['fast-hub', 'irongate', 'painter'], pending));
  expect(catalog.git('rev-parse', 'moderation/irongate')).toBe(branch);
});
