import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, OperatorError } from './operator-error.ts';

/** The files in DATA_DIR/secrets: APP_KEY and FILES_SIGNING_KEY of the embedded database. */
export const SECRET_NAMES = ['app-key', 'files-signing-key'] as const;

/** Returns 32 bytes in base64, made once and stored in DATA_DIR/secrets, so that the key survives a restart. */
export function readOrMakeSecret(dataDir: string, name: (typeof SECRET_NAMES)[number]): string {
  const directory = join(dataDir, 'secrets');
  const path = join(directory, name);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const existing = readSecret(path);
  if (existing !== undefined) return existing;
  // linked when complete: a second process or a crash never leaves half a key
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecret(path) ?? '';
}

function readSecret(path: string): string | undefined {
  try {
    const value = readFileSync(path, 'utf8').trim();
    if (Buffer.from(value, 'base64').length !== 32)
      throw new OperatorError(`${path} is not a key of 32 bytes in base64: restore it from a backup.`);
    return value;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
