import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import workerProject from './api-worker/testing/vitest.project.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';
import { unitTests, viteTests } from './tools/testing/unit-tests.ts';

/** They only read a catalog, and share the one that is built for them (`site/testing/serve-catalog.ts`). */
const READING = ['site/browser/**/*.test.ts', 'pipeline/cli/start.test.ts', 'site/search/engine/same-answers.test.ts'];
const UNIT_TESTS = unitTests();
const VITE_TESTS = viteTests();
/** They run whole commands in their process. */
const COMMANDS = 'pipeline/{cli,upgrade}/**/*.test.ts';
/** They need Vite, or a module that has not been used: `@actions/core` remembers where it appends its summary. */
const APART = ['pipeline/cli/check.test.ts', ...VITE_TESTS];
const BUDGET_REPORTER = './tools/testing/budget-reporter.ts';
const NOTE_TIME = './tools/testing/note-processor-time.ts';
/** Set by `tools/testing/run-long.ts`: rounds by name. */
const longForm = process.env.CATALOG_TEST_FORM;
/** Run by the long form alone. */
const LONG_ONLY = longForm === undefined ? ['**/*.long.test.ts'] : [];
const provide = {
  form: longForm === undefined ? ('short' as const) : ('long' as const),
  rounds: JSON.parse(longForm ?? '{}') as Record<string, number>,
};
/** They end what hangs, and nothing else: a machine three times as slow as another one is not wrong. */
const LIMITS = { testTimeout: 300_000, hookTimeout: 300_000 };
/** Files leave nothing behind, and share what a process has loaded: modules, reading threads, prepared catalogs. */
const SHARING = { isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true };
/**
 * For tests that wait for nothing: one more process than there are cores only starts and loads its modules for itself. They
 * come after the others, because only projects of one group share their number of workers.
 */
const ONE_FOR_EACH_CORE = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 1 } };
/** Node imports TypeScript itself, so nothing has to be transformed; what needs Vite is `apart`, or `unit-site`. */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } };
const STORIES = 'pipeline/{review,build,repo}/**/*.test.ts';
const UNIT = { provide, setupFiles: [NOTE_TIME], ...LIMITS, ...SHARING, ...ONE_FOR_EACH_CORE };
const PIPELINE = {
  provide,
  ...NATIVE,
  setupFiles: [NOTE_TIME],
  // No repository of a test outlives it, so git need not wait for the disk.
  env: { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.fsync', GIT_CONFIG_VALUE_0: 'none' },
  ...LIMITS,
  ...SHARING,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Most tests wait for processes and servers: fewer workers than twice the cores would leave a small machine idle.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    reporters: ['default', BUDGET_REPORTER],
    projects: [
      // Pure code, for `npm run test:unit`.
      {
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [...READING, ...LONG_ONLY, ...VITE_TESTS],
          ...UNIT,
          ...NATIVE,
        },
      },
      {
        test: {
          name: 'unit-site',
          include: VITE_TESTS.filter((file) => UNIT_TESTS.includes(file)),
          exclude: LONG_ONLY,
          ...UNIT,
        },
      },
      {
        test: {
          name: 'pipeline',
          include: ['{pipeline,schemas,site,tools}/**/*.test.ts'],
          exclude: [STORIES, COMMANDS, ...APART, ...READING, ...UNIT_TESTS, ...LONG_ONLY],
          ...PIPELINE,
        },
      },
      {
        test: {
          name: 'stories',
          include: [STORIES],
          exclude: [...APART, ...UNIT_TESTS, ...LONG_ONLY],
          ...PIPELINE,
        },
      },
      {
        test: {
          name: 'commands',
          include: [COMMANDS],
          exclude: [...APART, ...READING, ...UNIT_TESTS, ...LONG_ONLY],
          ...PIPELINE,
        },
      },
      {
        test: {
          name: 'apart',
          include: APART,
          exclude: [...READING, ...UNIT_TESTS, ...LONG_ONLY],
          ...PIPELINE,
          experimental: {},
          isolate: true,
        },
      },
      { ...workerProject, test: { ...workerProject.test, ...ONE_FOR_EACH_CORE, provide } },
      {
        test: {
          name: 'browser',
          include: READING,
          exclude: LONG_ONLY,
          provide,
          setupFiles: [NOTE_TIME],
          globalSetup: ['site/testing/serve-catalog.ts'],
          ...LIMITS,
          // What they load is the same for all, and each visitor has a context of its own in the browser.
          isolate: false,
          // The one part that may come late without anything being wrong; a second try is reported as such.
          retry: 1,
          // A browser, a worker and their host share a machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
