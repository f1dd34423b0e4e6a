import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Long limits, because a busy machine is slow but a test that hangs must fail. Speed is measured by separate tests. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

/**
 * The files of `domain` and `server` share the modules of their process, because loading them again for each file took half of the time; a
 * server test makes its own database, app and directory. Each file of `web` has its own modules and globals, in a thread, because a process
 * for each took a quarter longer.
 */
export default defineConfig({
  test: {
    // one more than there are cores, because tests of an outage or of a starting process mostly wait
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
        // a package that Vite finds while a test runs would reload the page
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
