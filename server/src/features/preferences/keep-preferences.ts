import type { getPreferences, ListPreferences, updatePreferences } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { findViews } from './saved-views.ts';

const STANDARD: ListPreferences = { columns: null, density: 'roomy' };

export async function readPreferences(call: Call<typeof getPreferences>) {
  const { db, caller, params } = call;
  const { rows } = await sql<ListPreferences>`
    select columns, density from user_preferences where user_id = ${caller.user.id} and list = ${params.list}`.execute(
    db,
  );
  return { preferences: rows[0] ?? STANDARD, views: await findViews(call, params.list) };
}

/** Changes what is given and keeps the rest. Nobody audits how somebody likes their columns. */
export async function keepPreferences({ db, caller, params, body }: Call<typeof updatePreferences>) {
  const columns = body.columns === undefined ? null : JSON.stringify(body.columns);
  const { rows } = await sql<ListPreferences>`
    insert into user_preferences as kept (user_id, list, columns, density)
    values (${caller.user.id}, ${params.list}, nullif(${columns}::jsonb, 'null'), coalesce(${body.density ?? null}::text, 'roomy'))
    on conflict (user_id, list) do update set
      columns = case when ${body.columns === undefined} then kept.columns else excluded.columns end,
      density = coalesce(${body.density ?? null}::text, kept.density)
    returning columns, density`.execute(db);
  return unaudited({ preferences: rows[0] ?? STANDARD });
}
