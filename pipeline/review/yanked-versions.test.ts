/** One bad version is taken out, by a person or by its publisher, and no later run brings it back. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { rankCatalog } from '../build/listings/rank-catalog.ts';
import { withOfferedVersions } from '../build/listings/read-data.ts';
import { readSnapshots } from '../build/rank/monthly-snapshots.ts';
import { emittedTexts } from '../build/testing/emitted-texts.ts';
import { NO_HISTORY } from '../repo/git/history.ts';
import { approvedCatalog, outcomes, proposalOf, publishedOf, publishOf, rejectOf } from '../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { unyankVersion, yankVersion } from './decisions/yank-versions.ts';
import { openRepository } from './plan/proposals/open-repository.ts';

let catalog: TemporaryCatalog;
const FEED = 'https://works.example/editor.json';
const TROJAN = 'https://works.example/get/editor-2.0.0.exe';

interface Said {
  version: string;
  yanked?: boolean | string;
}

const release = ({ version, ...more }: Said) => ({
  ...{ version, released_on: ['1.0.0', '2.0.0'].includes(version) ? '2026-10-14' : TODAY, ...more },
  artifacts: [{ uri: `https://works.example/get/editor-${version}.exe`, sha256: version[0]?.repeat(64) }],
});

function feedOf(current: Said, ...earlier: Said[]): string {
  return padDocument('editor', (document) => {
    Object.assign(document, { release: release(current), releases: earlier.map(release) });
  });
}

const TWO = feedOf({ version: '2.0.0' }, { version: '1.0.0' });
const sync = (document: string, today?: string) => catalog.sync({ [FEED]: document }, today);
const versions = async () => (await publishedOf(catalog, 'editor'))?.versions.map(({ version }) => version);
const record = (at = 'main') => JSON.parse(catalog.git('show', `${at}:data/moderation/ed/editor.json`));
const yank = async (version: string, slug = 'editor') =>
  yankVersion(await openRepository(catalog.folder), { slug, version, reason: 'A trojan.' }, NOW);

/** What a build shows of what is committed. */
async function emitted(): Promise<Map<string, string>> {
  const { data } = await openRepository(catalog.folder);
  const { catalog: shown } = withOfferedVersions(data);
  const site = { base_url: 'https://catalog.test', host: 'worker' } as const;
  const ranked = rankCatalog(shown, NO_HISTORY, site, TODAY);
  const snapshots = readSnapshots(new Map(), TODAY);
  return emittedTexts({ catalog: shown, ranked, site, date: TODAY, snapshots, history: NO_HISTORY });
}

const apiOf = (texts: ReadonlyMap<string, string>) => JSON.parse(texts.get(files.listing('editor')) ?? '{}');

beforeEach(async () => {
  catalog = await approvedCatalog(TWO, FEED);
});
afterEach(() => catalog.remove());

describe('a version that an operator takes out', () => {
  it('does not come back after three syncs, and no file of a build leads to its download', async () => {
    await yank('2.0.0');
    expect(catalog.git('log', '-1', '--format=%s', 'main')).toBe('Withdraw a version of editor');
    expect(await versions()).toEqual(['1.0.0']);
    const withoutDownload = TWO.replaceAll('"artifacts"', '"no_artifacts"');
    for (const document of [
      TWO,
      withoutDownload,
      feedOf({ version: '2.0.0' }, { version: '1.0.0' }, { version: '1.0.1' }),
    ]) {
      const { items } = await sync(document);
      expect(items.flatMap(({ problems }) => problems.map(({ code }) => code))).toContain('version_yanked');
      expect(await versions()).not.toContain('2.0.0');
    }
    const texts = await emitted();
    for (const [path, text] of texts) expect(text, path).not.toContain(TROJAN);
    const { version, versions: shown } = apiOf(texts);
    expect(version).toBe('1.0.1');
    expect(shown[0]).toMatchObject({
      ...{ version: '2.0.0', artifacts: [], yanked: { reason: 'A trojan.', on: TODAY, by: 'operator' } },
    });
  });

  it('is not shown where only the ledger says so, and the next sync takes it out of the listing', async () => {
    const yanked = [{ version: '2.0.0', reason: 'A trojan.', on: TODAY, by: 'operator' }];
    catalog.write('data/moderation/ed/editor.json', JSON.stringify({ ...record(), yanked }));
    catalog.commit('Take 2.0.0 out');
    const texts = await emitted();
    for (const [path, text] of texts) expect(text, path).not.toContain(TROJAN);
    expect(apiOf(texts).version).toBe('1.0.0');
    expect(outcomes(await sync(TWO))).toEqual(['data/feeds/editor.json: update']);
    expect(await versions()).toEqual(['1.0.0']);
  });

  it('may be a mistyped one that none can ever follow', async () => {
    const mistyped = feedOf({ version: '99999999.0.0' }, { version: '2.0.0' });
    await sync(mistyped);
    expect((await versions())?.[0]).toBe('99999999.0.0');
    await yank('99999999.0.0');
    await sync(mistyped);
    await sync(feedOf({ version: '2.1.0' }));
    expect(await versions()).toEqual(['2.1.0', '2.0.0', '1.0.0']);
  });

  it('is looked at like a new one where a person lets it in again', async () => {
    await yank('2.0.0');
    await unyankVersion(await openRepository(catalog.folder), 'editor', '2.0.0', NOW);
    await sync(TWO);
    expect(await versions()).toEqual(['2.0.0', '1.0.0']);
    expect(record().yanked).toBeUndefined();
  });

  it.each([
    ['9.9.9', 'editor', 'editor has no such version.'],
    ['1.0.0', 'nothing', 'Neither a published listing nor a proposal that can be read is nothing.'],
  ])('must be there: %s of %s', async (version, slug, message) => {
    await expect(yank(version, slug)).rejects.toThrow(message);
  });

  it('is never the last one', async () => {
    await yank('2.0.0');
    await expect(yank('2.0.0')).rejects.toThrow('That version is withdrawn already.');
    await expect(yank('1.0.0')).rejects.toThrow('use `catalog moderation withdraw editor`');
  });
});

it('a reviewer drops one version of a proposal, which is published without it', async () => {
  const other = temporaryCatalog({ editor: JSON.stringify({ url: FEED }) });
  catalog.remove();
  catalog = other;
  await sync(TWO);
  await yank('2.0.0');
  expect((await proposalOf(catalog, 'editor')).touched).toBe(true);
  await publishOf(catalog, 'editor');
  expect(apiOf(await emitted()).version).toBe('1.0.0');
  await sync(TWO);
  expect(await versions()).toEqual(['1.0.0']);
});

describe('a version that its publisher takes out', () => {
  const OUT = feedOf({ version: '1.0.0' }, { version: '2.0.0', yanked: 'Call www.bait.example now' });

  it('is gone at once, without a reason that is no plain text, and stays out', async () => {
    expect(outcomes(await sync(OUT))).toEqual(['data/feeds/editor.json: update']);
    expect(record().yanked).toEqual([{ version: '2.0.0', on: TODAY, by: 'publisher' }]);
    expect(outcomes(await sync(OUT, '2026-11-21'))).toEqual(['data/feeds/editor.json: unchanged']);
    await sync(TWO);
    expect(await versions()).toEqual(['1.0.0']);
  });

  it('waits for a person together with another one', async () => {
    const both = feedOf({ version: '3.0.0' }, { version: '2.0.0', yanked: true }, { version: '1.0.0', yanked: true });
    expect(outcomes(await sync(both))).toEqual(['data/feeds/editor.json: propose']);
    expect(await versions()).toEqual(['2.0.0', '1.0.0']);
    expect((await proposalOf(catalog, 'editor')).snapshot?.record.report).toContainEqual(
      expect.objectContaining({ code: 'version_yanked' }),
    );
    expect(outcomes(await sync(both, '2026-11-21'))).toEqual(['data/feeds/editor.json: pending']);
    await publishOf(catalog, 'editor');
    expect(await versions()).toEqual(['3.0.0']);
  });

  it('waits where it is the last one that is approved, and makes no new one current', async () => {
    await sync(OUT);
    const last = feedOf({ version: '3.0.0' }, { version: '1.0.0', yanked: true });
    expect(outcomes(await sync(last))).toEqual(['data/feeds/editor.json: propose']);
    expect(await versions()).toEqual(['1.0.0']);
    await rejectOf(catalog, 'editor');
    expect(outcomes(await sync(feedOf({ version: '1.0.0', yanked: true })))).toEqual([
      'data/feeds/editor.json: propose',
    ]);
    expect(await versions()).toEqual(['1.0.0']);
  });
});
