import * as api from '@move/contract/privacy/profile-data.ts';
import { sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { exportWords } from './words/export-words.ts';
import { LEFT_OUT_OF_PROFILE, PROFILE_TABLES, type ProfileTable } from './profile-tables.ts';
import { dayOf, zipExport } from './zip-export.ts';

const TABLES = Object.keys(PROFILE_TABLES) as ProfileTable[];

const wallet = sql`'wallet', (select name from wallets where wallets.id = record.wallet_id)`;
const more = {
  profiles: sql`jsonb_build_object('application', (select name from applications where applications.id = record.application_id))`,
  profile_tokens: sql`'{}'::jsonb`,
  coupon_redemptions: sql`jsonb_build_object(${wallet}, 'code', (select shown_code from coupons where coupons.id = record.coupon_id))`,
  profile_devices: sql`'{}'::jsonb`,
  profile_notification_settings: sql`'{}'::jsonb`,
  notification_deliveries: sql`jsonb_build_object('notification', (select title from notifications where notifications.id = record.notification_id))`,
  wallet_balances: sql`jsonb_build_object(${wallet})`,
  wallet_entries: sql`jsonb_build_object(${wallet})`,
};

/** Exports all data of an app user's profile. Each organisation exports the data that it stores about the person. */
export async function exportProfileData(call: Call<typeof api.exportProfileData>) {
  const { db, params, now, locale } = call;
  const profile = await db
    .selectFrom('profiles')
    .innerJoin('applications', 'applications.id', 'profiles.application_id')
    .select(['profiles.id', 'applications.timezone'])
    .where('profiles.id', '=', params.profileId)
    .executeTakeFirst();
  if (!profile) throw notFound();
  const rows = await collect(db, profile.id);
  await auditReading(call, api.exportProfileData, { type: 'profiles', id: profile.id });
  const reading = { locale, tz: profile.timezone };
  const { profile: words, none } = exportWords[locale];
  const page = {
    file: words.file,
    title: words.title,
    intro: words.intro(dayOf(now, reading)),
    none,
    sections: TABLES.map((table) => ({ table, title: words.sections[table] })),
  };
  const file = () => zipExport({ head: { exported_at: now.toISOString() }, rows, page, reading });
  return { file, filename: `${words.file}.zip`, type: 'application/zip' };
}

async function collect(db: Database, profileId: number): Promise<Readonly<Record<ProfileTable, string>>> {
  const columns = TABLES.map(
    (
      table,
    ) => sql`(select coalesce(jsonb_agg(${more[table]} || (to_jsonb(record) - ${LEFT_OUT_OF_PROFILE}::text[])), '[]')::text
      from ${sql.table(table)} as record where ${PROFILE_TABLES[table](profileId)}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Record<ProfileTable, string>>`select ${sql.join(columns)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('nothing was collected');
  return found;
}
