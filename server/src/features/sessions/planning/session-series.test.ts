import {
  createSession,
  getSession,
  listSessions,
  previewSession,
  removeSession,
  restoreSession,
  updateSession,
} from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { seedLocation } from '../../locations/locations.seed.ts';
import { daysAfter, seriesWorld, span, weekly } from '../../../testing/worlds/series-world.ts';

const { call, appPool, organizationId, params, sessions, createSeries, sessionPath, update, preview } =
  await seriesWorld();

test('the total of an activity is the number of its sessions, after any change', async () => {
  const ids = await createSeries();
  const remove = (id: number | undefined, scope: 'this' | 'following') =>
    call(removeSession, { params: sessionPath(id), query: { scope } });
  const totals = async () => {
    const { body } = await call(listSessions, { params });
    return [body.meta.pagination.total, body.sessions.length];
  };
  expect(await totals()).toEqual([6, 6]);
  const answers = await Promise.all([remove(ids[0], 'this'), remove(ids[2], 'this'), remove(ids[5], 'following')]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await totals()).toEqual([3, 3]);
  await call(restoreSession, { params: sessionPath(ids[2]) });
  expect(await totals()).toEqual([4, 4]);
  await asSystem(appPool, async (db) => {
    await sql`select compact_row_counts()`.execute(db);
    await sql`delete from sessions where id = any (${[ids[0], ids[1]]})`.execute(db);
  });
  expect(await totals()).toEqual([3, 3]);
});

describe('a change of one session of a series', () => {
  test('requires a scope, in the preview too', async () => {
    const [first] = await createSeries();
    for (const endpoint of [updateSession, previewSession]) {
      const refused = await call(endpoint, { params: sessionPath(first), body: { spots: 5 } });
      expect(refused.status).toBe(422);
      expect(refused.errors).toEqual({ scope: ['Kies of je alleen deze sessie wijzigt of ook alle volgende'] });
    }
  });

  test('makes it an exception: a later change of the series keeps its time', async () => {
    const ids = await createSeries();
    const moved = await update(ids[2], {
      start_date: daysAfter(15),
      start_time: '20:00',
      end_time: '21:00',
      scope: 'this',
    });
    expect(moved.body).toMatchObject({
      touched: { sessions: 1, moved: 1 },
      session: { is_exception: true, end_date: daysAfter(15) },
    });
    const all = await update(ids[1], { start_time: '18:00', spots: 12, scope: 'following' });
    expect(all.body.touched).toMatchObject({ sessions: 5, moved: 4, exceptions: 1 });
    const rows = await sessions();
    expect(rows.map((row) => `${row.start_date} ${row.start_time} ${row.spots}`)).toEqual([
      `${daysAfter(0)} 19:00 10`,
      `${daysAfter(7)} 18:00 12`,
      `${daysAfter(15)} 20:00 12`,
      `${daysAfter(21)} 18:00 12`,
      `${daysAfter(28)} 18:00 12`,
      `${daysAfter(35)} 18:00 12`,
    ]);
  });

  test('to another location makes it an exception; the preview shows that location and the time of the series', async () => {
    const ids = await createSeries();
    const location_id = await asSystem(appPool, (db) =>
      seedLocation(db, { owner_organization_id: organizationId, name: 'Buitenbad' }),
    );
    await update(ids[2], { location_id, scope: 'this' });
    const { preview: shown } = (await preview(ids[1], { scope: 'following' })).body;
    expect(shown.dates.map(({ change, start_time, own_location }) => [change, start_time, own_location])).toEqual([
      ['kept', '19:00', null],
      ['exception', '19:00', 'Buitenbad'],
      ['kept', '19:00', null],
      ['kept', '19:00', null],
      ['kept', '19:00', null],
    ]);
  });

  test('can’t change the repetition', async () => {
    const [first] = await createSeries();
    const refused = await update(first, { repetition: { ...weekly, every: 2 }, scope: 'this' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual(['repetition']);
    expect((await update(first, { repetition: weekly, spots: 4, scope: 'this' })).status).toBe(200);
  });
});

describe('a change of a session and all that follow', () => {
  test('splits the series, and keeps its sessions and their participants', async () => {
    const ids = await createSeries();
    const { body } = await update(ids[2], { spots: 25, scope: 'following' });
    expect(body.touched).toEqual({
      sessions: 4,
      moved: 0,
      exceptions: 0,
      created: 0,
      removed: 0,
      participants: 3,
      told: 0,
    });
    const rows = await sessions();
    expect(rows.map((row) => [row.id, row.spots, row.taken])).toEqual([
      [ids[0], 10, 0],
      [ids[1], 10, 0],
      [ids[2], 25, 0],
      [ids[3], 25, 0],
      [ids[4], 25, 3],
      [ids[5], 25, 0],
    ]);
    expect(rows[0]?.repetition).toMatchObject({ until: daysAfter(7), count: null });
    expect(rows[2]?.repetition).toMatchObject({ days: [2], count: 4 });
    expect(rows.map((row) => row.series_index)).toEqual([1, 2, 1, 2, 3, 4]);
    expect(rows[2]?.series_id).not.toBe(rows[0]?.series_id);
  });

  test('overwrites only what it changes', async () => {
    const ids = await createSeries();
    await update(ids[3], { spots: 99, scope: 'this' });
    await update(ids[1], { spots: 10, subscribe_until: 60, scope: 'following' });
    expect((await sessions()).map((row) => row.spots)).toEqual([10, 10, 10, 99, 10, 10]);
  });

  test('moves all sessions by the same number of days, also when the form changes the weekday too', async () => {
    const ids = await createSeries();
    const body = { start_date: daysAfter(8), repetition: { ...weekly, days: [3] }, scope: 'following' };
    const { body: shown } = await preview(ids[1], body);
    expect(shown.preview.touched).toMatchObject({ sessions: 5, moved: 5, told: 3 });
    expect((await sessions())[1]?.start_date).toBe(daysAfter(7));
    const { body: done } = await update(ids[1], body);
    expect(done.touched).toEqual(shown.preview.touched);
    const rows = await sessions();
    expect(rows.map((row) => row.start_date)).toEqual([0, 8, 15, 22, 29, 36].map((days) => daysAfter(days)));
    expect(shown.preview.dates.map((date) => date.start_date)).toEqual(rows.slice(1).map((row) => row.start_date));
    expect(rows[1]?.repetition).toMatchObject({ days: [3], count: 5 });
  });

  test('moves sessions to the days of a new repetition and creates the missing ones', async () => {
    const ids = await createSeries();
    const repetition = { type: 'weeks', every: 1, days: [2, 4], count: 8 };
    const { body } = await update(ids[2], { repetition, scope: 'following' });
    expect(body.touched).toMatchObject({ sessions: 4, moved: 3, created: 4, removed: 0, told: 3 });
    const rows = (await sessions()).slice(2);
    expect(rows.map((row) => row.start_date)).toEqual([14, 16, 21, 23, 28, 30, 35, 37].map((days) => daysAfter(days)));
    expect(rows.slice(0, 4).map((row) => row.id)).toEqual(ids.slice(2));
    expect(rows.every((row) => row.spots === 10)).toBe(true);
    expect(new Set(rows.map((row) => row.series_id)).size).toBe(1);
    expect(rows.map((row) => row.series_index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('refuses to remove sessions with participants without force, and names them', async () => {
    const ids = await createSeries();
    const body = { repetition: { ...weekly, count: 3 }, scope: 'following' };
    const shown = await preview(ids[1], body);
    expect(shown.body.preview.surplus).toEqual([
      { session_id: ids[4], start_date: daysAfter(28), start_time: '19:00', taken: 3 },
    ]);
    const refused = await update(ids[1], body);
    expect(refused.status).toBe(409);
    expect(refused.errors.repetition?.[0]).toContain('dinsdag 30 maart 2038 19:00');
    expect((await sessions()).length).toBe(6);
    const forced = await update(ids[1], body, { force: 1 });
    expect(forced.body.touched).toMatchObject({ sessions: 3, removed: 2 });
    // the session with participants stays, canceled and no longer in the series
    expect((await sessions()).map((row) => [row.id, row.status])).toEqual([
      ...ids.slice(0, 4).map((id) => [id, 'scheduled']),
      [ids[4], 'canceled'],
    ]);
  });

  test('keeps only this session when the repetition is removed', async () => {
    const ids = await createSeries();
    const repetition = { type: null };
    const refused = await update(ids[2], { repetition, scope: 'following' });
    expect(refused.status).toBe(409);
    await update(ids[2], { repetition, scope: 'following' }, { force: 1 });
    const rows = await sessions();
    expect(rows.map((row) => row.id)).toEqual([...ids.slice(0, 3), ids[4]]);
    expect(rows[3]).toMatchObject({ series_id: null, status: 'canceled' });
    expect(rows[2]).toMatchObject({ series_id: null, repetition: null, is_exception: false });
    expect(rows[1]?.repetition).toMatchObject({ until: daysAfter(7) });
  });

  test('turns a single session into a series', async () => {
    const made = await call(createSession, { params, body: { ...span, spots: 8 } });
    const { id } = made.body.session;
    const { body } = await update(id, { repetition: { ...weekly, count: 4 } });
    expect(body.touched).toMatchObject({ sessions: 1, created: 3 });
    const rows = await sessions();
    expect(rows.map((row) => [row.series_index, row.spots])).toEqual([
      [1, 8],
      [2, 8],
      [3, 8],
      [4, 8],
    ]);
    expect(rows[0]?.id).toBe(id);
  });

  test('numbers the sessions of a series anew when one of them was removed', async () => {
    const ids = await createSeries();
    await asSystem(appPool, (db) =>
      db
        .updateTable('sessions')
        .set({ deleted_at: '2027-01-01T00:00:00Z' })
        .where('id', '=', ids[1] ?? 0)
        .execute(),
    );
    const { status } = await update(ids[0], { spots: 11, scope: 'following' });
    expect(status).toBe(200);
    expect((await sessions()).map((row) => row.series_index)).toEqual([1, 2, 3, 4, 5]);
  });

  test('refuses fewer spots than any affected session has participants', async () => {
    const ids = await createSeries();
    const refused = await update(ids[0], { spots: 2, scope: 'following' });
    expect(refused.errors).toEqual({ spots: ['Er zijn al 3 deelnemers; kies minimaal dat aantal plekken'] });
  });

  test('never changes past sessions, and can’t start at one', async () => {
    const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
    const start = today.subtract({ days: 10 });
    const days = { start_date: start.toString(), end_date: start.toString() };
    const ids = await createSeries({ ...days, repetition: { ...weekly, days: [start.dayOfWeek] } });
    const refused = await update(ids[0], { spots: 30, scope: 'following' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors)).toEqual(['scope']);
    expect((await update(ids[0], { spots: 30, scope: 'this' })).status).toBe(200);
    await update(ids[2], { spots: 40, scope: 'following' });
    expect((await sessions()).map((row) => row.spots)).toEqual([30, 10, 40, 40, 40, 40]);
  });
});

describe('two users at once', () => {
  test('who change the same series wait for each other', async () => {
    const ids = await createSeries();
    const answers = await Promise.all([
      update(ids[1], { start_time: '18:00', scope: 'following' }),
      update(ids[3], { spots: 15, scope: 'following' }),
      update(ids[2], { end_time: '21:00', scope: 'following' }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const rows = await sessions();
    expect(rows.map((row) => row.id)).toEqual(ids);
    expect(rows.map((row) => row.spots)).toEqual([10, 10, 10, 15, 15, 15]);
    // the third start depends on which change comes first: the first one splits the series
    expect(rows.map((row) => row.start_time).slice(0, 2)).toEqual(['19:00', '18:00']);
    expect(rows.map((row) => row.end_time).slice(0, 3)).toEqual(['20:30', '20:30', '21:00']);
    for (const row of rows) {
      const mates = rows.filter((mate) => mate.series_id === row.series_id);
      expect(new Set(mates.map((mate) => mate.series_index)).size).toBe(mates.length);
    }
  });

  test('with the same version: one saves, the other is refused', async () => {
    const ids = await createSeries();
    const { updated_at } = (await call(getSession, { params: sessionPath(ids[1]) })).body.session;
    const answers = await Promise.all(
      [11, 12].map((spots) => update(ids[1], { spots, scope: 'following', updated_at })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
