import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Named = { first_name: string; last_name: string; email: string };
type Asked = { organizationId: number; people: readonly Named[] };

/** Removes drafts and saved searches that name a person, of the organisation itself and of its team. Returns the ids of the views. */
export async function eraseTyped(db: Database, { organizationId, people }: Asked): Promise<number[]> {
  const named = JSON.stringify(people.map(({ first_name, last_name, email }) => ({ first_name, last_name, email })));
  await sql`
    delete from form_drafts
     where user_id in (select user_id from user_roles where organization_id = ${organizationId})
       and mentions_person(values::text, ${named}::jsonb)`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select erase_from_views(${organizationId}, ${named}::jsonb, ${ERASED_NAME.first_name}) as id`.execute(db);
  return rows.map((row) => row.id);
}
