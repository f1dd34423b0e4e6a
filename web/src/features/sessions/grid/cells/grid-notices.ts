import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import type { GridField, GridSession } from './grid-cells.ts';

/** A warning of the server about a valid row. */
export type GridNotice =
  | { kind: 'holiday'; names: string }
  /** The clock change skips this hour: the session begins at `time` instead. */
  | { kind: 'clockForward'; time: string }
  /** The clock change repeats this hour: the session begins in the first of the two. */
  | { kind: 'clockBack'; time: string }
  | { kind: 'locationTaken'; name: string; start: string; end: string }
  /** The trainers have another session at that time. */
  | { kind: 'trainersBusy'; trainers: string; name: string; start: string; end: string }
  | { kind: 'overlap' };

type PreviewFacts = Pick<PreviewDate, 'start_time' | 'notes' | 'holidays' | 'overlaps' | 'clashes'>;

/** The notices of a row, each on the cell where the user can solve the problem. */
export function noticesOf(session: GridSession, told: PreviewFacts): Partial<Record<GridField, GridNotice>> {
  const { start_time: time, holidays, overlaps, clashes } = told;
  const clash = clashes.find(({ is_same_location }) => is_same_location);
  const busy = clashes.find(({ is_same_location }) => !is_same_location);
  const isClock = told.notes.some(({ kind }) => kind === 'clock');
  return {
    ...(holidays.length > 0 && { date: { kind: 'holiday', names: holidays.join(', ') } }),
    ...(isClock && { start: { kind: time === session.start_time ? 'clockBack' : 'clockForward', time } }),
    ...(busy && { start: { kind: 'trainersBusy', trainers: busy.trainers.join(', '), ...timesOf(busy) } }),
    ...(overlaps && { location: { kind: 'overlap' } }),
    ...(clash && { location: { kind: 'locationTaken', ...timesOf(clash) } }),
  };
}

const timesOf = ({ name, start_time: start, end_time: end }: PreviewFacts['clashes'][number]) => ({ name, start, end });
