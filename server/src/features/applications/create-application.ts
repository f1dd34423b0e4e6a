import type * as api from '@move/contract/applications/manage-applications.ts';
import { proposeSlug } from '@move/domain/kit/text/slug.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  attachImages,
  applicationRefusals,
  assertParent,
  assertSlugFree,
  saveHosts,
  subjectOf,
} from './application-record.ts';
import { findApplicationRecord } from './applications.queries.ts';

export async function createApplication(call: Call<typeof api.createApplication>) {
  const { db, body } = call;
  const { hosts, logo, favicon, fallback_image, slug = proposeSlug(body.name), ...columns } = body;
  if (slug === '') throw invalid('slug', 'required');
  await assertSlugFree(db, slug, null);
  if (columns.parent_id) await assertParent(db, columns.parent_id, null);
  const inserted = db
    .insertInto('applications')
    .values({ ...columns, slug })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await orRefuse(inserted, applicationRefusals(slug));
  const images = await attachImages(call, id, { draft: { logo, favicon, fallback_image } });
  if (Object.values(images).some((image) => image)) {
    await db.updateTable('applications').set(images).where('id', '=', id).execute();
  }
  await saveHosts(db, id, hosts);
  const application = await findApplicationRecord(db, id);
  return changed({ application }, { subject: subjectOf(application), after: application });
}
