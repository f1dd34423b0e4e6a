import { listInbox } from '@move/contract/jobs/inbox.ts';
import {
  cancelNotification,
  createNotification,
  listDeliveries,
  listNotifications,
  previewNotification,
  sendNotification,
  testNotification,
  updateNotification,
  updateNotificationSettings,
} from '@move/contract/notifications/notifications.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { notificationWorld, texts } from '../../../testing/worlds/notification-world.ts';
import type { TestUser } from '../../../testing/tenants.ts';

const {
  call,
  appPool,
  tenants,
  organizationId,
  newSession,
  newUser,
  draft,
  sendNow,
  sent,
  work,
  begin,
  read,
  countFor,
} = await notificationWorld();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
let swimmer = 0;
beforeAll(async () => {
  const { sessionId } = await newSession();
  swimmer = await newUser('swimmer', { first_name: 'Sanne', zipcode: '3511 AB', sessions: [sessionId] });
  await newUser('judoka', { zipcode: '3511 CD', sessions: [sessionId] });
  await newUser('idle', { zipcode: '9999 ZZ' });
});

describe('sending', () => {
  test('reaches exactly those that were counted, each once, each with their own text', async () => {
    const audience = { zipcodes: ['3511'] };
    const { recipients_count } = await countFor(audience);
    const { id } = await draft({ audience });
    const done = await sendNow(id);
    expect(done).toMatchObject({
      status: 'sent',
      recipients_count,
      sent_count: recipients_count,
      failed_count: 0,
      may: { update: false },
    });
    await work(id);
    expect(await sent(id)).toHaveLength(recipients_count);
    const list = await call(listDeliveries, {
      as: 'admin',
      params: { notificationId: id },
      query: { search: 'sanne' },
    });
    expect(list.body.deliveries).toMatchObject([
      {
        id: swimmer,
        name: 'Sanne',
        email: 'swimmer@test.example',
        status: 'sent',
        contents: 'Hoi Sanne, kom kijken bij Sportplein.',
      },
    ]);
    expect((await call(sendNotification, { as: 'admin', params: { notificationId: id } })).status).toBe(409);
  });

  test('shows staff the names of recipients, not their addresses', async () => {
    const { id } = await draft({}, 'staff');
    await sendNow(id, 'staff');
    const { body } = await call(listDeliveries, { as: 'staff', params: { notificationId: id } });
    expect(body.deliveries.map(({ email }) => email)).toEqual([null, null]);
    const search = async (text: string) => {
      const query = { search: text };
      return (await call(listDeliveries, { as: 'staff', params: { notificationId: id }, query })).body.deliveries
        .length;
    };
    expect([await search('sanne'), await search('swimmer@'), await search('zzz')]).toEqual([1, 0, 0]);
  });

  test('recipients are listed by status, reason and page; a page past the end is empty and has the total', async () => {
    const { id } = await draft();
    await begin(id);
    await asSystem(appPool, (db) =>
      sql`update notification_deliveries set status = 'failed', reason = case when profile_id = ${swimmer} then 'refused' else 'timeout' end
        where notification_id = ${id}`.execute(db),
    );
    const list = async (query: object) =>
      (await call(listDeliveries, { as: 'admin', params: { notificationId: id }, query })).body;
    expect((await list({ reason: 'refused' })).deliveries.map((row) => row.id)).toEqual([swimmer]);
    expect((await list({ reason: 'refused,timeout', status: 'sent' })).deliveries).toEqual([]);
    const all = (await list({ order: 'desc' })).deliveries.map((row) => row.id);
    const pages = await Promise.all(
      all.map(async (_, index) => (await list({ order: 'desc', itemsPerPage: 1, page: index + 1 })).deliveries[0]?.id),
    );
    expect(pages).toEqual(all);
    const past = await list({ page: 900 });
    expect([past.deliveries, past.meta.pagination.total]).toEqual([[], all.length]);
    // the search follows a changed name
    await asSystem(appPool, (db) =>
      db.updateTable('profiles').set({ first_name: 'Marit' }).where('id', '=', swimmer).execute(),
    );
    expect((await list({ search: 'marit' })).deliveries.map((row) => row.id)).toEqual([swimmer]);
    await asSystem(appPool, (db) =>
      db.updateTable('profiles').set({ first_name: 'Sanne' }).where('id', '=', swimmer).execute(),
    );
  });

  test('waits for the moment of a scheduled notification, even when a job runs early', async () => {
    const { id } = await draft({ send_on: tomorrow });
    await work(id);
    expect(await sent(id)).toEqual([]);
    await asSystem(appPool, (db) =>
      db.updateTable('notifications').set({ send_on: new Date().toISOString() }).where('id', '=', id).execute(),
    );
    await work(id);
    expect((await sent(id)).length).toBeGreaterThan(0);
  });

  test('makes a draft of a due notification when its organisation left the platform or was removed', async () => {
    const inSystem = (change: RawBuilder<unknown>) => asSystem(appPool, (db) => change.execute(db));
    const link = sql`organization_id = ${organizationId} and application_id = ${tenants.application}`;
    const [planned, kept] = [await draft({ send_on: tomorrow }, 'staff'), await draft({}, 'staff')];
    const becomeDue = () => inSystem(sql`update notifications set send_on = now() where id = ${planned.id}`);
    await becomeDue();
    await inSystem(sql`delete from organization_applications where ${link}`);
    await work(planned.id);
    expect(await sent(planned.id)).toEqual([]);
    expect(await read(planned.id)).toMatchObject({ status: 'draft', send_on: null });
    // an administrator can't send the organisation's notification to all users of the platform either
    const params = { notificationId: kept.id };
    for (const refused of [
      await call(sendNotification, { as: 'admin', params }),
      await call(updateNotification, { as: 'admin', params, body: { ...texts, send_on: tomorrow } }),
    ])
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['organization_id']]);
    await inSystem(sql`insert into organization_applications (organization_id, application_id)
      values (${organizationId}, ${tenants.application})`);
    await call(updateNotification, {
      as: 'staff',
      params: { notificationId: planned.id },
      body: { ...texts, send_on: tomorrow },
    });
    await becomeDue();
    await inSystem(sql`update organizations set deleted_at = now() where id = ${organizationId}`);
    await work(planned.id);
    await inSystem(sql`update organizations set deleted_at = null where id = ${organizationId}`);
    expect(await read(planned.id)).toMatchObject({ status: 'draft', recipients_count: 0 });
  });

  test('an organisation sends at most ten on a day of a platform, all users together; the platform itself has no limit', async () => {
    await asSystem(appPool, (db) => sql`delete from notifications where organization_id is not null`.execute(db));
    const day = (hour: number) => `2027-06-01T${String(hour).padStart(2, '0')}:30`;
    for (let at = 0; at < 8; at++) expect((await draft({ send_on: day(at) }, 'staff')).status).toBe('scheduled');
    const [first, second] = [await draft({}, 'staff'), await draft({}, 'staff')];
    const plan = (notificationId: number, send_on: string, as: TestUser = 'staff') =>
      call(updateNotification, { as, params: { notificationId }, body: { ...texts, send_on } });
    expect((await plan(first.id, day(9))).status).toBe(200);
    const both = await Promise.all([
      plan(second.id, day(10)),
      call(createNotification, { as: 'staff', body: { ...texts, send_on: day(23) } }),
    ]);
    expect(both.map(({ status }) => status < 300)).toContain(true);
    expect(both.filter(({ status }) => status === 409).map(({ errors }) => Object.keys(errors))).toEqual([['send_on']]);
    expect((await plan(first.id, day(11), 'admin')).status).toBe(200);
    const third = await draft({}, 'staff');
    expect((await plan(third.id, day(12), 'admin')).status).toBe(409);
    expect((await plan(third.id, '2027-06-02T00:10')).status).toBe(200);
    expect((await draft({ send_on: day(12) }, 'admin')).status).toBe('scheduled');
    await asSystem(appPool, (db) =>
      sql`update notifications set send_on = now() where organization_id is not null and status <> 'draft'`.execute(db),
    );
    const refused = await call(sendNotification, {
      as: 'staff',
      params: { notificationId: (await draft({}, 'staff')).id },
    });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['send_on']]);
    await asSystem(appPool, (db) => sql`delete from notifications where organization_id is not null`.execute(db));
  });

  test('without recipients is refused', async () => {
    const { id } = await draft({ audience: { zipcodes: ['1000'] } });
    const { status, errors } = await call(sendNotification, { as: 'admin', params: { notificationId: id } });
    expect([status, Object.keys(errors)]).toEqual([422, ['audience']]);
  });

  test('a user who unsubscribes, is erased or loses the device before their turn gets nothing; the reason is listed', async () => {
    const [late, erased, lost] = [await newUser('late'), await newUser('erased'), await newUser('lost')];
    const { id } = await draft();
    await begin(id);
    await asSystem(appPool, async (db) => {
      await db.insertInto('profile_notification_settings').values({ profile_id: late, is_subscribed: false }).execute();
      await db
        .updateTable('profiles')
        .set({ email: `verwijderd-p${erased}@erased.invalid` })
        .where('id', '=', erased)
        .execute();
      await db.deleteFrom('profile_devices').where('profile_id', '=', lost).execute();
    });
    await work(id);
    const reasons = Object.fromEntries(
      (await sent(id)).map(({ profile_id, status, reason }) => [profile_id, `${status} ${reason}`]),
    );
    expect([reasons[late], reasons[erased], reasons[lost]]).toEqual([
      'skipped unsubscribed',
      'skipped erased',
      'skipped no_device',
    ]);
    expect(await read(id)).toMatchObject({ status: 'sent', skipped_count: 3 });
  });

  test('quiet hours of the platform postpone a notification; a user’s own hours, or none, override them', async () => {
    const now = Temporal.Now.zonedDateTimeISO('Europe/Amsterdam');
    const clock = (hours: number) => now.add({ hours }).toPlainTime().toString({ smallestUnit: 'minute' });
    const awake = await newUser('awake');
    await asSystem(appPool, (db) =>
      db.insertInto('profile_notification_settings').values({ profile_id: awake, quiet_hours: 'none' }).execute(),
    );
    await call(updateNotificationSettings, { as: 'admin', body: { quiet_from: clock(-1), quiet_until: clock(2) } });
    const { preview } = (await call(previewNotification, { as: 'admin', body: { counts_quiet: true } })).body;
    expect(preview.quiet_count).toBe(preview.recipients_count - 1);
    const unasked = await call(previewNotification, { as: 'admin', body: {} });
    expect(unasked.body.preview.quiet_count).toBeNull();
    const { id } = await draft();
    const waiting = await sendNow(id);
    expect(waiting).toMatchObject({ status: 'sending', sent_count: 1 });
    expect(waiting.quiet_count).toBe(waiting.recipients_count - 1);
    const { notifications } = (await call(listNotifications, { as: 'admin', query: { status: 'sending' } })).body;
    expect(notifications.find((row) => row.id === id)?.quiet_count).toBe(waiting.quiet_count);
    const rows = await sent(id);
    expect(rows.find(({ profile_id }) => profile_id === awake)).toMatchObject({ status: 'sent' });
    expect(rows.filter(({ status }) => status === 'queued').every(({ reason }) => reason === 'quiet_hours')).toBe(true);
    await call(updateNotificationSettings, { as: 'admin', body: { quiet_from: null, quiet_until: null } });
    await asSystem(appPool, (db) =>
      sql`update notification_deliveries set due_at = now() where notification_id = ${id}`.execute(db),
    );
    await work(id);
    expect((await read(id)).status).toBe('sent');
  });

  test('skips users who were not reached yet when the notification is canceled', async () => {
    const { id } = await draft();
    await begin(id);
    const canceled = await call(cancelNotification, { as: 'admin', params: { notificationId: id } });
    expect(canceled.body.notification).toMatchObject({ status: 'sending', may: { cancel: false } });
    expect(canceled.body.notification.canceled_at).not.toBeNull();
    await work(id);
    expect((await sent(id)).every(({ status, reason }) => status === 'skipped' && reason === 'canceled')).toBe(true);
    expect(await read(id)).toMatchObject({ status: 'sent', sent_count: 0 });
  });

  test('puts its result and numbers in the inbox of the user who sent the notification', async () => {
    const bellOf = async (as: TestUser, title: string) =>
      (await call(listInbox, { as })).body.items.filter(({ subject }) => subject === title);
    const { id } = await draft({ title: 'Voor de bel' });
    const done = await sendNow(id, 'superadmin');
    const [item, ...others] = await bellOf('superadmin', 'Voor de bel');
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      kind: 'notification_sent',
      figures: { recipients: done.recipients_count, sent: done.sent_count, failed: 0, skipped: 0 },
      link: `/application/notifications/${id}?tab=deliveries&platform=${done.application.id}`,
      is_read: false,
    });
    // the user who created the notification didn't send it
    expect(await bellOf('admin', 'Voor de bel')).toEqual([]);

    const stopped = await draft({ title: 'Gestopt' }, 'staff');
    await call(sendNotification, { as: 'staff', params: { notificationId: stopped.id } });
    await call(cancelNotification, { as: 'admin', params: { notificationId: stopped.id } });
    expect(await bellOf('staff', 'Gestopt')).toEqual([]);
    await begin(stopped.id, 'staff');
    await call(cancelNotification, { as: 'admin', params: { notificationId: stopped.id } });
    await work(stopped.id);
    expect(await bellOf('staff', 'Gestopt')).toMatchObject([{ kind: 'notification_canceled', figures: { sent: 0 } }]);
  });

  test('reports a scheduled notification without recipients in the inbox', async () => {
    const { id } = await draft({ title: 'Voor niemand', send_on: tomorrow, audience: { zipcodes: ['1234'] } });
    await asSystem(appPool, (db) =>
      db.updateTable('notifications').set({ send_on: new Date().toISOString() }).where('id', '=', id).execute(),
    );
    await work(id);
    const { items } = (await call(listInbox, { as: 'admin' })).body;
    expect(items.find(({ subject }) => subject === 'Voor niemand')).toMatchObject({ kind: 'notification_to_nobody' });
  });

  test('is refused when a colleague changed it meanwhile', async () => {
    const seen = await draft();
    const params = { notificationId: seen.id };
    await call(updateNotification, { as: 'admin', params, body: { ...texts, contents: 'Iets anders' } });
    const stale = await call(sendNotification, { as: 'admin', params, body: { updated_at: seen.updated_at } });
    expect([stale.status, Object.keys(stale.errors)]).toEqual([409, ['updated_at']]);
    const { updated_at } = await read(seen.id);
    expect((await call(sendNotification, { as: 'admin', params, body: { updated_at } })).status).toBe(202);
  });

  test('a test is sent to the caller only: here as a mail, without a delivery', async () => {
    const { id } = await draft();
    const { body } = await call(testNotification, { as: 'admin', params: { notificationId: id } });
    expect(body.test.by).toBe('mail');
    const { rows } = await asSystem(appPool, (db) =>
      sql<{
        subject: string;
        body_text: string;
      }>`select subject, body_text from mails where recipient = ${body.test.to} order by id desc limit 1`.execute(db),
    );
    expect(rows[0]?.subject).toBe('Proef: Open dag');
    expect(rows[0]?.body_text).toContain('kom kijken bij Sportplein');
    expect(await sent(id)).toEqual([]);
  });
});
