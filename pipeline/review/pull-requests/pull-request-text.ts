/**
 * What a pull request says. Titles are made of slugs alone; text of publishers stands in fences, where it has no
 * effect. Pure.
 */

import { isSlug } from '../../../schemas/rules/slug.ts';
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';
import { picturePath } from '../../repo/data/picture-files.ts';
import { fencedText, MAX_BODY_LENGTH } from '../../repo/text/untrusted-text.ts';
import { type FieldChange, fieldChanges, type PublishedListing } from '../plan/entries/field-changes.ts';
import { isReadingRef, type Proposal } from '../plan/proposals/proposals.ts';
import { oddChanges } from '../plan/text/odd-changes.ts';
import { type Fact, furtherFields, listingFacts } from '../plan/text/proposal-facts.ts';

export interface PullRequestText {
  title: string;
  body: string;
  labels: Label[];
}

/** The labels that are set and taken away here; all others are people's. */
export const LABELS = ['new', 'sensitive-change', 'warning', 'blocked', 'stale'] as const;
type Label = (typeof LABELS)[number];

/** Characters of each part: together, with our own words, less than {@link MAX_BODY_LENGTH}. */
const PART_LENGTH = 12_000;
/** Members of a batch that are described; of those a person has added the others are named. */
const MOST_DESCRIBED = 100;
const MOST_NAMED = 100;
/** Of a larger batch the words need the room. */
const MOST_ILLUSTRATED = 30;
/** Characters of a heading, and of all that stands in a batch beside its members. */
const HEADING_LENGTH = 80;
const FRAME_LENGTH = 9_000;
/** And of the addresses of an icon and three screenshots. */
const PICTURES_LENGTH = 1_000;

/** @param site the repository as people see it, like https://github.com/works/catalog: its pictures are shown from there */
export function proposalText(
  proposal: Proposal,
  published: PublishedListing | undefined,
  site?: string,
): PullRequestText {
  const { slug, snapshot } = proposal;
  const isNew = published === undefined;
  const parts = [
    isNew
      ? `A new listing waits for review${inCategory(proposal)}.`
      : 'A change of a published listing waits for review.',
    ...linkLines(proposal),
    ...staleNote(proposal),
    ...pictureLines(proposal, site),
    ...(snapshot === undefined ? unreadable(proposal) : described(snapshot, published)),
    '**To publish** it, merge. **To refuse** it, close this pull request with a comment that says why: the reason ' +
      'goes into the ledger, and the same content is not proposed again. **To correct** it, edit its listing on this ' +
      'branch: no feed undoes what you change.',
  ];
  return { title: `Propose ${slug}`, body: parts.join('\n\n'), labels: labelsOf([proposal], isNew) };
}

/** As they are on the branch; no text of a publisher is beside them. */
function pictureLines({ commit, snapshot }: Proposal, site: string | undefined): string[] {
  const { icon, screenshots = [] } = snapshot?.listing.pictures ?? {};
  if (site === undefined) return [];
  const image = (name: string, digest: string, width: number) =>
    `<img alt="${name}" width="${width}" src="${site}/raw/${commit}/${picturePath(digest)}">`;
  const shown = [
    ...(icon === undefined ? [] : [image('Icon', icon.sha256, 64)]),
    ...screenshots.map(({ sha256 }, index) => image(`Screenshot ${index + 1}`, sha256, 480)),
  ];
  return shown.length === 0 ? [] : [shown.join('\n')];
}

function described(
  { listing, record }: NonNullable<Proposal['snapshot']>,
  published: PublishedListing | undefined,
): string[] {
  const facts = part('What it says', factLines(listingFacts(listing, record, published)));
  const oddities = published === undefined ? [] : oddChanges({ listing, record }, published);
  const checks = [...oddities.map(oneLine), ...(record.checks ?? []).map(problemLine)];
  const odd = checks.length === 0 ? [] : [part('Look at twice', checks)];
  const heard = remarks('What reading the feed had to say', record.report);
  if (published !== undefined) {
    const changes = changeLines(fieldChanges(published, { listing, record }));
    return [...odd, facts, ...(changes.length === 0 ? [] : [part('What would change', changes, 'diff')]), ...heard];
  }
  const fields = furtherFields(listing, record);
  const besides = mostTellingFirst(fields.filter((field) => !isOfVersion(field)));
  const ofVersions = mostTellingFirst(fields.filter(isOfVersion));
  return [
    ...odd,
    facts,
    ...(besides.length === 0 ? [] : [part('All that it says besides', changeLines(besides), 'diff')]),
    ...(ofVersions.length === 0 ? [] : [folded('Its versions', changeLines(ofVersions))]),
    ...heard,
  ];
}

/** @param publishedAs what is published of a member of the batch */
export function batchText(
  name: string,
  members: readonly Proposal[],
  publishedAs: (proposal: Proposal) => PublishedListing | undefined,
  site?: string,
): PullRequestText {
  const shown = members.slice(0, MOST_DESCRIBED);
  const isReading = members.some(({ ref }) => isReadingRef(ref));
  const others = members.slice(MOST_DESCRIBED).map(({ slug }) => slug);
  const maxLength = Math.floor((MAX_BODY_LENGTH - FRAME_LENGTH) / shown.length) - HEADING_LENGTH;
  const hasRoom = shown.length <= MOST_ILLUSTRATED;
  const parts = [
    isReading
      ? `A newer version of the program reads ${members.length} published listings in another way. Their sources say ` +
        'what they said.'
      : `${members.length} new listings wait for review.`,
    ...staleNote(members[0]),
    '**To publish** them, merge. **To leave one out**, delete its two files on this branch: it stays in moderation and ' +
      'gets a pull request of its own. **To refuse** all of them, close this pull request with a comment that says why.',
    ...shown.map((member) => {
      const block = memberBlock(member, publishedAs(member), hasRoom ? maxLength - PICTURES_LENGTH : maxLength);
      return [`### ${member.slug}`, ...(hasRoom ? pictureLines(member, site) : []), block].join('\n\n');
    }),
    ...(others.length === 0 ? [] : [`And ${named(others)}.`]),
  ];
  return {
    title: `Propose ${members.length} listings (${name})`,
    body: parts.join('\n\n'),
    labels: labelsOf(members, !isReading),
  };
}

function memberBlock(
  { snapshot, fault = '' }: Proposal,
  published: PublishedListing | undefined,
  maxLength: number,
): string {
  if (snapshot === undefined) return fencedText(oneLine(fault), maxLength);
  const { listing, record } = snapshot;
  const problems = [...(record.checks ?? []), ...record.report];
  // What matters most first, because the end may be cut.
  const wanted = [
    'category',
    'name',
    'vendor',
    'homepage',
    'source',
    'domain',
    'license',
    'version',
    'version before',
    'summary',
  ];
  const all = listingFacts(listing, record, published);
  const [commands = [], facts = []] = [['install'], wanted].map((names) =>
    all.filter(([name]) => names.includes(name)),
  );
  const changes = published === undefined ? [] : changeLines(fieldChanges(published, snapshot));
  // In a fence of their own: whatever is cut, the approving reviewer has seen what visitors are going to run.
  const shown = commands.length === 0 ? '' : fencedText(factLines(commands).join('\n'));
  const odd = published === undefined ? [] : oddChanges({ listing, record }, published).map(oneLine);
  const lines = [...odd, ...changes, ...factLines(facts), ...problems.map(problemLine)];
  return shown + fencedText(lines.join('\n'), maxLength - shown.length, changes.length > 0 ? 'diff' : 'text');
}

export function updatesText(slugs: readonly string[]): PullRequestText {
  const title = slugs.length === 1 ? `Update ${slugs[0]}` : `Update ${slugs.length} listings`;
  const intro =
    'Changes that need no person, and what was refused since. They wait here because the published branch ' +
    'takes no pushes. Each run rewrites them, so merge them soon.';
  return { title, body: `${intro}\n\n${named(slugs)}`, labels: [] };
}

function named(slugs: readonly string[]): string {
  const more = slugs.length > MOST_NAMED ? ` and ${slugs.length - MOST_NAMED} more` : '';
  return slugs.slice(0, MOST_NAMED).join(', ') + more;
}

function staleNote(proposal: Proposal | undefined): string[] {
  if (proposal === undefined || !isStale(proposal)) return [];
  return [
    'A person has committed here, so this branch is left alone; but what it was made from has changed since. Merge the ' +
      'published branch into it.',
  ];
}

function unreadable({ fault = '' }: Proposal): string[] {
  return [`It cannot be published as it is.\n\n${fencedText(oneLine(fault), PART_LENGTH)}`];
}

function labelsOf(proposals: readonly Proposal[], isNew: boolean): Label[] {
  const problems = proposals.flatMap(({ snapshot }) => [
    ...(snapshot?.record.checks ?? []),
    ...(snapshot?.record.report ?? []),
  ]);
  const isBlocked = ({ snapshot }: Proposal) => snapshot?.record.state !== 'published';
  const found: Record<Label, boolean> = {
    new: isNew,
    'sensitive-change': !isNew,
    warning: problems.length > 0,
    blocked: proposals.some(isBlocked) || problems.some(({ severity }) => severity === 'error'),
    stale: proposals.some(isStale),
  };
  return LABELS.filter((label) => found[label]);
}

function isStale({ touched, outdated }: Proposal): boolean {
  return touched && outdated;
}

function remarks(title: string, problems: readonly WordedProblem[]): string[] {
  return problems.length === 0 ? [] : [part(title, problems.map(problemLine))];
}

function part(title: string, lines: readonly string[], language?: 'diff'): string {
  return `**${title}**\n\n${fencedText(lines.join('\n'), PART_LENGTH, language)}`;
}

function folded(title: string, lines: readonly string[]): string {
  return `<details><summary>${title}</summary>\n\n${fencedText(lines.join('\n'), PART_LENGTH, 'diff')}\n</details>`;
}

/** A word of the catalog's own list. */
function inCategory({ snapshot }: Proposal): string {
  const category = snapshot?.listing.category ?? '';
  return isSlug(category) ? `, in the category \`${category}\`` : '';
}

/** Of letters that mean nothing to GitHub; an address of an issue there would leave a trace in the other repository. */
const PLAIN_ADDRESS = /^https:\/\/[a-z0-9.-]{1,100}(?:\/[\w.~-]{1,80}){0,5}\/?$/i;
const OF_GITHUB = /^https:\/\/(?:www\.)?github\.com\/[^/]+\/[^/]+\/./i;

/** What a reviewer looks at beside this; all other addresses stand in the fences. */
function linkLines({ snapshot }: Proposal): string[] {
  const { homepage, documentation } = snapshot?.listing ?? {};
  const links = { Homepage: homepage, Documentation: documentation, Feed: snapshot?.record.source.url };
  const lines = Object.entries(links).flatMap(([name, address = '']) =>
    PLAIN_ADDRESS.test(address) && !OF_GITHUB.test(address) ? [`${name}: <${address}>`] : [],
  );
  return lines.length === 0 ? [] : [lines.join(' · ')];
}

/** A fact is one line, so that no value looks like another fact. */
function factLines(facts: readonly Fact[]): string[] {
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return facts.map(([name, value]) => {
    const line = oneLine(name.padEnd(width) + value);
    return name === 'summary' ? wrapped(line, width) : line;
  });
}

const MAX_WRAPPED = 1_000;

/** Nothing in a fence is wrapped by GitHub. What goes on is indented, so that it looks like no other fact, and begins with a letter. */
function wrapped(line: string, width: number): string {
  const head = line.slice(0, MAX_WRAPPED).replace(/(.{60,90}\S) +(?=\p{L})/gu, `$1\n${' '.repeat(width)}`);
  return head + line.slice(MAX_WRAPPED);
}

/** Of versions there may be hundreds, with a day and downloads each. */
const isOfVersion = ({ field }: FieldChange) => /^(?:version$|(?:day|download|notes|changes) of )/.test(field);

/** The end may be cut: a description may be long. */
function mostTellingFirst(fields: readonly FieldChange[]): FieldChange[] {
  const weight = ({ field, after = '' }: FieldChange) =>
    /^descriptions\.[^.]+\.(?:tagline|summary)$/.test(field) ? -1 : after.length;
  return fields.toSorted((a, b) => weight(a) - weight(b));
}

function changeLines(changes: readonly FieldChange[]): string[] {
  return changes.flatMap(({ field, before, after }) => [
    oneLine(`  ${field}`),
    ...(before === undefined ? [] : [oneLine(`- ${before}`)]),
    ...(after === undefined ? [] : [oneLine(`+ ${after}`)]),
  ]);
}

function problemLine({ severity, code, message, pointer }: WordedProblem): string {
  return oneLine(`${severity}: ${message} [${[code, pointer].filter(Boolean).join(' at ')}]`);
}

function oneLine(text: string): string {
  return text.replace(/[\n\r]+/g, ' ');
}
