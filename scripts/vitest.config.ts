import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** A test that hangs has failed, one on a busy machine takes its time: what has to be fast is measured by its own test. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

/**
 * The files of `domain` and `server` share the modules of their process: loading them anew for each file took half of the time.
 * What a server test needs for itself (database, app, directory) it makes. Each file of `web` has modules and globals of its own,
 * in a thread: a process for each took a quarter longer.
 */
export default defineConfig({
  test: {
    // one more than there are cores: a test of an outage, or of a process that starts, mostly waits
    maxWorkers: availableParallelism() + 1,
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
          pool: 'threads',
          ...patience,
        },
      },
      {
        // the sources as the product builds them
        extends: join(import.meta.dirname, '../web/vite.config.ts'),
        // found while a test runs, a package loads the page anew under it
        optimizeDeps: {
          include: ['vitest-browser-react', 'axe-core'],
          entries: ['src/**/*.test.tsx', 'src/app/main.tsx'],
        },
        test: {
          name: 'browser',
          root: join(import.meta.dirname, '../web'),
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: false },
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu'],
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
          ...patience,
        },
      },
    ],
  },
});
