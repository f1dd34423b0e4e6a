import type * as api from '@move/contract/preferences/preferences.ts';
import type { SavedView, ViewSharing } from '@move/contract/preferences/preferences.ts';
import { gate } from '@move/domain/access/gate.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { forbidden, invalid, notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';

type Asker = Pick<Call<typeof api.listViews>, 'caller' | 'applicationId'> & {
  query: { organization_id?: number | undefined };
};

const columnsOf = (asker: Asker) => sql`id, list, name, query, columns, shared,
  jsonb_build_object('update', user_id = ${asker.caller.user.id}, 'remove', ${isRemovable(asker)}) as may`;

/** Own views, and what others shared with the organisation or platform that the call names: a maker may have left. */
function isRemovable({ caller, applicationId, query }: Asker): RawBuilder<boolean> {
  const role = gate(caller);
  return sql`(user_id = ${caller.user.id}
    or (${role.can('edit-organization')} and shared = 'organization' and organization_id = ${query.organization_id ?? null}::bigint)
    or (${role.role('admin')} and shared = 'all' and application_id = ${applicationId}::bigint and administers(application_id)))`;
}

type Seen = Pick<Call<typeof api.listViews>, 'db'> & Asker;

/** My own views, those of the organisation one works in, and those for everyone of the platform. */
export async function findViews(seen: Seen, list: string): Promise<SavedView[]> {
  const { db, caller, query, applicationId } = seen;
  const userId = caller.user.id;
  const { rows } = await sql<SavedView>`
    select ${columnsOf(seen)} from saved_views
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

export async function createView(call: Call<typeof api.createView>) {
  const { db, caller, body } = call;
  const { organizationId, applicationId } = await ownerOf(body.shared, call);
  const { rows } = await sql<SavedView>`
    insert into saved_views (user_id, list, name, query, columns, shared, organization_id, application_id)
    values (${caller.user.id}, ${body.list}, ${body.name}, ${JSON.stringify(body.query)}::jsonb, ${columnsJson(body.columns)},
      ${body.shared}, ${organizationId}, ${applicationId})
    returning ${columnsOf(call)}`.execute(db);
  const [view] = rows;
  if (!view) throw new Error('the view was not saved');
  return changed({ view }, { subject: { type: 'saved_views', id: view.id, name: view.name }, after: view });
}

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
    returning ${columnsOf(call)}`.execute(db);
  const [view] = rows;
  if (!view) throw notFound();
  return changed({ view }, { subject: { type: 'saved_views', id: view.id, name: view.name }, before, after: view });
}

export async function removeView(call: Call<typeof api.removeView>) {
  const { db, params } = call;
  const { rows } = await sql<SavedView>`
    delete from saved_views where id = ${params.viewId} and ${isRemovable(call)} returning ${columnsOf(call)}`.execute(
    db,
  );
  const [before] = rows;
  if (!before) throw notFound();
  return changed(undefined, { subject: { type: 'saved_views', id: before.id, name: before.name }, before });
}

/** Only the maker may change a view; to anyone else it does not exist. */
async function ownView(call: Asker & Pick<Seen, 'db'>, id: number): Promise<SavedView> {
  const { rows } = await sql<SavedView>`
    select ${columnsOf(call)} from saved_views where id = ${id} and user_id = ${call.caller.user.id} for update`.execute(
    call.db,
  );
  const [view] = rows;
  if (!view) throw notFound();
  return view;
}

type Place = Pick<Call<typeof api.createView>, 'db' | 'query' | 'applicationId'>;

/** Where a view is shared. Throws 403 when the caller does not administer the platform that it would be shown to. */
async function ownerOf(shared: ViewSharing, { db, query, applicationId }: Place) {
  if (shared === 'me') return { organizationId: null, applicationId: null };
  if (shared === 'organization') {
    if (query.organization_id === undefined) throw invalid('shared', 'oneOf');
    return { organizationId: query.organization_id, applicationId: null };
  }
  if (applicationId === null) throw invalid('shared', 'oneOf');
  await assertAdministers(db, sql`${applicationId}::bigint`);
  return { organizationId: null, applicationId };
}

async function assertAdministers(db: Database, application: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select administers(${application}) as may`.execute(db);
  if (!rows[0]?.may) throw forbidden();
}

function columnsJson(columns: SavedView['columns']): RawBuilder<unknown> {
  return columns === null ? sql`null` : sql`${JSON.stringify(columns)}::jsonb`;
}
