import { readStored, writeStored } from '../../../platform/state/stored.ts';

const KEY = 'server_clock';
let ahead = Number(readStored(KEY) ?? 0) || 0;
let heard: string | null = null;

/**
 * Learns the server's time from a list; `heardAt` is when it arrived, by the clock of this device. A list that was used before is ignored:
 * its rows may have changed since, but not its time.
 */
export function hearServerTime(now: string, heardAt: number): void {
  if (now === heard) return;
  heard = now;
  ahead = Date.parse(now) - heardAt;
  writeStored(KEY, String(ahead));
}

/** The server's time in milliseconds, as far as this device knows it; also without a network. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * The server's time for what may have grown too old. Until this page has heard it, the earlier of both clocks counts: a clock that was set
 * meanwhile would otherwise remove what is not old.
 */
export const ageingNow = (): number => (heard === null ? Math.min(Date.now(), serverNow()) : serverNow());
