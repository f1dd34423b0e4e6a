import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { settleProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered, peopleWorld } from '../../../testing/worlds/people-world.ts';
import { seedBundleParticipant, seedWaiting } from '../../bookings/bookings.seed.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';
import { seedQuestion } from '../../questions/questions.seed.ts';
import { seedPayment } from '../../payments/payments.seed.ts';
import { purgePeople } from './purge-people.ts';

const { call, admin, appPool, add, newActivity, newSession, organizationId, rowsOf } = await peopleWorld();

const now = new Date();
const notes = 'Zit in een rolstoel';
type Session = Awaited<ReturnType<typeof newSession>>;

/** Moves the session so that it ended this many months and minutes before `now`. */
const endMonthsAgo = ({ sessionId }: Session, months: number, minutes: number) =>
  asSystem(appPool, (db) =>
    sql`update sessions set starts_at = at - interval '1 hour', ends_at = at
      from (select ${now.toISOString()}::timestamptz - make_interval(months => ${months}, mins => ${minutes}) as at) as moment
      where id = ${sessionId}`.execute(db),
  );

const notesOf = async (table: string, column: string, id: number) => {
  const { rows } = await rowsOf(
    sql<{ notes: string | null }>`select notes from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by id`,
  );
  return rows.map((row) => row.notes);
};

test('notes and answers are removed 24 months after the session, and not a minute earlier', async () => {
  const activityId = await newActivity();
  const [old, young] = [await newSession({ activityId }), await newSession({ activityId })];
  const questionId = await asSystem(appPool, (db) =>
    seedQuestion(db, { organization_id: organizationId, activity_id: activityId, title: 'Allergie?' }),
  );
  const answers = [{ question_id: questionId, value: 'Noten' }];
  for (const session of [old, young]) {
    for (const number of [1, 2, 3]) await add(session, { ...numbered(number), notes, answers });
    await asSystem(appPool, (db) =>
      seedWaiting(db, { organization_id: organizationId, session_id: session.sessionId, notes, status: 'expired' }),
    );
  }
  await endMonthsAgo(old, 24, 1);
  await endMonthsAgo(young, 24, -1);
  expect(await purgePeople(appPool, now, 2)).toBe(7);
  expect(await notesOf('participants', 'session_id', old.sessionId)).toEqual([null, null, null]);
  expect(await notesOf('waitlist_entries', 'session_id', old.sessionId)).toEqual([null]);
  expect(await notesOf('participants', 'session_id', young.sessionId)).toEqual([notes, notes, notes]);
  expect(await notesOf('waitlist_entries', 'session_id', young.sessionId)).toEqual([notes]);
  const { rows } = await rowsOf(sql<{ session_id: number }>`
    select distinct session_id from question_answers join participants on participants.id = participant_id`);
  expect(rows).toEqual([{ session_id: young.sessionId }]);
  expect(await purgePeople(appPool, now, 2)).toBe(0);
});

test('notes and answers of a bundle are removed 24 months after its last session', async () => {
  const activityId = await newActivity();
  const [first, last] = [await newSession({ activityId }), await newSession({ activityId })];
  const bundleId = await asSystem(appPool, async (db) => {
    const session_ids = [first.sessionId, last.sessionId];
    const bundle = {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: '2020-01-01',
    };
    const id = await seedBundle(db, { ...bundle, session_ids });
    await seedBundleParticipant(db, { organization_id: organizationId, bundle_id: id, notes });
    return id;
  });
  await endMonthsAgo(first, 30, 0);
  await endMonthsAgo(last, 24, -1);
  expect(await purgePeople(appPool, now)).toBe(0);
  await endMonthsAgo(last, 24, 1);
  expect(await purgePeople(appPool, now)).toBe(1);
  expect(await notesOf('bundle_participants', 'bundle_id', bundleId)).toEqual([null]);
});

test('the trail of the organisation has the number of removed texts, not the texts', async () => {
  const query = { subject: 'organizations', subjectId: String(organizationId) };
  const { audit } = (await call(listOrganizationAudit, { params: { organizationId }, query })).body;
  const purged = audit.filter(({ action }) => action === 'purgePeople');
  const counts = purged.flatMap(({ changes }) => changes.map(({ field, new: count }) => [field, count]));
  // the counts of the tests above
  expect(counts.toReversed()).toEqual([
    ['participants', 2],
    ['participants', 1],
    ['waitlist_entries', 1],
    ['answers', 2],
    ['answers', 1],
    ['bundle_participants', 1],
  ]);
  expect(JSON.stringify(purged)).not.toContain('rolstoel');
});

test('texts about refunds are removed 24 months after they were written, and not a minute earlier', async () => {
  const { orderId, providerRefundId, refundId } = await asSystem(appPool, (db) => seedPayment(db, organizationId));
  const refundTexts = async () => {
    const { rows } = await rowsOf(sql<{ reason: string | null; settled_how: string | null }>`
      select reason, (select settled_how from provider_refunds where id = ${providerRefundId}) as settled_how
      from refunds where id = ${refundId}`);
    return rows[0];
  };
  const params = { organizationId, orderId, providerRefundId };
  await call(settleProviderRefund, { params, body: { settled_how: 'Contant aan oma' } });
  await rowsOf(sql`update refunds set reason = 'Oma is ziek' where id = ${refundId}`);
  const setWrittenAt = async (minutes: number) => {
    const at = sql`${now.toISOString()}::timestamptz - make_interval(months => 24, mins => ${minutes})`;
    await rowsOf(sql`update refunds set booked_at = ${at} where id = ${refundId}`);
    await rowsOf(sql`update provider_refunds set settled_at = ${at} where id = ${providerRefundId}`);
  };
  await setWrittenAt(-1);
  expect(await purgePeople(appPool, now)).toBe(0);
  expect(await refundTexts()).toEqual({ reason: 'Oma is ziek', settled_how: 'Contant aan oma' });
  await setWrittenAt(1);
  expect(await purgePeople(appPool, now)).toBe(2);
  expect(await refundTexts()).toEqual({ reason: null, settled_how: null });
  expect(await purgePeople(appPool, now)).toBe(0);
});

test('a purge that fails is reported, and doesn’t stop the other purges', async () => {
  const session = await newSession();
  await add(session, { ...numbered(1), notes });
  const organization_id = organizationId;
  await asSystem(appPool, (db) =>
    seedWaiting(db, { organization_id, session_id: session.sessionId, notes, status: 'expired' }),
  );
  await endMonthsAgo(session, 24, 1);
  const owner = new pg.Client(admin);
  await owner.connect();
  await owner.query(`
    create function refuse_purge() returns trigger language plpgsql as 'begin raise exception ''no purge''; end';
    create trigger refuse_purge before update on participants for each row execute function refuse_purge()`);
  await expect(purgePeople(appPool, now)).rejects.toThrow('personal data could not be removed: no purge');
  await owner.query('drop function refuse_purge cascade');
  await owner.end();
  expect(await notesOf('participants', 'session_id', session.sessionId)).toEqual([notes]);
  expect(await notesOf('waitlist_entries', 'session_id', session.sessionId)).toEqual([null]);
  expect(await purgePeople(appPool, now)).toBe(1);
});
