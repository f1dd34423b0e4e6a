import { reloadPage } from './before-reload.ts';
import { readStored, writeStored } from '../state/stored.ts';

const KEY = 'chunk_reload';
const MIN_INTERVAL_MS = 60_000;

/** Whether an error means that a file of the product could not be loaded, e.g. because a new version replaced it. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|preload css|loading chunk/i.test(error.message)
  );
}

/** Whether this path may reload now: at most once in 60 seconds, or a missing file would reload forever. `marks`: last reload by path. */
export function mayReload(marks: Readonly<Record<string, number>>, pathname: string, now: number): boolean {
  const last = marks[pathname];
  return last === undefined || now - last >= MIN_INTERVAL_MS;
}

/** Whether to reload after a chunk failure; otherwise the error page is shown. */
export function canReloadForChunk(pathname: string): boolean {
  // offline the browser would replace the product by its own error page
  return navigator.onLine && mayReload(readMarks(), pathname, Date.now());
}

/** Stores the time for `mayReload`, then reloads the page. */
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
