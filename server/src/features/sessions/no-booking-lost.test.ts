import { listSessions, removeSession, updateSession } from '@move/contract/sessions/sessions.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { peopleWorld } from '../../testing/worlds/people-world.ts';

// Checks that no edit of a series loses a booking: participants stay in a session that takes place, or, after a forced edit, are canceled
// and mailed.
const { call, appPool, newActivity, series, rowsOf } = await peopleWorld();

const change = fc.oneof(
  fc.record({ start_time: fc.constantFrom('09:00', '18:00', '20:30'), end_time: fc.constantFrom('21:00', '22:15') }),
  fc.record({ shift: fc.integer({ min: -2, max: 9 }) }),
  fc.record({ spots: fc.constantFrom(2, 8, 40, null) }),
  fc.record({
    repetition: fc.oneof(
      fc.record({
        type: fc.constant('weeks' as const),
        every: fc.integer({ min: 1, max: 3 }),
        days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
        count: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({ type: fc.constant('months' as const), every: fc.constant(1), count: fc.integer({ min: 1, max: 5 }) }),
      fc.constant(null),
    ),
  }),
  fc.constant({ remove: true as const }),
);
const edit = fc.record({
  change,
  at: fc.nat(),
  scope: fc.constantFrom('this' as const, 'following' as const),
  force: fc.boolean(),
});

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;
type Seat = { id: number; email: string; status: string; is_live: boolean; told: number };

let turn = 0;

/** Plans a series of six sessions, each with two participants of its own. */
async function filledSeries() {
  const activityId = await newActivity();
  const sessions = await series(activityId, 6);
  turn += 1;
  await asSystem(appPool, async (db) => {
    for (const [index, { organizationId, sessionId }] of sessions.entries()) {
      await sql`
        insert into participants (organization_id, session_id, first_name, last_name, email)
        select ${organizationId}, ${sessionId}, 'Kim', 'Bos', ${`t${turn}s${index}p`} || number || '@test.example'
        from generate_series(1, 2) as number`.execute(db);
    }
  });
  return { organizationId: sessions[0]?.organizationId ?? 0, activityId };
}

async function seatsOf(activityId: number): Promise<Seat[]> {
  const { rows } = await rowsOf<Seat>(sql`
    select participants.id, participants.email, participants.status,
      sessions.deleted_at is null and sessions.canceled_at is null as is_live,
      (select count(*) from mails where recipient = participants.email and subject like 'Gaat niet door%') as told
    from participants join sessions on sessions.id = session_id where activity_id = ${activityId} order by participants.id`);
  return rows;
}

async function carryOut(
  params: { organizationId: number; activityId: number },
  { change: wanted, at, scope, force }: Edit,
) {
  const { body } = await call(listSessions, { params, query: { itemsPerPage: 100 } });
  const chosen = body.sessions[at % Math.max(1, body.sessions.length)];
  if (!chosen) return 0;
  const path = { ...params, sessionId: chosen.id };
  const query = { ...(force && { force: '1' }) };
  if ('remove' in wanted) return (await call(removeSession, { params: path, query: { ...query, scope } })).status;
  const fields =
    'shift' in wanted
      ? { start_date: Temporal.PlainDate.from(chosen.start_date).add({ days: wanted.shift }).toString() }
      : wanted;
  return (await call(updateSession, { params: path, query, body: { ...fields, scope } })).status;
}

test('no edit of a series loses a booking', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 5 }), async (edits) => {
      const params = await filledSeries();
      for (const one of edits) {
        const before = await seatsOf(params.activityId);
        const status = await carryOut(params, one);
        expect([0, 200, 204, 409, 422]).toContain(status);
        const after = await seatsOf(params.activityId);
        for (const [index, seat] of after.entries()) {
          if (before[index]?.status === 'canceled') continue;
          const isKept = seat.status === 'active' && seat.is_live;
          const isTold = one.force && status < 300 && seat.status === 'canceled' && seat.told === 1;
          expect([seat.email, isKept || isTold]).toEqual([seat.email, true]);
        }
        expect(after).toHaveLength(before.length);
      }
    }),
    { numRuns: Number(process.env['SERIES_RUNS'] ?? 20) },
  );
}, 120_000);
