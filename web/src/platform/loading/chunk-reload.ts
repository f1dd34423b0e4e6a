import { reloadPage } from './before-reload.ts';
import { readStored, writeStored } from '../state/stored.ts';

const KEY = 'chunk_reload';
const MIN_INTERVAL_MS = 60_000;

/** Whether an error means that a screen's file could not be loaded, as after a new version. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload css|loading chunk/i.test(error.message)
  );
}

/** Whether this path may reload now: once per path per 60 seconds. `marks` has the last times by path. */
export function mayReload(marks: Readonly<Record<string, number>>, pathname: string, now: number): boolean {
  const last = marks[pathname];
  return last === undefined || now - last >= MIN_INTERVAL_MS;
}

/** Whether this path was not reloaded recently, and there is a connection; otherwise the error page is shown. */
export function canReloadForChunk(pathname: string): boolean {
  // offline the browser would replace the product by its own error page
  return navigator.onLine && mayReload(readMarks(), pathname, Date.now());
}

/** Reloads after a failed chunk and stores the time. */
export function reloadForChunk(pathname: string): void {
  writeStored(KEY, JSON.stringify({ ...readMarks(), [pathname]: Date.now() }), 'sessionStorage');
  reloadPage();
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
