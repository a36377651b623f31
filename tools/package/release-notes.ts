/**
 * Writes what a release is announced with: `notes.md`, the part of the changelog about the version of package.json, and
 * `tag`. Fails where that part is not there or still says "unreleased". Run by the workflow `release`:
 *   node tools/package/release-notes.ts <folder>
 */
import '../help/print-help.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');

/** @throws Error that says what to do first */
export function releaseNotes(changelog: string, version: string): string {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((text) => text.split(/\s/, 1)[0] === version);
  if (part === undefined) throw new Error(`CHANGELOG.md says nothing of ${version}: add a part "## ${version}".`);
  const [title = '', ...lines] = part.split('\n');
  if (title.includes('unreleased')) {
    throw new Error(`CHANGELOG.md calls ${version} unreleased: put the day there, like "## ${version} (2026-01-31)".`);
  }
  return `${lines.join('\n').trim()}\n`;
}

if (import.meta.main) {
  const [folder = 'release'] = process.argv.slice(2);
  const notes = releaseNotes(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), packageFile.version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notes.md'), notes);
  writeFileSync(join(folder, 'tag'), `v${packageFile.version}`);
}
