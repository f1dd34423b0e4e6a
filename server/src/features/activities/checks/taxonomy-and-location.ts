import type { Violation } from '@move/domain/kit/messages/messages.ts';
import type { Database } from '../../../platform/database/database.ts';
import { assertKnown } from '../../../platform/database/links.ts';

type SentTaxonomy = {
  sport_id?: number | null | undefined;
  tag_ids?: number[] | undefined;
  category_ids?: number[] | undefined;
};

/**
 * Throws 422 on its field when a sport, category or tag isn't visible to the caller. Row-level security shows the shared ones and those of the
 * organisation's platforms.
 */
export async function assertKnownTaxonomy(db: Database, sent: SentTaxonomy): Promise<void> {
  await assertKnown(db, { table: 'sports', ids: sent.sport_id ? [sent.sport_id] : [], field: 'sport_id' });
  await assertKnown(db, { table: 'tags', ids: sent.tag_ids ?? [], field: 'tag_ids' });
  await assertKnown(db, { table: 'categories', ids: sent.category_ids ?? [], field: 'category_ids' });
}

/** Returns the price of a rate, and whether it is archived; undefined for a removed one. */
export function findRatePrice(db: Database, rateId: number) {
  return db
    .selectFrom('rates')
    .select(['price_in_cents', 'archived_at'])
    .where('id', '=', rateId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

type WithLocation = { location_id: number | null };

/** Returns a violation when a newly chosen location isn't linked to the organisation (docs/rules/access.md#locations). */
export async function locationViolations(
  db: Database,
  { organizationId, before, after }: { organizationId: number; before: WithLocation; after: WithLocation },
): Promise<Violation[]> {
  if (after.location_id === null || after.location_id === before.location_id) return [];
  // a removed location has no link left (unlink_location)
  const used = await db
    .selectFrom('location_organizations')
    .select('location_id')
    .where('location_id', '=', after.location_id)
    .where('organization_id', '=', organizationId)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst();
  return used ? [] : [{ path: ['location_id'], key: 'activity.location' }];
}
