import { describe, expect, it } from 'vitest';
import type { ListingEvidence } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { Witness } from '../../../collect/contract/witness.ts';
import { recordOf, witnessedListing } from '../../../collect/evidence/testing/witnessing.ts';
import { questionKey, type WitnessAnswer } from '../../../collect/evidence/witness-answers.ts';
import type { CatalogData } from '../../../repo/data/data-files.ts';
import { newKeyPair, publicHalf, readPrivateKey } from '../../../repo/keys/ed25519.ts';
import { isSignedEvidence, signEvidence } from '../entries/signatures.ts';
import { planEvidence } from './evidence-plan.ts';

const of = (slug: string): ListingEvidence => ({ slug, records: [recordOf()] });

/** Of which some name their package no more. */
function catalogOf(count: number, losing: number): CatalogData {
  const slugs = Array.from({ length: count }, (_, index) => `editor-${index}`);
  const listings = slugs.map((slug, index) =>
    witnessedListing({ slug, packages: index < losing ? [] : ['pkg:npm/editor'] }),
  );
  return {
    settings: {} as CatalogData['settings'],
    categories: { categories: [] } as never,
    listings: new Map(listings.map((listing) => [listing.slug, listing])),
    ledger: new Map(),
    evidence: new Map(slugs.map((slug) => [slug, of(slug)])),
    feeds: [],
    usage: [],
  };
}

const npm: Witness = { subjects: ({ packages = [] }) => packages, look: async () => ({ unknown: true }) };
/** So many of which the registry knows nothing any more. */
function heard(unknown: number): Map<string, WitnessAnswer> {
  const slugs = Array.from({ length: unknown }, (_, index) => `editor-${index}`);
  const answer: WitnessAnswer = { askedOn: '2026-11-20', said: { on: '2026-11-20', statement: 'unknown' } };
  return new Map(slugs.map((slug) => [questionKey({ slug, witness: 'npm', subject: 'pkg:npm/editor' }), answer]));
}

const settle = { witnesses: { npm }, heard: new Map(), today: '2026-11-20' };

describe('a plan', () => {
  it('takes away what the listing no longer names, and leaves the rest untouched', () => {
    const { changes, objection } = planEvidence(catalogOf(40, 2), { items: [] }, settle);
    expect(changes).toEqual(['editor-0', 'editor-1'].map((slug) => ({ slug, evidence: undefined })));
    expect(objection).toBeUndefined();
  });

  it('takes away what was tied to a place that is no longer the listing’s, also where nobody answers', () => {
    const url = 'https://github.com/other/editor';
    const sources: Listing['sources'] = [{ kind: 'github', url, primary: true, last_changed_on: '2026-11-01' }];
    const data = catalogOf(40, 0);
    const listings = new Map(data.listings).set('editor-0', witnessedListing({ slug: 'editor-0', sources }));
    const { changes } = planEvidence({ ...data, listings }, { items: [] }, settle);
    expect(changes).toEqual([{ slug: 'editor-0', evidence: undefined }]);
  });

  it('leaves what the host of the homepage ties', () => {
    const records: ListingEvidence['records'] = [recordOf({ place: 'works.example' })];
    const evidence = new Map([['editor-0', { slug: 'editor-0', records }]]);
    expect(planEvidence({ ...catalogOf(1, 0), evidence }, { items: [] }, settle).changes).toEqual([]);
  });

  it('is objected to where much would be lost at once: more likely a fault of a witness', () => {
    const plan = (unknown: number) =>
      planEvidence(catalogOf(40, 0), { items: [] }, { ...settle, heard: heard(unknown) });
    expect(plan(20).objection).toBeUndefined();
    expect(plan(21).objection).toMatch(/^Witnesses no longer know 21 of 40/);
  });

  it('is not objected to where publishers name their packages no longer: nobody holds up the evidence of others', () => {
    const { changes, objection } = planEvidence(catalogOf(40, 30), { items: [] }, settle);
    expect([changes.length, objection]).toEqual([30, undefined]);
  });
});

describe('a signature', () => {
  const key = readPrivateKey(newKeyPair().privateKey);
  if (key === undefined) throw new Error('no key');
  const signed = signEvidence(of('editor'), undefined, key);

  it('is the same for the same records', () => {
    expect(signEvidence(of('editor'), undefined, key)).toEqual(signed);
  });

  it.each<[string, ListingEvidence, ListingEvidence | undefined, boolean]>([
    ['what was signed', signed, undefined, true],
    ['other records', { ...signed, records: [recordOf({ values: { downloads: 99 } })] }, undefined, false],
    ['another listing', { ...signed, slug: 'other' }, undefined, false],
    ['what has been published since', signed, of('editor'), false],
    ['nothing', of('editor'), undefined, false],
  ])('of %s counts as it should', (_what, evidence, published, counts) => {
    expect(isSignedEvidence(evidence, published, [publicHalf(key)])).toBe(counts);
  });
});
