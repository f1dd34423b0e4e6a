import type { Violation } from '@move/domain/kit/messages/messages.ts';
import type { Database } from '../../../platform/database/database.ts';
import { assertKnown } from '../../../platform/database/links.ts';

type Words = {
  sport_id?: number | null | undefined;
  tag_ids?: number[] | undefined;
  category_ids?: number[] | undefined;
};

/** Throws 422 on its field when a sport, category or tag isn't visible to the caller. */
export async function assertKnownTaxonomy(db: Database, sent: Words): Promise<void> {
  await assertKnown(db, { table: 'sports', ids: sent.sport_id ? [sent.sport_id] : [], field: 'sport_id' });
  await assertKnown(db, { table: 'tags', ids: sent.tag_ids ?? [], field: 'tag_ids' });
  // row-level security shows the shared categories and those of the organisation's platforms
  await assertKnown(db, { table: 'categories', ids: sent.category_ids ?? [], field: 'category_ids' });
}

export function findRate(db: Database, rateId: number) {
  return db
    .selectFrom('rates')
    .select(['price_in_cents', 'archived_at'])
    .where('id', '=', rateId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

type Placed = { location_id: number | null };

/** A newly chosen location must be linked to the organisation (docs/rules/access.md#locations). */
export async function locationViolations(
  db: Database,
  { organizationId, before, after }: { organizationId: number; before: Placed; after: Placed },
): Promise<Violation[]> {
  if (after.location_id === null || after.location_id === before.location_id) return [];
  const used = await db
    .selectFrom('location_organizations')
    .innerJoin('locations', 'locations.id', 'location_organizations.location_id')
    .select('location_id')
    .where('location_id', '=', after.location_id)
    .where('organization_id', '=', organizationId)
    .where('unlinked_at', 'is', null)
    .where('locations.deleted_at', 'is', null)
    .executeTakeFirst();
  return used ? [] : [{ path: ['location_id'], key: 'activity.location' }];
}
