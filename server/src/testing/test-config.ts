import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '../platform/config.ts';

let files: string | undefined;

/** Returns a directory for the files of this process's tests, which is removed with it. */
function filesPath(): string {
  if (files === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'move-files-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    files = made;
  }
  return files;
}

/** Returns a complete configuration that uses no network, and on disk only a directory for files. A test sets what it is about. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const key = Buffer.alloc(32, 7).toString('base64');
  const config = loadConfig({
    APP_ENV: 'demo',
    DATABASE_URL: 'postgres://unused.invalid/move',
    APP_KEY: key,
    FILES_SIGNING_KEY: key,
    LOG_LEVEL: 'silent',
    FILES_PATH: filesPath(),
  });
  return { ...config, ...changes };
}
