import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import type { DayPart } from './day-parts.ts';

export type Placed = DayPart & {
  /** The index of the column, from 0 to `columns` - 1. */
  column: number;
  columns: number;
  /** A fraction of the width of the day. */
  left: number;
  width: number;
};

/** The minimum length of an event as it is drawn, in minutes, so that users can read and click it. */
const SHORTEST = 30;

/** The minimum width of an event, as a fraction of the day, when more events overlap than fit. */
const LEAST_WIDTH = 0.4;

/**
 * Places the events of a day next to each other when their times overlap, in as few columns as possible. An event is as wide as its
 * neighbours allow. With more columns than `room`, events are drawn partly over each other, so that each still shows its time.
 */
export function layoutDay(parts: readonly DayPart[], room = Number.POSITIVE_INFINITY): Placed[] {
  const events = parts.map(readable).toSorted((a, b) => a.from - b.from || b.to - a.to || a.row.id - b.row.id);
  const groups: DayPart[][] = [];
  let end = -1;
  for (const event of events) {
    if (event.from >= end) groups.push([]);
    groups.at(-1)?.push(event);
    end = Math.max(end, event.to);
  }
  return groups.flatMap((group) => inColumns(group, room));
}

/** The first and last hour to show: 8 and 22, extended when a session is earlier or later. */
export function hoursShown(parts: readonly DayPart[]): { first: number; last: number } {
  const spans = parts.map(readable);
  const first = Math.min(8, ...spans.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(22, ...spans.map(({ to }) => Math.ceil(to / 60)));
  return { first, last };
}

/** In minutes after midnight. Sessions that begin earlier are shown, but the calendar doesn't open at them. */
const MORNING = 6 * 60;

/** The last hour shown, and how many hours fit on the screen. */
type Window = { last: number; inSight: number };

/**
 * The hour to scroll to: 8 or an earlier session; or at least two hours before `now`, when `now` is early or would be out of sight. `now`
 * is null on other days.
 */
export function hourToOpen(parts: readonly DayPart[], now: string | null, { last, inSight }: Window): number {
  const begins = parts
    .filter(({ isFirst, from }) => isFirst && from >= MORNING)
    .map(({ from }) => Math.floor(from / 60));
  const start = Math.min(8, ...begins);
  if (now === null) return start;
  const hour = Number(now.slice(0, 2));
  // the view can't scroll further than `last - inSight`
  const near = Math.max(0, Math.min(hour - 2, last - inSight));
  if (near >= start && hour - start < inSight) return start;
  // starts earlier when a session would be cut off at the top
  const cut = parts.filter(({ from, to }) => from < near * 60 && to > near * 60).map(({ from }) => from);
  return Math.max(Math.min(near, start), Math.floor(Math.min(near * 60, ...cut) / 60));
}

function readable(part: DayPart): DayPart {
  const from = Math.min(part.from, DAY_MINUTES - SHORTEST);
  return { ...part, from, to: Math.max(part.to, from + SHORTEST) };
}

function inColumns(group: readonly DayPart[], room: number): Placed[] {
  const ends: number[] = [];
  const placed = group.map((event) => {
    const free = ends.findIndex((end) => end <= event.from);
    const column = free === -1 ? ends.length : free;
    ends[column] = event.to;
    return { ...event, column };
  });
  const columns = ends.length;
  if (columns > room) {
    const step = (1 - LEAST_WIDTH) / (columns - 1);
    return placed.map((event) => ({ ...event, columns, left: event.column * step, width: LEAST_WIDTH }));
  }
  return placed.map((event) => {
    const beside = placed.filter(
      (other) => other.column > event.column && other.from < event.to && other.to > event.from,
    );
    const next = Math.min(columns, ...beside.map(({ column }) => column));
    return { ...event, columns, left: event.column / columns, width: (next - event.column) / columns };
  });
}
