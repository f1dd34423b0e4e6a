import { getCheckInVersion } from '@move/contract/check-in/check-in-version.ts';
import { listCheckIn, sendTap } from '@move/contract/check-in/check-in.ts';
import { checkIn, removeParticipant, updateParticipant } from '@move/contract/participants/participants.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { numbered, peopleWorld } from '../../testing/worlds/people-world.ts';
import { checkInTasks } from './check-in.tasks.ts';

const { call, app, appPool, config, newActivity, newSession, add, startIn, takenOf, rowsOf } = await peopleWorld();

type Session = Awaited<ReturnType<typeof newSession>>;
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const uuid = () => crypto.randomUUID();

async function withSomebody(hours = 0.1, spots = 10) {
  const session = await newSession({ hours, spots });
  const { id } = await add(session, { date_of_birth: '2000-02-29', notes: 'Kan niet duiken' });
  return { session, params: { ...session, participantId: id } };
}
type One = Awaited<ReturnType<typeof withSomebody>>['params'];
const tap = (params: One, body: Record<string, unknown>, as: 'staff' | 'trainer' = 'trainer') =>
  call(sendTap, { as, params, body: { id: uuid(), seen: 'none', made_at: ago(0), ...body } });
const listOf = async (params: Session) => (await call(listCheckIn, { as: 'trainer', params })).body;
const statusOf = async (params: Session) => (await listOf(params)).people.map((row) => row.check_in);

describe('a tap', () => {
  test('is recorded with the moment it was made', async () => {
    const { session, params } = await withSomebody();
    const made_at = ago(90);
    const { status, body } = await tap(params, { status: 'present', made_at });
    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: 'applied', conflict: null, attendance: { total: 1, present: 1 } });
    expect(body.person).toMatchObject({ check_in: 'present', noted_at: made_at });
    expect(await statusOf(session)).toEqual(['present']);
  });

  test('that is sent twice is applied once, whatever was noted in between', async () => {
    const { session, params } = await withSomebody();
    const id = uuid();
    await tap(params, { id, status: 'present' });
    await call(checkIn, { params, body: { status: 'absent' } });
    const again = await tap(params, { id, status: 'present', made_at: ago(-60) });
    expect(again.body).toMatchObject({ outcome: 'repeated', person: { check_in: 'absent' } });
    expect(await statusOf(session)).toEqual(['absent']);
    const { rows } = await rowsOf<{ count: number }>(
      sql`select count(*) from audit_log where action = 'sendTap' and subject_id = ${String(params.participantId)}`,
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('that arrives late keeps the newer status of another user, and names that user', async () => {
    const { session, params } = await withSomebody();
    await call(checkIn, { params, body: { status: 'absent' } });
    const late = await tap(params, { status: 'present', made_at: ago(120) });
    expect(late.body).toMatchObject({
      outcome: 'overtaken',
      conflict: { status: 'absent', by: 'staff Test' },
      person: { check_in: 'absent' },
    });
    expect(await statusOf(session)).toEqual(['absent']);
  });

  test('that is newer replaces what another user noted, and returns what it replaced', async () => {
    const { session, params } = await withSomebody();
    await tap(params, { status: 'absent', made_at: ago(60) }, 'staff');
    const newer = await tap(params, { status: 'present', made_at: ago(30) });
    expect(newer.body).toMatchObject({ outcome: 'applied', conflict: { status: 'absent', by: 'staff Test' } });
    const older = await tap(params, { status: 'none', made_at: ago(45), seen: 'absent' }, 'staff');
    expect(older.body).toMatchObject({ outcome: 'overtaken', conflict: { status: 'present', by: 'trainer Test' } });
    expect(await statusOf(session)).toEqual(['present']);
  });

  test('that notes the same status again becomes the newest', async () => {
    const { params } = await withSomebody();
    await tap(params, { status: 'present', made_at: ago(60) });
    await tap(params, { status: 'present', made_at: ago(20), seen: 'present' }, 'staff');
    const older = await tap(params, { status: 'absent', made_at: ago(40), seen: 'present' });
    expect(older.body.outcome).toBe('overtaken');
  });

  test('of a phone whose clock is ahead doesn’t block later taps', async () => {
    const { session, params } = await withSomebody();
    await tap(params, { status: 'present', made_at: ago(-3_600) });
    expect((await listOf(session)).people[0]?.noted_at?.slice(0, 13)).toBe(ago(0).slice(0, 13));
    expect((await call(checkIn, { params, body: { status: 'absent' } })).status).toBe(200);
    expect(await statusOf(session)).toEqual(['absent']);
  });

  test('may be made from 24 hours before the start; a sign-out at any time', async () => {
    const { session, params } = await withSomebody(25);
    expect((await tap(params, { status: 'present' })).errors).toEqual({
      status: ['Aanwezig of afwezig kan vanaf 24 uur voor de start'],
    });
    expect((await tap(params, { status: 'signed_out' })).status).toBe(200);
    await startIn(session, 23);
    expect((await tap(params, { status: 'present', seen: 'signed_out' })).body.outcome).toBe('applied');
  });

  test('that was refused may be sent again when it is allowed', async () => {
    const { session, params } = await withSomebody(2, 1);
    const id = uuid();
    await tap(params, { status: 'signed_out' });
    const other = await add(session, numbered(2));
    const refused = await tap(params, { id, status: 'present', seen: 'signed_out' });
    expect(refused.errors).toEqual({ session: ['Deze sessie is vol'] });
    await call(removeParticipant, { params: { ...session, participantId: other.id } });
    expect((await tap(params, { id, status: 'present', seen: 'signed_out' })).body.outcome).toBe('applied');
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
  });

  test('readmits a signed-out participant to a full session, for users who may override; the trail records it', async () => {
    const { session, params } = await withSomebody(2, 1);
    await tap(params, { status: 'signed_out' });
    await add(session, numbered(2));
    await startIn(session, -0.1);
    const back = { status: 'present', seen: 'signed_out' };
    expect((await tap(params, back)).errors).toEqual({ session: ['Deze sessie is vol'] });
    expect((await tap(params, { ...back, override_capacity: true })).status).toBe(403);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
    const { body } = await tap(params, { ...back, override_capacity: true }, 'staff');
    expect(body).toMatchObject({ outcome: 'applied', person: { check_in: 'present' } });
    expect(await takenOf(session)).toMatchObject({ taken: 2, over_spots: 1 });
    const { rows } = await rowsOf<{ changes: Record<string, unknown> }>(
      sql`select changes from audit_log where action = 'sendTap' and subject_id = ${String(params.participantId)}
        order by id desc limit 1`,
    );
    expect(rows[0]?.changes).toMatchObject({ override_capacity: { new: true } });
  });

  test('on a removed participant is refused', async () => {
    const { params } = await withSomebody();
    await call(removeParticipant, { params });
    expect((await tap(params, { status: 'present' })).status).toBe(409);
  });

  test('is deleted after a month', async () => {
    const { params } = await withSomebody();
    const id = uuid();
    await tap(params, { id, status: 'present' });
    await rowsOf(sql`update check_in_taps set created_at = now() - interval '31 days' where id = ${id}`);
    await checkInTasks[0]?.run({}, { pool: appPool, config, log: app.log, now: new Date() } as never);
    const { rows } = await rowsOf<{ id: string }>(sql`select id from check_in_taps where id = ${id}`);
    expect(rows).toEqual([]);
  });

  test('from thirty phones at once for ten people: the newest tap for each person counts', async () => {
    const session = await newSession({ hours: 0.1, spots: null });
    const ids: number[] = [];
    for (let number = 0; number < 10; number += 1) ids.push((await add(session, numbered(number))).id);
    const statuses = ['present', 'absent', 'none'];
    const taps = ids.flatMap((participantId) =>
      statuses.map((status, index) => ({ participantId, status, made_at: ago(30 - index) })),
    );
    const shuffled = taps.toSorted(
      (a, b) => a.participantId + a.status.length * 7 - b.participantId - b.status.length * 7,
    );
    const answers = await Promise.all(
      shuffled.map(({ participantId, ...body }) => tap({ ...session, participantId }, body)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(taps.map(() => 200));
    expect(await statusOf(session)).toEqual(ids.map(() => 'none'));
  });
});

describe('the list at the door', () => {
  test('has no more personal data than is needed there', async () => {
    const activityId = await newActivity({ should_validate_age: true, age_from: 4, age_to: 99 });
    const session = await newSession({ activityId, hours: 0.1 });
    await add(session, { date_of_birth: '2000-02-29', notes: 'Kan niet duiken' });
    const [row] = (await listOf(session)).people;
    expect(row).toMatchObject({ first_name: 'Sanne', last_name: 'de Wit', has_notes: true, check_in: 'none' });
    expect(row?.age).toBeGreaterThan(20);
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ['age', 'check_in', 'first_name', 'has_notes', 'id', 'is_pending', 'last_name', 'noted_at'].toSorted(),
    );
  });

  test('has no age where the activity has no age limits, and no removed participants', async () => {
    const { session, params } = await withSomebody();
    expect((await listOf(session)).people[0]?.age).toBeNull();
    await call(removeParticipant, { params });
    expect((await listOf(session)).people).toEqual([]);
  });

  test('has another version after every change, and the same one without', async () => {
    const { session, params } = await withSomebody();
    const read = async () => (await call(getCheckInVersion, { params: session })).body.version;
    const seen = [await read()];
    expect(await read()).toBe(seen[0]);
    await tap(params, { status: 'present' });
    seen.push(await read());
    await call(checkIn, { params, body: { status: 'absent' } });
    seen.push(await read());
    const other = await add(session, numbered(2));
    seen.push(await read());
    await call(removeParticipant, { params: { ...session, participantId: other.id } });
    seen.push(await read());
    expect(new Set(seen).size).toBe(5);
    expect((await listOf(session)).version).toBe(seen.at(-1));
  });

  test('accepts a note of a trainer; the trail records it without its text', async () => {
    const { session, params } = await withSomebody();
    const { body } = await call(updateParticipant, { as: 'trainer', params, body: { notes: 'Draagt lenzen' } });
    expect(body.participant).toMatchObject({ notes: 'Draagt lenzen' });
    expect((await listOf(session)).people[0]?.has_notes).toBe(true);
    const { rows } = await rowsOf<{ changes: Record<string, unknown> }>(
      sql`select changes from audit_log where action = 'updateParticipant' and subject_id = ${String(params.participantId)}`,
    );
    expect(Object.keys(rows[0]?.changes ?? {})).toContain('notes');
    expect(JSON.stringify(rows)).not.toContain('lenzen');
    const stale = { notes: 'Ouder', updated_at: '2020-01-01T00:00:00.000Z' };
    expect((await call(updateParticipant, { as: 'trainer', params, body: stale })).status).toBe(409);
  });

  test('is found under its own activity only', async () => {
    const { session } = await withSomebody();
    const params = { ...session, activityId: session.activityId + 999 };
    expect((await call(getCheckInVersion, { params })).status).toBe(404);
    expect((await call(listCheckIn, { params })).status).toBe(404);
  });
});
