import { gate } from '@move/domain/access/gate.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import { containing, INDEXED_LETTERS, matches } from '../../platform/database/expressions/search.ts';
import type { Caller } from '../../platform/http/route.ts';

/** The organisations in which the reader may see participants; `all`: wherever the reader sees the trail. */
export type PeopleInSight = 'all' | readonly number[];

type Reader = { caller: Caller; organizationId: number | null };

/** Call it before the statement that reads the trail. It checks each organisation, so that a role in one gives no access in another. */
export async function findPeopleInSight(db: Database, { caller, organizationId }: Reader): Promise<PeopleInSight> {
  const isOne = caller.roles.length < 2 || caller.roles.includes('superadmin') || organizationId !== null;
  if (isOne) return gate(caller).can('manage-participants') ? 'all' : [];
  const { rows } = await sql<{ ids: number[] }>`
    select organizations_holding(${caller.user.id}, '{manage-participants}') as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

export const isInSight = (sight: PeopleInSight, organizationId: number | null): boolean =>
  sight === 'all' || (organizationId !== null && sight.includes(organizationId));

/**
 * SQL: the ids, as text, of the participants in sight whose name has the word; null when none are in sight. A word that is too short for
 * the index finds no one, because the texts of all orders would have to be read.
 */
export function participantsNamed(
  sight: PeopleInSight,
  organizationId: number | null,
): ((word: string) => RawBuilder<unknown>) | null {
  if (sight !== 'all' && sight.length === 0) return null;
  const isOpen = sight === 'all' ? sql`true` : sql`person.organization_id = any (${[...sight]}::bigint[])`;
  return (word) =>
    word.length < INDEXED_LETTERS
      ? sql`'{}'::text[]`
      : sql`array(
    select person.id::text from participants person
    where person.id = any (array(select search_participants(${containing(word)}, ${organizationId}))) and ${isOpen}
      and ${isOfLiveOrganization(sql`person.organization_id`)} and ${matches(sql`fold(person.first_name || ' ' || person.last_name)`, word)})`;
}
