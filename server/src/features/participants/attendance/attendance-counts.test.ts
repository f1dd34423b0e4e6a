import { listParticipants } from '@move/contract/participants/participants.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { seedLongLists } from '../../../testing/whole/long-lists.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = await testApp();
const { call, appPool } = app;
const path = await seedLongLists(app);

type Counts = Readonly<Record<string, number>>;

/** The kept attendance of every session, and a count of its participants. */
async function keptAndCounted() {
  return asSystem(appPool, async (db) => {
    const { rows } = await sql<{ kept: Counts; counted: Counts }>`select
      (select jsonb_object_agg(session_id || ' ' || check_in, people) from (
        select session_id, check_in, sum(change) as people from attendance_counts group by 1, 2 having sum(change) <> 0) as kept) as kept,
      (select jsonb_object_agg(session_id || ' ' || check_in, people) from (
        select session_id, check_in, count(*) as people from participants where status <> 'canceled' group by 1, 2) as counted)
        as counted`.execute(db);
    const [found = { kept: {}, counted: {} }] = rows;
    return found;
  });
}

const compact = () => asSystem(appPool, (db) => sql`select compact_attendance_counts()`.execute(db));
const ofSession = sql`session_id = ${path.sessionId}`;
const otherSession = sql`(select max(id) from sessions where organization_id = ${path.organizationId})`;
await asSystem(appPool, (db) => sql`update sessions set spots = null where id = ${otherSession}`.execute(db));

const changes = {
  'check-ins': sql`update participants set check_in = 'present' where ${ofSession} and id % 4 = 0`,
  'check-ins that are taken back': sql`update participants set check_in = 'none' where ${ofSession} and id % 8 = 0`,
  cancellations: sql`update participants set status = 'canceled', canceled_at = now(), check_in = 'none'
    where ${ofSession} and id % 5 = 0`,
  'restored participants': sql`update participants set status = 'active', canceled_at = null where ${ofSession} and id % 10 = 0`,
  'participants who move to another session': sql`update participants set session_id = ${otherSession} where ${ofSession} and id % 7 = 0`,
  'removed rows': sql`delete from participants where ${ofSession} and id % 11 = 0`,
  'new rows': sql`insert into participants (organization_id, session_id, first_name, last_name, email, check_in)
    select ${path.organizationId}, ${path.sessionId}, 'Nieuw', 'Lid', 'lid' || n || '@test.example', 'absent' from generate_series(1, 3) n`,
};

test.each(Object.entries(changes))(
  'the kept attendance is right after %s, also when it is compacted',
  async (_name, change) => {
    await asSystem(appPool, (db) => change.execute(db));
    const { kept, counted } = await keptAndCounted();
    expect(kept).toEqual(counted);
    await Promise.all([compact(), compact()]);
    expect((await keptAndCounted()).kept).toEqual(counted);
    const { rows } = await asSystem(appPool, (db) =>
      sql`select from attendance_counts group by session_id, check_in having count(*) > 1 or sum(change) = 0`.execute(
        db,
      ),
    );
    expect(rows).toEqual([]);
  },
);

test('a list of participants shows the kept attendance', async () => {
  const { body } = await call(listParticipants, { as: 'staff', params: path });
  const { counted } = await keptAndCounted();
  const { total, ...attendance } = body.attendance;
  for (const [checkIn, people] of Object.entries(attendance))
    expect(people).toBe(counted[`${path.sessionId} ${checkIn}`] ?? 0);
  expect(total).toBe(body.meta.pagination.total);
});
