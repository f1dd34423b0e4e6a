import { readStored, writeStored } from '../../../platform/state/stored.ts';

const KEY = 'server_clock';
let ahead = Number(readStored(KEY) ?? 0) || 0;
let heard: string | null = null;

/**
 * Every list tells the server's time; `heardAt` is when it arrived, by this device. A list that was heard before says nothing
 * new: its rows may have changed since, its time has not.
 */
export function hearServerTime(now: string, heardAt: number): void {
  if (now === heard) return;
  heard = now;
  ahead = Date.parse(now) - heardAt;
  writeStored(KEY, String(ahead));
}

/** The server's time in milliseconds, as far as this device knows it: also without a network. */
export const serverNow = (): number => Date.now() + ahead;
