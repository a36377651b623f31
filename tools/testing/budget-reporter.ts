/** At the end of a run: the time of the processor that each project has used, and the most expensive files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { BUDGET_FILE, describeUsage, overBudget, RECORD_FILE, SHARED, type Usage } from './budget.ts';
import type {} from './note-processor-time.ts';
import { descendants, ownSeconds, SEES_CHILDREN } from './processor-time.ts';

export default class BudgetReporter implements Reporter {
  #vitest: Vitest | undefined;
  readonly #usage: Usage = { projects: {}, files: {} };
  /** Process of workerd → seconds that files were charged for. */
  readonly #charged = new Map<number, number>();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleEnd(module: TestModule): void {
    const seconds = module.meta().processorSeconds ?? this.#newSecondsOfWorkerd();
    const { projects, files } = this.#usage;
    const file = relative(module.project.vitest.config.root, module.moduleId);
    files[file] = (files[file] ?? 0) + seconds;
    projects[module.project.name] = (projects[module.project.name] ?? 0) + seconds;
  }

  onTestRunEnd(): void {
    if (this.#vitest === undefined || this.#vitest.config.watch) return;
    const { projects } = this.#usage;
    const inFiles = Object.values(projects).reduce((sum, each) => sum + each, 0);
    const all = [...descendants().values()].reduce((sum, { seconds }) => sum + seconds, ownSeconds());
    projects[SHARED] = Math.max(0, SEES_CHILDREN ? all - inFiles : all);
    mkdirSync(dirname(RECORD_FILE), { recursive: true });
    writeFileSync(RECORD_FILE, JSON.stringify(this.#usage));
    const budget = JSON.parse(readFileSync(BUDGET_FILE, 'utf8')).projects;
    const isShort = process.env.CATALOG_TEST_FORM === undefined;
    const lines = [
      ...describeUsage(this.#usage, isShort ? budget : undefined),
      ...(isShort ? overBudget(this.#usage, budget) : []),
      ...(SEES_CHILDREN ? [] : ['What tests start is not counted: only Linux says what processes have used.']),
    ];
    this.#vitest.logger.log(`\n${lines.join('\n')}`);
  }

  /** Tests of the worker run in processes of workerd, which cannot say themselves what they use. */
  #newSecondsOfWorkerd(): number {
    let sum = 0;
    for (const [pid, { parent, name, seconds }] of descendants()) {
      if (name !== 'workerd' || parent !== process.pid) continue;
      sum += seconds - (this.#charged.get(pid) ?? 0);
      this.#charged.set(pid, seconds);
    }
    return sum;
  }
}
