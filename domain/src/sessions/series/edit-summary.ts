import type { SeriesPlan, SeriesRow } from './series-edit.ts';

/** What an edit of a series affects, counted for the question before saving. */
export type EditSummary = {
  /** Sessions that stay and take part in the edit. */
  readonly sessions: number;
  /** Of those: with another date or time. */
  readonly moved: number;
  /** Of those: changed by themselves before, so they keep their date and time. */
  readonly exceptions: number;
  readonly created: number;
  /** Sessions that disappear, with and without participants. */
  readonly removed: number;
  /** Sessions that disappear although someone takes part. */
  readonly conflicts: number;
  /** Places of participants in sessions whose date, time or place changes; one person may hold several. */
  readonly told: number;
};

export function summarizePlan(plan: SeriesPlan, rows: readonly SeriesRow[]): EditSummary {
  const told = new Set(plan.told);
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
