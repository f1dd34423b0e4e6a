import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Named = { first_name: string; last_name: string; email: string };
type Asked = { organizationId: number; people: readonly Named[] };

/** The text has the address, or both names. */
const mentions = (column: 'values' | 'query' | 'name', people: readonly Named[]) => {
  const text = sql`fold(${sql.ref(column)}::text)`;
  return sql`exists (
    select from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person (first_name text, last_name text, email text)
    where (email <> '' and position(fold(email) in ${text}) > 0)
      or (position(fold(first_name) in ${text}) > 0 and position(fold(last_name) in ${text}) > 0))`;
};

/** Removes drafts and saved searches that name a person, of the organisation itself and of its team. Answers the ids of the views. */
export async function eraseTyped(db: Database, { organizationId, people }: Asked): Promise<number[]> {
  const team = sql`select user_id from user_roles where organization_id = ${organizationId}`;
  await sql`delete from form_drafts where user_id in (${team}) and ${mentions('values', people)}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update saved_views set query = query - 'search',
      name = case when ${mentions('name', people)} then ${ERASED_NAME.first_name} else name end
    where (organization_id = ${organizationId} or (shared = 'me' and user_id in (${team})))
      and (${mentions('query', people)} or ${mentions('name', people)})
    returning id`.execute(db);
  return rows.map((row) => row.id);
}
