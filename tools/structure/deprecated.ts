/** Packages that their authors have given up: npm notes it in the lock file when it installs one, so nobody is asked. */
import '../help/print-help.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  version?: string;
  deprecated?: string;
}

const LOCK = join(import.meta.dirname, '..', '..', 'package-lock.json');

/** @param lock content of package-lock.json @returns a line for each */
export function deprecatedPackages(lock: string): string[] {
  const packages: Record<string, Locked> = JSON.parse(lock).packages;
  return Object.entries(packages).flatMap(([path, { version, deprecated }]) =>
    deprecated === undefined ? [] : [`${path.replace(/^.*node_modules\//, '')} ${version}: ${deprecated}`],
  );
}

if (import.meta.main) {
  const found = deprecatedPackages(readFileSync(LOCK, 'utf8'));
  for (const line of found) process.stderr.write(`deprecated: ${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
