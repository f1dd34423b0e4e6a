import * as api from '@move/contract/privacy/personal-data.ts';
import { initials } from '@move/domain/kit/initials.ts';
import { auditReading } from '../../platform/audit/audit-reading.ts';
import type { Call } from '../../platform/http/route.ts';
import { collectPersonalData } from './collect-personal-data.ts';
import { exportWords } from './export-words.ts';
import { findPerson } from './find-person.ts';
import { assertMaySeePeople } from './personal-data.queries.ts';
import { findRelated } from './related-data.ts';
import { writeExport } from './write-export.ts';

export async function exportPersonalData(call: Call<typeof api.exportPersonalData>) {
  const { db, params, query, caller, locale, now } = call;
  const { organizationId } = params;
  await assertMaySeePeople(db, caller, organizationId);
  const found = await findPerson(db, { ...params, also: query.also });
  const rows = await collectPersonalData(db, organizationId, await findRelated(db, organizationId, found));
  const { name: organization, timezone: tz } = await db
    .selectFrom('organizations')
    .select(['name', 'timezone'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const { source, id, first_name, last_name, email, date_of_birth } = found.start;
  const name = `${first_name} ${last_name}`.trim();
  const person = { name, first_name, last_name, email, date_of_birth };
  await auditReading(call, api.exportPersonalData, { type: source, id, name: initials(name) });
  const file = () => Promise.resolve(writeExport({ person, organization, rows }, { locale, tz, now }));
  return { file, filename: `${exportWords[locale].file}-${source}-${id}.zip`, type: 'application/zip' };
}
