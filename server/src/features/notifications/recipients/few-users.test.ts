import {
  cancelNotification,
  listDeliveries,
  listNotifications,
  listProfileZipcodes,
  previewNotification,
  sendNotification,
} from '@move/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { notificationWorld, texts } from '../../../testing/worlds/notification-world.ts';

// An organisation does not find out the age or area of one app user (docs/rules/notifications.md#who-gets-one).

const { call, appPool, newSession, newUser, draft, countFor, begin, work, read } = await notificationWorld();

const lesson = await newSession();
const others = await newSession();
for (const number of [1, 2, 3, 4, 5]) {
  await newUser(`adult${number}`, {
    date_of_birth: '1980-01-01',
    zipcode: '3511 AB',
    sessions: number === 5 ? [others.sessionId] : [lesson.sessionId, others.sessionId],
  });
}
await newUser('child', { date_of_birth: '2015-06-01', sessions: [lesson.sessionId] });

const adults = { min_age: 30 };
const few = { recipients_count: 0, unsubscribed_count: 0, no_device_count: 0, is_few: true };

test.each([
  ['one user of an age', { session_id: lesson.sessionId, min_age: 5, max_age: 20 }],
  ['no user of an age', { session_id: lesson.sessionId, min_age: 90 }],
  ['four users of an age', { session_id: lesson.sessionId, ...adults }],
  ['four users of an area', { activity_id: lesson.activityId, zipcodes: ['3511'] }],
  ['one user of an age, of any activity', { max_age: 20 }],
])('%s are not counted for an organisation', async (_name, audience) => {
  expect(await countFor(audience, 'staff')).toMatchObject(few);
});

test('five are counted, and so are fewer without an age or area, or for the platform', async () => {
  expect(await countFor({ session_id: others.sessionId, ...adults }, 'staff')).toMatchObject({
    recipients_count: 5,
    is_few: false,
  });
  expect(await countFor({ ...adults }, 'staff')).toMatchObject({ recipients_count: 5, is_few: false });
  expect(await countFor({ session_id: lesson.sessionId, max_age: 20 })).toMatchObject({
    recipients_count: 1,
    is_few: false,
  });
});

test('nothing is sent to fewer than five, neither at once nor at a scheduled moment', async () => {
  const audience = { session_id: lesson.sessionId, max_age: 20 };
  const { id } = await draft({ audience }, 'staff');
  const refused = await call(sendNotification, { as: 'staff', params: { notificationId: id } });
  expect([refused.status, refused.errors]).toEqual([422, { audience: [expect.stringMatching(/^Minder dan 5/)] }]);
  const send_on = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await draft({ audience, send_on }, 'staff');
  await asSystem(appPool, (db) =>
    sql`update notifications set send_on = now() - interval '1 minute' where id = ${planned.id}`.execute(db),
  );
  await work(planned.id);
  expect((await read(planned.id, 'staff')).recipients_count).toBe(0);
});

test('an organisation can’t list the recipients of a notification by age or area, also not after canceling it', async () => {
  const found = { min_age: 30, zipcodes: ['3511'] };
  for (const audience of [{ min_age: 30 }, { max_age: 60 }, { zipcodes: ['3511'] }, found]) {
    const { id } = await draft({ audience }, 'staff');
    await begin(id, 'staff');
    await call(cancelNotification, { as: 'staff', params: { notificationId: id } });
    await work(id);
    const list = (as: 'staff' | 'trainer' | 'admin', query: object = {}) =>
      call(listDeliveries, { as, params: { notificationId: id }, query });
    for (const query of [{}, { search: 'test' }, { status: 'skipped' }, { sort: 'status', itemsPerPage: 1, page: 3 }]) {
      const { status, body } = await list('staff', query);
      expect([status, body.deliveries, body.meta.pagination.total]).toEqual([200, [], 0]);
    }
    const { may, skipped_count, recipients_count } = await read(id, 'staff');
    expect([may.list_recipients, recipients_count, skipped_count]).toEqual([false, 5, 5]);
    expect((await list('admin')).body.deliveries.length).toBeGreaterThanOrEqual(5);
    expect((await read(id)).may.list_recipients).toBe(true);
  }
});

test('without an age or area, or as the platform, recipients are listed by name', async () => {
  const { id } = await draft({ audience: { session_id: lesson.sessionId } }, 'staff');
  await begin(id, 'staff');
  const { body } = await call(listDeliveries, { as: 'staff', params: { notificationId: id } });
  expect([body.deliveries.length, (await read(id, 'staff')).may.list_recipients]).toEqual([5, true]);
  const ofPlatform = await draft({ audience: adults });
  expect(ofPlatform.may.list_recipients).toBe(true);
});

test('counts by age or area are rounded down to fives for an organisation, so that one user more or less rarely shows', async () => {
  const crowd = await newSession();
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await newUser(`crowd${number}`, {
      date_of_birth: '1980-01-01',
      zipcode: '1015 AB',
      sessions: [crowd.sessionId],
      ...(number > 7 && { isSubscribed: false }),
    });
  const audience = { session_id: crowd.sessionId, ...adults };
  const counted = { recipients_count: 5, unsubscribed_count: 0, is_few: false, is_rounded: true };
  expect(await countFor(audience, 'staff')).toMatchObject(counted);
  expect(await countFor({ session_id: crowd.sessionId }, 'staff')).toMatchObject({
    recipients_count: 7,
    unsubscribed_count: 2,
    is_rounded: false,
  });
  expect(await countFor(audience)).toMatchObject({ recipients_count: 7, unsubscribed_count: 2, is_rounded: false });
  const { zipcodes } = (await call(listProfileZipcodes, { as: 'staff' })).body;
  expect(zipcodes).toContainEqual({ zipcode: '1015', profiles: 5 });
  const { id } = await draft({ audience }, 'staff');
  await begin(id, 'staff');
  await call(cancelNotification, { as: 'staff', params: { notificationId: id } });
  await work(id);
  const rounded = { recipients_count: 5, sent_count: 0, skipped_count: 5 };
  expect(await read(id, 'staff')).toMatchObject(rounded);
  const { notifications } = (await call(listNotifications, { as: 'staff' })).body;
  expect(notifications.find((each) => each.id === id)).toMatchObject(rounded);
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ figures: object }>`select details as figures from inbox_items order by id desc limit 1`.execute(db),
  );
  expect(rows[0]?.figures).toMatchObject({ recipients: 5, skipped: 5 });
});

test('users without a device don’t count towards the five', async () => {
  const mixed = await newSession();
  for (const number of [1, 2, 3, 4, 5])
    await newUser(`mixed${number}`, {
      date_of_birth: '1950-01-01',
      sessions: [mixed.sessionId],
      hasDevice: number === 1,
    });
  expect(await countFor({ session_id: mixed.sessionId, min_age: 70 }, 'staff')).toMatchObject(few);
});

test('a user previews 600 times an hour at most', async () => {
  await countFor({}, 'staff');
  await asSystem(appPool, (db) =>
    sql`update throttles set hits = 600 where key like 'notification-preview:%'`.execute(db),
  );
  const { status } = await call(previewNotification, { as: 'staff', body: texts });
  expect(status).toBe(429);
});
