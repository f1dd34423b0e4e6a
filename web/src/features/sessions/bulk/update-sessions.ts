import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { notify } from '../../../platform/notify.ts';
import type { Locale } from '../../../platform/texts/locale.ts';
import { eachRow, type RowResult } from '../../../screens/list/bulk/each-row.ts';
import { refusalOf } from '../remove/chosen-sessions.ts';
import type { RowById } from './chosen-organization.ts';
import { type SessionUpdate, updateAlone } from './update-alone.ts';

export type UpdateKind = 'move' | 'spots';

/** The question for the new values of the chosen sessions. */
export type UpdateQuestion = {
  kind: UpdateKind;
  /** The sessions that can be changed. */
  rows: readonly SessionRow[];
  /** The number of chosen sessions that can't be changed. */
  skipped: number;
};

/** The question for a message to the people of the chosen sessions. */
type MessageQuestion = {
  kind: 'sessions';
  organizations: readonly { id: number; name: string; sessionIds: readonly number[] }[];
};
export type ManyQuestion = UpdateQuestion | MessageQuestion;

export type UpdateAnswer = {
  /** The new values of a session, or null when it has them already: saving would make it an exception in its series. */
  valuesOf: (row: SessionRow) => Partial<SessionRow> | null;
  /** Whether participants are mailed; undefined when the dialog doesn't ask. */
  notify?: boolean;
};

/** By session id: the row with the version after the change, and the values before the change. */
export type Undoables = Map<number, { row: SessionRow; before: SessionUpdate }>;

type ChosenSessions = {
  ids: readonly number[];
  rowOf: RowById;
  locale: Locale;
  ask: (question: ManyQuestion) => Promise<UpdateAnswer | null>;
};

/**
 * Asks once for new values of the chosen sessions. Returns the function that saves them, or null when the user cancels. When all sessions
 * have begun or were canceled, none can be changed: shows why and returns null.
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
  return (): Promise<readonly RowResult[]> => updateSessions(rows, answer, undoables);
}

/** Opens the dialog for a message, which is sent once for each organisation. Returns null, so that the sessions stay chosen. */
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

/** Updates the sessions one by one and stores how to undo each change. An error for one session doesn't stop the others. */
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

/** Restores the earlier values of the sessions, without mails: the change wasn't mailed either. */
export function undoUpdates(ids: readonly number[], undoables: Undoables): Promise<readonly RowResult[]> {
  return eachRow(ids, async (id) => {
    const undoable = undoables.get(id);
    if (undoable !== undefined) await updateAlone(undoable.row, { ...undoable.before, notify: false });
  });
}
