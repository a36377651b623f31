/** A newer version of the program sees something else in the same bytes: one branch for all, and not a flood. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { publishAllOf, publishedOf, publishOf } from '../testing/reviewing.ts';
import { padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const SLUGS = ['astro', 'brush', 'curve'];
const BRANCH = `moderation/_reading-${packageFile.version}`;

let catalog: TemporaryCatalog;
const branches = () => catalog.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/moderation').split('\n');
const edit = (slug: string, member: string, value: string) => {
  for (const path of [
    `data/listings/${slug.slice(0, 2)}/${slug}.json`,
    `data/moderation/${slug.slice(0, 2)}/${slug}.json`,
  ]) {
    const content = JSON.parse(catalog.git('show', `main:${path}`));
    if (path.startsWith('data/listings')) content[member] = value;
    // As an earlier version would have read and recorded it.
    else Object.assign(content, { members: undefined, source: { ...content.source, read_by: '0.0.1' } });
    catalog.write(path, JSON.stringify(content));
  }
};

beforeEach(async () => {
  catalog = temporaryCatalog(Object.fromEntries(SLUGS.map((slug) => [slug, padDocument(slug)])));
  await catalog.sync();
  await publishAllOf(catalog);
  for (const slug of SLUGS) edit(slug, 'category', 'other');
  catalog.commit('As an earlier version has read them');
});
afterEach(() => catalog.remove());

describe('what a newer reader sees in bytes that have not changed', () => {
  it('waits on one branch for all listings, stays as it is, and is published as a whole', async () => {
    await catalog.sync();
    expect(branches()).toEqual([BRANCH]);
    const tip = catalog.git('rev-parse', BRANCH);
    await catalog.sync();
    expect(catalog.git('rev-parse', BRANCH)).toBe(tip);
    expect((await publishedOf(catalog, 'astro'))?.category).toBe('other');
    expect(await publishAllOf(catalog)).toEqual([{ name: BRANCH.slice('moderation/'.length), published: true }]);
    for (const slug of SLUGS) expect((await publishedOf(catalog, slug))?.category).toBe('text-editors');
  });

  it('leaves that branch for one of its own, once its source says something else', async () => {
    await catalog.sync();
    catalog.write(
      'data/feeds/brush.json',
      padDocument('brush', ({ software }) => Object.assign(software, { homepage: 'https://works.example/other' })),
    );
    catalog.commit('Another homepage');
    await catalog.sync();
    expect(branches()).toEqual([BRANCH, 'moderation/brush']);
    expect(catalog.git('diff', '--name-only', `main...${BRANCH}`, '--', 'data/listings').split('\n')).toEqual([
      'data/listings/as/astro.json',
      'data/listings/cu/curve.json',
    ]);
    await publishOf(catalog, 'brush');
    await catalog.sync();
    expect(branches()).toEqual([BRANCH]);
  });
});
