/** `catalog evidence`: what others witness of a listing, and what they were asked without an answer that counts. */
import { join } from 'node:path';
import type { Command } from 'commander';
import type { EvidenceRecord, EvidenceValues } from '../../schemas/contracts/generated/evidence.ts';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import { inTurn, type ResolvedEvidence, resolveEvidence, subjectsOf } from '../collect/evidence/resolve-evidence.ts';
import { readUserPages } from '../collect/evidence/users/user-pages.ts';
import { questionKey, type WitnessAnswer, witnessAnswers } from '../collect/evidence/witness-answers.ts';
import { allWitnesses } from '../collect/evidence/witnesses.ts';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { bold, dim, table } from '../repo/run/terminal.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { json, type Run } from './options.ts';

export function define(command: Command, run: Run): void {
  command
    .argument('<slug>', 'of a published listing')
    .addOption(json())
    .action((slug, options) => run((context) => runEvidence(context, slug, options)));
}

/** What a witness could be asked, and why nothing is known. */
interface Unknown {
  witness: string;
  subject: string;
  asked_on: string | null;
  why: string;
}

export async function runEvidence(
  { folder, now, output }: CommandContext,
  slug: string,
  options: { json?: boolean },
): Promise<boolean> {
  const data = parseCatalog((await readCheckout(folder)).files);
  const { listings, evidence } = data;
  const witnesses = allWitnesses(readUserPages(data));
  const listing = listings.get(slug);
  if (listing === undefined) throw new Error('No published listing has that slug.');
  const state = await openSyncState(join(folder, STATE_FILE), { now: () => now, note: output.note });
  const heard = await witnessAnswers(state.cache)
    .all()
    .finally(() => state.close());
  const records = evidence.get(slug)?.records ?? [];
  const settled = resolveEvidence(listing, evidence.get(slug), { witnesses, heard, today: dayOf(now) });
  const unknown = inTurn(witnesses).flatMap(([witness, contract]) =>
    subjectsOf(contract, listing).flatMap((subject): Unknown[] => {
      if (isIn(records, witness, subject)) return [];
      const answer = heard.get(questionKey({ slug, witness, subject }));
      const isLeaning = contract.leansOnRegistry === true;
      const why = whyUnknown(answer, { isLeaning, settled, isKnownNext: isIn(settled.records, witness, subject) });
      return [{ witness, subject, asked_on: answer?.askedOn ?? null, why }];
    }),
  );
  output.print(
    options.json ? JSON.stringify({ slug, records, unknown }, null, 2) : evidenceText(slug, records, unknown),
  );
  return false;
}

const isIn = (records: readonly EvidenceRecord[], witness: string, subject: string) =>
  records.some((record) => record.witness === witness && record.subject === subject);

interface Circumstances {
  isLeaning: boolean;
  settled: ResolvedEvidence;
  /** The next sync writes it. */
  isKnownNext: boolean;
}

function whyUnknown(answer: WitnessAnswer | undefined, { isLeaning, settled, isKnownNext }: Circumstances): string {
  if (isKnownNext) return 'It has answered; the next sync writes it down.';
  if (answer?.problem !== undefined) return inEnglish(answer.problem).message;
  if (answer?.said?.statement === 'unknown') return 'It knows nothing of it.';
  if (answer === undefined && isLeaning) return 'It is asked once a package registry ties the package to the listing.';
  if (answer === undefined) return 'It has not been asked yet, or that was forgotten with the cache.';
  if (!answer.said && answer.failed)
    return `The last look failed. Three such days decide; ${answer.failed.length} so far.`;
  const [untied] = settled.problems.filter(({ code }) => code === 'package_not_tied');
  return untied === undefined ? 'The listing says something else by now.' : inEnglish(untied).message;
}

function evidenceText(slug: string, records: readonly EvidenceRecord[], unknown: readonly Unknown[]): string {
  const rows = records.map((record) => {
    const { witness, subject, since, place = '' } = record;
    return [witness, subject, valuesText(record.values), since, place];
  });
  const sources = records.map(({ witness, source }) => dim(`  ${witness}: ${source}`));
  const missing = unknown.map(
    ({ witness, subject, why, asked_on }) =>
      `  ${witness}  ${subject}${asked_on === null ? '' : dim(` (asked on ${asked_on})`)}\n    ${why}`,
  );
  return [
    `${bold(slug)}: ${records.length === 0 ? 'nothing is witnessed' : plural(records.length, 'record')}.`,
    ...(rows.length === 0
      ? []
      : [table(rows, ['witness', 'of', 'says', 'since', 'tied by']), dim('Read from:'), ...sources]),
    ...(missing.length === 0 ? [] : [bold('Not known:'), ...missing]),
  ].join('\n');
}

const count = (figure: number) => figure.toLocaleString('en');

const WORDS: { [Name in keyof EvidenceValues]-?: (value: NonNullable<EvidenceValues[Name]>) => string } = {
  advisories: (value) => (value === 0 ? 'no open advisory' : `${count(value)} open advisories`),
  computers: (value) => `on ${count(value)} reporting computers`,
  dependents: (value) => `${count(value)} dependents`,
  deprecated: () => 'deprecated or withdrawn there',
  document: (value) => `a document: ${value}`,
  downloads: (value) => `${count(value)} downloads a month`,
  gap_days: (value) => `${plural(value, 'day')} between releases`,
  installs: (value) => `${count(value)} installs a month`,
  provenance: () => 'provenance verified',
  released_on: (value) => `newest release of ${value}`,
  reporting: (value) => (value === 'policy' ? 'a security policy' : 'a security.txt'),
  sha256: () => 'the stated SHA-256',
  state: (value) => value.replaceAll('_', ' '),
  tls: () => 'answers over TLS',
  version: (value) => `version ${value}`,
};

function valuesText(values: EvidenceValues): string {
  const texts = Object.entries(WORDS).flatMap(([name, word]) => {
    const value = values[name as keyof EvidenceValues];
    return value === undefined ? [] : [(word as (value: unknown) => string)(value)];
  });
  return texts.join(', ');
}
