import { clockMinutes, DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import type { OpeningHours } from '@move/domain/locations/opening-hours.ts';
import { isClock } from '../../../ui/inputs/dates/typed-dates.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const FIRST_BLOCK = { opened_at: '09:00', closed_at: '17:00' };
const BLOCK_MINUTES = 120;
/** Before five o'clock a closing time is the end of an evening. */
const EARLIEST_MORNING = 5 * 60;
/** The hours at which an added block may start: by day, else at night. */
const STARTS = [...Array.from({ length: 17 }, (_, hour) => hour + 6), ...Array.from({ length: 6 }, (_, hour) => hour)];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

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

/**
 * Whether start and end were probably swapped: the block ends in the morning of the next day and lasts more than twelve hours. A place that
 * closes soon after midnight, or never, is meant so.
 */
export function isLongNight(block: OpeningHours): boolean {
  const span = spanOf(block);
  if (span === null || block.opened_at === block.closed_at) return false;
  return span.until >= DAY_MINUTES + EARLIEST_MORNING && span.until - span.from > DAY_MINUTES / 2;
}

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
 * The block that is added to a day: office hours, or two hours that start an hour after the end of the last block, or else two free hours.
 * On a day without two free hours the times are left empty for the user.
 */
export function nextBlock(blocks: readonly OpeningHours[], weekday: number): OpeningHours {
  const spans = blocks.flatMap((block) => spanOf(block) ?? []);
  const open = { weekday, state: 'open' } as const;
  const last = spans.at(-1);
  if (last === undefined) return { ...open, ...FIRST_BLOCK };
  const isFree = (from: number) =>
    from < DAY_MINUTES && spans.every((span) => from >= span.until || from + BLOCK_MINUTES <= span.from);
  const from = [last.until + 60, ...STARTS.map((hour) => hour * 60)].find(isFree);
  if (from === undefined) return { ...open, opened_at: null, closed_at: null };
  return { ...open, opened_at: clock(from), closed_at: clock(Math.min(DAY_MINUTES, from + BLOCK_MINUTES)) };
}

/** Copies a day to Monday to Friday. */
export function copiedToWeekdays(hours: readonly OpeningHours[], weekday: number): OpeningHours[] {
  const blocks = openBlocks(hours, weekday);
  return [1, 2, 3, 4, 5].reduce((all, day) => withDay(all, day, blocks), [...hours]);
}
