import { type RawBuilder, sql } from 'kysely';

/**
 * A record's own value, else the inherited one: `coalesce()` in the form that can be compared with an id. PostgreSQL treats
 * coalesce() as leaky, so under row-level security it would evaluate the policy for every row of the table before the id.
 */
export function ownOr<Value>(own: RawBuilder<unknown>, inherited: RawBuilder<unknown>): RawBuilder<Value> {
  return sql<Value>`case when ${own} is null then ${inherited} else ${own} end`;
}
