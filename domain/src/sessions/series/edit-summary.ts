import type { SeriesPlan, SeriesRow } from './series-edit.ts';

/** What an edit of a series affects, counted for the confirmation before saving. */
export type EditSummary = {
  /** Sessions that stay and are changed. */
  readonly sessions: number;
  /** Of these, the sessions with another date or time. */
  readonly moved: number;
  /** Of these, the exceptions: they keep their date and time. */
  readonly exceptions: number;
  readonly created: number;
  /** Sessions that are removed, with and without participants. */
  readonly removed: number;
  /** Sessions with participants that would be removed. */
  readonly conflicts: number;
  /** Spots of participants in sessions whose date, time or location changes; one person may have several. */
  readonly told: number;
};

export function summarizePlan(plan: SeriesPlan, rows: readonly SeriesRow[]): EditSummary {
  const told = new Set(plan.notified);
  return {
    sessions: plan.updates.length,
    moved: plan.updates.filter((update) => update.is_moved).length,
    exceptions: plan.updates.filter((update) => update.is_exception).length,
    created: plan.creates.length,
    removed: plan.deletes.length + plan.conflicts.length,
    conflicts: plan.conflicts.length,
    told: rows.filter((row) => told.has(row.id)).reduce((all, row) => all + row.participants_count, 0),
  };
}
