import type * as api from '@move/contract/preferences/preferences.ts';
import type { ListPreferences } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPreferences } from './preferences.queries.ts';
import { ALL_LISTS, STANDARD_PREFERENCES, viewsListName } from './standard-preferences.ts';

/**
 * The most rows of settings that a user keeps: one for each list, and one for each list and organisation or platform with its own order of
 * views. Enough for daily use; the oldest are removed.
 */
export const LISTS_MAX = 500;

/**
 * Changes the given settings of a list and keeps the others. The density is changed for all lists. Above `LISTS_MAX` rows, removes the
 * settings that were changed longest ago. Throws 404 for an unknown list. Not audited, since these are personal preferences.
 */
export async function updatePreferences(call: Call<typeof api.updatePreferences>) {
  const { db, caller, params, body, listNames } = call;
  if (!listNames.has(params.list)) throw notFound();
  const columns = body.columns === undefined ? null : JSON.stringify(body.columns);
  const widths = body.widths === undefined ? null : JSON.stringify(body.widths);
  if (body.density !== undefined) await saveDensity(db, caller.user.id, body.density);
  if (body.view_order !== undefined || body.default_view !== undefined) await saveViews(call);
  await sql`
    insert into user_preferences as kept (user_id, list, columns, density, widths)
    values (${caller.user.id}, ${params.list}, nullif(${columns}::jsonb, 'null'), ${STANDARD_PREFERENCES.density}, coalesce(${widths}::jsonb, '{}'))
    on conflict (user_id, list) do update set
      columns = case when ${body.columns === undefined} then kept.columns else excluded.columns end,
      widths = coalesce(${widths}::jsonb, kept.widths),
      updated_at = now()`.execute(db);
  const preferences = await findPreferences(call);
  await sql`
    delete from user_preferences where user_id = ${caller.user.id} and list in (
      select list from user_preferences where user_id = ${caller.user.id}
      order by list in (${params.list}, ${ALL_LISTS}, ${viewsListName(params.list, call)}) desc, updated_at desc, list
      offset ${LISTS_MAX})`.execute(db);
  return unaudited({ preferences });
}

async function saveDensity(db: Database, userId: number, density: ListPreferences['density']): Promise<void> {
  await sql`
    insert into user_preferences (user_id, list, density) values (${userId}, ${ALL_LISTS}, ${density})
    on conflict (user_id, list) do update set density = excluded.density, updated_at = now()`.execute(db);
}

/** Saves the order and default of the views for the call's organisation or platform. If only one of the two is given, the other stays. */
async function saveViews(call: Call<typeof api.updatePreferences>): Promise<void> {
  const { db, caller, params, body } = call;
  const before = await findPreferences(call);
  const { view_order, default_view } = { ...before, ...body };
  await sql`
    insert into user_preferences (user_id, list, view_order, default_view)
    values (${caller.user.id}, ${viewsListName(params.list, call)}, ${view_order}::bigint[], ${default_view}::bigint)
    on conflict (user_id, list) do update set
      view_order = excluded.view_order, default_view = excluded.default_view, updated_at = now()`.execute(db);
}
