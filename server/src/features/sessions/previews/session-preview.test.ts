import { createSession, previewSessions } from '@move/contract/sessions/sessions.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { seedLocation } from '../../locations/locations.seed.ts';
import { daysAfter, seriesWorld, span, TUESDAY, weekly } from '../../../testing/worlds/series-world.ts';

const { call, appPool, tenants, params, sessions, createSeries, update, preview } = await seriesWorld();

describe('across a clock change', () => {
  const instants = async () => (await sessions()).map((row) => `${row.start_time} ${row.starts_at}`);

  test('the wall time stays: 19:00 before and after 28 March 2038', async () => {
    const ids = await createSeries();
    expect((await instants()).slice(3, 5)).toEqual([
      '19:00 2038-03-23T18:00:00.000Z',
      '19:00 2038-03-30T17:00:00.000Z',
    ]);
    await update(ids[3], { start_date: daysAfter(22), scope: 'following' });
    expect((await instants()).slice(3, 5)).toEqual([
      '19:00 2038-03-24T18:00:00.000Z',
      '19:00 2038-03-31T17:00:00.000Z',
    ]);
  });

  test('the wall time stays on 31 October 2038 too', async () => {
    await createSeries({ start_date: '2038-10-26', end_date: '2038-10-26', repetition: { ...weekly, count: 2 } });
    expect(await instants()).toEqual(['19:00 2038-10-26T17:00:00.000Z', '19:00 2038-11-02T18:00:00.000Z']);
  });

  test('a session in the skipped hour starts an hour later, which the preview shows', async () => {
    const body = {
      start_date: '2038-03-21',
      start_time: '02:30',
      end_date: '2038-03-21',
      end_time: '03:30',
      repetition: { type: 'weeks', every: 1, days: [7], count: 3 },
    };
    const { preview: shown } = (await call(previewSessions, { params, body })).body;
    expect(shown.dates.map((date) => `${date.start_time} ${date.starts_at}`)).toEqual([
      '02:30 2038-03-21T01:30:00.000Z',
      '03:30 2038-03-28T01:30:00.000Z',
      '02:30 2038-04-04T00:30:00.000Z',
    ]);
    expect(shown.dates[1]?.notes).toEqual([
      { kind: 'clock', text: 'Op zondag 28 maart 2038 gaat de klok vooruit; deze sessie begint om 03:30' },
    ]);
    await call(createSession, { params, body });
    expect((await sessions()).map((row) => row.starts_at)).toEqual(shown.dates.map((date) => date.starts_at));
  });

  // the first of these days is in the past, where the same rule holds
  test.each(['2026-10-25', '2038-10-31'])(
    'a session at 02:30, which the clock shows twice on %s, starts at the first one',
    async (day) => {
      const body = { start_date: day, start_time: '02:30', end_date: day, end_time: '04:00' };
      const { preview: shown } = (await call(previewSessions, { params, body })).body;
      expect(shown.dates[0]?.notes[0]?.text).toContain('de eerste keer dat het 02:30 is');
      const made = await call(createSession, { params, body });
      expect(made.body.session).toMatchObject({
        starts_at: `${day}T00:30:00.000Z`,
        ends_at: `${day}T03:00:00.000Z`,
      });
    },
  );
});

describe('a preview', () => {
  test('shows every date of a monthly series on the 31st, and that February is short', async () => {
    const body = {
      ...span,
      start_date: '2038-01-31',
      end_date: '2038-01-31',
      repetition: { type: 'months', every: 1, count: 4 },
    };
    const { preview: shown } = (await call(previewSessions, { params, body })).body;
    expect(shown.dates.map((date) => date.start_date)).toEqual([
      '2038-01-31',
      '2038-02-28',
      '2038-03-31',
      '2038-04-30',
    ]);
    expect(shown.dates[1]?.notes).toEqual([
      { kind: 'short_month', text: 'Deze maand heeft geen dag 31; de sessie valt op de laatste dag' },
    ]);
    const english = await call(previewSessions, { params, body, headers: { 'accept-language': 'en' } });
    expect(english.body.preview.dates[1]?.notes[0]?.text).toContain('no day 31');
  });

  test('names public holidays', async () => {
    const days = { start_date: '2038-04-18', end_date: '2038-04-18' };
    const body = { ...span, ...days, repetition: { ...weekly, days: [7], count: 2 } };
    const { preview: shown } = (await call(previewSessions, { params, body })).body;
    expect(shown.dates.map((date) => date.holidays)).toEqual([[], ['Eerste paasdag']]);
  });

  test('skips holidays on request, and still plans the full number of sessions', async () => {
    const days = { start_date: '2038-04-18', end_date: '2038-04-18' };
    const body = { ...span, ...days, repetition: { ...weekly, days: [7], count: 2 }, skip_holidays: true };
    const { preview: shown } = (await call(previewSessions, { params, body })).body;
    expect(shown.dates.map((date) => date.start_date)).toEqual(['2038-04-18', '2038-05-02']);
    expect(shown.skipped).toEqual([{ date: '2038-04-25', holidays: ['Eerste paasdag'] }]);
    await call(createSession, { params, body });
    expect((await sessions()).map((row) => row.start_date)).toEqual(['2038-04-18', '2038-05-02']);
    // every session would be on Christmas, so no day is left to plan
    const christmas = { start_date: '2038-12-25', end_date: '2038-12-25', start_time: '10:00', end_time: '11:00' };
    const yearly = { type: 'years', every: 1, days: [], until: null, count: 3 };
    const none = await call(previewSessions, { params, body: { ...body, ...christmas, repetition: yearly } });
    expect([none.status, Object.keys(none.errors)]).toEqual([422, ['repetition']]);
  });

  test('names school holidays of the organisation’s platform only', async () => {
    await asSystem(appPool, async (db) => {
      const holiday = { region: 'midden', from: '2038-02-20', until: '2038-02-28' };
      await db
        .insertInto('school_holidays')
        .values({ ...holiday, application_id: tenants.application, name: 'Voorjaarsvakantie' })
        .execute();
      await db
        .insertInto('school_holidays')
        .values({ ...holiday, application_id: tenants.otherApplication, name: 'Vrij elders' })
        .execute();
    });
    const body = { ...span, start_date: '2038-02-16', end_date: '2038-02-16', repetition: { ...weekly, count: 2 } };
    const { preview: shown } = (await call(previewSessions, { params, body })).body;
    expect(shown.dates.map((date) => date.holidays)).toEqual([[], ['Voorjaarsvakantie']]);
    const skip = { ...body, repetition: { ...weekly, count: 2, skip: ['2038-02-23'] } };
    const without = (await call(previewSessions, { params, body: skip })).body.preview;
    expect(without.dates.map((date) => date.start_date)).toEqual(['2038-02-16', '2038-03-02']);
    expect(without.skipped).toEqual([{ date: '2038-02-23', holidays: ['Voorjaarsvakantie'] }]);
    await asSystem(appPool, (db) => db.deleteFrom('school_holidays').execute());
  });

  test('skips 730 days at most, as for a holiday with a mistyped end year', async () => {
    const holiday = { region: 'midden', from: '2038-02-20', until: '2099-12-31', name: 'Voorjaarsvakantie' };
    await asSystem(appPool, (db) =>
      db
        .insertInto('school_holidays')
        .values({ ...holiday, application_id: tenants.application })
        .execute(),
    );
    const daily = { ...weekly, days: [1, 2, 3, 4, 5, 6, 7], count: 1 };
    const days = { start_date: '2038-03-01', end_date: '2038-03-01' };
    const body = { ...span, ...days, repetition: daily, skip_holidays: true };
    const none = await call(previewSessions, { params, body });
    expect([none.status, none.errors]).toEqual([422, { repetition: ['Sla hoogstens 730 dagen over'] }]);
    await asSystem(appPool, (db) => db.deleteFrom('school_holidays').execute());
  });

  test('warns of overlapping sessions, within the series and at the location', async () => {
    await createSeries();
    const long = { ...span, end_date: daysAfter(8), end_time: '10:00', repetition: { ...weekly, count: 2 } };
    // eight days is too long; within seven it overlaps the next one
    expect((await call(previewSessions, { params, body: long })).status).toBe(422);
    const body = {
      ...span,
      end_date: daysAfter(7),
      end_time: '18:59',
      repetition: { ...weekly, days: [2, 5], count: 3 },
    };
    const { preview: shown } = (await call(previewSessions, { params, body })).body;
    expect(shown.dates.map((date) => date.overlaps)).toEqual([false, true, true]);
    expect(shown.dates[0]?.clashes).toMatchObject([{ name: 'Zwemmen', start_time: '19:00', end_time: '20:30' }]);
  });

  test('a session with its own location clashes with sessions there, not at the location of its activity', async () => {
    const hall = await asSystem(appPool, (db) =>
      seedLocation(db, { owner_organization_id: tenants.organization, name: 'Hal' }),
    );
    await call(createSession, { params, body: span });
    const later = { start_date: daysAfter(1), end_date: daysAfter(1) };
    const made = await call(createSession, { params, body: { ...span, ...later, location_id: hall } });
    const { id } = made.body.session;
    const clashes = async (body: Record<string, unknown>) =>
      (await preview(id, body)).body.preview.dates[0]?.clashes.length;
    expect(await clashes({ start_date: TUESDAY })).toBe(0);
    expect(await clashes({ start_date: TUESDAY, location_id: null })).toBe(1);
  });

  test('writes nothing', async () => {
    const ids = await createSeries();
    const before = await sessions();
    await preview(ids[1], { repetition: { type: null }, start_time: '08:00', scope: 'following' });
    expect(await sessions()).toEqual(before);
  });
});
