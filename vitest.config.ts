import { defineConfig } from 'vitest/config';
import workerProject from './api-worker/vitest.project.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pipeline',
          include: ['{pipeline,schemas,site}/**/*.test.ts'],
          exclude: ['site/browser/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      workerProject,
      {
        test: {
          name: 'browser',
          include: ['site/browser/**/*.test.ts'],
          globalSetup: ['site/browser/serve-catalog.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
