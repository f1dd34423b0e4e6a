import type { Violation } from '../kit/messages/messages.ts';

/** Wall times of a day; `quiet_until` may be earlier than `quiet_from`: it is then on the next day. Null: none. */
export type QuietHours = { readonly quiet_from: string | null; readonly quiet_until: string | null };

/** What is wrong with quiet hours: one of the two is missing, or both are equal, which could be none or a whole day. */
export function quietHoursViolations({ quiet_from, quiet_until }: QuietHours): Violation[] {
  if ((quiet_from === null) !== (quiet_until === null)) {
    return [{ path: [quiet_from === null ? 'quiet_from' : 'quiet_until'], key: 'notification.quiet_half' }];
  }
  if (quiet_from !== null && quiet_from === quiet_until)
    return [{ path: ['quiet_until'], key: 'notification.quiet_equal' }];
  return [];
}

/** The same for an app user who chose hours of their own: none are missing then. */
export function ownQuietHoursViolations(hours: QuietHours): Violation[] {
  if (hours.quiet_from === null && hours.quiet_until === null) return [{ path: ['quiet_from'], key: 'required' }];
  return quietHoursViolations(hours);
}
