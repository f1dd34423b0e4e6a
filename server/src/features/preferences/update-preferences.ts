import type * as api from '@move/contract/preferences/preferences.ts';
import { LIST_NAMES } from '@move/contract/preferences/list-names.ts';
import type { ListPreferences } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import type { Database } from '../../platform/database/database.ts';
import { ALL_LISTS, STANDARD } from './standard-preferences.ts';

/** More lists than exist, including those of earlier versions. */
export const MOST_LISTS = 200;

/**
 * Changes the given settings and keeps the rest, the density for all lists; 404 for an unknown list. Above the maximum, the oldest lists
 * are removed. Not audited, as a personal preference.
 */
export async function updatePreferences({ db, caller, params, body }: Call<typeof api.updatePreferences>) {
  if (!LIST_NAMES.includes(params.list)) throw notFound();
  const columns = body.columns === undefined ? null : JSON.stringify(body.columns);
  const widths = body.widths === undefined ? null : JSON.stringify(body.widths);
  if (body.density !== undefined) await saveDensity(db, caller.user.id, body.density);
  const { rows } = await sql<ListPreferences>`
    insert into user_preferences as kept (user_id, list, columns, density, widths, view_order, default_view)
    values (${caller.user.id}, ${params.list}, nullif(${columns}::jsonb, 'null'), ${STANDARD.density},
      coalesce(${widths}::jsonb, '{}'), ${body.view_order ?? []}::bigint[], ${body.default_view ?? null}::bigint)
    on conflict (user_id, list) do update set
      columns = case when ${body.columns === undefined} then kept.columns else excluded.columns end,
      widths = coalesce(${widths}::jsonb, kept.widths),
      view_order = case when ${body.view_order === undefined} then kept.view_order else excluded.view_order end,
      default_view = case when ${body.default_view === undefined} then kept.default_view else excluded.default_view end,
      updated_at = now()
    returning columns, widths, view_order, default_view, coalesce((
      select account.density from user_preferences account
      where account.user_id = ${caller.user.id} and account.list = ${ALL_LISTS}), kept.density) as density`.execute(db);
  await sql`
    delete from user_preferences where user_id = ${caller.user.id} and list in (
      select list from user_preferences where user_id = ${caller.user.id}
      order by list in (${params.list}, ${ALL_LISTS}) desc, updated_at desc, list offset ${MOST_LISTS})`.execute(db);
  return unaudited({ preferences: rows[0] ?? STANDARD });
}

async function saveDensity(db: Database, userId: number, density: ListPreferences['density']): Promise<void> {
  await sql`
    insert into user_preferences (user_id, list, density) values (${userId}, ${ALL_LISTS}, ${density})
    on conflict (user_id, list) do update set density = excluded.density, updated_at = now()`.execute(db);
}
