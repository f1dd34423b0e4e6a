import type * as api from '@move/contract/preferences/preferences.ts';
import type { SavedView } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { columnsJson, viewChange, viewColumns, ownerOf } from './saved-views.ts';

export async function createView(call: Call<typeof api.createView>) {
  const { db, caller, body, throttle } = call;
  // colleagues load a shared view with its list
  await throttle(`view:${caller.user.id}`, 60, 3_600);
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
