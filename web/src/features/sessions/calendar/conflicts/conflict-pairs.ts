import type { CalendarRow } from '../calendar-row.ts';

type Row = Pick<CalendarRow, 'id' | 'conflicts'>;
type Conflict = NonNullable<CalendarRow['conflicts']>[number];

/** The pairs of sessions that overlap, each pair once: the row that comes first, with its conflict. */
export function conflictPairs<One extends Row>(rows: readonly One[]): { row: One; conflict: Conflict }[] {
  const seen = new Set<string>();
  return rows.flatMap((row) =>
    (row.conflicts ?? []).flatMap((conflict) => {
      const key = [row.id, conflict.session_id].toSorted((a, b) => a - b).join(' ');
      if (seen.has(key)) return [];
      seen.add(key);
      return { row, conflict };
    }),
  );
}
