import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: whether the organisation with this id isn't removed, for lists of several organisations. A removed organisation keeps its links to
 * platforms, so its rows are still in scope (docs/rules/access.md#a-removed-organisation). An index has the few removed organisations.
 */
export const isOfLiveOrganization = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${id} not in (select gone.id from organizations gone where gone.deleted_at is not null)`;
