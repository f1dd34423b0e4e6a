import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Named = { first_name: string; last_name: string; email: string };
type Input = { organizationId: number; people: readonly Named[] };

/**
 * Removes drafts and saved searches that name a person: of the organisation and its team, of its platforms and their administrators, of
 * superadmins, and of users who left the team. Returns the ids of the views.
 *
 * A draft belongs to the organisation whose id is the first number in its name (`purchases-3-12`), and is removed whoever typed it. For users who
 * also work elsewhere, drafts of other organisations stay, and one without a number counts when it contains the address.
 */
export async function eraseTyped(db: Database, { organizationId, people }: Input): Promise<number[]> {
  const named = JSON.stringify(people.map(({ first_name, last_name, email }) => ({ first_name, last_name, email })));
  const addresses = JSON.stringify(people.map(({ email }) => ({ email })));
  // in a statement of its own, since it changes the scope
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
