import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A test that hangs has failed, one on a busy machine takes its time: what has to be fast is measured by its own test. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

/**
 * The files of `domain`, `server` and `web` share the modules of their process: loading them anew for each file took half of the
 * time. What a server test needs for itself (database, app, directory) it makes; a test of `web` that needs a module as it is
 * when the page opens calls `vi.resetModules`, and its replaced globals end with its file.
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
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['scripts/vitest.restore-globals.ts'],
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
