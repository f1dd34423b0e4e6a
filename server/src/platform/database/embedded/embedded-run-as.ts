import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { OperatorError } from '../../operator-error.ts';

/** PostgreSQL refuses to run as root: root starts it as another user, other users as themselves. */
export interface RunAs {
  name: string;
  ids: { uid: number; gid: number } | undefined;
}

export function chooseRunAs(): RunAs {
  if (process.getuid?.() !== 0) return { name: 'this user', ids: undefined };
  for (const name of ['postgres', 'nobody']) {
    const uid = lookUpId('-u', name);
    const gid = lookUpId('-g', name);
    if (uid !== undefined && gid !== undefined) return { name, ids: { uid, gid } };
  }
  throw new OperatorError(
    'The embedded database needs a user postgres or nobody to run as, for root may not: start as another user or set DATABASE_URL.',
  );
}

/** Makes a directory (mode 0700) that belongs to the run-as user, and checks that this user can reach it. */
export function makeOwnDirectory(path: string, runAs: RunAs): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  if (runAs.ids === undefined) return;
  chownSync(path, runAs.ids.uid, runAs.ids.gid);
  if (!passes('-x', path, runAs))
    throw new OperatorError(
      `User ${runAs.name}, which the embedded database runs as when root starts it, can't reach ${path}, for a directory above it is private: set DATA_DIR outside root's home (DATA_DIR=/var/lib/move) or start as another user.`,
    );
}

/** Lets the run-as user pass through DATA_DIR (not read it) to its own directories. */
export function letThrough(path: string, runAs: RunAs): void {
  if (runAs.ids !== undefined) chmodSync(path, (statSync(path).mode & 0o777) | 0o011);
}

export function canExecute(path: string, runAs: RunAs): boolean {
  return passes('-x', path, runAs);
}

function passes(check: string, path: string, runAs: RunAs): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'test "$0" "$1"', check, path], { ...runAs.ids, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function lookUpId(option: string, name: string): number | undefined {
  try {
    const id = Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}
