import { listActivities } from '@move/contract/activities/activities.ts';
import { listAllTasks, listApplicationTasks, listOrganizationTasks } from '@move/contract/home/tasks.ts';
import { listAllInvoices } from '@move/contract/invoices/invoices.ts';
import { listOrders } from '@move/contract/orders/orders.ts';
import { listWaitingOrganizations } from '@move/contract/organizations/review.ts';
import { listApplicationSessions } from '@move/contract/sessions/sessions.ts';
import { listTeam } from '@move/contract/team/team.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedWaiting } from '../bookings/bookings.seed.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { seedInvite } from '../team/team.seed.ts';

const { call, appPool, tenants } = await testApp();
const organization_id = tenants.organization;
const params = { organizationId: organization_id };
const given = <T>(work: (db: Database) => Promise<T>) => asSystem(appPool, work);

const tasksOf = async (as: 'staff' | 'trainer' = 'staff') => {
  const { status, body } = await call(listOrganizationTasks, { as, params });
  expect(status).toBe(200);
  return Object.fromEntries(body.tasks.map((task) => [task.kind, task]));
};

const nextYear = new Date().getFullYear() + 1;
const times = {
  start_date: `${nextYear}-01-05`,
  start_time: '19:00',
  end_date: `${nextYear}-01-05`,
  end_time: '20:00',
};

test('staff get their tasks, each with the same number as its list', async () => {
  expect(await tasksOf()).toEqual({});
  await given(async (db) => {
    await seedActivity(db, { organization_id, name: 'Nog niet af', concept: true });
    const activity_id = await seedActivity(db, { organization_id, name: 'Zwemmen', concept: false });
    const open = await seedSessions(db, { organization_id, activity_id, ...times, spots: 5 });
    const full = await seedSessions(db, { organization_id, activity_id, ...times, spots: 0 });
    const [offered] = await seedSessions(db, { organization_id, activity_id, ...times, spots: 5 });
    await seedWaiting(db, {
      organization_id,
      session_id: Number(offered),
      email: 'uitgenodigd@test.example',
      status: 'invited',
      invited_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    for (const [session_id] of [open, full]) {
      await seedWaiting(db, { organization_id, session_id: Number(session_id), email: 'wacht@test.example' });
    }
    const invited = { email: 'nieuw@test.example', first_name: 'Nieuw', last_name: 'Lid', role: 'trainer', token: 'x' };
    await seedInvite(db, { organization_id, ...invited });
  });
  const tasks = await tasksOf();
  expect(Object.keys(tasks)).toEqual(['waitlists', 'concepts', 'invites']);
  expect(tasks['waitlists']).toMatchObject({ count: 1, oldest_name: 'Zwemmen' });
  expect(tasks['concepts']).toMatchObject({ count: 1, oldest_name: 'Nog niet af', oldest_at: expect.any(String) });
  const lists = [
    (await call(listActivities, { params, query: { concept: '1' } })).body.meta,
    (await call(listTeam, { params, query: { status: 'sent' } })).body.meta,
    (await call(listApplicationSessions, { query: { organizationId: organization_id, waitlistHasRoom: '1' } })).body
      .meta,
  ];
  expect(lists.map(({ pagination }) => pagination.total)).toEqual([1, 1, 1]);
});

test('a user who can’t invite gets no task about invites, and one who can’t see activities gets none about those', async () => {
  expect(Object.keys(await tasksOf('trainer'))).toEqual(['waitlists', 'concepts']);
  await given((db) => db.deleteFrom('role_abilities').where('ability', '=', 'view-activities').execute());
  expect(Object.keys(await tasksOf('trainer'))).toEqual([]);
});

test('administrators get the organisations to review, with the one that waits longest', async () => {
  const waits = (name: string, submitted_at: string) =>
    given((db) =>
      seedOrganization(db, { name, home_application_id: tenants.application, status: 'pending', submitted_at }),
    );
  await waits('Nieuw', '2026-05-01T10:00:00Z');
  await waits('Wacht het langst', '2026-04-01T10:00:00Z');
  const { body } = await call(listApplicationTasks, { as: 'admin' });
  const list = (await call(listWaitingOrganizations, { as: 'admin' })).body;
  expect(body.tasks).toMatchObject([
    {
      kind: 'review',
      count: list.meta.pagination.total,
      oldest_name: 'Wacht het langst',
      oldest_at: '2026-04-01T10:00:00.000Z',
    },
  ]);
  expect((await call(listApplicationTasks)).status).toBe(403);
});

test('a platform and the organisation both show the age of the failed refund, not of its order', async () => {
  await given(async (db) => {
    const { orderId } = await seedOrder(db, { organization_id, now: new Date('2026-05-01T10:00:00Z') });
    // not cash: a cash refund would be one to hand over
    await sql`update orders set payment_type = 'external' where id = ${orderId}`.execute(db);
    await sql`
      insert into refunds (organization_id, application_id, transaction_id, kind, amount_in_cents, vat_in_cents, status, booked_at)
      select organization_id, application_id, id, 'amount', 100, 0, 'failed', '2026-05-20T10:00:00Z'
      from transactions where order_id = ${orderId}`.execute(db);
  });
  const { body } = await call(listApplicationTasks, { as: 'admin' });
  const [ofPlatform] = body.tasks.filter(({ kind }) => kind === 'refund_failed');
  const ofOrganization = (await tasksOf())['refund_failed'];
  expect(ofPlatform?.oldest_at).toBe('2026-05-20T10:00:00.000Z');
  expect(ofOrganization?.oldest_at).toBe(ofPlatform?.oldest_at);
});

test('tasks about all platforms are for superadmins only', async () => {
  expect((await call(listAllTasks, { as: 'admin' })).status).toBe(403);
  const { status, body } = await call(listAllTasks, { as: 'superadmin' });
  const unmailed = await call(listAllInvoices, { as: 'superadmin', query: { isUndelivered: '1' } });
  expect([status, body.tasks.length]).toEqual([200, unmailed.body.meta.pagination.total]);
  expect((await call(listOrders, { params, query: { status: 'open' } })).body.meta.pagination.total).toBe(0);
});
