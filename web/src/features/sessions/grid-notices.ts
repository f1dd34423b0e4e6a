import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import type { GridField, GridSession } from './grid-cells.ts';

/** What the server says of a row that is well formed: worth a look, no more (D4.1, D4.2). */
export type GridNotice =
  | { kind: 'holiday'; names: string }
  /** That hour is skipped: it begins later. */
  | { kind: 'clockForward'; time: string }
  /** That hour comes twice: it begins the first time. */
  | { kind: 'clockBack'; time: string }
  | { kind: 'clash'; name: string; start: string; end: string }
  | { kind: 'overlap' };

type Told = Pick<PreviewDate, 'start_time' | 'notes' | 'holidays' | 'overlaps' | 'clashes'>;

/** The notices of a row, each on the cell that could do something about it. */
export function noticesOf(session: GridSession, told: Told): Partial<Record<GridField, GridNotice>> {
  const { start_time: time, holidays, overlaps, clashes } = told;
  const [clash] = clashes;
  const isClock = told.notes.some(({ kind }) => kind === 'clock');
  return {
    ...(holidays.length > 0 && { date: { kind: 'holiday', names: holidays.join(', ') } }),
    ...(isClock && { start: { kind: time === session.start_time ? 'clockBack' : 'clockForward', time } }),
    ...(overlaps && { location: { kind: 'overlap' } }),
    ...(clash && { location: { kind: 'clash', name: clash.name, start: clash.start_time, end: clash.end_time } }),
  };
}
