import type * as api from '@move/contract/preferences/preferences.ts';
import type { ListPreferences, SavedView } from '@move/contract/preferences/preferences.ts';
import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import type { Draft } from './drafts/save-draft.ts';
import { viewColumns, type ViewsReading } from './views/saved-views.ts';
import { ALL_LISTS, STANDARD_PREFERENCES, viewsListName } from './standard-preferences.ts';

export async function getDraft({ db, caller, params, now }: Call<typeof api.getDraft>) {
  const { rows } = await sql<Draft>`
    select values, updated_at from form_drafts
    where user_id = ${caller.user.id} and form = ${params.form} and updated_at >= ${retentionCutoff('drafts', now)}`.execute(
    db,
  );
  return { draft: rows[0] ?? null };
}

export async function getPreferences(call: Call<typeof api.getPreferences>) {
  const { params, listNames } = call;
  const known = listNames.has(params.list) ? await findPreferences(call) : STANDARD_PREFERENCES;
  const views = await findViews(call, params.list);
  const placeOf = ({ id }: SavedView) => {
    const at = known.view_order.indexOf(id);
    return at === -1 ? known.view_order.length : at;
  };
  return { preferences: known, views: views.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

type PreferencesCall = Pick<Call<typeof api.getPreferences>, 'db' | 'caller' | 'params' | 'query' | 'applicationId'>;

/**
 * The caller's settings of a list. The order of the saved views, and the default view, are those of the call's organisation or platform,
 * or, when none are stored for it, those of the list in general.
 */
export async function findPreferences(call: PreferencesCall): Promise<ListPreferences> {
  const { db, caller, params } = call;
  const { rows } = await sql<ListPreferences>`
    select own.columns, coalesce(account.density, own.density, ${STANDARD_PREFERENCES.density}) as density,
      coalesce(own.widths, '{}') as widths, coalesce(here.view_order, own.view_order, '{}') as view_order,
      case when here.list is null then own.default_view else here.default_view end as default_view
    from (select ${caller.user.id}::bigint as id) as account_of
      left join user_preferences own on own.user_id = account_of.id and own.list = ${params.list}
      left join user_preferences here on here.user_id = account_of.id and here.list = ${viewsListName(params.list, call)}
      left join user_preferences account on account.user_id = account_of.id and account.list = ${ALL_LISTS}`.execute(
    db,
  );
  return rows[0] ?? STANDARD_PREFERENCES;
}

/** The caller's own views, and the views shared with the current organisation or with the platform. */
export async function findViews(seen: ViewsReading, list: string): Promise<SavedView[]> {
  const { db, caller, query, applicationId } = seen;
  const userId = caller.user.id;
  const { rows } = await sql<SavedView>`
    select ${viewColumns(seen)} from saved_views
    where list = ${list} and (
      (shared = 'me' and user_id = ${userId})
      or (shared = 'organization' and organization_id = ${query.organization_id ?? null}::bigint)
      or (shared = 'all' and application_id = ${applicationId}::bigint))
    order by fold(name), id`.execute(db);
  return rows;
}

export async function listViews(call: Call<typeof api.listViews>) {
  return { views: await findViews(call, call.query.list) };
}
