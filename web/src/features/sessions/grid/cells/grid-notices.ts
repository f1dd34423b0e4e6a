import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import type { GridField, GridSession } from './grid-cells.ts';

/** What the server reports of a valid row: warnings only. */
export type GridNotice =
  | { kind: 'holiday'; names: string }
  /** The hour is skipped by the clock change: the session begins later. */
  | { kind: 'clockForward'; time: string }
  /** The hour comes twice: the session begins the first time. */
  | { kind: 'clockBack'; time: string }
  | { kind: 'locationTaken'; name: string; start: string; end: string }
  /** These trainers are at another session. */
  | { kind: 'trainersBusy'; trainers: string; name: string; start: string; end: string }
  | { kind: 'overlap' };

type Told = Pick<PreviewDate, 'start_time' | 'notes' | 'holidays' | 'overlaps' | 'clashes'>;

/** The notices of a row, each on the cell that can solve it. */
export function noticesOf(session: GridSession, told: Told): Partial<Record<GridField, GridNotice>> {
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

const timesOf = ({ name, start_time: start, end_time: end }: Told['clashes'][number]) => ({ name, start, end });
