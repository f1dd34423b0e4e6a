import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Questioned } from './questions.queries.ts';

/** Copies the questions to another offer of the organisation, without archived ones and answers. */
export async function copyQuestions(db: Database, { from, to }: { from: Questioned; to: Questioned }): Promise<void> {
  const of = sql.ref(`${from.kind}_id`);
  await sql`
    insert into question_fields (organization_id, ${sql.ref(`${to.kind}_id`)}, type, title, required, options, url, position)
    select organization_id, ${to.id}::bigint, type, title, required, options, url, position from question_fields
    where ${of} = ${from.id} and organization_id = ${from.organizationId}
      and deleted_at is null and archived_at is null`.execute(db);
}
