import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { isSameSpan, movedSpan, type SessionMove } from '@move/domain/sessions/session-times.ts';
import { notify } from '../../../platform/notify.ts';
import type { Locale } from '../../../platform/texts/locale.ts';
import { refusalOf } from '../remove/chosen-sessions.ts';
import type { UpdateWork } from './use-bulk-update.tsx';

export type MoveQuestion = {
  /** The sessions that can be moved. */
  rows: readonly SessionRow[];
  /** How many of the chosen ones can't be. */
  skipped: number;
};
export type MoveAnswer = { move: SessionMove; notify: boolean };

/** A session that has begun or was canceled isn't moved together with others. */
export const moveMany: UpdateWork<MoveQuestion, MoveAnswer> = {
  questionOf: (chosen, locale) => {
    const rows = chosen.filter((row) => refusalOf(row, locale) === null);
    const [first] = chosen;
    if (rows.length > 0 || first === undefined) return { rows, skipped: chosen.length - rows.length };
    notify.error(refusalOf(first, locale) ?? '');
    return null;
  },
  updateOf: ({ move, notify: isMailed }, locale: Locale) => ({
    refusalOf: (row) => refusalOf(row, locale),
    valuesOf: (row) => spanAfter(row, move),
    notify: isMailed,
  }),
};

/** The new times of a session; null when they are those that it has. */
export function spanAfter(row: SessionRow, move: SessionMove) {
  const { start_date, start_time, end_date, end_time } = row;
  const span = movedSpan({ start_date, start_time, end_date, end_time }, move);
  return isSameSpan(row, span) ? null : span;
}
