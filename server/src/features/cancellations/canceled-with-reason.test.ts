import { listParticipants, payParticipant } from '@move/contract/participants/participants.ts';
import {
  cancelSession,
  getSession,
  listSessions,
  removeSession,
  restoreSession,
  updateSession,
} from '@move/contract/sessions/sessions.ts';
import { removeMember } from '@move/contract/team/team.ts';
import { addSessionWaiting } from '@move/contract/waitlist/session-waitlist.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { newPerson } from '../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../testing/worlds/waiting-world.ts';
import { seedContact, seedContactLink } from '../contacts/contacts.seed.ts';

const world = await waitingWorld();
const { call, mailsTo, appPool, newActivity, newRate, newSession, series, add, runJobs } = world;
const { organizationId: organization_id, tenants } = world;

test('canceling a session with a reason keeps it with its participants, and mails the chosen people', async () => {
  const activityId = await newActivity({ rate_id: await newRate(1_000) });
  const [session, next] = await series(activityId, 2);
  if (!session || !next) throw new Error('no series');
  const contact = { email: `trainer-${activityId}@post.example`, first_name: 'Anouk' };
  await asSystem(appPool, async (db) => {
    const { organizationId: organization_id } = session;
    const contact_id = await seedContact(db, { organization_id, ...contact });
    await seedContactLink(db, {
      organization_id,
      subject_type: 'activity',
      subject_id: activityId,
      contact_id,
      roles: ['trainer'],
    });
  });
  const [payer, freeParticipant] = [newPerson(), newPerson()];
  const { id } = await add(session, { ...payer, locale: 'en' });
  await call(payParticipant, { params: { ...session, participantId: id } });
  await add(session, { ...freeParticipant, payment_type: 'free', notify: false });
  const read = async () => (await call(getSession, { params: session })).body.session;
  expect((await read()).people).toEqual({ participants: 2, waiting: 0, trainers: 1 });
  const cancel = (body: Record<string, unknown>) => call(cancelSession, { params: session, body });
  expect(Object.keys((await cancel({})).errors)).toEqual(['scope']);
  const why = { cause: 'illness', reason: 'Tot volgende week!' };
  const canceled = await cancel({ scope: 'this', ...why, notify: ['trainers'] });
  expect([canceled.status, canceled.body.canceled, canceled.body.mails]).toEqual([200, 1, 2]);
  // participants with a refund are always mailed
  expect((await mailsTo(payer.email)).at(-1)?.body_text).toContain('Reason: illness. Tot volgende week!');
  expect(await mailsTo(freeParticipant.email)).toEqual([]);
  const toTrainer = (await mailsTo(contact.email)).at(-1);
  expect(toTrainer?.body_text).toMatch(/gaat niet door op:[^]*Reden: ziekte\. Tot volgende week!/);
  expect(await read()).toMatchObject({
    status: 'canceled',
    canceled_cause: 'illness',
    canceled_reason: 'Tot volgende week!',
    canceled_notified: ['participants', 'trainers'],
    series: null,
    people: { participants: 2 },
    may: { update: false, remove: false, cancel: false },
  });
  const { body } = await call(listParticipants, { params: session });
  expect([body.participants.length, body.meta.pagination.total]).toEqual([2, 2]);
  expect((await call(getSession, { params: next })).body.session.series?.count).toBe(1);
  // a canceled session can't be canceled again, removed, changed or restored
  const again = { params: session, query: { scope: 'this', force: '1' } } as const;
  expect((await cancel({ scope: 'this' })).status).toBe(409);
  expect((await call(removeSession, again)).status).toBe(409);
  expect((await call(updateSession, { params: session, body: { spots: 3 } })).status).toBe(409);
  expect((await call(restoreSession, { params: session })).status).toBe(409);
});

test('a trainer who left the team, or whose login is closed, is not mailed', async () => {
  const activityId = await newActivity();
  const userId = tenants.users.trainer;
  await asSystem(appPool, async (db) => {
    const trainer = { organization_id, user_id: userId, first_name: 'Daan', email: 'daan@post.example' };
    const link = { organization_id, subject_type: 'activity', subject_id: activityId, roles: ['trainer'] };
    await seedContactLink(db, { ...link, contact_id: await seedContact(db, trainer) });
  });
  const mailed = async () => {
    const session = await newSession({ activityId });
    const { trainers } = (await call(getSession, { params: session })).body.session.people;
    return [trainers, (await call(cancelSession, { params: session, body: { notify: ['trainers'] } })).body.mails];
  };
  const setClosed = (closed_at: string | null) =>
    asSystem(appPool, (db) => db.updateTable('users').set({ closed_at }).where('id', '=', userId).execute());
  expect(await mailed()).toEqual([1, 1]);
  await setClosed(new Date().toISOString());
  expect(await mailed()).toEqual([0, 0]);
  await setClosed(null);
  expect((await call(removeMember, { params: { organizationId: organization_id, userId } })).status).toBe(204);
  expect(await mailed()).toEqual([0, 0]);
});

test('a reason is kept for all following sessions, and mailed to the people on their waiting lists', async () => {
  const activityId = await newActivity({ has_waitlist: true });
  const [first, second, third] = await series(activityId, 3);
  if (!first || !second || !third) throw new Error('no series');
  await asSystem(appPool, (db) =>
    db.updateTable('sessions').set({ spots: 0 }).where('id', '=', third.sessionId).execute(),
  );
  const waiting = newPerson();
  await call(addSessionWaiting, { params: third, body: waiting });
  const body = { scope: 'following' as const, cause: 'weather' as const, reason: 'Het onweert.' };
  const canceled = await call(cancelSession, { params: second, body: { ...body, notify: ['waiting'] } });
  expect(canceled.body).toMatchObject({ canceled: 2, mails: 1 });
  await runJobs();
  expect((await mailsTo(waiting.email)).at(-1)?.body_text).toMatch(/Reden: [^]*Het onweert\./);
  const { sessions } = (await call(listSessions, { params: first })).body;
  expect(sessions.map((row) => [row.status, row.canceled_cause])).toEqual([
    ['scheduled', null],
    ['canceled', 'weather'],
    ['canceled', 'weather'],
  ]);
});

test('a canceled session shows which groups were actually mailed', async () => {
  const notified = async (session: Awaited<ReturnType<typeof newSession>>, notify?: readonly string[]) => {
    const { body } = await call(cancelSession, { params: session, body: notify === undefined ? {} : { notify } });
    return [body.mails, body.session.canceled_notified];
  };
  const paid = await newSession({ activityId: await newActivity({ rate_id: await newRate(1_000) }) });
  const { id } = await add(paid, newPerson());
  await call(payParticipant, { params: { ...paid, participantId: id } });
  expect(await notified(paid, [])).toEqual([1, ['participants']]);
  const free = await newSession();
  await add(free, newPerson());
  expect(await notified(free, [])).toEqual([0, []]);
  expect(await notified(await newSession())).toEqual([0, []]);
});

test('the mails to people on the waiting list are counted', async () => {
  const activityId = await newActivity({ has_waitlist: true });
  const waitedFor = async () => {
    const session = await newSession({ activityId, spots: 0 });
    for (const person of [newPerson(), newPerson()]) await call(addSessionWaiting, { params: session, body: person });
    return session;
  };
  const cancel = async (body: { notify?: 'waiting'[] }) =>
    (await call(cancelSession, { params: await waitedFor(), body })).body;
  const mailed = await cancel({ notify: ['waiting'] });
  expect([mailed.mails, mailed.session.canceled_notified]).toEqual([2, ['waiting']]);
  const silent = await cancel({ notify: [] });
  expect([silent.mails, silent.session.canceled_notified]).toEqual([0, []]);
});
