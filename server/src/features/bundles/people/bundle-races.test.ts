import { addBundleSessions, createBundle, getBundle, removeBundleSession } from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { createParticipant, moveParticipant } from '@move/contract/participants/participants.ts';
import { createSession, getSession, listSessions } from '@move/contract/sessions/sessions.ts';
import { expect, test } from 'vitest';
import { holdSession, untilQueued } from '../../../testing/database/hold.ts';
import { sessionWorld, span, tuesday } from '../../../testing/worlds/session-world.ts';

const { call, appPool, newActivity } = await sessionWorld();

const on = (days: number) => {
  const day = Temporal.PlainDate.from(tuesday).add({ days }).toString();
  return { ...span, start_date: day, end_date: day };
};
const person = (name: string) => ({
  first_name: name,
  last_name: 'de Vries',
  email: `${name.toLowerCase()}@test.example`,
  payment_type: 'free' as const,
});

test('a session that joins a bundle during other sign-ups never has more participants than spots', async () => {
  const activity = await newActivity();
  const body = { name: 'Cursus', start_date: tuesday, rate_id: null, sessions: [on(0)] };
  const { bundle } = (await call(createBundle, { params: activity, body })).body;
  const params = { ...activity, bundleId: bundle.id };
  for (const name of ['Ayse', 'Daan', 'Noor']) {
    expect((await call(createBundleParticipant, { params, body: person(name) })).status).toBe(201);
  }
  const draft = { ...on(7), spots: 6, rate_id: null };
  const { session } = (await call(createSession, { params: activity, body: draft })).body;
  const at = { ...activity, sessionId: session.id };
  const [attached, ...joined] = await Promise.all([
    call(addBundleSessions, { params, body: { session_id: session.id } }),
    ...Array.from({ length: 8 }, (_, number) =>
      call(createParticipant, { params: at, body: person(`Deelnemer${number}`) }),
    ),
  ]);
  const all = [attached.status, ...joined.map(({ status }) => status)];
  expect(all.every((status) => status === 201 || status === 422)).toBe(true);
  const singles = joined.filter(({ status }) => status === 201).length;
  const { taken } = (await call(getSession, { params: at })).body.session;
  expect(taken).toBe(singles + (attached.status === 201 ? 3 : 0));
  expect(taken).toBeLessThanOrEqual(6);
  const { sessions_count } = (await call(getBundle, { params })).body.bundle;
  expect(sessions_count).toBe(attached.status === 201 ? 2 : 1);
});

test('removing a session from its bundle while a participant moves into it: both succeed, one after the other', async () => {
  const activity = await newActivity();
  const repetition = { type: 'weeks' as const, every: 1, days: [2], count: 3 };
  await call(createSession, { params: activity, body: { ...on(0), spots: 6, rate_id: null, repetition } });
  const { sessions } = (await call(listSessions, { params: activity })).body;
  const [first = 0, second = 0] = sessions.map(({ id }) => id);
  const body = { name: 'Cursus', start_date: tuesday, rate_id: null, session_ids: [second] };
  const { bundle } = (await call(createBundle, { params: activity, body })).body;
  const at = { ...activity, sessionId: first };
  const { participant } = (await call(createParticipant, { params: at, body: person('Ayse') })).body;
  const letGo = await holdSession(appPool, first);
  const params = { ...at, participantId: participant.id };
  const moving = call(moveParticipant, { params, body: { session_id: second } });
  await untilQueued(appPool, 1);
  const removing = call(removeBundleSession, {
    params: { ...activity, bundleId: bundle.id, sessionId: second },
    query: { delete: '1', force: '1' },
  });
  await untilQueued(appPool, 2);
  await letGo();
  expect([(await moving).status, (await removing).status]).toEqual([200, 204]);
});
