import { longDate } from '../../kit/dates/dates.ts';
import type { Locale } from '../../kit/messages/locale.ts';
import type { Message } from '../../kit/messages/messages.ts';
import { toLocalTime } from '../../kit/dates/time-zones.ts';
import type { Occurrence } from './recurrence.ts';
import { type SessionClock, sessionTimes } from '../session-times.ts';

type Setting = { readonly clock: SessionClock; readonly timeZone: string; readonly locale: Locale };

/** Notes for a day of a series in the preview: the clock changes that night, or the month is too short. */
export function occurrenceNotes(occurrence: Occurrence, startDate: string, setting: Setting): Message[] {
  const day = Temporal.PlainDate.from(startDate).day;
  const clock = clockMessage(occurrence.date, setting);
  return [...(occurrence.moved ? [{ key: 'session.moved', params: { day } } as const] : []), ...(clock ? [clock] : [])];
}

/** Warns of sessions of a series that start before the one before has ended, which is allowed. */
export function overlapWarning(occurrences: readonly Occurrence[], setting: Omit<Setting, 'locale'>): Message | null {
  const times = occurrences.map(({ date }) => sessionTimes(date, setting.clock, setting.timeZone));
  const isOverlapping = times.some(({ starts_at }, index) => {
    const previous = times[index - 1];
    return previous !== undefined && Date.parse(starts_at) < Date.parse(previous.ends_at);
  });
  return isOverlapping ? { key: 'repetition.overlap' } : null;
}

function clockMessage(date: string, { clock, timeZone, locale }: Setting): Message | null {
  const { starts_at, clockNote } = sessionTimes(date, clock, timeZone);
  if (clockNote === null) return null;
  const params = { date: longDate(date, locale), time: toLocalTime(starts_at, timeZone).time };
  return { key: clockNote === 'skipped_hour' ? 'session.clock.skipped' : 'session.clock.repeated', params };
}
