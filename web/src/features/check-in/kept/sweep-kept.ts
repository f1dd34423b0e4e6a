import { sweepLists } from './kept-lists.ts';
import { type KeptRecords, keptIn } from './kept-records.ts';
import { nowForExpiry } from '../offline/server-clock.ts';
import { isTooOld, KEPT_TAPS, type QueuedTap } from '../offline/tap-queue.ts';

/** Removes taps of all users that are older than a week, because taps of walk-ins contain names. */
export async function sweepTaps(kept: KeptRecords<QueuedTap>, now: number): Promise<void> {
  const all = await kept.all();
  await Promise.all(all.filter((tap) => isTooOld(tap, now)).map(({ id }) => kept.remove(id)));
}

/** Removes check-in data that is stored on this device for too long (docs/privacy.md#on-the-phone-of-the-check-in). */
export async function sweepKept(): Promise<void> {
  await Promise.all([sweepLists(), sweepTaps(keptIn(KEPT_TAPS), nowForExpiry())]);
}
