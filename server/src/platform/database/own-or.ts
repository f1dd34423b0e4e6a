import { type RawBuilder, sql } from 'kysely';

/**
 * What a record has of its own, else what it inherits: `coalesce()` in the one form that may be compared with an id. PostgreSQL
 * takes coalesce() for leaky, so under row-level security the policy would be asked of every row of the table before the id.
 */
export function ownOr<Value>(own: RawBuilder<unknown>, inherited: RawBuilder<unknown>): RawBuilder<Value> {
  return sql<Value>`case when ${own} is null then ${inherited} else ${own} end`;
}
