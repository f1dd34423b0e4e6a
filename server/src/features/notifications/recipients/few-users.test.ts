import { previewNotification, sendNotification } from '@move/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { notificationWorld, texts } from '../../../testing/worlds/notification-world.ts';

// An organisation does not find out the age or area of one app user (docs/rules/notifications.md#who-gets-one).

const { call, appPool, newSession, newUser, draft, countFor, work, read } = await notificationWorld();

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

test('five are counted, and so are few without an age or area, or for the platform', async () => {
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

test('nothing is sent to them: neither now nor at a moment that was planned', async () => {
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

test('a user previews 600 times an hour at most', async () => {
  await countFor({}, 'staff');
  await asSystem(appPool, (db) =>
    sql`update throttles set hits = 600 where key like 'notification-preview:%'`.execute(db),
  );
  const { status } = await call(previewNotification, { as: 'staff', body: texts });
  expect(status).toBe(429);
});
