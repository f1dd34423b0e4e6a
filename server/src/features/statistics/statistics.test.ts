import {
  checkIn,
  createParticipant,
  payParticipant,
  removeParticipant,
} from '@move/contract/participants/participants.ts';
import { createPurchase } from '@move/contract/purchases/purchases.ts';
import { listApplicationOrders, listOrders } from '@move/contract/orders/orders.ts';
import { listActivities, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { listApplicationSessions, removeSession } from '@move/contract/sessions/sessions.ts';
import { listApplicationBookings, listBookings } from '@move/contract/statistics/bookings.ts';
import { getApplicationStatistics, getOrganizationStatistics } from '@move/contract/statistics/statistics.ts';
import { addDays } from '@move/domain/kit/dates/dates.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { numbered } from '../../testing/worlds/people-world.ts';
import { onPlatform, twoPlatformsWorld } from '../../testing/worlds/two-platforms-world.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { seedProduct } from '../products/products.seed.ts';

const world = await twoPlatformsWorld();
const { call, appPool, tenants, organizationId, rate_id, newActivity, newSession } = world;
const params = { organizationId };
const today = Temporal.Now.plainDateISO('Europe/Amsterdam').toString();
const period = { dateFrom: addDays(today, -20), dateUntil: addDays(today, 9) };

async function organizationFigures(
  as: 'staff' | 'admin' | 'strangerAdmin' | 'trainer' = 'staff',
  query: object = period,
) {
  const { status, body } = await call(getOrganizationStatistics, { as, params, query });
  expect(status).toBe(200);
  return body.statistics;
}

async function platformFigures(as: 'admin' | 'superadmin' = 'admin', query: object = period) {
  const headers = onPlatform(tenants.application);
  const { status, body } = await call(getApplicationStatistics, { as, query, headers });
  expect(status).toBe(200);
  return body.statistics;
}

const cash = { payment_type: 'cash' as const };

// a busy organisation: sessions that started and that are to come, with and without a limit, and a canceled one
const activityId = await newActivity({ rate_id });
const begun = await newSession({ activityId, hours: 22, spots: 4 });
const open = await newSession({ activityId, hours: 30, spots: null });
const quiet = await newSession({ hours: 50, spots: 6 });
const canceled = await newSession({ hours: 60, spots: 10 });
const later = await newSession({ hours: 24 * 40, spots: 10 });
const product = await asSystem(appPool, (db) =>
  seedProduct(db, { organization_id: organizationId, name: 'Kaart', rate_id }),
);

async function book(
  session: typeof begun,
  number: number,
  body: object = cash,
  as: 'staff' | 'strangerAdmin' = 'staff',
) {
  const {
    status,
    body: made,
    errors,
  } = await call(createParticipant, {
    as,
    params: session,
    body: { ...numbered(number), ...body },
    headers: onPlatform(as === 'staff' ? tenants.application : tenants.otherApplication),
  });
  expect([status, errors]).toEqual([201, {}]);
  return { ...session, participantId: made.participant.id };
}
const first = await book(begun, 1);
const second = await book(begun, 2);
const gone = await book(begun, 3);
await call(removeParticipant, { as: 'staff', params: gone, query: { refund: 'none' } });
await asSystem(appPool, (db) =>
  sql`update sessions set start_date = start_date - 2, end_date = end_date - 2, starts_at = starts_at - interval '48 hours',
    ends_at = ends_at - interval '48 hours' where id = ${begun.sessionId}`.execute(db),
);
await call(checkIn, { as: 'staff', params: first, body: { status: 'present' } });
const elsewhere = await book(open, 4, cash, 'strangerAdmin');
for (const paid of [first, second, elsewhere]) await call(payParticipant, { as: 'staff', params: paid });
await book(quiet, 5, {});
await book(canceled, 6, {});
await call(removeSession, { as: 'staff', params: canceled, query: { scope: 'this', force: '1' } });
await book(later, 7, {});
await call(createPurchase, {
  as: 'staff',
  params: { organizationId, productId: product },
  body: { ...numbered(8), quantity: 1, ...cash, is_paid: true },
  headers: onPlatform(tenants.application),
});

describe('the figures of an organisation', () => {
  test('count sessions, participants, bookings, purchases and orders', async () => {
    const { current, series, top_activities, organizations } = await organizationFigures();
    expect(organizations).toBeNull();
    expect(current).toMatchObject({
      sessions: 3,
      participants: 4,
      spots: 10,
      taken: 3,
      expected: 2,
      present: 1,
      occupancy_percentage: 30,
      check_in_percentage: 50,
      new_bookings: 7,
      cancellations: 2,
      purchases: 1,
    });
    expect(current.money?.orders).toBe(4);
    expect(series).toHaveLength(30);
    expect(series.reduce((sum, day) => sum + day.participants, 0)).toBe(4);
    expect(series.find(({ date_from }) => date_from === today)?.new_bookings).toBe(7);
    expect(top_activities[0]).toMatchObject({ id: activityId, participants: 3, sessions: 2, occupancy_percentage: 50 });
  });

  test('are listed by status, and for a platform by organisation', async () => {
    const found = async (query: Record<string, unknown>) => {
      const { body } = await call(listBookings, { params, query: { ...period, itemsPerPage: 250, ...query } });
      expect(body.meta.pagination.total).toBe(body.bookings.length);
      return body.bookings;
    };
    for (const kind of ['bookings', 'purchases', 'cancellations'] as const) {
      const all = await found({ kind });
      const first = all[0]?.status ?? 'paid';
      const those = await found({ kind, status: first });
      expect(those.every(({ status }) => status === first)).toBe(true);
      expect(those.length + (await found({ kind, status: `not:${first}` })).length).toBe(all.length);
    }
    const query = { ...period, itemsPerPage: 250, organizationId };
    const own = await call(listApplicationBookings, { as: 'admin', query });
    expect(new Set(own.body.bookings.map(({ organization }) => organization.id))).toEqual(new Set([organizationId]));
    expect(own.body.meta.pagination.total).toBe(own.body.bookings.length);
  });

  test.each(['staff', 'admin', 'strangerAdmin'] as const)('equal the totals of their lists for %s', async (as) => {
    const { current, activities, upcoming_sessions } = await organizationFigures(as);
    const query = { ...period, itemsPerPage: 1 };
    const bookings = async (kind: 'bookings' | 'cancellations' | 'purchases') => {
      const { body } = await call(listBookings, { as, params, query: { ...period, kind, itemsPerPage: 250 } });
      expect(body.meta.pagination.total).toBe(body.bookings.length);
      return body.bookings.length;
    };
    expect(await bookings('bookings')).toBe(current.new_bookings);
    expect(await bookings('cancellations')).toBe(current.cancellations);
    expect(await bookings('purchases')).toBe(current.purchases);
    const paid = { ...query, isRevenue: '1', clock: 'platform' };
    const orders = await call(listOrders, { as, params, query: paid });
    expect(orders.body.meta.pagination.total).toBe(current.money?.orders);
    expect(orders.body.totals?.subtotal_price_in_cents).toBe(current.money?.revenue_in_cents);
    expect(orders.body.totals?.refunded_in_cents).toBe(current.money?.refunded_in_cents);
    const status = 'refunded,partly_refunded,refund_pending,to_hand_over';
    const refunds = await call(listOrders, { as, params, query: { ...paid, status } });
    expect(refunds.body.totals?.refunded_in_cents).toBe(current.money?.refunded_in_cents);
    const own = { as, query: { ...query, organizationId, canceled: '0' } };
    const sessions = await call(listApplicationSessions, own);
    const { totals } = sessions.body;
    for (const field of ['sessions', 'participants', 'spots', 'taken', 'expected', 'present'] as const) {
      expect([field, totals?.[field]]).toEqual([field, current[field]]);
    }
    expect(sessions.body.meta.pagination.total).toBe(current.sessions);
    const coming = await call(listApplicationSessions, {
      as,
      query: { itemsPerPage: 1, organizationId, canceled: '0', past: '0' },
    });
    expect(coming.body.meta.pagination.total).toBe(upcoming_sessions);
    const offered = await call(listActivities, { as, params, query: { itemsPerPage: 1 } });
    expect(offered.body.meta.pagination.total).toBe(activities);
  });

  test('show an administrator the amounts and bookings that the platform sold', async () => {
    const [staff, here, there] = [
      await organizationFigures('staff'),
      await organizationFigures('admin'),
      await organizationFigures('strangerAdmin'),
    ];
    const revenue = (figures: typeof staff) => figures.current.money?.revenue_in_cents ?? 0;
    expect(revenue(there)).toBeGreaterThan(0);
    expect(revenue(here) + revenue(there)).toBe(revenue(staff));
    expect(here.current.new_bookings + there.current.new_bookings).toBe(staff.current.new_bookings);
    expect(there.current.participants).toBe(staff.current.participants);
  });

  test('show no amounts to a role without abilities for orders', async () => {
    const forget = sql`delete from role_abilities where role = 'trainer' and ability = 'view-rates'`;
    const { current } = await organizationFigures('trainer');
    expect(current.money).not.toBeNull();
    await asSystem(appPool, (db) => forget.execute(db));
    try {
      const hidden = await organizationFigures('trainer');
      expect([hidden.current.money, hidden.previous.money]).toEqual([null, null]);
      expect(hidden.series.every(({ money }) => money === null)).toBe(true);
      expect(hidden.current.new_bookings).toBe(7);
    } finally {
      await asSystem(appPool, (db) =>
        db.insertInto('role_abilities').values({ role: 'trainer', ability: 'view-rates' }).execute(),
      );
    }
  });

  test('cover the 30 days until today by default, by day', async () => {
    const figures = await organizationFigures('staff', {});
    expect(figures).toMatchObject({ date_from: addDays(today, -29), date_until: today, granularity: 'day' });
    expect(figures.previous).toMatchObject({ date_from: addDays(today, -59), date_until: addDays(today, -30) });
  });

  test('of a year are compared with the same part of the year before', async () => {
    const year = { dateFrom: '2028-01-01', dateUntil: '2028-03-01', comparison: 'year' as const };
    const { previous } = await organizationFigures('staff', year);
    const alone = await organizationFigures('staff', { dateFrom: '2027-01-01', dateUntil: '2027-03-01' });
    expect(previous).toEqual({ date_from: '2027-01-01', date_until: '2027-03-01', ...alone.current });
  });

  test.each([
    { comparison: 'decade' },
    { dateFrom: '2026-02-02', dateUntil: '2026-02-01' },
    { dateFrom: '2020-01-01', dateUntil: '2026-02-01' },
    { granularity: 'year' },
    { dateFrom: '2026-02-30' },
  ])('%j is refused', async (query) => {
    expect((await call(getOrganizationStatistics, { as: 'staff', params, query })).status).toBe(422);
  });
});

describe('the figures of a platform', () => {
  test('equal the totals of their lists', async () => {
    const { current, organizations, activities, upcoming_sessions } = await platformFigures();
    const headers = onPlatform(tenants.application);
    const query = { ...period, itemsPerPage: 1 };
    const as = 'admin';
    const orders = await call(listApplicationOrders, {
      as,
      headers,
      query: { ...query, isRevenue: '1', clock: 'platform' },
    });
    expect(orders.body.meta.pagination.total).toBe(current.money?.orders);
    expect(orders.body.totals?.subtotal_price_in_cents).toBe(current.money?.revenue_in_cents);
    for (const [kind, count] of [
      ['bookings', current.new_bookings],
      ['cancellations', current.cancellations],
      ['purchases', current.purchases],
    ] as const) {
      const list = await call(listApplicationBookings, { as, headers, query: { ...period, kind, itemsPerPage: 250 } });
      expect([kind, list.body.meta.pagination.total, list.body.bookings.length]).toEqual([kind, count, count]);
    }
    const sessions = await call(listApplicationSessions, { as, headers, query: { ...query, canceled: '0' } });
    expect(sessions.body.totals).toMatchObject({ participants: current.participants, present: current.present });
    const coming = await call(listApplicationSessions, {
      as,
      headers,
      query: { itemsPerPage: 1, canceled: '0', past: '0' },
    });
    expect(coming.body.meta.pagination.total).toBe(upcoming_sessions);
    const offered = await call(listApplicationActivities, { as, headers, query: { itemsPerPage: 1 } });
    expect(offered.body.meta.pagination.total).toBe(activities);
    for (const status of ['pending', 'accepted'] as const) {
      const list = await call(listOrganizations, { as, headers, query: { status, itemsPerPage: 1 } });
      expect(list.body.meta.pagination.total).toBe(organizations?.[status]);
    }
  });

  test('leave out what other platforms sold', async () => {
    const [here, all] = [await platformFigures('superadmin'), await organizationFigures('staff')];
    expect(here.current.new_bookings).toBeLessThan(all.current.new_bookings);
  });

  test.each(['staff', 'trainer'] as const)('are not for %s', async (as) => {
    const { status } = await call(getApplicationStatistics, { as, headers: onPlatform(tenants.application) });
    expect(status).toBe(403);
  });
});

describe('days', () => {
  const zoneOf = (timezone: string) =>
    asSystem(appPool, (db) =>
      sql`update applications set timezone = ${timezone} where id = ${tenants.application}`.execute(db),
    );
  const day = (dateFrom: string) => ({ dateFrom, dateUntil: dateFrom });
  const ordersOf = async (date: string) => {
    const { current } = await organizationFigures('staff', day(date));
    const query = { ...day(date), clock: 'platform', isRevenue: '1' };
    const list = await call(listOrders, { as: 'staff', params, query });
    expect(list.body.orders).toHaveLength(current.money?.orders ?? 0);
    expect(list.body.meta.pagination.total).toBe(current.money?.orders);
    return current.money?.orders;
  };

  test('are those of the platform that sold, in its time zone', async () => {
    // 23:30 in Amsterdam on New Year’s Eve is New Year in Moscow, and the afternoon in New York
    const now = new Date('2024-12-31T22:30:00Z');
    await asSystem(appPool, (db) =>
      seedOrder(db, { organization_id: organizationId, application_id: tenants.application, now }),
    );
    expect([await ordersOf('2024-12-31'), await ordersOf('2025-01-01')]).toEqual([1, 0]);
    await zoneOf('Europe/Moscow');
    expect([await ordersOf('2024-12-31'), await ordersOf('2025-01-01')]).toEqual([0, 1]);
    await asSystem(appPool, (db) =>
      seedOrder(db, { organization_id: organizationId, application_id: tenants.otherApplication, now }),
    );
    expect([await ordersOf('2024-12-31'), await ordersOf('2025-01-01')]).toEqual([1, 1]);
    await zoneOf('Europe/Amsterdam');
    expect([await ordersOf('2024-12-31'), await ordersOf('2025-01-01')]).toEqual([2, 0]);
  });

  test.each([
    ['2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z'],
    ['2024-02-29', '2024-02-28T23:00:00Z', '2024-02-29T22:59:59.999Z'],
  ])('%s starts and ends at midnight, also when the clock changes', async (date, begin, end) => {
    const [first, last] = [Date.parse(begin), Date.parse(end)];
    for (const now of [first - 1, first, last, last + 1].map((at) => new Date(at))) {
      await asSystem(appPool, (db) => seedOrder(db, { organization_id: organizationId, now }));
    }
    expect(await ordersOf(date)).toBe(2);
  });
});
