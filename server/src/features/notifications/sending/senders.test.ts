import { listInbox } from '@move/contract/jobs/inbox.ts';
import { sendNotification } from '@move/contract/notifications/notifications.ts';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { notificationWorld } from '../../../testing/worlds/notification-world.ts';

const { admin, call, appPool, tenants, organizationId, newSession, newUser, draft, sendNow, sent, work, read } =
  await notificationWorld();
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
  // one of an administrator of the platform is sent
  const ofPlatform = await draft({ send_on: tomorrow, organization_id: organizationId });
  await inSystem(sql`update notifications set send_on = now() where id = ${ofPlatform.id}`);
  await work(ofPlatform.id);
  expect(await read(ofPlatform.id)).toMatchObject({ status: 'sent' });
});

test('a notification scheduled by an organisation that was rejected meanwhile becomes a draft, and is not sent', async () => {
  const become = async (status: string) => {
    // as if it had been pending: an accepted one is never rejected
    const client = new pg.Client(admin);
    await client.connect();
    await client.query(
      `set session_replication_role = replica; update organizations set status = '${status}', rejected_reason = case '${status}' when 'rejected' then 'Nee' end where id = ${organizationId}`,
    );
    await client.end();
  };
  const [planned, kept] = [await draft({ send_on: tomorrow }, 'staff'), await draft({}, 'staff')];
  await asSystem(appPool, (db) => sql`update notifications set send_on = now() where id = ${planned.id}`.execute(db));
  await become('rejected');
  await work(planned.id);
  const refused = await call(sendNotification, { as: 'staff', params: { notificationId: kept.id } });
  await become('accepted');
  expect(await sent(planned.id)).toEqual([]);
  expect(await read(planned.id)).toMatchObject({ status: 'draft', send_on: null });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['organization_id']]);
});
