import { reloadPage } from './before-reload.ts';
import { readStored, writeStored } from './stored.ts';

const KEY = 'chunk_reload';
const PAUSE_MS = 60_000;

/** Whether an error is a screen's file that could not be loaded, as after a new version (R4-25). */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload css|loading chunk/i.test(error.message)
  );
}

/** Whether this path may reload now: once per path per 60 seconds (D10.8). `marks` holds the last times by path. */
export function mayReload(marks: Readonly<Record<string, number>>, pathname: string, now: number): boolean {
  const last = marks[pathname];
  return last === undefined || now - last >= PAUSE_MS;
}

/** Reloads once for a failed chunk; false when that was tried just now and an error page is due. */
export function reloadForChunk(pathname: string): boolean {
  const marks = readMarks();
  const now = Date.now();
  if (!mayReload(marks, pathname, now)) return false;
  writeStored(KEY, JSON.stringify({ ...marks, [pathname]: now }), 'sessionStorage');
  reloadPage();
  return true;
}

function readMarks(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}
