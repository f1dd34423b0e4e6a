import { sql } from 'kysely';
import { seedRate } from '../../features/rates/rates.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { peopleWorld } from './people-world.ts';

/**
 * An organisation on `application` (its home platform) and on `otherApplication`. `admin` administers the first, `strangerAdmin` the other;
 * `staff` are members of the organisation (docs/rules/money.md).
 */
export async function twoPlatformsWorld() {
  const world = await peopleWorld();
  const { appPool, tenants, organizationId } = world;
  const rate_id = await asSystem(appPool, async (db) => {
    await db
      .insertInto('organization_applications')
      .values({ organization_id: organizationId, application_id: tenants.otherApplication })
      .execute();
    return seedRate(db, { organization_id: organizationId, name: 'Kaart', price_in_cents: 1_250, vat_level: 'high' });
  });
  /** Returns the organisation's stored payments and orders, oldest first. */
  const books = async () => {
    const { rows } = await asSystem(appPool, (db) =>
      sql`select id, status, refunded_in_cents from transactions where organization_id = ${organizationId} order by id`.execute(
        db,
      ),
    );
    return rows;
  };
  const soldOn = async (orderId: number) => {
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ application_id: number }>`select application_id from orders where id = ${orderId}`.execute(db),
    );
    return rows[0]?.application_id;
  };
  return { ...world, rate_id, books, soldOn };
}

export const onPlatform = (applicationId: number) => ({ 'x-application-id': String(applicationId) });

/** The start of every refusal about something that another platform sold. */
export const soldElsewhere = 'Dit is verkocht via een ander platform.';
