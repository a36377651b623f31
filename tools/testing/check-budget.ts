/**
 * What the last run of the suite has used, against the budget: fails far above it, because processors differ and a busy one
 * works more slowly. With `--set`, the run becomes the budget: in a commit that says what the time buys.
 */
import '../help/print-help.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { BUDGET_FILE, mostExpensive, overBudget, RECORD_FILE, type Usage } from './budget.ts';

const TOLERANCE = 1.5;

const usage: Usage = JSON.parse(readFileSync(RECORD_FILE, 'utf8'));
const budget: Usage = JSON.parse(readFileSync(BUDGET_FILE, 'utf8'));
if (process.argv.includes('--set')) {
  const whole = (seconds: Record<string, number>) =>
    Object.fromEntries(Object.entries(seconds).map(([name, each]) => [name, Math.ceil(each)]));
  const files = whole(Object.fromEntries(mostExpensive(usage.files)));
  // Projects that did not run keep theirs.
  const set: Usage = { projects: { ...budget.projects, ...whole(usage.projects) }, files };
  writeFileSync(BUDGET_FILE, `${JSON.stringify(set, null, 2)}\n`);
} else {
  const problems = overBudget(usage, budget.projects, TOLERANCE);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
