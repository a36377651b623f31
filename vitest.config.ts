import { defineConfig } from 'vitest/config';
import workerProject from './api-worker/vitest.project.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pipeline',
          include: ['pipeline/**/*.test.ts', 'schemas/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      workerProject,
    ],
  },
});
