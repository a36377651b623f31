/**
 * What a pull request says. Titles are made of slugs alone; text of publishers stands in fences, where it has no
 * effect. Pure.
 */
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';
import { picturePath } from '../../repo/data/picture-files.ts';
import { fencedText, MAX_BODY_LENGTH } from '../../repo/text/untrusted-text.ts';
import { type FieldChange, fieldChanges, type PublishedListing } from '../plan/entries/field-changes.ts';
import { isReadingRef, type Proposal } from '../plan/proposals/proposals.ts';
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
    isNew ? 'A new listing waits for review.' : 'A change of a published listing waits for review.',
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
  const [title, changes] =
    published === undefined
      ? (['All that it says besides', mostTellingFirst(furtherFields(listing, record))] as const)
      : (['What would change', fieldChanges(published, { listing, record })] as const);
  return [
    part('What it says', factLines(listingFacts(listing, record, published))),
    ...(changes.length === 0 ? [] : [part(title, changeLines(changes))]),
    ...remarks('Look at twice', record.checks ?? []),
    ...remarks('What reading the feed had to say', record.report),
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
  const wanted = ['name', 'vendor', 'homepage', 'source', 'domain', 'license', 'version', 'version before', 'summary'];
  const all = listingFacts(listing, record, published);
  const [commands = [], facts = []] = [['install'], wanted].map((names) =>
    all.filter(([name]) => names.includes(name)),
  );
  const changes = published === undefined ? [] : changeLines(fieldChanges(published, snapshot));
  // In a fence of their own: whatever is cut, the approving reviewer has seen what visitors are going to run.
  const shown = commands.length === 0 ? '' : fencedText(factLines(commands).join('\n'));
  const lines = [...changes, ...factLines(facts), ...problems.map(problemLine)];
  return shown + fencedText(lines.join('\n'), maxLength - shown.length);
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

function part(title: string, lines: readonly string[]): string {
  return `**${title}**\n\n${fencedText(lines.join('\n'), PART_LENGTH)}`;
}

/** A fact is one line, so that no value looks like another fact. */
function factLines(facts: readonly Fact[]): string[] {
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return facts.map(([name, value]) => oneLine(name.padEnd(width) + value));
}

/** The end may be cut: of versions there may be hundreds, and a description may be long. */
function mostTellingFirst(fields: readonly FieldChange[]): FieldChange[] {
  const weight = ({ field, after = '' }: FieldChange) =>
    (/^(?:version$|(?:download|notes) of )/.test(field) ? 1_000_000 : 0) + after.length;
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
