/** Steps of publishers that were judged before the rules were written: which of them reach the catalog without a person. */
import { describe, expect, it } from 'vitest';
import type { Listing, Release } from '../../../../schemas/contracts/generated/listing.ts';
import { listingOf, recordOf } from '../../domains/testing/verifying.ts';
import judged from '../../testing/judged/steps.json' with { type: 'json' };
import { automaticPart } from './automatic-changes.ts';

const RECORD = recordOf('tool');

interface Step {
  approved?: string;
  adds?: string;
  text?: string;
  version?: string;
  released_on?: string;
  changes?: string[];
  notes_url?: string;
  uri?: string;
  sha256?: string;
}

const digestOf = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64);

const { approved } = judged;
const BEFORE: Release = {
  version: approved.version,
  released_on: approved.released_on,
  prerelease: false,
  notes_url: approved.notes_url,
  changes: approved.changes.join('\n'),
  artifacts: [{ uri: approved.uri, sha256: digestOf('approved') }],
};

/** The texts of a step are long enough for it to be no question of their length. */
const REST = ' The shows can be opened in every browser, and the films on every device.'.repeat(4);

function listings(step: Step): [before: Listing, wanted: Listing] {
  const text = `${step.approved ?? approved.summary}${REST}`;
  const before = listingOf('tool', {
    name: approved.name,
    homepage: approved.homepage,
    descriptions: { en: { summary: 'Makes slide shows.', text } },
    versions: [BEFORE],
    badges: ['verified'],
    verification: { method: 'dns-txt', status: 'verified', verified_at: '2026-01-01T00:00:00Z' },
    sources: [
      { kind: 'pad-json', url: 'https://lantern.example/pad.json', primary: true, last_changed_on: '2026-08-03' },
    ],
  });
  const said = step.text === undefined ? `${text}${step.adds === undefined ? '' : ` ${step.adds}`}` : step.text + REST;
  const version = step.version ?? (step.changes === undefined ? approved.version : '1.3.0');
  const release: Release = {
    version,
    prerelease: false,
    released_on: step.released_on ?? approved.released_on,
    ...(step.notes_url !== undefined && { notes_url: step.notes_url }),
    ...(step.changes !== undefined && { changes: step.changes.join('\n') }),
    ...(step.uri !== undefined && {
      artifacts: [{ uri: step.uri, sha256: digestOf(step.sha256 ?? 'next') }],
    }),
  };
  const isKnown = version === approved.version;
  const versions = isKnown ? [step.uri === undefined ? BEFORE : { ...BEFORE, ...release }] : [release, BEFORE];
  return [before, { ...before, descriptions: { en: { summary: 'Makes slide shows.', text: said } }, versions }];
}

function afterStep(step: Step): { before: Listing; wanted: Listing; after: Listing } {
  const [before, wanted] = listings(step);
  const { listing } = automaticPart({ listing: before, record: RECORD }, { listing: wanted, record: RECORD }, () => []);
  return { before, wanted, after: listing };
}

/** What a step is about: the text, or what the version named brings. */
function partOf(listing: Listing, step: Step): unknown {
  if (step.adds !== undefined || step.text !== undefined) return listing.descriptions.en?.text;
  const release = listing.versions.find(({ version }) => version === (step.version ?? '1.3.0'));
  if (step.uri !== undefined) return release?.artifacts;
  return step.changes === undefined ? release?.version : release?.changes;
}

describe('a disguise that was written down before the rules', () => {
  it.each(judged.hostile as readonly (Step & { class: string })[])('$class: waits', (step) => {
    const { before, after } = afterStep(step);
    expect(partOf(after, step)).toEqual(partOf(before, step));
  });
});

describe('an honest step that was written down before the rules', () => {
  const steps: (Step & { step: string })[] = judged.honest;
  // A name that nobody has read may be that of another product; which word turns a sentence around, no list can know.
  const waits = ({ step, text }: Step & { step: string }) =>
    step === 'a new feature in the text' || (text !== undefined && step !== 'a corrected comma');
  it.each(steps.filter((step) => !waits(step)))('$step: goes on', (step) => {
    const { wanted, after } = afterStep(step);
    expect(partOf(after, step)).toEqual(partOf(wanted, step));
  });

  it.each(steps.filter(waits))('$step: waits', (step) => {
    const { before, after } = afterStep(step);
    expect(partOf(after, step)).toEqual(partOf(before, step));
  });
});
