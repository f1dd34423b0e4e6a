import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode, OperatorError } from '../../operator-error.ts';
import type { Binaries } from './embedded-binaries.ts';
import { makeOwnDirectory, type RunAs } from './embedded-run-as.ts';

/** The mark of a complete cluster: PG_VERSION exists after an interrupted initdb too. */
const MARKER = '.initialised';

/**
 * Creates the cluster in `directory` when it is missing. Creates it in a directory next to that one and renames it, so that a crash or a
 * second process leaves a complete cluster or none. Refuses a directory that contains anything else.
 */
export function ensureCluster(directory: string, binaries: Binaries, runAs: RunAs): void {
  if (existsSync(join(directory, MARKER))) return;
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new OperatorError(`${directory} is not empty and not a database that Move made: set DATA_DIR elsewhere.`);
  const draft = mkdtempSync(`${directory}.new-`);
  makeOwnDirectory(draft, runAs);
  try {
    runInitdb(draft, binaries, runAs);
    writeFileSync(join(draft, MARKER), `PostgreSQL ${binaries.major}\n`);
    renameSync(draft, directory);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const otherProcessWasFirst = existsSync(join(directory, MARKER));
    if (otherProcessWasFirst && ['EEXIST', 'ENOTEMPTY'].includes(errorCode(error))) return;
    throw error;
  }
}

/** Removes incomplete clusters, left by starts that were killed. Call it only while this process runs the database of the directory. */
export function removeDrafts(directory: string): void {
  for (const entry of readdirSync(dirname(directory)))
    if (entry.startsWith(`${basename(directory)}.new-`))
      rmSync(join(dirname(directory), entry), { recursive: true, force: true });
}

function runInitdb(directory: string, binaries: Binaries, runAs: RunAs): void {
  // the builtin provider (17+) sorts alike on every machine; older versions use the closest locale of the C library
  const locale =
    binaries.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8', '--lc-messages=C'];
  const options = ['-D', directory, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale];
  const result = spawnSync(binaries.initdb, options, {
    ...runAs.ids,
    cwd: '/',
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  });
  if (result.status !== 0)
    throw new OperatorError(
      `The embedded database could not be made in ${directory}: ${result.error?.message ?? result.stderr.trim().split('\n').at(-1)}`,
    );
}
