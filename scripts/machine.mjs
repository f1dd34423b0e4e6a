// What a suite needs from the machine besides node_modules, installed from Debian where possible.
import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

const browsers = [
  process.env.CHROMIUM_PATH,
  // without a window it takes a tenth less processor time
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of a Chromium, or the reason why there is none. */
export async function findChromium() {
  const missing =
    'no Chromium was found: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH';
  return find(
    () => browsers.find((path) => path && existsSync(path)),
    ['chromium-headless-shell', 'fonts-liberation'],
    missing,
  );
}

/** Returns the path of PostgreSQL 15, or the reason why there is none. Only CI installs it; a developer's machine stays as it is. */
export async function findPostgres15() {
  const missing = 'no PostgreSQL 15 was found: install postgresql-15 or set TEST_DATABASE_URL';
  const packages = process.env.CI === 'true' ? ['postgresql-15'] : [];
  return find(
    () => process.env.TEST_DATABASE_URL ?? ['/usr/lib/postgresql/15/bin/initdb'].find((path) => existsSync(path)),
    packages,
    missing,
  );
}

async function find(look, packages, missing) {
  const found = look();
  if (found) return { found };
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return { missing };
  console.log(`Installing ${packages.join(' and ')} from Debian …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env });
  const { output } = await runCommand('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  const installed = look();
  return installed ? { found: installed } : { missing: `${missing} (apt-get: ${output.trim().split('\n').at(-1)})` };
}
