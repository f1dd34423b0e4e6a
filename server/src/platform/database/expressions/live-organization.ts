import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: whether the organisation with this id isn't removed, for lists of several organisations: the links of a removed one to its platforms
 * stay, so its rows are still in scope (docs/rules/access.md#a-removed-organisation). Few are removed, so an index has them all.
 */
export const isOfLiveOrganization = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${id} not in (select gone.id from organizations gone where gone.deleted_at is not null)`;
