import { checkIn, checkInMany, listParticipants, removeParticipant } from '@move/contract/participants/participants.ts';
import { describe, expect, test } from 'vitest';
import { numbered, peopleWorld } from '../../../testing/worlds/people-world.ts';

const { call, newSession, add, startIn, takenOf } = await peopleWorld();

describe('attendance', () => {
  test('present and absent can be noted from 24 hours before, none and signed out at any time', async () => {
    const session = await newSession({ hours: 25 });
    const { id } = await add(session);
    const note = (status: string | null) =>
      call(checkIn, { params: { ...session, participantId: id }, body: { status } });
    expect((await note('present')).errors).toEqual({
      status: ['Aanwezig of afwezig kan vanaf 24 uur voor de start'],
    });
    expect((await note('signed_out')).status).toBe(200);
    await startIn(session, 23);
    const there = await note('present');
    expect(there.body.participant).toMatchObject({ check_in: 'present', has_freed_spot: false });
    expect(there.body.attendance).toMatchObject({ total: 1, present: 1 });
    expect((await note(null)).body.participant).toMatchObject({ check_in: 'none', checked_in_at: null });
  });

  test('signing out in time frees the spot, and returning takes a free one', async () => {
    const session = await newSession({ spots: 1 });
    const first = await add(session);
    const params = { ...session, participantId: first.id };
    await call(checkIn, { params, body: { status: 'signed_out' } });
    expect(await takenOf(session)).toMatchObject({ taken: 0 });
    const second = await add(session, numbered(2));
    expect(second.status).toBe(201);
    const back = await call(checkIn, { params, body: { status: 'none' } });
    expect([back.status, back.errors]).toEqual([422, { session: ['Deze sessie is vol'] }]);
    await call(removeParticipant, { params: { ...session, participantId: second.id } });
    expect((await call(checkIn, { params, body: { status: 'none' } })).status).toBe(200);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
  });

  test('after the start, no status changes the number of taken spots', async () => {
    const session = await newSession({ spots: 1, hours: -0.5 });
    const { id } = await add(session);
    for (const status of ['signed_out', 'present', 'absent', 'signed_out', 'none'])
      expect((await call(checkIn, { params: { ...session, participantId: id }, body: { status } })).status).toBe(200);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
  });

  test('of many at once, all are stored or none', async () => {
    const session = await newSession({ hours: 1, spots: 3 });
    const ids = [(await add(session, numbered(1))).id, (await add(session, numbered(2))).id];
    const gone = (await add(session, numbered(3))).id;
    await call(removeParticipant, { params: { ...session, participantId: gone } });
    const noted = ids.map((id) => ({ id, status: 'present' }));
    const refused = await call(checkInMany, {
      params: session,
      body: { participants: [...noted, { id: gone, status: 'present' }] },
    });
    expect(refused.status).toBe(409);
    expect((await call(listParticipants, { params: session })).body.attendance.present).toBe(0);
    const unknown = await call(checkInMany, { params: session, body: { participants: [{ id: 1, status: 'none' }] } });
    expect(Object.keys(unknown.errors)).toEqual(['participants.0.id']);
    const all = await call(checkInMany, { params: session, body: { participants: noted } });
    expect(all.body.attendance).toMatchObject({ total: 2, present: 2 });
  });

  test('many at once: a person who signs out frees the spot for one who returns, and a person’s last entry counts', async () => {
    const session = await newSession({ hours: 1, spots: 2 });
    const [one, two, three] = [1, 2, 3].map(numbered);
    const ids = [(await add(session, one)).id, (await add(session, two)).id];
    await call(checkIn, { params: { ...session, participantId: ids[0] ?? 0 }, body: { status: 'signed_out' } });
    ids.push((await add(session, three)).id);
    const note = (statuses: readonly string[]) => {
      const participants = statuses.map((status, index) => ({ id: ids[index % 3], status }));
      return call(checkInMany, { params: session, body: { participants } });
    };
    const full = await note(['present', 'present', 'present']);
    expect(Object.keys(full.errors)).toEqual(['participants.0.session']);
    expect(full.status).toBe(422);
    const { body } = await note(['absent', 'present', 'signed_out', 'present']);
    expect(body.attendance).toMatchObject({ total: 3, present: 2, signed_out: 1 });
    expect(await takenOf(session)).toEqual({ taken: 2, over_spots: 0 });
  });
});
