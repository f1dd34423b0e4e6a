import {
  getNotification,
  listDeliveries,
  listNotifications,
  removeNotification,
  restoreNotification,
  sendNotification,
  updateNotification,
} from '@move/contract/notifications/notifications.ts';
import { searchEverything } from '@move/contract/search/search.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { notificationWorld, texts } from '../../../testing/worlds/notification-world.ts';

const { call, appPool, tenants, organizationId, draft } = await notificationWorld();

test('an organisation still sees its notifications on a platform that it left, and that platform sees the name of the sender', async () => {
  const here = { organization_id: organizationId, application_id: tenants.application };
  const elsewhere = { organization_id: organizationId, application_id: tenants.otherApplication };
  /** Moves the organisation to another platform. */
  const move = (to: typeof here, off: typeof here) =>
    asSystem(appPool, async (db) => {
      await db.insertInto('organization_applications').values(to).execute();
      await sql`delete from organization_applications
        where organization_id = ${organizationId} and application_id = ${off.application_id}`.execute(db);
    });
  const { id: notificationId } = await draft({ title: 'Weggegaan' }, 'staff');
  await move(elsewhere, here);
  const query = { organization_id: organizationId };
  const params = { notificationId };
  const application = { id: tenants.application, name: 'Sportplein' };
  const { body } = await call(listNotifications, { query: { ...query, search: 'Weggegaan' } });
  expect(body.notifications).toMatchObject([{ id: notificationId, application, tz: 'Europe/Amsterdam' }]);
  const read = await call(getNotification, { params, query });
  expect([read.status, read.body.notification.application]).toEqual([200, application]);
  expect((await call(listDeliveries, { params, query })).status).toBe(200);
  const { results } = (await call(searchEverything, { query: { ...query, q: 'Weggegaan' } })).body;
  expect(results.map(({ kind, name }) => [kind, name])).toEqual([['notification', 'Weggegaan']]);
  // the platform still sees the name of the organisation
  const seen = await call(getNotification, { as: 'admin', params });
  expect(seen.body.notification.organization).toEqual({ id: organizationId, name: 'Zwemclub Test' });
  // the organisation can remove and restore the notification, not change or send it
  for (const { status, errors } of [
    await call(updateNotification, { params, query, body: texts }),
    await call(sendNotification, { params, query }),
  ])
    expect([status, Object.keys(errors)]).toEqual([422, ['organization_id']]);
  expect((await call(removeNotification, { params, query })).status).toBe(204);
  expect((await call(restoreNotification, { params, query })).status).toBe(200);
  await move(here, elsewhere);
});
