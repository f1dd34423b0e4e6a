import { DAY_MINUTES, type DayPart } from './day-parts.ts';

export type Placed = DayPart & {
  /** Which of `columns` beside each other, from 0. */
  column: number;
  columns: number;
  /** Parts of the width of the day. */
  left: number;
  width: number;
};

/** Shortest event that can still be read and hit. */
const SHORTEST = 30;

/** What an event keeps of the width of its day where more stand beside each other than there is room for. */
const LEAST_WIDTH = 0.4;

/**
 * The events of one day beside each other where they overlap, in as few columns as each group needs; an event is as wide as
 * what stands beside it allows. More columns than `room` lie over one another, so that each still shows its time.
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

/** First and last hour that a week shows: the usual day, wider when a session asks for it. */
export function hoursShown(parts: readonly DayPart[]): { first: number; last: number } {
  const spans = parts.map(readable);
  const first = Math.min(8, ...spans.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(22, ...spans.map(({ to }) => Math.ceil(to / 60)));
  return { first, last };
}

/** Earlier than this is night: it is there, but nobody looks for it first. */
const MORNING = 6 * 60;

/** The hour to open the calendar at: a little before now where that is on screen, else where the day begins. */
export function hourToOpen(parts: readonly DayPart[], now: string | null): number {
  if (now !== null) return Math.max(0, Number(now.slice(0, 2)) - 2);
  const begins = parts
    .filter(({ isFirst, from }) => isFirst && from >= MORNING)
    .map(({ from }) => Math.floor(from / 60));
  return Math.min(8, ...begins);
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
