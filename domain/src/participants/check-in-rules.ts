import type { Message } from '../kit/messages/messages.ts';
import { isPast } from '../sessions/deletion.ts';
import { isCheckInOpen } from './check-in-opening.ts';
import type { CheckIn } from './participant.ts';

/** Present and absent are noted from 24 hours before the start; signing out and undoing at any time. Both moments in ISO 8601. */
export function checkInMessage(status: CheckIn, startsAt: string, now: string): Message | null {
  if (status !== 'present' && status !== 'absent') return null;
  return isCheckInOpen(startsAt, now) ? null : { key: 'check_in.early' };
}

/**
 * Whether this status frees the spot. Signing out does so only before the start; a spot freed in time stays free until the person returns,
 * which takes a free spot again (docs/rules/spots.md#signing-out).
 */
export function freesSpot(
  status: CheckIn,
  current: { has_freed_spot: boolean },
  at: { startsAt: string; now: string },
): boolean {
  if (status !== 'signed_out') return false;
  return current.has_freed_spot || !isPast(at.startsAt, at.now);
}
