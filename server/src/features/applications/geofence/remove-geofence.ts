import type * as api from '@move/contract/applications/geofence.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed, unaudited } from '../../../platform/http/written.ts';
import { subjectOf } from '../application-record.ts';
import { findApplicationName } from '../settings/application-settings.ts';
import { findGeofence, auditedGeofence } from './stored-geofence.ts';

export async function removeGeofence({ db, params }: Call<typeof api.removeGeofence>) {
  const application = await findApplicationName(db, params.applicationId, { isLocked: true });
  const before = await findGeofence(db, application.id);
  // there was no area, so there is nothing to audit
  if (!before) return unaudited(undefined);
  await db.deleteFrom('application_geofences').where('application_id', '=', application.id).execute();
  return changed(undefined, { subject: subjectOf(application), before: auditedGeofence(before) });
}
