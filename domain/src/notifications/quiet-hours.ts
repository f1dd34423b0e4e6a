import type { Violation } from '../kit/messages/messages.ts';

/** Wall times of a day; `quiet_until` may be earlier than `quiet_from`: it is then on the next day. Null: none. */
export type QuietHours = { readonly quiet_from: string | null; readonly quiet_until: string | null };

/** The errors of quiet hours: one of the two is missing, or both are equal, which could mean no hours or a whole day. */
export function quietHoursViolations({ quiet_from, quiet_until }: QuietHours): Violation[] {
  if ((quiet_from === null) !== (quiet_until === null)) {
    return [{ path: [quiet_from === null ? 'quiet_from' : 'quiet_until'], key: 'notification.quiet_half' }];
  }
  if (quiet_from !== null && quiet_from === quiet_until)
    return [{ path: ['quiet_until'], key: 'notification.quiet_equal' }];
  return [];
}

/** The errors of quiet hours that an app user chose: as `quietHoursViolations`, but both are required. */
export function ownQuietHoursViolations(hours: QuietHours): Violation[] {
  if (hours.quiet_from === null && hours.quiet_until === null) return [{ path: ['quiet_from'], key: 'required' }];
  return quietHoursViolations(hours);
}

/** Whether a wall time `HH:MM` is in the quiet hours; their end isn't. */
export function isQuietAt({ quiet_from, quiet_until }: QuietHours, time: string): boolean {
  if (quiet_from === null || quiet_until === null) return false;
  const [isAfterStart, isBeforeEnd] = [time >= quiet_from, time < quiet_until];
  return quiet_from < quiet_until ? isAfterStart && isBeforeEnd : isAfterStart || isBeforeEnd;
}
