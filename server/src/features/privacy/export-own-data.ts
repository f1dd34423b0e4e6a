import * as api from '@move/contract/privacy/account-data.ts';
import { strToU8, zipSync } from 'fflate';
import { type RawBuilder, sql } from 'kysely';
import { auditReading } from '../../platform/audit/audit-reading.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';

const LEFT_OUT = ['password_hash', 'token_hash', 'search_text', 'user_id', 'body_html'];

/** The tables with rows of a user, and the condition that finds them. */
const PARTS: Readonly<Record<string, (id: number) => RawBuilder<unknown>>> = {
  users: (id) => sql`record.id = ${id}`,
  user_roles: (id) => sql`record.user_id = ${id}`,
  // not where a superadmin acted as this user
  api_tokens: (id) => sql`record.user_id = ${id} and record.impersonator_id is null`,
  user_preferences: (id) => sql`record.user_id = ${id}`,
  saved_views: (id) => sql`record.user_id = ${id}`,
  form_drafts: (id) => sql`record.user_id = ${id}`,
  inbox_items: (id) => sql`record.user_id = ${id}`,
  job_runs: (id) => sql`record.user_id = ${id}`,
  calendar_feeds: (id) => sql`record.user_id = ${id}`,
};

/** All that is kept with the caller's own account; what organisations keep of the person is exported there. */
export async function exportOwnData(call: Call<typeof api.exportOwnData>) {
  const { db, caller, now } = call;
  const data = await collect(db, caller.user.id);
  await auditReading(call, api.exportOwnData, { type: 'users', id: caller.user.id });
  const json = JSON.stringify({ exported_at: now.toISOString(), ...data }, null, 2);
  const file = () => Promise.resolve(zipSync({ 'data.json': strToU8(json) }));
  return { file, filename: 'data.zip', type: 'application/zip' };
}

async function collect(db: Database, userId: number): Promise<Record<string, unknown>> {
  const columns = Object.entries(PARTS).map(
    ([table, where]) => sql`(select coalesce(jsonb_agg(to_jsonb(record) - ${LEFT_OUT}::text[]), '[]')
      from ${sql.table(table)} as record where ${where(userId)}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}
