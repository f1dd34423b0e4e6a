import type * as api from '@move/contract/preferences/preferences.ts';
import type { SavedView } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { columnsJson, viewChange, viewColumns, ownerOf } from './saved-views.ts';

/** The most views of one list that a user saves, since all shared views are loaded with the list. */
const VIEWS_MAX = 100;

export async function createView(call: Call<typeof api.createView>) {
  const { db, caller, body, throttle } = call;
  await throttle(`view:${caller.user.id}`, 60, 3_600);
  if ((await countOwn(call)) >= VIEWS_MAX) throw invalid('name', 'view.too_many', { max: VIEWS_MAX });
  const { organizationId, applicationId } = await ownerOf(body.shared, call);
  const { rows } = await sql<SavedView>`
    insert into saved_views (user_id, list, name, query, columns, shared, organization_id, application_id)
    values (${caller.user.id}, ${body.list}, ${body.name}, ${JSON.stringify(body.query)}::jsonb, ${columnsJson(body.columns)},
      ${body.shared}, ${organizationId}, ${applicationId})
    returning ${viewColumns(call)}`.execute(db);
  const [view] = rows;
  if (!view) throw new Error('the view was not saved');
  return changed({ view }, viewChange({ after: view }));
}

async function countOwn({ db, caller, body }: Call<typeof api.createView>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from saved_views where list = ${body.list} and user_id = ${caller.user.id}`.execute(db);
  return rows[0]?.count ?? 0;
}
