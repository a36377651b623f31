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
import { type Label, type ModerationWords, moderationWords } from '../plan/text/moderation-words.ts';
import { oddChanges } from '../plan/text/odd-changes.ts';
import { type Fact, furtherFields, listingFacts } from '../plan/text/proposal-facts.ts';

export interface PullRequestText {
  title: string;
  body: string;
  labels: string[];
}

export interface Shown {
  words?: ModerationWords;
  /** The repository as people see it, like https://github.com/works/catalog: its pictures are shown from there. */
  site?: string | undefined;
}

const ENGLISH = moderationWords({});

/** The labels that are set and taken away here; all others are people's. */
export const LABELS = ['new', 'sensitive-change', 'warning', 'blocked', 'stale'] as const satisfies Label[];

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

export function proposalText(
  proposal: Proposal,
  published: PublishedListing | undefined,
  { words = ENGLISH, site }: Shown = {},
): PullRequestText {
  const { slug, snapshot } = proposal;
  const { say } = words;
  const isNew = published === undefined;
  const parts = [
    isNew ? newListing(proposal, words) : say('change'),
    ...linkLines(proposal, words),
    ...staleNote(proposal, words),
    ...pictureLines(proposal, site),
    ...(snapshot === undefined ? unreadable(proposal, words) : described(snapshot, published, words)),
    say('decide'),
  ];
  return {
    title: say('propose', { count: 1, slug }),
    body: parts.join('\n\n'),
    labels: labelsOf([proposal], isNew, words),
  };
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
  words: ModerationWords,
): string[] {
  const { say } = words;
  const facts = part(say('facts'), factLines(listingFacts(listing, record, published), words));
  const oddities = published === undefined ? [] : oddChanges({ listing, record }, published, words);
  const checks = [...oddities.map(oneLine), ...(record.checks ?? []).map(problemLine)];
  const odd = checks.length === 0 ? [] : [part(say('odd'), checks)];
  const heard = remarks(say('heard'), record.report);
  if (published !== undefined) {
    const changes = changeLines(fieldChanges(published, { listing, record }));
    return [...odd, facts, ...(changes.length === 0 ? [] : [part(say('changes'), changes, 'diff')]), ...heard];
  }
  const fields = furtherFields(listing, record);
  const besides = mostTellingFirst(fields.filter((field) => !isOfVersion(field)));
  const ofVersions = mostTellingFirst(fields.filter(isOfVersion));
  return [
    ...odd,
    facts,
    ...(besides.length === 0 ? [] : [part(say('besides'), changeLines(besides), 'diff')]),
    ...(ofVersions.length === 0 ? [] : [folded(say('versions'), changeLines(ofVersions))]),
    ...heard,
  ];
}

/** @param publishedAs what is published of a member of the batch */
export function batchText(
  name: string,
  members: readonly Proposal[],
  publishedAs: (proposal: Proposal) => PublishedListing | undefined,
  { words = ENGLISH, site }: Shown = {},
): PullRequestText {
  const { say } = words;
  const shown = members.slice(0, MOST_DESCRIBED);
  const isReading = members.some(({ ref }) => isReadingRef(ref));
  const others = members.slice(MOST_DESCRIBED).map(({ slug }) => slug);
  const maxLength = Math.floor((MAX_BODY_LENGTH - FRAME_LENGTH) / shown.length) - HEADING_LENGTH;
  const hasRoom = shown.length <= MOST_ILLUSTRATED;
  const parts = [
    say(isReading ? 'reread' : 'newMany', { count: members.length }),
    ...staleNote(members[0], words),
    say('decideMany'),
    ...shown.map((member) => {
      const block = memberBlock(member, publishedAs(member), words, hasRoom ? maxLength - PICTURES_LENGTH : maxLength);
      return [`### ${member.slug}`, ...(hasRoom ? pictureLines(member, site) : []), block].join('\n\n');
    }),
    ...(others.length === 0 ? [] : [say('others', { slugs: named(others, words) })]),
  ];
  return {
    title: say('proposeBatch', { count: members.length, name }),
    body: parts.join('\n\n'),
    labels: labelsOf(members, !isReading, words),
  };
}

/** What matters most first, because the end may be cut. */
const FACTS_OF_MEMBER = [
  ...['category', 'name', 'vendor', 'homepage', 'source', 'domain', 'license', 'version', 'version before', 'summary'],
];

function memberBlock(
  { snapshot, fault = '' }: Proposal,
  published: PublishedListing | undefined,
  words: ModerationWords,
  maxLength: number,
): string {
  if (snapshot === undefined) return fencedText(oneLine(fault), maxLength);
  const { listing, record } = snapshot;
  const problems = [...(record.checks ?? []), ...record.report];
  const all = listingFacts(listing, record, published);
  const [commands = [], facts = []] = [['install'], FACTS_OF_MEMBER].map((names) =>
    all.filter(([name]) => names.includes(name)),
  );
  const changes = published === undefined ? [] : changeLines(fieldChanges(published, snapshot));
  // In a fence of their own: whatever is cut, the approving reviewer has seen what visitors are going to run.
  const shown = commands.length === 0 ? '' : fencedText(factLines(commands, words).join('\n'));
  const odd = published === undefined ? [] : oddChanges({ listing, record }, published, words).map(oneLine);
  const lines = [...odd, ...changes, ...factLines(facts, words), ...problems.map(problemLine)];
  return shown + fencedText(lines.join('\n'), maxLength - shown.length, changes.length > 0 ? 'diff' : 'text');
}

export function updatesText(slugs: readonly string[], words = ENGLISH): PullRequestText {
  const title = words.say('update', { count: slugs.length, slug: slugs[0] ?? '' });
  return { title, body: `${words.say('updates')}\n\n${named(slugs, words)}`, labels: [] };
}

function named(all: readonly string[], { say }: ModerationWords): string {
  const slugs = all.slice(0, MOST_NAMED).join(', ');
  return all.length > MOST_NAMED ? say('more', { slugs, count: all.length - MOST_NAMED }) : slugs;
}

function staleNote(proposal: Proposal | undefined, { say }: ModerationWords): string[] {
  return proposal !== undefined && isStale(proposal) ? [say('stale')] : [];
}

function unreadable({ fault = '' }: Proposal, { say }: ModerationWords): string[] {
  return [`${say('unreadable')}\n\n${fencedText(oneLine(fault), PART_LENGTH)}`];
}

function labelsOf(proposals: readonly Proposal[], isNew: boolean, words: ModerationWords): string[] {
  const problems = proposals.flatMap(({ snapshot }) => [
    ...(snapshot?.record.checks ?? []),
    ...(snapshot?.record.report ?? []),
  ]);
  const isBlocked = ({ snapshot }: Proposal) => snapshot?.record.state !== 'published';
  const found: Record<(typeof LABELS)[number], boolean> = {
    new: isNew,
    'sensitive-change': !isNew,
    warning: problems.length > 0,
    blocked: proposals.some(isBlocked) || problems.some(({ severity }) => severity === 'error'),
    stale: proposals.some(isStale),
  };
  return LABELS.filter((label) => found[label]).map((label) => words.labels[label]);
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
function newListing({ snapshot }: Proposal, { say }: ModerationWords): string {
  const category = snapshot?.listing.category ?? '';
  return isSlug(category) ? say('newIn', { category: `\`${category}\`` }) : say('new');
}

/** Of letters that mean nothing to GitHub; an address of an issue there would leave a trace in the other repository. */
const PLAIN_ADDRESS = /^https:\/\/[a-z0-9.-]{1,100}(?:\/[\w.~-]{1,80}){0,5}\/?$/i;
const OF_GITHUB = /^https:\/\/(?:www\.)?github\.com\/[^/]+\/[^/]+\/./i;

/** What a reviewer looks at beside this; all other addresses stand in the fences. */
function linkLines({ snapshot }: Proposal, { say }: ModerationWords): string[] {
  const { homepage, documentation } = snapshot?.listing ?? {};
  const links = { homepage, documentation, feed: snapshot?.record.source.url };
  const lines = Object.entries(links).flatMap(([name, address = '']) =>
    PLAIN_ADDRESS.test(address) && !OF_GITHUB.test(address) ? [`${say(name as keyof typeof links)}: <${address}>`] : [],
  );
  return lines.length === 0 ? [] : [lines.join(' · ')];
}

/** What {@link listingFacts} says where a listing says nothing. */
const NOTHING = /^(?:license|platforms|homepage|documentation|webhook host) (?:none|not said)$/;

/** A fact is one line, so that no value looks like another fact. */
function factLines(facts: readonly Fact[], words: ModerationWords): string[] {
  const width = Math.max(...facts.map(([name]) => words.fact(name).length)) + 2;
  return facts.map(([name, value]) => {
    const line = oneLine(
      words.fact(name).padEnd(width) + (NOTHING.test(`${name} ${value}`) ? words.fact(value) : value),
    );
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
