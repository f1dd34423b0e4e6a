import type * as api from '@move/contract/applications/application-settings.ts';
import { FILTER_TIERS } from '@move/domain/applications/filter-lists.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../application-record.ts';
import { findFilters, renewVersion, findApplicationName } from './application-settings.ts';

export async function updateApplicationFilters({ db, params, body }: Call<typeof api.updateApplicationFilters>) {
  const application = await findApplicationName(db, params.applicationId, { isLocked: true });
  await renewVersion(db, application.id, { column: 'filters_updated_at', version: body.updated_at });
  const before = await findFilters(db, application.id);
  await db.deleteFrom('application_filters').where('application_id', '=', application.id).execute();
  const values = FILTER_TIERS.flatMap((tier) =>
    body[tier].map(({ key, enabled }, at) => ({
      application_id: application.id,
      tier,
      key,
      enabled,
      position: at + 1,
    })),
  );
  if (values.length > 0) await db.insertInto('application_filters').values(values).execute();
  const after = await findFilters(db, application.id);
  return changed(after, { subject: subjectOf(application), before, after });
}
