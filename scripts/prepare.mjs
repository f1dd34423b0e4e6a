// Runs with any Node (20 or later), before any package is installed: plain JavaScript without packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCssTypes } from './css-types.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');
const stamp = join(root, 'node_modules', '.installed-from');

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `Move needs Node 20 or later to install itself (it brings its own Node 26); this is ${process.version}.`,
  );
  process.exit(1);
}

const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
if (!isCurrent()) {
  console.log('Installing packages from the lock file (about a minute) …');
  // errors only: the packages warn that they need a newer Node than the one that installs them, but they run on a newer one, which is
  // itself one of the packages
  const result = spawnSync('npm', ['ci', '--prefer-offline', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error('Installing packages failed: see the lines above.');
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}
writeCssTypes();

/** Compares contents when this script installed, and times when npm was run by hand (npm writes that file last). */
function isCurrent() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}
