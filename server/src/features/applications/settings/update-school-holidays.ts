import type * as api from '@move/contract/applications/application-settings.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../application-record.ts';
import { findSchoolHolidays, renewVersion, findApplicationName } from './application-settings.ts';

export async function updateSchoolHolidays({ db, params, body }: Call<typeof api.updateSchoolHolidays>) {
  const application = await findApplicationName(db, params.applicationId, { isLocked: true });
  await renewVersion(db, application.id, { column: 'holidays_updated_at', version: body.updated_at });
  const before = await findSchoolHolidays(db, application.id);
  await db.deleteFrom('school_holidays').where('application_id', '=', application.id).execute();
  const values = body.school_holidays.map((holiday) => ({ ...holiday, application_id: application.id }));
  if (values.length > 0) await db.insertInto('school_holidays').values(values).execute();
  const after = await findSchoolHolidays(db, application.id);
  return changed(after, { subject: subjectOf(application), before, after });
}
