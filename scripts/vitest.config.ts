import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A test that hangs has failed, one on a busy machine takes its time: what has to be fast is measured by its own test. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

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
          ...patience,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['architecture/**/*.test.ts'],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          isolate: false,
          ...patience,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'], environment: 'node', ...patience } },
    ],
  },
});
