import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

type Named = { first_name: string; last_name: string; email: string };
type Erased = { organizationId: number; people: readonly Named[]; texts: readonly string[] };

/**
 * Removes stored replies that name one of these people, or have a field that is one of these texts. Searches replies to users who see the
 * people of the organisation, and to calls without a login. In replies to users of another organisation's team, and to calls without a
 * login, only the address counts as a name. A repeated request is then refused as done already. Sealed replies can't be searched; like all
 * stored replies, they expire within a day.
 */
export async function eraseReplies(db: Database, { organizationId, people, texts }: Erased): Promise<void> {
  const named = JSON.stringify(people.map(({ first_name, last_name, email }) => ({ first_name, last_name, email })));
  const addresses = JSON.stringify(people.map(({ email }) => ({ email })));
  const fields = texts.map((text) => JSON.stringify(text.toLowerCase()));
  // alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows: readers } = await sql`
    select user_id::text as scope, is_of_other_team from readers_of(${organizationId})`.execute(db);
  await sql`
    with sought as materialized (
      select phrases_of(${named}::jsonb) as phrases, phrases_of(${addresses}::jsonb) as addresses),
    reader as materialized (
      select scope, case when is_of_other_team then addresses else phrases end as phrases
        from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) as reader (scope text, is_of_other_team boolean), sought),
    found as (
      select held.scope, held.key
        from idempotency_keys held left join reader on reader.scope = held.scope, sought
       where held.response is not null and not held.response ? 'sealed' and (reader.scope is not null or held.scope like 'public:%') and (
         json_mentions_any(held.response, coalesce(reader.phrases, sought.addresses))
         or exists (select from unnest(${fields}::text[]) as field where position(field in lower(held.response::text)) > 0)))
    update idempotency_keys set response = null from found
     where idempotency_keys.scope = found.scope and idempotency_keys.key = found.key`.execute(db);
}
