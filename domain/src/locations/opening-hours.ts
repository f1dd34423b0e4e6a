import { clockMinutes, DAY_MINUTES, isDate, isTime } from '../kit/dates/dates.ts';
import type { MessageKey, MessageParams, Violation } from '../kit/messages/messages.ts';

/** Maximum of opening blocks a day. */
export const BLOCKS_MAX = 3;

export const OPENING_STATES = ['open', 'closed'] as const;

export type OpeningState = (typeof OPENING_STATES)[number];

/** A block of a day. It ends the next day when its end is not after its start; `24:00` is midnight at the end of the day. */
export type OpeningBlock = {
  readonly state: OpeningState;
  /** `HH:MM`; null on a closed day. */
  readonly opened_at: string | null;
  readonly closed_at: string | null;
};

/** 1 = Monday … 7 = Sunday. */
export type OpeningHours = OpeningBlock & { readonly weekday: number };

/** A day that differs from its weekday, `YYYY-MM-DD`. */
export type OpeningException = OpeningBlock & { readonly date: string };

type Block = { readonly index: number; readonly start: number; readonly end: number };

const WEEK_MINUTES = 7 * DAY_MINUTES;

/**
 * The errors of a week of opening hours: at most three blocks a day that don't overlap, also not with a block that continues from the day
 * before, Sunday night into Monday included; a closed day has no times. Paths are relative to the list.
 */
export function openingHoursViolations(hours: readonly OpeningHours[]): Violation[] {
  const wrongDays = hours.flatMap(({ weekday }, index) =>
    [1, 2, 3, 4, 5, 6, 7].includes(weekday) ? [] : [violation([index, 'weekday'], 'opening_hours.weekday')],
  );
  const blocks = hours.flatMap((block, index) => blockOf(block, index, (block.weekday - 1) * DAY_MINUTES));
  return [...wrongDays, ...dayViolations(hours, (block) => block.weekday), ...overlaps(blocks, WEEK_MINUTES)];
}

/** The errors of dated exceptions, each of which replaces the blocks of its weekday. */
export function openingExceptionViolations(exceptions: readonly OpeningException[]): Violation[] {
  const wrongDates = exceptions.flatMap(({ date }, index) =>
    isDate(date) ? [] : [violation([index, 'date'], 'date')],
  );
  if (wrongDates.length > 0) return wrongDates;
  const blocks = exceptions.flatMap((block, index) => blockOf(block, index, Date.parse(block.date) / 60_000));
  return [...dayViolations(exceptions, (block) => block.date), ...overlaps(blocks, null)];
}

/** The open blocks that start on a day, in order: those of its exception if it has one, else of its weekday. */
export function blocksOn(
  day: string,
  schedule: { hours: readonly OpeningHours[]; exceptions: readonly OpeningException[] },
): { opened_at: string; closed_at: string }[] {
  const exceptions = schedule.exceptions.filter((exception) => exception.date === day);
  const weekday = Temporal.PlainDate.from(day).dayOfWeek;
  const blocks = exceptions.length > 0 ? exceptions : schedule.hours.filter((block) => block.weekday === weekday);
  return blocks
    .flatMap(({ state, opened_at, closed_at }) =>
      state === 'open' && opened_at !== null && closed_at !== null ? [{ opened_at, closed_at }] : [],
    )
    .toSorted((a, b) => (a.opened_at < b.opened_at ? -1 : 1));
}

/** Errors of single blocks and of the number of blocks a day. */
function dayViolations<Item extends OpeningBlock>(items: readonly Item[], dayOf: (item: Item) => unknown): Violation[] {
  const seen = new Map<unknown, number>();
  return items.flatMap((item, index) => {
    if (item.state === 'closed') {
      const hasTimes = item.opened_at !== null || item.closed_at !== null;
      const isAlone = items.filter((other) => dayOf(other) === dayOf(item)).length === 1;
      return hasTimes || !isAlone ? [violation([index, 'state'], 'opening_hours.closed')] : [];
    }
    const nth = (seen.get(dayOf(item)) ?? 0) + 1;
    seen.set(dayOf(item), nth);
    return [
      ...(minutesOf(item) === null ? [violation([index, 'opened_at'], 'opening_hours.times')] : []),
      ...(nth > BLOCKS_MAX ? [violation([index, 'opened_at'], 'opening_hours.blocks', { max: BLOCKS_MAX })] : []),
    ];
  });
}

function blockOf(block: OpeningBlock, index: number, midnight: number): Block[] {
  const minutes = block.state === 'open' ? minutesOf(block) : null;
  return minutes === null ? [] : [{ index, start: midnight + minutes.start, end: midnight + minutes.end }];
}

/** Minutes after midnight; an end at or before the start is on the next day, so 09:00 – 09:00 is 24 hours. */
function minutesOf({ opened_at, closed_at }: OpeningBlock): { start: number; end: number } | null {
  if (opened_at === null || closed_at === null || !isTime(opened_at)) return null;
  if (closed_at !== '24:00' && !isTime(closed_at)) return null;
  const [start, end] = [clockMinutes(opened_at), clockMinutes(closed_at)];
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

/**
 * Reports the later block of each overlap, or, at its end, a block of the day before that closes after midnight. With a `period` the blocks
 * repeat, so the last one may overlap the first.
 */
function overlaps(blocks: readonly Block[], period: number | null): Violation[] {
  const inOrder = blocks.toSorted((a, b) => a.start - b.start || a.index - b.index);
  const first = inOrder[0];
  const round = first && period !== null ? [...inOrder, { ...first, start: first.start + period }] : inOrder;
  const dayOf = (block: Block) => Math.floor(block.start / DAY_MINUTES);
  let longest: Block | null = null;
  const later = new Set<number>();
  const nights = new Set<number>();
  for (const block of round) {
    if (longest !== null && block.start < longest.end) {
      if (dayOf(longest) < dayOf(block)) nights.add(longest.index);
      else later.add(block.index);
    }
    if (longest === null || block.end > longest.end) longest = block;
  }
  return [
    ...[...later].map((index) => violation([index, 'opened_at'], 'opening_hours.overlap')),
    ...[...nights].map((index) => violation([index, 'closed_at'], 'opening_hours.overlap')),
  ];
}

function violation(path: (string | number)[], key: MessageKey, params?: MessageParams): Violation {
  return params ? { path, key, params } : { path, key };
}
