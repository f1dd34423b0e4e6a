import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, OperatorError } from './operator-error.ts';

const MARKER = '.move-data';

/**
 * Creates DATA_DIR when it is missing and marks it as ours. Throws an OperatorError for a directory that can't be written or
 * contains something else, so that a mistyped path never puts a database among other files.
 */
export function claimDataDirectory(directory: string): void {
  const marker = join(directory, MARKER);
  try {
    makeDirectory(directory);
    if (!existsSync(marker)) {
      if (readdirSync(directory).length > 0)
        throw new OperatorError(
          `DATA_DIR ${directory} holds files that are not Move's: choose an empty or new directory.`,
        );
      writeFileSync(marker, 'Database, keys and files of Move: back it up, do not edit it.\n');
    }
    const probe = join(directory, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `DATA_DIR ${directory} can't be written (${errorCode(error)}): give this user the right to it or set DATA_DIR to another directory.`,
    );
  }
}

/** Node's own recursive mkdir never returns for a path below /proc, where nothing can be made. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
