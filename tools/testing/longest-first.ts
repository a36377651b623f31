/** The order of the test files: the longest begin first, so that in the end no core waits for one of them. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By their processor time, longest first. A file that is not here is short. */
const LONG = [
  'site/browser/pages',
  'pipeline/cli/start',
  'site/lib/search/same-answers',
  'site/browser/search',
  'tools/bench/bench',
  'site/browser/validate',
  'pipeline/cli/killed',
  'pipeline/cli/cli',
  'tools/dev/dev',
  'pipeline/review/submissions/publisher-requests',
  'pipeline/collect/isolated/isolated-reader',
  'pipeline/review/pull-requests/closing-pull-requests',
  'pipeline/review/pull-requests/github-review',
  'api-worker/read/contract-fuzz',
].map((name) => `/${name}.test.ts`);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((name) => moduleId.endsWith(name));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
