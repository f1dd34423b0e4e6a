import type * as api from '@move/contract/labels/labels.ts';
import type { Label } from '@move/contract/labels/labels.ts';
import { sql } from 'kysely';
import { isVersion } from '../../platform/database/version.ts';
import { invalid, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { assertNameFree, iconField, assertPlatformsInScope, savePlatforms, subjectOf } from './label-record.ts';
import { findLabel } from './labels.queries.ts';

export async function updateLabel(call: Call<typeof api.updateLabel>) {
  const { db, body, params, caller } = call;
  const before = await findLabel(db, params.labelId, caller);
  const { updated_at, application_ids, name } = body;
  if (body.icon === null) throw invalid('icon', 'required');
  if (application_ids) await assertPlatformsInScope(db, application_ids, caller);
  // a label that shares its name since before this rule can be changed otherwise
  const after = {
    id: before.id,
    name: name ?? before.name,
    application_ids: application_ids ?? before.application_ids,
  };
  if (isOther(after, before)) await assertNameFree(db, after);
  const icon_id = await attachFile(call, { ...iconField, token: body.icon, current: before.icon?.id ?? null });
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
  return changed({ label }, { subject: subjectOf(label), platforms: label.application_ids, before, after: label });
}

/** Whether a label gets another name or another platform. */
const isOther = (after: Pick<Label, 'name' | 'application_ids'>, before: Label) =>
  after.name !== before.name || after.application_ids.some((id) => !before.application_ids.includes(id));
