import type * as api from '@move/contract/preferences/preferences.ts';
import type { ListPreferences } from '@move/contract/preferences/preferences.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { STANDARD } from './standard-preferences.ts';

/** Changes what is given and keeps the rest. Nobody audits how somebody likes their columns. */
export async function updatePreferences({ db, caller, params, body }: Call<typeof api.updatePreferences>) {
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
      widths = coalesce(${widths}::jsonb, kept.widths)
    returning columns, density, widths`.execute(db);
  return unaudited({ preferences: rows[0] ?? STANDARD });
}
