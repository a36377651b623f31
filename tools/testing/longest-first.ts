/** The order of the test files: the most expensive begin first, so that in the end no core waits for one of them. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import budget from './budget.json' with { type: 'json' };

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds: Record<string, number> = budget.files;
    const of = ({ moduleId }: TestSpecification) => seconds[relative(this.ctx.config.root, moduleId)] ?? 0;
    return (await super.sort(files)).toSorted((a, b) => of(b) - of(a));
  }
}
