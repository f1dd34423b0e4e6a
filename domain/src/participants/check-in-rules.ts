import type { Message } from '../kit/messages.ts';
import { isPast } from '../sessions/deletion.ts';
import type { CheckIn } from './participant.ts';

const OPENS_BEFORE_MS = 24 * 60 * 60 * 1_000;

/** Present and absent are for the day itself; signing out and taking back go at any time (D1.5). Both moments ISO-8601. */
export function checkInMessage(status: CheckIn, startsAt: string, now: string): Message | null {
  if (status !== 'present' && status !== 'absent') return null;
  return Date.parse(now) >= Date.parse(startsAt) - OPENS_BEFORE_MS ? null : { key: 'check_in.early' };
}

/**
 * Whether somebody's spot is free with this status. Signing out frees it only before the start; later it changes no count,
 * and a spot freed in time stays free until the person returns, which takes a free spot again (D3.11).
 */
export function freesSpot(
  status: CheckIn,
  current: { has_freed_spot: boolean },
  at: { startsAt: string; now: string },
): boolean {
  if (status !== 'signed_out') return false;
  return current.has_freed_spot || !isPast(at.startsAt, at.now);
}
