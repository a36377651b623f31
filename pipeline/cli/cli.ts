#!/usr/bin/env node
/** The `catalog` command: reads argv, prints, exits. Nothing else in the pipeline prints or exits. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { terminalOutput } from '../repo/run/output.ts';
import { runCatalog } from './run-catalog.ts';

// Kept compiled: help comes in a sixth of the time.
enableCompileCache({
  directory: join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'),
  portable: true,
});

const context = { folder: process.cwd(), now: new Date(), output: terminalOutput() };
process.exitCode = await runCatalog(process.argv.slice(2), context);
