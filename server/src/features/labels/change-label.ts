import type * as api from '@move/contract/labels/labels.ts';
import type { Label } from '@move/contract/labels/labels.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { deletionBy } from '../../platform/database/deletion-by.ts';
import { replaceLinks } from '../../platform/database/links.ts';
import { isVersion } from '../../platform/database/version.ts';
import { invalid, notFound, refusedByState, removedFromAbove, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { findLabel, findReach, type Keeper, refuseForeign } from './labels.queries.ts';

export const subjectOf = ({ id, name }: Pick<Label, 'id' | 'name'>): Subject => ({ type: 'labels', id, name });

const icon = { field: 'icon', use: 'icon' } as const;

export async function createLabel(call: Call<typeof api.createLabel>) {
  const { db, body, caller, applicationId } = call;
  const { name, application_ids = applicationId === null ? [] : [applicationId] } = body;
  await refuseOutOfReach(db, application_ids, caller);
  if (!body.icon) throw invalid('icon', 'required');
  const icon_id = await attachFile(call, { ...icon, token: body.icon, current: null });
  // drawn first: the row can't be read back before its platforms are known
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('public.labels', 'id')) as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await db.insertInto('labels').values({ id, name, icon_id }).execute();
  await savePlatforms(db, id, application_ids);
  const label = await findLabel(db, id, caller);
  return changed({ label }, { subject: subjectOf(label), after: label });
}

export async function updateLabel(call: Call<typeof api.updateLabel>) {
  const { db, body, params, caller } = call;
  const before = await findLabel(db, params.labelId, caller);
  const { updated_at, application_ids, name } = body;
  if (body.icon === null) throw invalid('icon', 'required');
  if (application_ids) await refuseOutOfReach(db, application_ids, caller);
  const icon_id = await attachFile(call, { ...icon, token: body.icon, current: before.icon?.id ?? null });
  const saved = await db
    .updateTable('labels')
    .set({ name, icon_id, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where('deleted_at', 'is', null)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  if (application_ids) await savePlatforms(db, before.id, application_ids);
  const label = await findLabel(db, before.id, caller);
  return changed({ label }, { subject: subjectOf(label), before, after: label });
}

const savePlatforms = (db: Database, id: number, ids: readonly number[]) =>
  replaceLinks(db, { table: 'label_applications', owner: ['label_id', id], column: 'application_id', ids });

/** A label is put on no platform but those that its keeper administers (D1.13). */
async function refuseOutOfReach(db: Database, ids: readonly number[], caller: Keeper): Promise<void> {
  const reach = await findReach(db, caller);
  if (ids.length === 0) throw invalid('application_ids', 'required');
  if (!ids.every((id) => reach.includes(id))) throw invalid('application_ids', 'exists');
}

/** Whoever was given it keeps the link out of sight, so that restoring gives it back. */
export async function removeLabel({ db, params, query, caller }: Call<typeof api.removeLabel>) {
  const before = await findLabel(db, params.labelId, caller);
  const { uses_count: count } = before;
  if (count > 0 && !query.force) throw refusedByState('state', 'word.confirm', { count });
  const deletion = await deletionBy(db, caller, before.application_ids);
  await db.updateTable('labels').set(deletion).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}

/** Restores what was removed in the last 30 days. Throws 403 when it was removed from above. */
export async function restoreLabel({ db, params, caller }: Call<typeof api.restoreLabel>) {
  await refuseForeign(db, params.labelId, caller);
  // a statement of its own: the function looks beyond the scope
  const { rows } = await sql<{ is_own: boolean }>`
    select ${params.labelId} in (select restorable_labels(${caller.user.id})) as is_own`.execute(db);
  const isOwn = rows[0]?.is_own ?? false;
  const restored = await db
    .updateTable('labels')
    .set({ deleted_at: null, deleted_by: null, deleted_as: null, deleted_levels: [] })
    .where('id', '=', params.labelId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  if (!isOwn) throw removedFromAbove();
  const label = await findLabel(db, params.labelId, caller);
  return changed({ label }, { subject: subjectOf(label), after: label });
}
