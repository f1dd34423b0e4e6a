import type * as api from '@move/contract/applications/manage-applications.ts';
import { sql } from 'kysely';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { isVersion } from '../../platform/database/version.ts';
import { stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  assertNothingSold,
  assertParent,
  assertSlugFree,
  attachImages,
  applicationRefusals,
  saveHosts,
  subjectOf,
} from './application-record.ts';
import { findApplicationRecord } from './applications.queries.ts';

export async function updateApplication(call: Call<typeof api.updateApplication>) {
  const { db, params, body } = call;
  const before = await findApplicationRecord(db, params.applicationId);
  const { hosts, logo, favicon, fallback_image, updated_at, slug = before.slug, ...columns } = body;
  if (slug !== before.slug) await assertSlugFree(db, slug, before.id);
  if (columns.timezone !== undefined && columns.timezone !== before.timezone) await assertNothingSold(db, before.id);
  if (columns.parent_id) await assertParent(db, columns.parent_id, before);
  const images = await attachImages(call, before.id, { draft: { logo, favicon, fallback_image }, before });
  const update = db
    .updateTable('applications')
    .set({ ...columns, ...images, slug, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  const saved = await orRefuse(update, applicationRefusals(slug));
  if (saved.numUpdatedRows === 0n) throw stale();
  await saveHosts(db, before.id, hosts);
  const application = await findApplicationRecord(db, before.id);
  return changed({ application }, { subject: subjectOf(application), before, after: application });
}
