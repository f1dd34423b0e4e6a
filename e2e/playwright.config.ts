import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { scratchDirectory } from '../server/src/testing/processes/scratch-directory.ts';
import { OTHER_SIZE } from './browser/persona.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4599);
// every worker reads this configuration too: only the process that starts the workers makes the directory, and removes it at its end
if (process.env['E2E_DATA_DIR'] === undefined) {
  const directory = scratchDirectory('move-e2e-');
  process.env['E2E_DATA_DIR'] = directory;
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
}

/**
 * Playwright uses only one list of disabled features, so this list repeats the entries of Playwright's own list that Chromium has. The last
 * two open internal pages of the browser for each context, behind an invisible address bar: 400 scripts and 0.8 s of processor time per
 * journey.
 */
const UNUSED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * The product as `npm start` runs it, with the demo data. A journey runs once, in the size and language of its persona: in Dutch on a
 * desktop, unless its tags say `@en` or `@phone`. A journey that differs by size has the tag `@sizes` and runs in Dutch on a desktop and in
 * English on a phone. They are one project, because each project starts its own workers and browsers.
 */
export default defineConfig({
  testDir: '.',
  // the images of the documentation are made by hand: SCREENSHOTS=1 npm run e2e
  testMatch: process.env['SCREENSHOTS'] === '1' ? '*.screenshots.ts' : '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // one more than a small machine has cores, because a journey waits for the product a third of its time
  workers: 3,
  // CI tries a failed journey once more and reports it as flaky; by hand one failure is a failure
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // long enough for a busy machine; bench/ and the budget measure the speed
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // a step that waits in vain fails by itself, instead of using up the time of the journey
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    timezoneId: 'Europe/Amsterdam',
    // without motion, so that nothing is checked or clicked while it moves
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // tracing takes a quarter of the time, so only a second try has a trace, or a run with TRACE=1
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--enable-unsafe-swiftshader',
        '--use-angle=swiftshader',
        // WebGL for the map, but not for rendering pages, which without a graphics card takes half of the time
        '--disable-gpu-compositing',
        '--disable-background-networking',
        `--disable-features=${UNUSED_FEATURES.join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'persona' },
    // fixtures of `product.ts` read the size and the language
    { name: OTHER_SIZE, grep: /@sizes\b/ },
  ],
  webServer: {
    command: 'node server/src/app/start.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 300_000,
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
      LOG_LEVEL: 'warn',
      // each test has its own IP address, in X-Forwarded-For
      TRUST_PROXY: '127.0.0.1',
    },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
