import type * as api from '@move/contract/preferences/preferences.ts';
import type { SavedView } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { viewChange, viewColumns, isRemovable } from './saved-views.ts';

export async function removeView(call: Call<typeof api.removeView>) {
  const { db, params } = call;
  const { rows } = await sql<SavedView>`
    delete from saved_views where id = ${params.viewId} and ${isRemovable(call)} returning ${viewColumns(call)}`.execute(
    db,
  );
  const [before] = rows;
  if (!before) throw notFound();
  return changed(undefined, viewChange({ before }));
}
