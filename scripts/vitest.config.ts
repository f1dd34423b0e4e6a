import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * The files of `domain` and `server` share the modules of their process, as the product does: loading them anew for each file
 * took half of the time. What a server test needs for itself (database, app, directory) it makes. Those of `web` do not:
 * there a module begins with the page.
 */
export default defineConfig({
  test: {
    // by itself vitest leaves a core unused, which on two cores is half of them
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['architecture/**/*.test.ts'],
          environment: 'node',
          // it reads and parses every file
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'], environment: 'node' } },
    ],
  },
});
