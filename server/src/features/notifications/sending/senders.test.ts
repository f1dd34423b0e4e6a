import { listInbox } from '@move/contract/jobs/inbox.ts';
import { sendNotification } from '@move/contract/notifications/notifications.ts';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { notificationWorld } from '../../../testing/worlds/notification-world.ts';
import { setReview } from '../../../testing/worlds/set-review.ts';

const {
  admin,
  call,
  appPool,
  tenants,
  organizationId,
  newSession,
  newUser,
  draft,
  rowsOf,
  sendNow,
  sent,
  work,
  begin,
  read,
} = await notificationWorld();
const { sessionId } = await newSession();
await newUser('swimmer', { sessions: [sessionId] });
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

test('a notification scheduled by a user who left the team becomes a draft, and the team is notified', async () => {
  const inSystem = (change: RawBuilder<unknown>) => asSystem(appPool, (db) => change.execute(db));
  const { id } = await draft({ send_on: tomorrow, title: 'Van wie wegging' }, 'trainer');
  const role = sql`user_id = ${tenants.users.trainer} and organization_id = ${organizationId}`;
  await inSystem(sql`update notifications set send_on = now() where id = ${id}`);
  await inSystem(sql`update user_roles set organization_id = ${tenants.otherOrganization} where ${role}`);
  await work(id);
  expect([await sent(id), await read(id, 'staff')]).toMatchObject([[], { status: 'draft', send_on: null }]);
  const { items } = (await call(listInbox, { as: 'staff' })).body;
  const link = `/organizations/${organizationId}/notifications/${id}?platform=${tenants.application}`;
  expect(items[0]).toMatchObject({ kind: 'notification_without_sender', subject: 'Van wie wegging', link });
  expect((await call(listInbox, { as: 'superadmin' })).body.items).toEqual([]);
  // a colleague can send it
  expect((await sendNow(id, 'staff')).status).toBe('sent');
  await inSystem(sql`update user_roles set organization_id = ${organizationId}
    where user_id = ${tenants.users.trainer} and organization_id = ${tenants.otherOrganization}`);
  // a notification that an administrator of the platform scheduled is sent
  const ofPlatform = await draft({ send_on: tomorrow, organization_id: organizationId });
  await inSystem(sql`update notifications set send_on = now() where id = ${ofPlatform.id}`);
  await work(ofPlatform.id);
  expect(await read(ofPlatform.id)).toMatchObject({ status: 'sent' });
});

test('a notification scheduled by an organisation that was rejected meanwhile becomes a draft, and is not sent', async () => {
  const [planned, kept] = [await draft({ send_on: tomorrow }, 'staff'), await draft({}, 'staff')];
  await asSystem(appPool, (db) => sql`update notifications set send_on = now() where id = ${planned.id}`.execute(db));
  await setReview(admin, organizationId, 'rejected');
  await work(planned.id);
  const refused = await call(sendNotification, { as: 'staff', params: { notificationId: kept.id } });
  await setReview(admin, organizationId, 'accepted');
  expect(await sent(planned.id)).toEqual([]);
  expect(await read(planned.id)).toMatchObject({ status: 'draft', send_on: null });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['organization_id']]);
});

test('a notification that is being sent stops when its organisation leaves the platform or is removed', async () => {
  const inSystem = (change: RawBuilder<unknown>) => asSystem(appPool, (db) => change.execute(db));
  const [of, on] = [organizationId, tenants.application];
  const ways = [
    [
      sql`delete from organization_applications where organization_id = ${of} and application_id = ${on}`,
      sql`insert into organization_applications (organization_id, application_id) values (${of}, ${on})`,
    ],
    [
      sql`update organizations set deleted_at = now() where id = ${of}`,
      sql`update organizations set deleted_at = null where id = ${of}`,
    ],
  ] as const;
  for (const [leave, comeBack] of ways) {
    const { id } = await draft({}, 'staff');
    // the recipients are stored, but not reached yet
    await begin(id, 'staff');
    await inSystem(leave);
    await work(id);
    await inSystem(comeBack);
    expect(await sent(id)).toMatchObject([{ status: 'skipped', reason: 'canceled' }]);
    expect(await read(id)).toMatchObject({ status: 'sent', sent_count: 0, canceled_at: expect.stringMatching(/Z$/) });
    const { rows } = await rowsOf(sql`
      select actor_id, organization_id from audit_log
      where action = 'cancelNotification' and subject_type = 'notifications' and subject_id = ${String(id)}`);
    expect(rows).toEqual([{ actor_id: null, organization_id: organizationId }]);
  }
});
