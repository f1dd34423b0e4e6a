import { previewSessionMoves } from '@move/contract/sessions/session-moves.ts';
import { createSession } from '@move/contract/sessions/sessions.ts';
import { movedSpan } from '@move/domain/sessions/moves/session-move.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { daysAfter, seriesWorld, span, TUESDAY } from '../../../testing/worlds/series-world.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedContact, seedContactLink } from '../../contacts/contacts.seed.ts';
import { seedLocation } from '../../locations/locations.seed.ts';

const { call, appPool, tenants, organizationId, params, createSeries, sessions, update } = await seriesWorld();

const still = { days: 0, start_time: null, end_time: null };
const shown = async (session_ids: readonly (number | undefined)[], move: object) => {
  const body = { ...still, session_ids: session_ids.map((id) => id ?? 0), ...move };
  return call(previewSessionMoves, { params: { organizationId }, body });
};
const datesOf = async (...asked: Parameters<typeof shown>) => (await shown(...asked)).body.dates;
const single = async (body: object) =>
  (await call(createSession, { params, body: { ...span, ...body } })).body.session.id;

test('the preview has the new times of each session, on both sides of a clock change', async () => {
  const ids = await createSeries();
  const move = { days: 1, start_time: '18:00', end_time: null };
  const dates = await datesOf([ids[4], ids[3]], move);
  expect(dates.map((date) => [date.session_id, date.change, date.starts_at, date.end_time])).toEqual([
    [ids[3], 'moved', '2038-03-24T17:00:00.000Z', '19:30'],
    [ids[4], 'moved', '2038-03-31T16:00:00.000Z', '19:30'],
  ]);
  const rows = (await sessions()).filter(({ id }) => id === ids[3] || id === ids[4]);
  for (const row of rows) expect((await update(row.id, { ...movedSpan(row, move), scope: 'this' })).errors).toEqual({});
  const saved = (await sessions()).filter(({ id }) => id === ids[3] || id === ids[4]);
  expect(saved.map(({ starts_at }) => starts_at)).toEqual(dates.map(({ starts_at }) => starts_at));
  expect(saved.map(({ is_exception }) => is_exception)).toEqual([true, true]);
});

test('a skipped hour and holidays are shown', async () => {
  const night = await single({
    start_date: '2038-03-27',
    end_date: '2038-03-27',
    start_time: '02:30',
    end_time: '04:00',
  });
  const [date] = await datesOf([night], { days: 1 });
  expect(date?.notes[0]?.text).toContain('deze sessie begint om 03:30');
  const [kingsDay] = await datesOf([await single({})], { days: 56 });
  expect([kingsDay?.start_date, kingsDay?.holidays]).toEqual(['2038-04-27', ['Koningsdag']]);
});

test('a clash with a session at the same location is shown, unless that session moves too', async () => {
  const [one, other] = [await single({}), await single({ start_date: daysAfter(7), end_date: daysAfter(7) })];
  expect((await datesOf([one], { days: 7 }))[0]?.clashes).toMatchObject([
    { session_id: other, is_same_location: true },
  ]);
  const dates = await datesOf([one, other], { days: 7 });
  expect(dates.map(({ clashes, overlaps }) => [clashes.length, overlaps])).toEqual([
    [0, false],
    [0, false],
  ]);
});

test('sessions of two activities overlap only at the same location', async () => {
  const shared = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: organizationId, name: 'Hal' }),
  );
  const judo = await asSystem(appPool, (db) =>
    seedActivity(db, { organization_id: organizationId, name: 'Judo', location_id: shared }),
  );
  const made = await call(createSession, {
    params: { organizationId, activityId: judo },
    body: { ...span, start_time: '19:30', end_time: '21:00' },
  });
  const there = made.body.session.id;
  const overlaps = async (ids: number[]) => (await datesOf(ids, { days: 1 })).map((date) => date.overlaps);
  expect(await overlaps([await single({}), there])).toEqual([false, false]);
  expect(await overlaps([await single({ location_id: shared }), there])).toEqual([false, true]);
});

test('sessions of an activity with a trainer overlap at any location', async () => {
  const other = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: organizationId, name: 'Hal' }),
  );
  const ids = [await single({}), await single({ location_id: other })];
  expect((await datesOf(ids, { days: 1 })).map(({ overlaps }) => overlaps)).toEqual([false, false]);
  await asSystem(appPool, async (db) => {
    const contact_id = await seedContact(db, { organization_id: organizationId, first_name: 'Tess', last_name: 'Bos' });
    await seedContactLink(db, {
      organization_id: organizationId,
      contact_id,
      subject_type: 'activity',
      subject_id: params.activityId,
      roles: ['trainer'],
    });
  });
  expect((await datesOf(ids, { days: 1 })).map(({ overlaps }) => overlaps)).toEqual([false, true]);
});

test('a session of another organisation is refused, and so is a move of more than a year', async () => {
  const own = await single({});
  const activityId = await asSystem(appPool, (db) =>
    seedActivity(db, { organization_id: tenants.otherOrganization, name: 'Elders' }),
  );
  const made = await call(createSession, {
    as: 'superadmin',
    params: { organizationId: tenants.otherOrganization, activityId },
    body: { ...span, start_date: TUESDAY },
  });
  const refused = await shown([own, made.body.session.id], { days: 1 });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['session_ids.1']]);
  expect(Object.keys((await shown([own], { days: 367 })).errors)).toEqual(['days']);
});
