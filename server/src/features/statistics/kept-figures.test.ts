import { listInbox } from '@move/contract/jobs/inbox.ts';
import {
  checkIn,
  createParticipant,
  moveParticipant,
  payParticipant,
  removeParticipant,
} from '@move/contract/participants/participants.ts';
import { createBundleParticipant, removeBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { createPurchase } from '@move/contract/purchases/purchases.ts';
import { listApplicationSessions, removeSession } from '@move/contract/sessions/sessions.ts';
import { getApplicationStatistics, getOrganizationStatistics } from '@move/contract/statistics/statistics.ts';
import { listTransactions, refundTransaction } from '@move/contract/transactions/transactions.ts';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { counters } from '../../platform/metrics/counters.ts';
import { numbered } from '../../testing/worlds/people-world.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { onPlatform, twoPlatformsWorld } from '../../testing/worlds/two-platforms-world.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { verifyStatistics } from './statistics.tasks.ts';

// Checks that the figures of each day equal a recount, after any sequence of bookings, moves, check-ins, payments, refunds and
// cancellations.
const world = await twoPlatformsWorld();
const { call, appPool, organizationId, rate_id, newActivity, newSession, tenants } = world;
const { application, otherApplication } = tenants;

/** Recounts the sums and corrects them. Returns how many differed. */
const differences = () =>
  asSystem(appPool, async (db) => {
    const { rows } = await sql<{ differences: number }>`
      select correct_sales(null, '2020-01-01', '2030-01-01') + correct_session_figures('2020-01-01', '2030-01-01') as differences`.execute(
      db,
    );
    return rows[0]?.differences;
  });

const fold = () => asSystem(appPool, (db) => sql`select fold_session_figures()`.execute(db));

const period = { dateFrom: '2026-01-01', dateUntil: '2027-12-31' };
const figures = async () =>
  (await call(getOrganizationStatistics, { as: 'staff', params: { organizationId }, query: period })).body.statistics
    .current;

/**
 * The figures of sessions on the platform's dashboard, and the same figures counted from rows by lists and the organisation's dashboard.
 */
async function platformAndRows() {
  const headers = onPlatform(application);
  const as = 'admin';
  const { statistics } = (await call(getApplicationStatistics, { as, headers, query: period })).body;
  const { current, upcoming_sessions, top_activities, series } = statistics;
  const sums = ['sessions', 'participants', 'spots', 'taken', 'expected', 'present'] as const;
  const query = { canceled: '0', itemsPerPage: 1 } as const;
  const { totals } = (await call(listApplicationSessions, { as, headers, query: { ...period, ...query } })).body;
  const coming = await call(listApplicationSessions, { as, headers, query: { ...query, past: '0' } });
  const own = await call(getOrganizationStatistics, { as: 'staff', params: { organizationId }, query: period });
  return {
    platform: {
      ...Object.fromEntries(sums.map((sum) => [sum, current[sum]])),
      upcoming_sessions,
      top_activities,
      present_by_month: series.map(({ present }) => present),
    },
    rows: {
      ...totals,
      upcoming_sessions: coming.body.meta.pagination.total,
      top_activities: own.body.statistics.top_activities,
      present_by_month: own.body.statistics.series.map(({ present }) => present),
    },
  };
}

async function expectPlatformEqualsRows() {
  const { platform, rows } = await platformAndRows();
  expect(platform).toEqual(rows);
}

/** The figures, counted from the rows themselves. */
const counted = () =>
  asSystem(appPool, async (db) => {
    const { rows } = await sql`
      select (select count(*) from sessions where ${ofOwn} and deleted_at is null and canceled_at is null)::integer as sessions,
        count(*) filter (where participants.takes_spot)::integer as participants,
        count(*) filter (where participants.check_in = 'present')::integer as present,
        (select count(*) from transactions where ${ofOwn} and activity_id is not null)::integer as new_bookings,
        (select count(*) from transactions where ${ofOwn} and activity_id is null)::integer as purchases,
        (select count(*) from participants where ${ofOwn} and status = 'canceled' and bundle_participant_id is null)::integer
          + (select count(*) from bundle_participants where ${ofOwn} and status = 'canceled')::integer as cancellations,
        (select coalesce(sum(subtotal_price_in_cents), 0) from orders
         where ${ofOwn} and status in ('paid', 'complete', 'partly_refunded', 'refunded'))::integer as revenue_in_cents,
        (select coalesce(sum(refunded_in_cents), 0) from transactions where ${ofOwn})::integer as refunded_in_cents
      from participants join sessions on sessions.id = session_id
      where sessions.organization_id = ${organizationId} and status <> 'canceled'`.execute(db);
    return rows[0];
  });
const ofOwn = sql`organization_id = ${organizationId}`;

test.each([1, 2, 3])('figures equal a recount after random changes (%i)', async (seed) => {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const activityId = await newActivity({ rate_id });
  const sessions = [
    await newSession({ activityId, hours: 1, spots: 50 }),
    await newSession({ activityId, hours: 30, spots: null }),
    await newSession({ activityId, hours: 80, spots: 8 }),
  ];
  const bundleSessions = await world.series(activityId, 2);
  const [bundleId, productId] = await asSystem(appPool, async (db) => [
    await seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: Temporal.Now.plainDateISO().toString(),
      session_ids: bundleSessions.map(({ sessionId }) => sessionId),
    }),
    await seedProduct(db, { organization_id: organizationId, name: `Kaart ${seed}`, rate_id }),
  ]);
  const bundle = { organizationId, activityId, bundleId };
  const booked: ((typeof bundleSessions)[number] & { participantId: number })[] = [];
  const ofBundle: number[] = [];
  const headers = () => onPlatform(pick([application, otherApplication]));
  let made = 1_000 * seed;
  const as = 'staff';
  for (let turn = 0; turn < 70; turn += 1) {
    const act = random();
    const it = booked.length > 0 ? pick(booked) : undefined;
    made += 1;
    if (act < 0.35 || !it) {
      const session = pick(sessions);
      const body = { ...numbered(made), payment_type: 'cash' as const };
      const added = await call(createParticipant, { as, params: session, body, headers: headers() });
      if (added.status === 201) booked.push({ ...session, participantId: added.body.participant.id });
    } else if (act < 0.42) {
      const body = { ...numbered(made), payment_type: 'cash' as const };
      const added = await call(createBundleParticipant, { as, params: bundle, body, headers: headers() });
      if (added.status === 201) ofBundle.push(added.body.participant.id);
    } else if (act < 0.46 && ofBundle.length > 0) {
      const bundleParticipantId = pick(ofBundle);
      await call(removeBundleParticipant, {
        as,
        params: { ...bundle, bundleParticipantId },
        query: { refund: 'full' },
      });
    } else if (act < 0.55) {
      await call(removeParticipant, { as, params: it, query: { refund: pick(['full', 'term', 'none'] as const) } });
    } else if (act < 0.65) {
      const body = { session_id: pick(sessions).sessionId };
      const moved = await call(moveParticipant, { as, params: it, body });
      if (moved.status === 200) it.sessionId = body.session_id;
    } else if (act < 0.8) {
      await call(checkIn, {
        as,
        params: it,
        body: { status: pick(['present', 'absent', 'none', 'signed_out'] as const) },
      });
    } else if (act < 0.88) {
      await call(payParticipant, { as, params: it });
    } else if (act < 0.94) {
      const { body } = await call(listTransactions, { as, params: { organizationId } });
      const paid = body.transactions.filter(({ refundable_in_cents }) => refundable_in_cents > 0);
      if (paid.length > 0) {
        const params = { organizationId, transactionId: pick(paid).id };
        await call(refundTransaction, { as, params, body: { amount_in_cents: 1 + Math.floor(random() * 400) } });
      }
    } else {
      const body = { ...numbered(made), quantity: 2, payment_type: 'cash' as const, is_paid: random() < 0.5 };
      await call(createPurchase, { as, params: { organizationId, productId }, body, headers: headers() });
    }
    if (turn % 17 === 9) await fold();
    if (turn === 30) {
      // the session moves to another day, with all participants
      await asSystem(appPool, (db) =>
        sql`update sessions set start_date = start_date - 3, end_date = end_date - 3, starts_at = starts_at - interval '3 days',
          ends_at = ends_at - interval '3 days' where id = ${sessions[0]?.sessionId}`.execute(db),
      );
      await asSystem(appPool, (db) => sql`select compact_sales()`.execute(db));
    }
    if (turn === 50) {
      const timezone = pick(['Europe/Moscow', 'America/New_York', 'Asia/Kathmandu']);
      await asSystem(appPool, (db) =>
        sql`update applications set timezone = ${timezone} where id = ${application}`.execute(db),
      );
    }
  }
  const last = sessions.at(-1);
  if (last) await call(removeSession, { as, params: last, query: { scope: 'this', force: '1' } });
  const { money, ...shown } = await figures();
  expect({ ...shown, ...money }).toMatchObject((await counted()) as object);
  await expectPlatformEqualsRows();
  expect(await differences()).toBe(0);
  await expectPlatformEqualsRows();
});

test('sums of sessions reflect a removed activity and an organisation that leaves the platform', async () => {
  const activityId = await newActivity({ rate_id });
  const session = await newSession({ activityId, hours: 5, spots: 9 });
  await call(createParticipant, { as: 'staff', params: session, body: { ...numbered(9_000), payment_type: 'cash' } });
  await fold();
  const before = await platformAndRows();
  const setRemoved = (at: RawBuilder<unknown>) =>
    asSystem(appPool, (db) => sql`update activities set deleted_at = ${at} where id = ${activityId}`.execute(db));
  await setRemoved(sql`now()`);
  const without = await platformAndRows();
  expect(without.platform).toEqual(without.rows);
  expect(without.platform.upcoming_sessions).toBe(before.platform.upcoming_sessions - 1);
  await fold();
  expect(await platformAndRows()).toEqual(without);
  await setRemoved(sql`null`);
  expect(await platformAndRows()).toEqual(before);

  const link = sql`(${organizationId}, ${application})`;
  const sessions = async () => (await platformAndRows()).platform.upcoming_sessions;
  await asSystem(appPool, (db) =>
    sql`delete from organization_applications where (organization_id, application_id) = ${link}`.execute(db),
  );
  const elsewhere = await sessions();
  expect(elsewhere).toBeLessThan(before.platform.upcoming_sessions);
  await fold();
  expect(await sessions()).toBe(elsewhere);
  await asSystem(appPool, (db) =>
    sql`insert into organization_applications (organization_id, application_id) values ${link}`.execute(db),
  );
  expect(await platformAndRows()).toEqual(before);
  expect(await differences()).toBe(0);
});

test('a session that moves while a participant is checked in counts on its new day', async () => {
  const session = await newSession({ hours: 1, spots: 9 });
  const added = await call(createParticipant, {
    as: 'staff',
    params: session,
    body: { ...numbered(9_001), payment_type: 'cash' },
  });
  const participantId = added.body.participant.id;
  await fold();
  // neither transaction sees the other; the fold runs between the two commits
  await asSystem(appPool, async (moving) => {
    await sql`update sessions set start_date = start_date - 40, end_date = end_date - 40, starts_at = starts_at - interval '40 days',
      ends_at = ends_at - interval '40 days' where id = ${session.sessionId}`.execute(moving);
    await asSystem(appPool, (db) =>
      sql`update participants set check_in = 'present' where id = ${participantId}`.execute(db),
    );
    await fold();
  });
  await expectPlatformEqualsRows();
  await fold();
  await expectPlatformEqualsRows();
  expect(await differences()).toBe(0);
});

test('a difference is corrected at night, and superadmins are notified', async () => {
  // an hour ahead: from 23:00 UTC the next day has started in Amsterdam, whose sales are only recounted the next night
  const night = new Date(Date.now() + 3_600_000);
  const verify = () => verifyStatistics({ pool: appPool, log: createLog('silent'), now: night });
  const notified = async (as: 'superadmin' | 'staff') =>
    (await call(listInbox, { as })).body.items.filter(({ kind }) => kind === 'figures_corrected').length;
  await asSystem(appPool, (db) => seedOrder(db, { organization_id: organizationId }));
  await verify();
  expect(await notified('superadmin')).toBe(0);
  const right = await figures();
  await asSystem(appPool, (db) =>
    sql`update organization_sales set subtotal_in_cents = subtotal_in_cents + 100 where ctid = (
      select ctid from organization_sales where list = 'orders' and status = 'paid' and organization_id = ${organizationId}
        and local_day >= current_date - 1 limit 1)`.execute(db),
  );
  expect((await figures()).money?.revenue_in_cents).toBe((right.money?.revenue_in_cents ?? 0) + 100);
  await verify();
  expect(await figures()).toEqual(right);
  expect([await notified('superadmin'), await notified('staff')]).toEqual([1, 0]);
  expect(await counters.getSingleMetricAsString('move_figures_corrected_total')).toContain(
    'move_figures_corrected_total 1',
  );
});

test('wrong sums of sessions are corrected at night', async () => {
  const session = await newSession({ hours: 100, spots: 9 });
  await call(createParticipant, { as: 'staff', params: session, body: { ...numbered(9_002), payment_type: 'cash' } });
  await fold();
  const spoil = (table: string, column: string) =>
    asSystem(appPool, (db) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + 1`.execute(db),
    );
  await spoil('session_figures', 'present');
  await spoil('session_figures_by_day', 'participants');
  await spoil('session_figures_by_month', 'sessions');
  const { platform, rows } = await platformAndRows();
  expect(platform).not.toEqual(rows);
  expect(await differences()).toBeGreaterThan(2);
  await expectPlatformEqualsRows();
  expect(await differences()).toBe(0);
});
