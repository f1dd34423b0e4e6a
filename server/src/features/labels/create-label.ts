import type * as api from '@move/contract/labels/labels.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { assertNameFree, iconField, assertPlatformsInScope, savePlatforms, subjectOf } from './label-record.ts';
import { findLabel } from './labels.queries.ts';

export async function createLabel(call: Call<typeof api.createLabel>) {
  const { db, body, caller, applicationId } = call;
  const { name, application_ids = applicationId === null ? [] : [applicationId] } = body;
  await assertPlatformsInScope(db, application_ids, caller);
  await assertNameFree(db, { id: null, name, application_ids });
  const icon_id = await attachFile(call, { ...iconField, token: body.icon, current: null });
  // the id is reserved first: the row can't be read back before its platforms are stored
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('public.labels', 'id')) as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await db.insertInto('labels').values({ id, name, icon_id }).execute();
  await savePlatforms(db, id, application_ids);
  const label = await findLabel(db, id, caller);
  return changed({ label }, { subject: subjectOf(label), platforms: label.application_ids, after: label });
}
