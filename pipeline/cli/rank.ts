/** `catalog rank`: explain a score, verify the published ones, keep the places of a month. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { type Score, scoreListing } from '../../schemas/rank/engine.ts';
import type { Fact } from '../../schemas/rank/facts.ts';
import { rankWords } from '../../schemas/wording/rank-texts.ts';
import { publishedRank } from '../../schemas/writers/published-rank.ts';
import { firstLanguage } from '../build/listings/public-settings.ts';
import { rankCatalog } from '../build/listings/rank-catalog.ts';
import { snapshotPath, toSnapshot } from '../build/rank/monthly-snapshots.ts';
import { noteDuration, publishedAt, publishedFolder } from '../publish/live/live-files.ts';
import { type Verification, verifyRank } from '../publish/live/verify-rank.ts';
import { parseCatalog, settingsIn } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { withNetwork } from '../repo/fetch/network.ts';
import { allFiles } from '../repo/files/all-files.ts';
import { writeIfAbsent } from '../repo/files/write-if-absent.ts';
import type { FileChange } from '../repo/git/commits.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { bold, dim, firstLines, green, table } from '../repo/run/terminal.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { pullRequestsApi } from '../review/pull-requests/pull-requests-api.ts';
import { proposeChange, pushToMain } from '../review/pull-requests/push-change.ts';
import { githubPlace } from '../review/pull-requests/review-places.ts';
import { date, json, READ_KEY, type Run, trust } from './options.ts';

interface RankOptions {
  /** Slug. */
  explain?: string;
  /** Folder or address of a build; true for the usual folder. */
  verify?: string | true;
  snapshot?: boolean;
  propose?: boolean;
  date?: string;
  trust: string[];
  json?: boolean;
}

export function define(command: Command, run: Run): void {
  command
    .option('--explain <slug>', 'how a listing came to its score')
    .option('--verify [folder|url]', 'compute the rank again from a build alone (default: dist)')
    .option('--snapshot', 'write data/rank/<month>.ndjson, if it is not there yet')
    .option('--propose', 'with --snapshot: push it to the repository on GitHub, the way updates go')
    .addOption(date('day of the rank, like 2026-01-31 (default: day of the commit; --snapshot: today, in UTC)'))
    .addOption(trust())
    .addOption(json())
    .addHelpText('after', READ_KEY)
    .action((options) => run((context) => runRank(context, options)));
}

export async function runRank(context: CommandContext, options: RankOptions): Promise<boolean> {
  const { explain, verify, snapshot } = options;
  if ([explain, verify, snapshot].filter((chosen) => chosen !== undefined).length !== 1) {
    throw new UsageError('Say one of --explain <slug>, --verify, --snapshot.');
  }
  if (options.propose && !snapshot) throw new UsageError('--propose goes with --snapshot.');
  if (explain !== undefined) return runExplain(context, explain, options);
  return verify === undefined
    ? runSnapshot(context, options)
    : runVerify(context, verify === true ? 'dist' : verify, options);
}

async function runExplain(context: CommandContext, slug: string, { date, json }: RankOptions): Promise<boolean> {
  const { ranked, day, language } = await rankCheckout(context, date);
  const index = ranked.findIndex(({ input }) => input.slug === slug);
  const entry = ranked[index];
  if (entry === undefined) throw new Error('No published listing has that slug.');
  const score = scoreListing(entry.input, day);
  context.output.print(
    json
      ? JSON.stringify({ slug, position: index + 1, ...publishedRank(score, language) }, null, 2)
      : rankText(slug, index + 1, ranked.length, score),
  );
  return false;
}

async function runVerify(context: CommandContext, place: string, { trust, json }: RankOptions): Promise<boolean> {
  context.output.progress('recomputing the rank');
  const build = resolve(context.folder, place);
  const result = await (/^https?:/.test(place)
    ? verifyLive(context, place, trust)
    : verifyRank(publishedFolder(build), { present: () => allFiles(build) }));
  context.output.print(json ? JSON.stringify(result, null, 2) : verificationText(result));
  return result.differences.length > 0;
}

async function verifyLive(context: CommandContext, place: string, trust: string[]): Promise<Verification> {
  const { folder, output } = context;
  const settings = await settingsIn(folder);
  const baseUrl = place.replace(/\/+$/, '');
  // At a request a second, as others are asked, a large catalog would take most of a day.
  const ownHost = baseUrl === settings?.base_url ? new URL(baseUrl).hostname : undefined;
  return withNetwork(context, { settings, trust, typed: [baseUrl], ownHost }, ({ client }) => {
    const read = publishedAt(baseUrl, client, { key: process.env.CATALOG_READ_KEY, note: output.note });
    return verifyRank(read, { onBegin: (files) => noteDuration(output, place, files) });
  });
}

function verificationText({ computed_on, weights_version, listings, differences }: Verification): string {
  const what = `${plural(listings, 'listing')}, ranked on ${computed_on} with weights ${weights_version}`;
  if (differences.length === 0) return `${what}: every score, signal, place and day is what the files give.`;
  const lines = differences.map(({ of, what: differs }) => `${of}: ${differs}`);
  return [`${what}: ${plural(differences.length, 'difference')}.`, ...firstLines(lines)].join('\n');
}

/** By default of today, unlike the rest: a month's places are those of the day somebody asks. */
async function runSnapshot(context: CommandContext, { date, propose }: RankOptions): Promise<boolean> {
  const { folder, now, output } = context;
  const { ranked, day } = await rankCheckout(context, date ?? dayOf(now));
  const path = snapshotPath(day);
  const content = toSnapshot(ranked, day);
  if (propose && !existsSync(join(folder, path))) {
    output.print(await shareSnapshot(context, day, { path, content }));
    return false;
  }
  const written = !propose && (await writeIfAbsent(folder, path, content));
  output.print(
    written ? `Wrote ${path}: ${plural(ranked.length, 'listing')}.` : `${path} is there already; nothing was written.`,
  );
  return false;
}

async function shareSnapshot(context: CommandContext, day: string, file: FileChange): Promise<string> {
  const { settings } = parseCatalog(await readFolder(context.folder));
  const why = 'The places of the month go to the repository on GitHub.';
  const { remote, options } = githubPlace(context, settings, process.env, why);
  const change = { files: [file], title: 'Keep the places of this month' };
  if (settings.moderation?.updates !== 'pull-request') {
    await pushToMain({ remote, now: context.now }, change);
    return `Pushed ${file.path} to ${settings.main_branch}.`;
  }
  const body = 'The rank history of the site is made of it.';
  const { state, number } = await proposeChange(
    { remote, api: pullRequestsApi(options), now: context.now },
    { ...change, body, branch: `rank-${day.slice(0, 7)}`, isAskedFor: false },
  );
  return state === 'closed'
    ? `Nothing was proposed: pull request ${number} with it was closed.`
    : `${file.path} waits in pull request ${number}.`;
}

async function rankCheckout({ folder, now }: CommandContext, date: string | undefined) {
  const checkout = await readCheckout(folder);
  const catalog = parseCatalog(checkout.files);
  const day = date ?? checkout.date ?? dayOf(now);
  const ranked = rankCatalog(catalog, checkout.history, catalog.settings, day);
  return { ranked, day, language: firstLanguage(catalog.settings) };
}

/** The parts of a score as they add up, each with what counts and who says so. */
function rankText(slug: string, position: number, of: number, { score, signals, computed_on }: Score): string {
  const words = rankWords('en');
  const who = ({ by, values }: Fact) =>
    by === null
      ? ''
      : [words.attestation(by), values.source && words.source(values.source), values.subject, values.day]
          .filter(Boolean)
          .join(', ');
  const rows = signals.flatMap(({ name, weight, points, facts }) =>
    facts.map((fact, index) => [
      ...(index === 0 ? [name, `${points} of ${weight}`] : ['', '']),
      words.fact(fact),
      dim(who(fact)),
    ]),
  );
  const advice = signals
    .flatMap((signal) => signal.advice)
    .sort((a, b) => b.gain - a.gain)
    .map(({ code, gain, values }) => `  ${green(`+${gain}`)}  ${words.advice(code, values)}`);
  return [
    `${bold(slug)}  place ${position} of ${of}, ${bold(plural(score, 'point'))} (computed on ${computed_on})`,
    table([...rows, [bold('score'), bold(`${score} of 100`), '', '']]),
    ...(advice.length === 0 ? [] : [dim('What would raise it:'), ...advice]),
  ].join('\n');
}
