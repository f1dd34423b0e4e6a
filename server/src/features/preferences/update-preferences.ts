import type * as api from '@move/contract/preferences/preferences.ts';
import { LIST_NAMES } from '@move/contract/preferences/list-names.ts';
import type { ListPreferences } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { STANDARD } from './preferences.queries.ts';

/** More lists than there are, with those of earlier versions. */
export const MOST_LISTS = 200;

/** Changes what is given and keeps the rest; 404 for a list that doesn't exist. Of too many lists the oldest are removed. Not audited: it is a matter of taste. */
export async function updatePreferences({ db, caller, params, body }: Call<typeof api.updatePreferences>) {
  if (!LIST_NAMES.includes(params.list)) throw notFound();
  const columns = body.columns === undefined ? null : JSON.stringify(body.columns);
  const widths = body.widths === undefined ? null : JSON.stringify(body.widths);
  const density = body.density ?? null;
  const { rows } = await sql<ListPreferences>`
    insert into user_preferences as kept (user_id, list, columns, density, widths)
    values (${caller.user.id}, ${params.list}, nullif(${columns}::jsonb, 'null'), coalesce(${density}::text, 'roomy'),
      coalesce(${widths}::jsonb, '{}'))
    on conflict (user_id, list) do update set
      columns = case when ${body.columns === undefined} then kept.columns else excluded.columns end,
      density = coalesce(${density}::text, kept.density),
      widths = coalesce(${widths}::jsonb, kept.widths),
      updated_at = now()
    returning columns, density, widths`.execute(db);
  await sql`
    delete from user_preferences where user_id = ${caller.user.id} and list in (
      select list from user_preferences where user_id = ${caller.user.id}
      order by list = ${params.list} desc, updated_at desc, list offset ${MOST_LISTS})`.execute(db);
  return unaudited({ preferences: rows[0] ?? STANDARD });
}
