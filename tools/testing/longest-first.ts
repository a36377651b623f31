/**
 * The order of the test files: in each project the most expensive begin first, so that in the end no core waits for one of
 * them. Projects stay together: a process that has loaded the modules of one ends where the next file is of another.
 */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import budget from './budget.json' with { type: 'json' };

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds: Record<string, number> = budget.files;
    const of = ({ moduleId }: TestSpecification) => seconds[relative(this.ctx.config.root, moduleId)] ?? 0;
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((ofOne) => ofOne.toSorted((a, b) => of(b) - of(a)));
  }
}
