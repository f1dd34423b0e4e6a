import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { checkIn, removeParticipant } from '@move/contract/participants/participants.ts';
import { cancelSession, getSession, removeSession } from '@move/contract/sessions/sessions.ts';
import { declineWaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { waitingWorld } from '../../testing/worlds/waiting-world.ts';
import { mailWaitlistNotice } from '../bookings/public.ts';

const { appPool, call, entriesOf, fullSession, linkTo, mailsTo, ownerPool, rowsOf, runJobs, set, maintain, wait } =
  await waitingWorld();

/** The audit rows of an entry, oldest first: action, actor and resulting status. */
async function trailOf(session: { organizationId: number }, subjectId: number) {
  const query = { subject: 'waitlist_entries', subjectId: String(subjectId) };
  const { audit } = (await call(listOrganizationAudit, { params: session, query })).body;
  return audit
    .toReversed()
    .map(({ action, actor, changes }) => [
      action,
      actor?.name ?? null,
      changes.find(({ field }) => field === 'status')?.new,
    ]);
}

async function firstOf(session: Awaited<ReturnType<typeof fullSession>>): Promise<number> {
  return (await entriesOf(session))[0]?.id ?? 0;
}

test('a spot that an invitation reserves is shown apart from participants', async () => {
  const session = await fullSession({}, {}, { spots: 2 }, 2);
  const shown = async () => (await call(getSession, { params: session })).body.session;
  await wait(session, 5);
  expect(await shown()).toMatchObject({ taken: 2, reserved: 0, people: { participants: 2 } });
  await call(removeParticipant, { params: session });
  expect(await shown()).toMatchObject({ taken: 2, reserved: 1, people: { participants: 1 } });
});

test('what a list does automatically is audited without an actor', async () => {
  const session = await fullSession();
  await wait(session, 1);
  await wait(session, 2);
  await call(removeParticipant, { params: session });
  const [first, second] = (await entriesOf(session)).map((entry) => entry.id);
  await set(first ?? 0, { expires_at: new Date(Date.now() - 1_000).toISOString() });
  await maintain();
  expect(await trailOf(session, first ?? 0)).toEqual([
    ['addSessionWaiting', 'staff Test', 'waiting'],
    ['inviteWaiting', null, 'invited'],
    ['expireWaiting', null, 'expired'],
  ]);
  expect((await call(removeSession, { params: session, query: { force: '1' } })).status).toBe(204);
  expect(await trailOf(session, second ?? 0)).toEqual([
    ['addSessionWaiting', 'staff Test', 'waiting'],
    ['inviteWaiting', null, 'invited'],
    ['closeWaiting', null, 'expired'],
  ]);
});

test('withdrawing an invitation because the participant returns is audited, and so is declining it', async () => {
  const session = await fullSession();
  await wait(session, 1);
  const entryId = await firstOf(session);
  const note = (status: string) => call(checkIn, { params: session, body: { status } });
  await note('signed_out');
  await note('none');
  await note('signed_out');
  await runJobs();
  const params = { waitlistToken: await linkTo('s1@test.example') };
  await call(declineWaitlistInvite, { as: null, params });
  expect((await trailOf(session, entryId)).slice(1)).toEqual([
    ['inviteWaiting', null, 'invited'],
    ['withdrawWaiting', null, 'waiting'],
    ['inviteWaiting', null, 'invited'],
    ['declineWaitlistInvite', null, 'declined'],
  ]);
});

test('a mail job that runs twice sends each waiting person only one mail', async () => {
  const session = await fullSession();
  await wait(session, 1);
  await wait(session, 2);
  await call(removeSession, { params: session, query: { force: '1' } });
  const { rows } = await ownerPool.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id where identifier = 'mail_waitlist_news'`,
  );
  const [job] = rows;
  await runJobs();
  await asSystem(appPool, (db) => queue(db, mailWaitlistNotice, mailWaitlistNotice.payload.parse(job?.payload)));
  await runJobs();
  expect([await mailsTo('s1@test.example'), await mailsTo('s2@test.example')].map((mails) => mails.length)).toEqual([
    1, 1,
  ]);
});

test('the reason of a cancellation is mailed, unless it is erased before the mail is written', async () => {
  const mailed = async (number: number, erase: boolean) => {
    const session = await fullSession();
    await wait(session, number);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await call(cancelSession, { params: session, body: { reason: 'Zwaantje is ziek' }, headers });
    if (erase) await rowsOf(sql`update sessions set canceled_reason = null where id = ${session.sessionId}`);
    await runJobs();
    return JSON.stringify(await mailsTo(`s${number}@test.example`)).includes('Zwaantje is ziek');
  };
  expect([await mailed(3, false), await mailed(4, true)]).toEqual([true, false]);
});
