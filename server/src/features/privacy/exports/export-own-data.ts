import type * as api from '@move/contract/privacy/account-data.ts';
import * as accountDataApi from '@move/contract/privacy/account-data.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findMemberships } from '../../access/public.ts';
import { ACCOUNT_TABLES, type AccountTable, LEFT_OUT_OF_ACCOUNT } from './account-tables.ts';
import { exportWords } from './words/export-words.ts';
import { dayOf, zipExport } from './zip-export.ts';

/** The rows of each table, as JSON. */
type AccountRows = Readonly<Record<AccountTable, string>>;

const TABLES = Object.keys(ACCOUNT_TABLES) as AccountTable[];

/** Exports all data of the caller's own account. Each organisation exports the data that it stores about the person. */
export async function exportOwnData(call: Call<typeof api.exportOwnData>) {
  const { db, caller, now, locale, throttle } = call;
  await throttle(`own-export:${caller.user.id}`, 10, 3_600);
  const rows = await collect(db, caller.user.id);
  await auditReading(call, accountDataApi.exportOwnData, { type: 'users', id: caller.user.id });
  const reading = { locale, tz: DEFAULT_TIME_ZONE };
  const { own, none } = exportWords[locale];
  const page = {
    file: own.file,
    title: own.title,
    intro: own.intro(dayOf(now, reading)),
    none,
    sections: TABLES.map((table) => ({ table, title: own.sections[table] })),
  };
  const file = () => zipExport({ head: { exported_at: now.toISOString() }, rows, page, reading });
  return { file, filename: `${own.file}.zip`, type: 'application/zip' };
}

async function collect(db: Database, userId: number): Promise<AccountRows> {
  const columns = TABLES.map(
    (table) => sql`(select coalesce(jsonb_agg(to_jsonb(record) - ${LEFT_OUT_OF_ACCOUNT}::text[]), '[]')::text
      from ${sql.table(table)} as record where ${ACCOUNT_TABLES[table](userId)}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<AccountRows>`select ${sql.join(columns)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('nothing was collected');
  const { organizations, applications } = await findMemberships(db, userId);
  const nameOf = (places: readonly { id: number; name: string }[], id: unknown) =>
    places.find((place) => place.id === id)?.name ?? null;
  const roles = JSON.parse(found.user_roles) as Readonly<Record<string, unknown>>[];
  const user_roles = roles.map((row) => ({
    ...row,
    organization: nameOf(organizations, row['organization_id']),
    application: nameOf(applications, row['application_id']),
  }));
  return { ...found, user_roles: JSON.stringify(user_roles) };
}
