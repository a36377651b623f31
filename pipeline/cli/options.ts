/** What the commands' options have in common: how they are written, and which values they take. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import feedKinds from '../../schemas/contracts/feed-kinds.json' with { type: 'json' };
import type { FeedKind } from '../../schemas/contracts/generated/feed-kinds.ts';
import { plainText } from '../../schemas/rules/plain-text.ts';
import type { Shard } from '../collect/feeds/feed-filter.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { SANDBOX_PORT } from '../repo/worker/local-worker.ts';
import type { CommandFacts } from '../review/check/folder/workflow-files.ts';

export const FEED_KINDS = feedKinds.enum as FeedKind[];

/** What a command may know of the others. */
export interface Facts extends CommandFacts {
  /** Gives a command of a known name its options and what it does. */
  define(command: Command, run: Run): Promise<void>;
}

/** Gives a command what it needs, and makes of its answer (were problems found?) an exit code. */
export type Run = (command: (context: CommandContext) => Promise<boolean>) => Promise<void>;

export const date = (meaning = 'day of the run, like 2026-01-31 (default: today, in UTC)') =>
  new Option('--date <day>', meaning).argParser(day);
export const dns = () =>
  new Option('--dns <address:port>', 'for local use, repeatable: ask this name server').argParser(pair);
export const trust = (meaning = 'fetch from this address although it is not public') =>
  new Option('--trust <address:port>', `for local use, repeatable: ${meaning}`).argParser(pair).default([]);
export const kind = () => new Option('--kind <kind>', 'what it is (default: detected)').choices(FEED_KINDS);
export const all = () =>
  new Option('--all <digest>', 'all that waits, as `catalog moderation list` has shown it: it ends with the digest');
/** The worker that `catalog start` runs on this machine. */
export const local = () =>
  new Option('--local [port]', 'at the catalog that `npm start` serves here')
    .argParser(port)
    .preset(String(SANDBOX_PORT));
export const json = () => new Option('--json', 'print JSON for machines');

/** A key is never an option: everybody on the machine can read a command line. */
export const READ_KEY = `
A live catalog is read within its limits, which may take long. The environment variable CATALOG_READ_KEY may hold
the key of a read plan of that catalog (cat_…).`;

function day(text: string): string {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (parsed === undefined || Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(text)) {
    throw new InvalidArgumentError('It must be a day like 2026-01-31.');
  }
  return text;
}

export function reason(text: string): string {
  const words = plainText(text);
  if (words === '' || words.length > 1000) throw new InvalidArgumentError('It must say why, in up to 1000 characters.');
  return words;
}

export function collect(text: string, earlier: string[] = []): string[] {
  return [...earlier, text];
}

export function number(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

/** None at all where publishers alone decide what is read. */
export function minutes(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}

export function publicKey(text: string): string {
  if (!/^[A-Za-z0-9_-]{43}$/.test(text)) throw new InvalidArgumentError('It must be 43 letters, digits, _ or -.');
  return text;
}

export function shard(text: string): Shard {
  const [number = 0, of = 0] = text.split('/').map(Number);
  if (!/^\d{1,4}\/\d{1,4}$/.test(text) || number < 1 || number > of) {
    throw new InvalidArgumentError('It must be like 2/4: the second of four jobs.');
  }
  return { number, of };
}

function pair(text: string, earlier: string[] = []): string[] {
  if (!/^(?:\[[0-9a-f:]+\]|\d+(?:\.\d+){3}):\d{1,5}$/i.test(text)) {
    throw new InvalidArgumentError('It must be an IP address and a port, like 127.0.0.1:8080.');
  }
  return [...earlier, text];
}

export function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 65535) throw new InvalidArgumentError('It must be 1 to 65535.');
  return number;
}

export function baseUrl(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new InvalidArgumentError('It must be an http or https address.');
  }
  return text.replace(/\/+$/, '');
}
