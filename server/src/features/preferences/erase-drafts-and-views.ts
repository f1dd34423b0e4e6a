import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Named = { first_name: string; last_name: string; email: string };
type Input = { organizationId: number; people: readonly Named[] };

/**
 * Removes drafts and saved views that name a person. Searches the drafts and views of the team, of former members, of administrators of its
 * platforms and of superadmins, and the views shared with the organisation or its platforms. Returns the ids of the views.
 *
 * A draft belongs to the organisation whose id is the first number in its name, e.g. 3 in `purchases-3-12`. Drafts of this organisation are
 * searched by name and address. For users with a role elsewhere, drafts of other organisations stay, and a draft without a number in its
 * name is searched by address only.
 */
export async function eraseDraftsAndViews(db: Database, { organizationId, people }: Input): Promise<number[]> {
  const named = JSON.stringify(people.map(({ first_name, last_name, email }) => ({ first_name, last_name, email })));
  const addresses = JSON.stringify(people.map(({ email }) => ({ email })));
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows: readers } = await sql`select * from readers_of(${organizationId})`.execute(db);
  await sql`
    with sought as materialized (
      select phrases_of(${named}::jsonb) as phrases, phrases_of(${addresses}::jsonb) as addresses)
    delete from form_drafts using sought, form_drafts as draft
        left join jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) as reader (user_id bigint, works_elsewhere boolean)
          on reader.user_id = draft.user_id
     where (form_drafts.user_id, form_drafts.form) = (draft.user_id, draft.form) and json_mentions_any(draft.values, case
       when not works_elsewhere or substring(draft.form from '[0-9]+') = ${String(organizationId)} then phrases
       when works_elsewhere and draft.form !~ '[0-9]' then addresses
       else '{}' end)`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select erase_from_views(${organizationId}, ${named}::jsonb, ${ERASED_NAME.first_name}) as id`.execute(db);
  return rows.map((row) => row.id);
}
