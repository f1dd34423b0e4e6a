import { readStored, writeStored } from '../../../platform/state/stored.ts';

const KEY = 'server_clock';
let clockOffset = Number(readStored(KEY) ?? 0) || 0;
let heard: string | null = null;

/**
 * Stores how far this device's clock is behind the server. `now` is the server's time in a list, `heardAt` is when this device got it. A
 * `now` that was used before is ignored: the same list may be updated on the phone later.
 */
export function recordServerTime(now: string, heardAt: number): void {
  if (now === heard) return;
  heard = now;
  clockOffset = Date.parse(now) - heardAt;
  writeStored(KEY, String(clockOffset));
}

/** The server's time in milliseconds, as far as this device knows it; also without a network. */
export const serverNow = (): number => Date.now() + clockOffset;

/**
 * The current time for deciding whether stored data is too old. Until this page has the server's time, it is the earlier of the phone's
 * clock and the server's time as last known: if the phone's clock was set since then, the later one might remove data that is not old.
 */
export const nowForExpiry = (): number => (heard === null ? Math.min(Date.now(), serverNow()) : serverNow());
