import type * as api from '@move/contract/preferences/preferences.ts';
import type { SavedView, ViewSharing } from '@move/contract/preferences/preferences.ts';
import { gate } from '@move/domain/access/gate.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { forbidden, invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Change } from '../../../platform/http/written.ts';

export type ViewReader = Pick<Call<typeof api.listViews>, 'caller' | 'applicationId'> & {
  query: { organization_id?: number | undefined };
};

export const viewColumns = (asker: ViewReader) => sql`id, list, name, query, columns, shared,
  jsonb_build_object('update', user_id = ${asker.caller.user.id}, 'remove', ${isRemovable(asker)}) as may`;

/**
 * SQL: whether the caller may remove a view: an own view, or one shared with the call's organisation or platform if the caller edits or
 * administers it, since the user who shared the view may have left.
 */
export function isRemovable({ caller, applicationId, query }: ViewReader): RawBuilder<boolean> {
  const role = gate(caller);
  return sql`(user_id = ${caller.user.id}
    or (${role.can('edit-organization')} and shared = 'organization' and organization_id = ${query.organization_id ?? null}::bigint)
    or (${role.role('admin')} and shared = 'all' and application_id = ${applicationId}::bigint and administers(application_id)))`;
}

export type ViewsReading = Pick<Call<typeof api.listViews>, 'db'> & ViewReader;

type ViewCall = Pick<Call<typeof api.createView>, 'db' | 'query' | 'applicationId'>;

/** The organisation or platform that a view is shared with. Throws 403 when the caller does not administer that platform. */
export async function ownerOf(shared: ViewSharing, { db, query, applicationId }: ViewCall) {
  if (shared === 'me') return { organizationId: null, applicationId: null };
  if (shared === 'organization') {
    if (query.organization_id === undefined) throw invalid('shared', 'oneOf');
    return { organizationId: query.organization_id, applicationId: null };
  }
  if (applicationId === null) throw invalid('shared', 'oneOf');
  await assertAdministers(db, sql`${applicationId}::bigint`);
  return { organizationId: null, applicationId };
}

export async function assertAdministers(db: Database, application: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select administers(${application}) as may`.execute(db);
  if (!rows[0]?.may) throw forbidden();
}

export function columnsJson(columns: SavedView['columns']): RawBuilder<unknown> {
  return columns === null ? sql`null` : sql`${JSON.stringify(columns)}::jsonb`;
}

/**
 * The fields of a view for the audit trail. Leaves out the name, query and columns of a private view, since others read the trail and a
 * view contains what its creator searched for.
 */
const traceOf = ({ id, list, shared, name, query, columns }: SavedView) =>
  shared === 'me' ? { id, list, shared } : { id, list, shared, name, query, columns };

type Versions = { before?: SavedView; after?: SavedView };

export function viewChange({ before, after }: Versions): Change {
  const view = after ?? before;
  if (!view) throw new Error('a change has a view before or after it');
  return {
    subject: { type: 'saved_views', id: view.id, ...(view.shared !== 'me' && { name: view.name }) },
    ...(before && { before: traceOf(before) }),
    ...(after && { after: traceOf(after) }),
  };
}
