#!/usr/bin/env node
/** The `catalog` command: reads argv, prints, exits. Nothing else in the pipeline prints or exits. */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ENGINE, PROGRAM } from '../repo/files/engine.ts';

const folder = process.cwd();
// A compile cache shows help in a sixth of the time. A package never writes into its own folder.
const directory = PROGRAM === ENGINE ? join(ENGINE, 'node_modules', '.cache') : join(folder, '.cache');
if (PROGRAM === ENGINE || existsSync(join(folder, 'data'))) {
  enableCompileCache({ directory: join(directory, 'compiled'), portable: true });
}

// What is imported before that is compiled anew each time.
const { endWithNpm } = await import('../repo/run/end-with-npm.ts');
const { terminalOutput } = await import('../repo/run/output.ts');
const { runCatalog } = await import('./run-catalog.ts');

endWithNpm();
const context = { folder, now: new Date(), output: terminalOutput() };
process.exitCode = await runCatalog(process.argv.slice(2), context);
