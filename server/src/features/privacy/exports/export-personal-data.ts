import * as api from '@move/contract/privacy/personal-data.ts';
import { initials } from '@move/domain/kit/text/initials.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { collectPersonalData, SECTIONS } from './collect-personal-data.ts';
import { exportWords } from './words/export-words.ts';
import { findPerson } from '../find-person.ts';
import { assertMaySeePeople } from '../personal-data.queries.ts';
import { findRelated } from '../related-data.ts';
import { dayOf, zipExport } from './zip-export.ts';

/** Exports by a user in an hour, since each may occupy a thread for seconds; a club needs fewer in a year. */
const HOURLY_MAX = 60;

export async function exportPersonalData(call: Call<typeof api.exportPersonalData>) {
  const { db, params, query, caller, locale, now, throttle } = call;
  const { organizationId } = params;
  await throttle(`person-export:${caller.user.id}`, HOURLY_MAX, 3_600);
  await assertMaySeePeople(db, caller, organizationId);
  const found = await findPerson(db, { ...params, also: query.also });
  const related = await findRelated(db, organizationId, found);
  const rows = await collectPersonalData(db, { organizationId, related });
  const { name: organization, timezone: tz } = await db
    .selectFrom('organizations')
    .select(['name', 'timezone'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const { source, id, first_name, last_name, email, date_of_birth } = found.start;
  const name = `${first_name} ${last_name}`.trim();
  const person = { name, first_name, last_name, email, date_of_birth };
  await auditReading(call, api.exportPersonalData, { type: source, id, name: initials(name) });
  const words = exportWords[locale];
  const reading = { locale, tz };
  const page = {
    file: words.file,
    title: `${words.title} ${person.name}`,
    intro: words.intro(organization, dayOf(now, reading)),
    none: words.none,
    sections: SECTIONS.map((table) => ({ table, title: words.sections[table] })),
  };
  const head = { exported_at: now.toISOString(), organization, person };
  const file = () => zipExport({ head, rows, page, reading });
  return { file, filename: `${words.file}-${source}-${id}.zip`, type: 'application/zip' };
}
