import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { eachRow, type RowResult } from '../../../screens/list/bulk/each-row.ts';
import { type SessionUpdate, updateAlone } from './update-alone.ts';

/** The row as it was saved, and its values before that. */
type Undoable = { row: Pick<SessionRow, 'id' | 'organization' | 'activity' | 'updated_at'>; before: SessionUpdate };
export type Undoables = Map<number, Undoable>;

export type RowUpdate = {
  rowOf: (id: number) => SessionRow | undefined;
  /** Why a session can't be changed, or null when it can. */
  refusalOf: (row: SessionRow) => string | null;
  /** The new values of a session, or null when it has them already: saving would take it out of its series' changes. */
  valuesOf: (row: SessionRow) => Partial<SessionRow> | null;
  /** Whether participants are mailed, where that is asked. */
  notify?: boolean;
};

/** Changes each of the sessions by itself and notes in `undoables` how to undo it; a refused one doesn't stop the others. */
export async function updateSessions(
  ids: readonly number[],
  { rowOf, refusalOf, valuesOf, notify }: RowUpdate,
  undoables: Undoables,
): Promise<readonly RowResult[]> {
  const rows = ids.flatMap((id) => rowOf(id) ?? []);
  const refused = rows.flatMap((row) => {
    const error = refusalOf(row);
    return error === null ? [] : [{ id: row.id, error }];
  });
  const changing = new Map(rows.filter((row) => refusalOf(row) === null).map((row) => [row.id, row]));
  undoables.clear();
  const results = await eachRow([...changing.keys()], async (id) => {
    const row = changing.get(id);
    const values = row && valuesOf(row);
    if (row === undefined || !values) return null;
    const reply = await updateAlone(row, { ...values, ...(notify !== undefined && { notify }) });
    const names = Object.keys(values) as (keyof SessionUpdate & keyof SessionRow)[];
    const before = Object.fromEntries(names.map((name) => [name, row[name]]));
    undoables.set(id, { row: { ...row, updated_at: reply.session.updated_at }, before });
    return reply;
  });
  return [...results, ...refused];
}

/** Gives the sessions their values from before. No one was mailed about the change, so no one is about this. */
export function undoUpdates(ids: readonly number[], undoables: Undoables): Promise<readonly RowResult[]> {
  return eachRow(ids, async (id) => {
    const undoable = undoables.get(id);
    if (undoable !== undefined) await updateAlone(undoable.row, { ...undoable.before, notify: false });
  });
}
