import { createBundleBooking, createSessionBooking } from '@move/contract/checkout/checkout.ts';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { seedBundle } from '../../features/bundles/bundles.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { peopleWorld } from '../worlds/people-world.ts';

type World = Awaited<ReturnType<typeof peopleWorld>>;
type ActivityChanges = Parameters<World['newActivity']>[0];
type Planned = Parameters<World['newSession']>[0];

export const buyer = { first_name: 'Fenna', last_name: 'de Wit', email: 'fenna@test.example' };
export const visitor = { first_name: 'Fenna', last_name: 'de Wit' };
export const visitors = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ first_name: `Kind ${number}`, last_name: 'de Wit' }));

/** The world of tests about bookings by visitors: published sessions, and calls without a login. */
export async function checkoutWorld() {
  const world = await peopleWorld();
  const { call, appPool, ownerPool, newActivity, newSession, organizationId, tenants, rowsOf } = world;
  const headers = { 'x-application-id': String(tenants.application) };

  const published = (changes: ActivityChanges = {}) =>
    newActivity({ concept: false, offer_type: 'sessions', ...changes });

  const openSession = async (planned: Planned = {}, activity: ActivityChanges = {}) =>
    newSession({ activityId: await published(activity), ...planned });

  const paidSession = async (planned: Planned = {}, cents = 1_250) =>
    openSession(planned, { rate_id: await world.newRate(cents) });

  async function openBundle(count = 3, activity: ActivityChanges = {}) {
    const activityId = await published({ offer_type: 'bundles', ...activity });
    const sessions = await world.series(activityId, count);
    const bundleId = await asSystem(appPool, (db) =>
      seedBundle(db, {
        organization_id: organizationId,
        activity_id: activityId,
        name: 'Beginnerscursus',
        start_date: Temporal.Now.plainDateISO('Europe/Amsterdam').toString(),
        session_ids: sessions.map(({ sessionId }) => sessionId),
      }),
    );
    return { organizationId, activityId, bundleId, sessions };
  }

  type More = { headers?: Record<string, string>; from?: string };
  const book = ({ sessionId }: { sessionId: number }, body: object = {}, more: More = {}) =>
    call(createSessionBooking, {
      as: null,
      params: { sessionId },
      body: { buyer, participants: [visitor], ...body },
      ...more,
      headers: { ...headers, ...more.headers },
    });

  const bookBundle = ({ bundleId }: { bundleId: number }, body: object = {}, more: Record<string, string> = {}) =>
    call(createBundleBooking, {
      as: null,
      params: { bundleId },
      body: { buyer, participants: [visitor], ...body },
      headers: { ...headers, ...more },
    });

  const countOf = async (sessionId: number) => {
    const { rows } = await rowsOf(
      sql<{
        count: number;
      }>`select count(*) from participants where session_id = ${sessionId} and status <> 'canceled'`,
    );
    return rows[0]?.count ?? 0;
  };

  /** Runs while the platform has no online payments. */
  async function withoutPayments(run: () => Promise<void>) {
    const set = (enabled: boolean) =>
      asSystem(appPool, (db) =>
        sql`update payment_methods set enabled = ${enabled} where application_id = ${tenants.application}
          and code in ('ideal', 'bancontact', 'creditcard')`.execute(db),
      );
    await set(false);
    try {
      await run();
    } finally {
      await set(true);
    }
  }

  // the limits per hour start again for each test
  beforeEach(async () => {
    await ownerPool.query('delete from throttles');
    await ownerPool.query('delete from mails');
  });

  const booking = { book, bookBundle, countOf, withoutPayments };
  return { ...world, ...booking, headers, published, openSession, paidSession, openBundle };
}
