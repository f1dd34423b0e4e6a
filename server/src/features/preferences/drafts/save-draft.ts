import type * as api from '@move/contract/preferences/preferences.ts';
import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { sql } from 'kysely';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';

export type Draft = { values: Record<string, unknown>; updated_at: string };

/** The most characters of JSON in a draft. The longest text field has 10,000; a grid of 200 sessions (GRID_ROWS_MAX) takes 30,000. */
const LENGTH_MAX = 64_000;

/** The most drafts of a user, more than anyone has within the 30 days that drafts are kept. */
const DRAFTS_MAX = 200;
/** The most bytes of all drafts of a user, since an export of the account's data contains them together. */
const BYTES_MAX = 2_000_000;

/**
 * Stores the content of a form that isn't saved yet. Removes drafts past their retention, since they contain personal data, and the user's
 * oldest drafts above the maximum. Not audited, since no record changes.
 */
export async function saveDraft({ db, caller, params, body, now }: Call<typeof api.saveDraft>) {
  const values = JSON.stringify(body.values);
  if (values.length > LENGTH_MAX) throw invalid('values', 'max', { length: LENGTH_MAX });
  await sql`delete from form_drafts where updated_at < ${retentionCutoff('drafts', now)}`.execute(db);
  const { rows } = await sql<Draft>`
    insert into form_drafts (user_id, form, values) values (${caller.user.id}, ${params.form}, ${values}::jsonb)
    on conflict (user_id, form) do update set values = excluded.values, updated_at = now()
    returning values, updated_at`.execute(db);
  const [draft] = rows;
  if (!draft) throw new Error('the draft was not kept');
  await sql`
    delete from form_drafts where user_id = ${caller.user.id} and form in (
      select form from (
        select form, row_number() over newest as rank, sum(octet_length(values::text)) over newest as bytes
        from form_drafts where user_id = ${caller.user.id}
        window newest as (order by form = ${params.form} desc, updated_at desc, form rows unbounded preceding)) as kept
      where rank > ${DRAFTS_MAX} or bytes > ${BYTES_MAX})`.execute(db);
  return unaudited({ draft });
}
