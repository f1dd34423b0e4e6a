import type * as api from '@move/contract/preferences/preferences.ts';
import type { SavedView } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import {
  type ViewReader,
  assertAdministers,
  columnsJson,
  viewChange,
  viewColumns,
  ownerOf,
  type ViewsReading,
} from './saved-views.ts';

export async function updateView(call: Call<typeof api.updateView>) {
  const { db, caller, params, body } = call;
  const before = await ownView(call, params.viewId);
  const next = {
    name: body.name ?? before.name,
    query: body.query ?? before.query,
    columns: body.columns === undefined ? before.columns : body.columns,
    shared: body.shared ?? before.shared,
  };
  const isMoved = body.shared !== undefined && body.shared !== before.shared;
  const to = isMoved ? await ownerOf(next.shared, call) : null;
  if (!isMoved && before.shared === 'all')
    await assertAdministers(db, sql`(select application_id from saved_views where id = ${before.id})`);
  const owner = to ? sql`, organization_id = ${to.organizationId}, application_id = ${to.applicationId}` : sql``;
  const { rows } = await sql<SavedView>`
    update saved_views set name = ${next.name}, query = ${JSON.stringify(next.query)}::jsonb, columns = ${columnsJson(next.columns)},
      shared = ${next.shared} ${owner}
    where id = ${params.viewId} and user_id = ${caller.user.id}
      -- a former colleague keeps no view of the organisation
      and (${next.shared} <> 'organization' or app_sees_all() or organization_id = any (app_organization_ids()) or ${isMoved})
    returning ${viewColumns(call)}`.execute(db);
  const [view] = rows;
  if (!view) throw notFound();
  return changed({ view }, viewChange({ before, after: view }));
}

/** Locks a view that the caller created. Throws 404 for any other view. */
async function ownView(call: ViewReader & Pick<ViewsReading, 'db'>, id: number): Promise<SavedView> {
  const { rows } = await sql<SavedView>`
    select ${viewColumns(call)} from saved_views where id = ${id} and user_id = ${call.caller.user.id} for update`.execute(
    call.db,
  );
  const [view] = rows;
  if (!view) throw notFound();
  return view;
}
