import { listCalendar } from '@move/contract/calendar/calendar.ts';
import { describe, expect, test } from 'vitest';
import { seedLocation } from '../locations/locations.seed.ts';
import { seedContact, seedContactLink } from '../contacts/contacts.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';

const { call, tenants, appPool } = await testApp();
const organization_id = tenants.organization;
const params = { organizationId: organization_id };
const week = { dateFrom: '2027-03-01', dateUntil: '2027-03-07' };

/** A pool with swimming and aquafit, a hall with judo, and Daan who trains swimming and judo. */
const world = await asSystem(appPool, async (db) => {
  const pool = await seedLocation(db, { owner_organization_id: organization_id, name: 'Zwembad' });
  const hall = await seedLocation(db, { owner_organization_id: organization_id, name: 'Sporthal' });
  const swimming = await seedActivity(db, { organization_id, name: 'Zwemmen', location_id: pool });
  const aquafit = await seedActivity(db, { organization_id, name: 'Aquafit', location_id: pool });
  const judo = await seedActivity(db, { organization_id, name: 'Judo', location_id: hall });
  const daan = await seedContact(db, { organization_id, first_name: 'Daan', last_name: 'Visser' });
  for (const subject_id of [swimming, judo]) {
    await seedContactLink(db, {
      organization_id,
      subject_type: 'activity',
      subject_id,
      contact_id: daan,
      roles: ['trainer'],
    });
  }
  const plan = (activity_id: number, start_date: string, start_time: string, end_time: string, more = {}) =>
    seedSessions(db, { organization_id, activity_id, start_date, start_time, end_time, ...more });
  return {
    pool,
    hall,
    aquafit,
    daan,
    tuesday: await plan(swimming, '2027-03-02', '19:00', '20:00'),
    beside: await plan(aquafit, '2027-03-02', '19:30', '20:30', { spots: 12 }),
    judoNight: await plan(judo, '2027-03-02', '20:30', '21:30'),
    judoEarly: await plan(judo, '2027-03-02', '19:45', '20:15'),
    camp: await plan(judo, '2027-02-27', '09:00', '17:00', { end_date: '2027-03-02' }),
    night: await plan(aquafit, '2027-03-07', '00:30', '01:30'),
    monday: await plan(aquafit, '2027-03-08', '00:30', '01:30'),
  };
});

const plan = (start_date: string, start_time: string, end_date: string, end_time: string) =>
  asSystem(appPool, (db) =>
    seedSessions(db, { organization_id, activity_id: world.aquafit, start_date, start_time, end_date, end_time }),
  );

const read = async (query: Record<string, unknown> = {}) =>
  (await call(listCalendar, { params, query: { ...week, ...query } })).body;
const ids = async (query: Record<string, unknown> = {}) => (await read(query)).sessions.map(({ id }) => id);

describe('the calendar of an organisation', () => {
  test('has the sessions on its days, by their own wall time', async () => {
    const { camp, tuesday, beside, judoEarly, judoNight, night, monday } = world;
    expect(await ids()).toEqual([camp, tuesday, beside, judoEarly, judoNight, night].flat());
    expect(await ids({ dateFrom: '2027-03-08', dateUntil: '2027-03-08' })).toEqual(monday);
    expect(await ids({ dateFrom: '2027-03-01', dateUntil: '2027-03-01' })).toEqual(camp);
  });

  test('has an overnight session on both days, and one that ends at midnight on its own day only', async () => {
    const [first, next] = [
      { dateFrom: '2027-04-06', dateUntil: '2027-04-06' },
      { dateFrom: '2027-04-07', dateUntil: '2027-04-07' },
    ];
    const night = await plan('2027-04-06', '22:00', '2027-04-07', '02:00');
    const evening = await plan('2027-04-06', '22:30', '2027-04-07', '00:00');
    expect(await ids(first)).toEqual([night, evening].flat());
    expect(await ids(next)).toEqual(night);
  });

  test('marks sessions that need the same location or trainer at one moment', async () => {
    const { sessions } = await read();
    const told = (of: readonly number[]) => sessions.find(({ id }) => id === of[0])?.conflicts;
    const swimming = { activity: 'Zwemmen', start_time: '19:00', end_time: '20:00', session_id: world.tuesday[0] };
    expect(told(world.tuesday)).toEqual([
      {
        session_id: world.beside[0],
        activity: 'Aquafit',
        start_time: '19:30',
        end_time: '20:30',
        is_same_location: true,
        trainers: [],
      },
      {
        session_id: world.judoEarly[0],
        activity: 'Judo',
        start_time: '19:45',
        end_time: '20:15',
        is_same_location: false,
        trainers: ['Daan Visser'],
      },
    ]);
    expect(told(world.beside)).toEqual([{ ...swimming, is_same_location: true, trainers: [] }]);
    // one starts when the other has ended
    expect(told(world.judoNight)).toEqual([]);
  });

  test('finds conflicts with sessions that a filter leaves out', async () => {
    const { sessions, total, choices } = await read({ activityId: world.aquafit });
    expect(sessions.map(({ id }) => id)).toEqual([world.beside, world.night].flat());
    expect(total).toBe(2);
    expect(sessions[0]?.conflicts).toMatchObject([{ activity: 'Zwemmen' }]);
    expect(choices.activities.map(({ name }) => name)).toEqual(['Aquafit', 'Judo', 'Zwemmen']);
    expect(choices.trainers).toEqual([{ id: world.daan, name: 'Daan Visser' }]);
  });

  test('can be filtered by location or trainer', async () => {
    expect(await ids({ locationId: world.hall })).toEqual([world.camp, world.judoEarly, world.judoNight].flat());
    expect(await ids({ trainerId: world.daan })).toEqual(
      [world.camp, world.tuesday, world.judoEarly, world.judoNight].flat(),
    );
  });

  test('shows canceled sessions, without conflicts', async () => {
    const [id = 0] = world.beside;
    const cancel = (at: string | null) =>
      asSystem(appPool, (db) => db.updateTable('sessions').set({ canceled_at: at }).where('id', '=', id).execute());
    await cancel('2027-01-01T00:00:00Z');
    const { sessions } = await read({ locationId: world.pool });
    expect(sessions.find((session) => session.id === id)).toMatchObject({ status: 'canceled', conflicts: [] });
    expect(sessions[0]?.conflicts).toMatchObject([{ activity: 'Judo' }]);
    await cancel(null);
  });

  test.each([
    ['more than six weeks', { dateUntil: '2027-04-12' }],
    ['an end before its begin', { dateUntil: '2027-02-28' }],
    ['a day that does not exist', { dateFrom: '2027-02-30' }],
    ['a year that does not exist', { dateFrom: '0000-12-31' }],
    ['no end', { dateUntil: '' }],
    ['a location that is no number', { locationId: 'x' }],
  ])('is refused with %s', async (_what, query) => {
    const answer = await call(listCalendar, { params, query: { ...week, ...query } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors)).toEqual(Object.keys(query));
  });

  test('has no sessions of other organisations', async () => {
    expect((await call(listCalendar, { as: 'stranger', params, query: week })).status).toBe(404);
    const elsewhere = { organizationId: tenants.otherOrganization };
    expect((await call(listCalendar, { as: 'stranger', params: elsewhere, query: week })).body.sessions).toEqual([]);
    expect((await call(listCalendar, { as: 'trainer', params, query: week })).body.total).toBe(6);
  });
});
