import {
  listActivityMessages,
  listSessionMessages,
  messageSessions,
  previewSessionsMessage,
  testSessionsMessage,
} from '@move/contract/messages/messages.ts';
import { cancelSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered, peopleWorld } from '../../../testing/worlds/people-world.ts';
import { seedWaiting } from '../../bookings/bookings.seed.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';

const { call, newActivity, newSession, add, appPool, organizationId, tenants, rowsOf } = await peopleWorld();

const texts = { subject: '{{activity}} op {{session_date}}', body: 'De hal is dicht.' };
const params = { organizationId };

/** Two sessions of swimming and one of judo; Sanne 1 takes part in all three. */
async function threeSessions() {
  const swimming = await newActivity();
  const judo = await newActivity({ name: 'Judo' });
  const sessions = [
    await newSession({ activityId: swimming, hours: 48 }),
    await newSession({ activityId: swimming, hours: 72 }),
    await newSession({ activityId: judo, hours: 96 }),
  ] as const;
  for (const session of sessions) await add(session, numbered(1));
  await add(sessions[1], numbered(2));
  await add(sessions[2], numbered(3));
  return { sessions, session_ids: sessions.map(({ sessionId }) => sessionId) };
}

test('a person who signed out of one session, but not of another, gets the message', async () => {
  const { sessions, session_ids } = await threeSessions();
  await rowsOf(
    sql`update participants set check_in = 'signed_out' where session_id = ${sessions[0].sessionId} or email = 's3@test.example'`,
  );
  const read = async (body: object) =>
    (await call(previewSessionsMessage, { params, body: { session_ids, ...body } })).body.preview;
  expect(await read({})).toMatchObject({ recipients: 2, signed_out: 2 });
  expect(await read({ include_signed_out: true })).toMatchObject({ recipients: 3 });
});

test('a person in several of the sessions gets one mail, about the first of them', async () => {
  const { sessions, session_ids } = await threeSessions();
  const { preview } = (await call(previewSessionsMessage, { params, body: { session_ids } })).body;
  expect(preview).toMatchObject({ recipients: 3, people: 3, waiting: 0, sample: { name: 'Sanne 1 de Wit' } });
  const sent = await call(messageSessions, {
    params,
    body: { ...texts, session_ids: [...session_ids, ...session_ids] },
  });
  expect([sent.status, sent.body]).toEqual([202, { message: { recipients: 3 } }]);
  const { rows } = await rowsOf<{ recipient: string; subject: string }>(
    sql`select recipient, subject from mails order by id desc limit 3`,
  );
  expect(rows.map(({ recipient, subject }) => `${recipient} ${subject.split(' ')[0]}`).toSorted()).toEqual([
    's1@test.example Zwemmen',
    's2@test.example Zwemmen',
    's3@test.example Judo',
  ]);
  const kept = async (at: number) =>
    (await call(listActivityMessages, { params: sessions[at] ?? sessions[0] })).body.messages.map(
      (row) => row.recipients,
    );
  expect([await kept(0), await kept(2)]).toEqual([[2], [1]]);
});

test('a message to one session is kept with that session', async () => {
  const { sessions } = await threeSessions();
  const body = { ...texts, session_ids: [sessions[0].sessionId] };
  expect((await call(messageSessions, { params, body })).body.message).toEqual({ recipients: 1 });
  expect((await call(listSessionMessages, { params: sessions[0] })).body.messages).toHaveLength(1);
});

test('a message goes on request also, or only, to the waiting lists', async () => {
  const { sessions, session_ids } = await threeSessions();
  await asSystem(appPool, (db) =>
    seedWaiting(db, {
      organization_id: organizationId,
      session_id: sessions[2].sessionId,
      email: 'wacht@test.example',
    }),
  );
  const count = async (body: object) => {
    const { preview } = (await call(previewSessionsMessage, { params, body: { session_ids, ...body } })).body;
    return [preview.recipients, preview.waiting];
  };
  expect(await count({})).toEqual([3, 1]);
  expect(await count({ include_waitlist: true })).toEqual([4, 1]);
  expect(await count({ include_waitlist: true, include_participants: false })).toEqual([1, 1]);
});

test('a message without recipients, or to a session of another organisation, is refused', async () => {
  const empty = await newSession();
  const nobody = await call(messageSessions, { params, body: { ...texts, session_ids: [empty.sessionId] } });
  expect([nobody.status, nobody.errors]).toEqual([422, { participant_ids: ['Dit bericht heeft geen ontvangers'] }]);
  const organization_id = tenants.otherOrganization;
  const [foreign = 0] = await asSystem(appPool, async (db) => {
    const activity_id = await seedActivity(db, { organization_id, name: 'Elders' });
    return seedSessions(db, {
      organization_id,
      activity_id,
      start_date: '2038-03-02',
      start_time: '19:00',
      end_time: '20:00',
    });
  });
  const session_ids = [empty.sessionId, foreign];
  for (const endpoint of [messageSessions, testSessionsMessage, previewSessionsMessage] as const) {
    const refused = await call(endpoint, { params, body: { ...texts, session_ids } });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['session_ids.1']]);
  }
});

test('people of a canceled session are not mailed', async () => {
  const { sessions, session_ids } = await threeSessions();
  await call(cancelSession, { params: sessions[2], body: {} });
  const { preview } = (await call(previewSessionsMessage, { params, body: { session_ids } })).body;
  expect(preview.recipients).toBe(2);
});

test('a test is mailed to the author, with the values of the first recipient', async () => {
  const { session_ids } = await threeSessions();
  const { body } = await call(testSessionsMessage, { params, body: { ...texts, session_ids } });
  const { rows } = await rowsOf<{ recipient: string; subject: string }>(
    sql`select * from mails order by id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({ recipient: body.message.to, subject: expect.stringMatching(/^Proef: Zwemmen op /) });
});
