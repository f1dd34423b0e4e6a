import type { Message } from '../kit/messages/messages.ts';

/** Maximum of spots; null is unlimited, 0 is closed (docs/rules/spots.md#spots). */
export const SPOTS_MAX = 100_000;

/** Free spots; null is unlimited. Never below 0, even when there are more participants than spots. */
export function freeSpots(spots: number | null, taken: number): number | null {
  return spots === null ? null : Math.max(0, spots - taken);
}

/** The participants, and the spots reserved for invitations; together the taken spots. */
export function splitTaken({ taken, reserved = 0 }: { taken: number; reserved?: number | undefined }) {
  const kept = Math.min(reserved, taken);
  return { participants: taken - kept, reserved: kept };
}

/** Null when this many people still fit, by default one; else why not. The database counts `taken`. */
export function fullMessage(input: { spots: number | null; taken: number; people?: number }): Message | null {
  if (input.spots === null) return null;
  if (input.spots === 0) return { key: 'session.closed' };
  return input.taken + (input.people ?? 1) <= input.spots ? null : { key: 'session.full' };
}

/** Null when a number of spots can be stored: whole, in range, and not below the number taken. Else why not. */
export function spotsMessage(spots: number | null, taken: number): Message | null {
  if (spots === null) return null;
  if (!Number.isInteger(spots) || spots < 0 || spots > SPOTS_MAX)
    return { key: 'session.spots', params: { max: SPOTS_MAX } };
  if (spots >= taken) return null;
  return taken === 1 ? { key: 'session.spots_taken_one' } : { key: 'session.spots_taken', params: { taken } };
}
