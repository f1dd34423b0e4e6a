import type { CalendarRow } from './calendar-row.ts';

export type Placed = {
  row: CalendarRow;
  /** Minutes from midnight of the day it starts on; an end on a later day is cut at midnight. */
  from: number;
  to: number;
  /** Which of `columns` beside each other, from 0. */
  column: number;
  columns: number;
};

/** Shortest event that can still be read and hit. */
const SHORTEST = 30;

/** The events of one day beside each other where they overlap, in as few columns as each group needs. */
export function layoutDay(rows: readonly CalendarRow[]): Placed[] {
  const events = rows
    .map((row) => ({ row, ...span(row), column: 0, columns: 1 }))
    .toSorted((a, b) => a.from - b.from || b.to - a.to || a.row.id - b.row.id);
  const groups: Placed[][] = [];
  let end = -1;
  for (const event of events) {
    if (event.from >= end) groups.push([]);
    groups.at(-1)?.push(event);
    end = Math.max(end, event.to);
  }
  return groups.flatMap(inColumns);
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** First and last hour that a week shows: the usual day, wider when a session asks for it. */
export function hoursShown(rows: readonly CalendarRow[]): { first: number; last: number } {
  const spans = rows.map(span);
  const first = Math.min(8, ...spans.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(22, ...spans.map(({ to }) => Math.ceil(to / 60)));
  return { first, last };
}

function span(row: CalendarRow): { from: number; to: number } {
  const from = minutesOf(row.start_time);
  const to = row.end_date > row.start_date ? 24 * 60 : minutesOf(row.end_time);
  return { from, to: Math.min(24 * 60, Math.max(to, from + SHORTEST)) };
}

function inColumns(group: Placed[]): Placed[] {
  const ends: number[] = [];
  const placed = group.map((event) => {
    const free = ends.findIndex((end) => end <= event.from);
    const column = free === -1 ? ends.length : free;
    ends[column] = event.to;
    return { ...event, column };
  });
  return placed.map((event) => ({ ...event, columns: ends.length }));
}
