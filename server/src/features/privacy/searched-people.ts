import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Named = { first_name: string; last_name: string; email: string };

/**
 * Returns the addresses and full names by which the texts of an organisation are searched for these people. Leaves out a name that is part
 * of the name of the organisation, its platforms or its offer: anybody may sign up with such a name, and erasing it would change what the
 * organisation wrote about itself.
 */
export async function searchedPeople(db: Database, organizationId: number, people: readonly Named[]): Promise<Named[]> {
  const named = JSON.stringify(people.map(({ first_name, last_name, email }) => ({ first_name, last_name, email })));
  const { rows } = await sql<Named & { is_common: boolean }>`
    with own as materialized (
      select words_of(name) as words from (
        select name from organizations where id = ${organizationId}
        union all select name from applications where id in (
          select application_id from organization_applications where organization_id = ${organizationId})
        union all select name from activities where organization_id = ${organizationId}
        union all select name from bundles where organization_id = ${organizationId}
        union all select name from products where organization_id = ${organizationId}
        union all select name from locations where id in (
          select location_id from location_organizations where organization_id = ${organizationId})) as names)
    select first_name, last_name, email,
      exists (select from own where position(words_of(first_name || ' ' || last_name) in own.words) > 0) as is_common
    from jsonb_to_recordset(${named}::jsonb) as person (first_name text, last_name text, email text)`.execute(db);
  return rows.map(({ is_common: isCommon, ...person }) =>
    isCommon ? { ...person, first_name: '', last_name: '' } : person,
  );
}
