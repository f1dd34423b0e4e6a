import { clockMinutes, DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import type { OpeningHours } from '@move/domain/locations/opening-hours.ts';
import { isClock } from '../../../ui/inputs/dates/typed-dates.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const FIRST_BLOCK = { opened_at: '09:00', closed_at: '17:00' };

/** Minutes since midnight; null if the text is empty or no valid time. */
function minutesOf(time: string | null): number | null {
  return time !== null && isClock(time) ? clockMinutes(time) : null;
}

/**
 * The start and end of a block in minutes since midnight, above 1440 when it closes on the next day. A closing time at or before the
 * opening time is on the next day.
 */
export function spanOf(block: OpeningHours): { from: number; until: number } | null {
  const from = minutesOf(block.opened_at);
  const closed = minutesOf(block.closed_at);
  if (from === null || closed === null) return null;
  return { from, until: closed <= from ? closed + DAY_MINUTES : closed };
}

export const isPastMidnight = (block: OpeningHours) => (spanOf(block)?.until ?? 0) > DAY_MINUTES;

export function openBlocks(hours: readonly OpeningHours[], weekday: number): OpeningHours[] {
  return hours.filter((block) => block.weekday === weekday && block.state === 'open');
}

/** Returns the week, in order, with other blocks on one day. Without blocks that day is closed. */
export function withDay(
  hours: readonly OpeningHours[],
  weekday: number,
  blocks: readonly OpeningHours[],
): OpeningHours[] {
  const closed: OpeningHours = { weekday, state: 'closed', opened_at: null, closed_at: null };
  return WEEKDAYS.flatMap((day) => {
    if (day !== weekday) return hours.filter((block) => block.weekday === day);
    return blocks.length > 0 ? blocks.map((block) => ({ ...block, weekday })) : [closed];
  });
}

/**
 * The block that is added to a day. After another block it starts an hour later and takes two hours, until midnight at most. On an empty
 * day, or after a block that is incomplete or ends later than 22:00, it has office hours.
 */
export function nextBlock(blocks: readonly OpeningHours[], weekday: number): OpeningHours {
  const last = blocks.at(-1);
  const end = last === undefined ? null : spanOf(last)?.until;
  if (end === null || end === undefined || end + 120 > DAY_MINUTES) return { weekday, state: 'open', ...FIRST_BLOCK };
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { weekday, state: 'open', opened_at: clock(end + 60), closed_at: clock(Math.min(DAY_MINUTES, end + 180)) };
}

/** Copies a day to Monday to Friday. */
export function copiedToWeekdays(hours: readonly OpeningHours[], weekday: number): OpeningHours[] {
  const blocks = openBlocks(hours, weekday);
  return [1, 2, 3, 4, 5].reduce((all, day) => withDay(all, day, blocks), [...hours]);
}
