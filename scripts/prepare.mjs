// Runs under whatever Node the machine has (20 or later), before any package exists: plain JavaScript, no imports from packages.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');

const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
if (!isCurrent) {
  console.log('Installing packages from the lock file (about a minute) …');
  const result = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    console.error('Installing packages failed: see the lines above.');
    process.exit(1);
  }
}
