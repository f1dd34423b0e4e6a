import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { notify } from '../../../platform/notify.ts';
import type { Locale } from '../../../platform/texts/locale.ts';
import { eachRow, type RowResult } from '../../../screens/list/bulk/each-row.ts';
import { refusalOf } from '../remove/chosen-sessions.ts';
import type { RowById } from './chosen-organization.ts';
import { type SessionUpdate, updateAlone } from './update-alone.ts';

export type UpdateKind = 'move' | 'spots';

/** What is asked before chosen sessions are changed. */
export type UpdateQuestion = {
  kind: UpdateKind;
  /** The sessions that can be changed. */
  rows: readonly SessionRow[];
  /** How many of the chosen ones can't be. */
  skipped: number;
};

/** A message to the people of chosen sessions. */
type MessageQuestion = {
  kind: 'sessions';
  organizations: readonly { id: number; name: string; sessionIds: readonly number[] }[];
};
export type ManyQuestion = UpdateQuestion | MessageQuestion;

export type UpdateAnswer = {
  /** The new values of a session, or null when it has them already: saving would make it an exception in its series. */
  valuesOf: (row: SessionRow) => Partial<SessionRow> | null;
  /** Whether participants are mailed, where that is asked. */
  notify?: boolean;
};

/** Each session as it was saved, and its values before that. */
export type Undoables = Map<number, { row: SessionRow; before: SessionUpdate }>;

type ChosenSessions = {
  ids: readonly number[];
  rowOf: RowById;
  locale: Locale;
  ask: (question: ManyQuestion) => Promise<UpdateAnswer | null>;
};

/**
 * Asks once for new values of the chosen sessions. Returns the function that saves them, or null when the user canceled or, after a message
 * with the reason, when none of them can be changed: those that have begun or were canceled.
 */
export async function askUpdate(kind: UpdateKind, { ids, rowOf, locale, ask }: ChosenSessions, undoables: Undoables) {
  const chosen = ids.flatMap((id) => rowOf(id) ?? []);
  const reasons = new Map(chosen.map((row) => [row.id, refusalOf(row, locale)]));
  const rows = chosen.filter((row) => reasons.get(row.id) === null);
  if (rows.length === 0) {
    notify.error(reasons.values().next().value ?? '');
    return null;
  }
  const answer = await ask({ kind, rows, skipped: chosen.length - rows.length });
  if (answer === null) return null;
  // the question said how many change nothing
  return (): Promise<readonly RowResult[]> => updateSessions(rows, answer, undoables);
}

/** Writes to the people of chosen sessions, a message for each organisation. Returns null: the sessions stay chosen. */
export async function askMessage({ ids, rowOf, ask }: Omit<ChosenSessions, 'locale'>): Promise<null> {
  const rows = ids.flatMap((id) => rowOf(id) ?? []);
  const groups = Map.groupBy(rows, ({ organization }) => organization.id);
  const organizations = [...groups].map(([id, own]) => ({
    id,
    name: own[0]?.organization.name ?? '',
    sessionIds: own.map((row) => row.id),
  }));
  if (organizations.length > 0) await ask({ kind: 'sessions', organizations });
  return null;
}

/** Changes each of the sessions by itself and notes how to undo it; a refused one doesn't stop the others. */
function updateSessions(
  rows: readonly SessionRow[],
  { valuesOf, notify: isMailed }: UpdateAnswer,
  undoables: Undoables,
) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  undoables.clear();
  return eachRow([...byId.keys()], async (id) => {
    const row = byId.get(id);
    const values = row && valuesOf(row);
    if (row === undefined || !values) return null;
    const reply = await updateAlone(row, { ...values, ...(isMailed !== undefined && { notify: isMailed }) });
    const names = Object.keys(values) as (keyof SessionUpdate & keyof SessionRow)[];
    const before = Object.fromEntries(names.map((name) => [name, row[name]]));
    undoables.set(id, { row: { ...row, updated_at: reply.session.updated_at }, before });
    return reply;
  });
}

/** Gives the sessions their values from before. No one was mailed about the change, so no one is about this. */
export function undoUpdates(ids: readonly number[], undoables: Undoables): Promise<readonly RowResult[]> {
  return eachRow(ids, async (id) => {
    const undoable = undoables.get(id);
    if (undoable !== undefined) await updateAlone(undoable.row, { ...undoable.before, notify: false });
  });
}
