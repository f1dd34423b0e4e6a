import { createCalendarFeed, createOwnFeed, getCalendarFeed } from '@move/contract/feeds/feeds.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedLocation } from '../locations/locations.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';

// Reads feeds as other programs do, with a parser that knows only the zones in the feed itself.
const { call, tenants, appPool } = await testApp();
const organization_id = tenants.organization;
const today = Temporal.Now.plainDateISO();

async function feedOf(activity_id: number) {
  const params = { organizationId: organization_id };
  const { url } = (await call(createCalendarFeed, { params, body: { activity_id } })).body;
  return read(url);
}

async function read(url: string) {
  const feed = new URL(url).pathname.split('/').at(-1) ?? '';
  const text = (await call(getCalendarFeed, { as: null, params: { feed } })).bytes.toString('utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { text, calendar, events };
}

const newActivity = (more: Record<string, unknown> = {}) =>
  asSystem(appPool, (db) => seedActivity(db, { organization_id, name: 'Zwemmen', concept: false, ...more }));

const stored = async (activity_id: number) =>
  (
    await asSystem(appPool, (db) =>
      db
        .selectFrom('sessions')
        .select(['id', 'starts_at', 'ends_at'])
        .where('activity_id', '=', activity_id)
        .orderBy('starts_at')
        .orderBy('id')
        .execute(),
    )
  ).map(({ id, starts_at, ends_at }) => [`session-${id}`, Date.parse(starts_at) / 1_000, Date.parse(ends_at) / 1_000]);

const zones = ['Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Sao_Paulo'];

test.each(zones)(
  'another program reads each session in %s at its stored instant, also around clock changes',
  async (tz) => {
    const activity_id = await newActivity();
    // every Sunday, to include all clock changes: an evening, the hours that are skipped or repeated, and a night
    const start_date = today.subtract({ days: 360 + (today.subtract({ days: 360 }).dayOfWeek % 7) - 7 }).toString();
    const until = today.add({ days: 500 }).toString();
    await asSystem(appPool, async (db) => {
      for (const [start_time, end_time, nights] of [
        ['19:00', '20:30', 0],
        ['02:30', '04:00', 0],
        ['01:00', '02:30', 0],
        ['22:00', '02:15', 1],
      ] as const) {
        const end_date = Temporal.PlainDate.from(start_date).add({ days: nights }).toString();
        const repetition = { type: 'weeks' as const, every: 1, days: [7], until };
        await seedSessions(db, {
          organization_id,
          activity_id,
          start_date,
          start_time,
          end_date,
          end_time,
          tz,
          repetition,
        });
      }
    });
    const { events, calendar } = await feedOf(activity_id);
    expect(
      events.map((event) => [event.uid.split('@')[0], event.startDate.toUnixTime(), event.endDate.toUnixTime()]),
    ).toEqual(await stored(activity_id));
    expect(events.length).toBeGreaterThan(450);
    // events are in the session's own zone, except in an hour that a clock change repeats: those are in UTC
    const inUtc = events.filter((event) => event.startDate.zone?.tzid !== tz);
    expect(inUtc.length).toBeLessThan(12);
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  },
);

test('an evening session keeps its wall time on both sides of a clock change', async () => {
  const activity_id = await newActivity();
  const start_date = today.add({ days: 1 }).toString();
  const repetition = { type: 'weeks' as const, every: 1, days: [2], count: 60 };
  await asSystem(appPool, (db) =>
    seedSessions(db, { organization_id, activity_id, start_date, start_time: '19:00', end_time: '20:00', repetition }),
  );
  const { events, text } = await feedOf(activity_id);
  expect(new Set(events.map(({ startDate }) => `${startDate.hour}:${startDate.minute}`))).toEqual(new Set(['19:0']));
  expect(text).toMatch(/DTSTART;TZID=Europe\/Amsterdam:\d{8}T190000\r\n/);
});

test('a feed marks canceled sessions and drafts, including removed ones that had participants', async () => {
  const activity_id = await newActivity({ concept: true });
  const plan = (start_time: string) =>
    asSystem(appPool, (db) =>
      seedSessions(db, {
        organization_id,
        activity_id,
        start_date: today.add({ days: 3 }).toString(),
        start_time,
        end_time: '21:00',
      }),
    );
  const [draft] = await plan('17:00');
  const [canceled = 0] = await plan('18:00');
  const [removed = 0] = await plan('19:00');
  const [gone = 0] = await plan('20:00');
  await asSystem(appPool, async (db) => {
    const now = new Date().toISOString();
    const change = (id: number, values: { canceled_at?: string; deleted_at?: string }) =>
      db.updateTable('sessions').set(values).where('id', '=', id).execute();
    await change(canceled, { canceled_at: now });
    await change(removed, { canceled_at: now, deleted_at: now });
    await change(gone, { deleted_at: now });
  });
  const { events } = await feedOf(activity_id);
  const told = events.map((event) => [
    event.uid.split('@')[0],
    event.component.getFirstPropertyValue('status'),
    event.summary,
  ]);
  expect(told).toEqual([
    [`session-${draft}`, 'TENTATIVE', 'Zwemmen (concept)'],
    [`session-${canceled}`, 'CANCELLED', 'Zwemmen (vervallen)'],
    [`session-${removed}`, 'CANCELLED', 'Zwemmen (vervallen)'],
  ]);
});

test('a feed keeps names whole and lines short, and raises the sequence number with every change', async () => {
  const name = 'Zwemmen; voor 8\\9-jarigen, “ç’est ça”\u{1f3ca} en een naam die langer is dan een regel mag zijn';
  const { activity_id, id } = await asSystem(appPool, async (db) => {
    const location_id = await seedLocation(db, {
      owner_organization_id: organization_id,
      name: 'Bad, diep',
      street: 'Kerkstraat',
      house_number: '1a',
      zipcode: '3451 AB',
      city: 'Waterstad',
    });
    const activity = await seedActivity(db, { organization_id, name, concept: false, location_id });
    const span = { start_date: today.add({ days: 2 }).toString(), start_time: '19:00', end_time: '20:00' };
    const [session = 0] = await seedSessions(db, { organization_id, activity_id: activity, ...span });
    return { activity_id: activity, id: session };
  });
  const before = await feedOf(activity_id);
  const [event] = before.events;
  expect(event?.summary).toBe(name);
  expect(event?.location).toBe('Bad, diep\nKerkstraat 1a, 3451 AB Waterstad');
  expect(event?.description).toBe('Zwemclub Test');
  expect(event?.component.getFirstPropertyValue('url')).toMatch(
    new RegExp(`/organizations/${organization_id}/activities/${activity_id}/sessions/${id}$`),
  );
  expect(before.calendar.getFirstPropertyValue('x-wr-calname')).toBe(`${name}, Zwemclub Test`);
  expect(Math.max(...before.text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  // stamps are in UTC, as RFC 5545 requires
  expect(before.text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  expect(before.text).toMatch(/^LAST-MODIFIED:\d{8}T\d{6}Z\r$/m);
  await asSystem(appPool, (db) =>
    db
      .updateTable('sessions')
      .set({ updated_at: Temporal.Now.instant().add({ seconds: 90 }).toString() })
      .where('id', '=', id)
      .execute(),
  );
  const [after] = (await feedOf(activity_id)).events;
  expect(after?.uid).toBe(event?.uid);
  expect(after?.sequence).toBeGreaterThan(event?.sequence ?? 0);
});

test('an event gets a new stamp when its location changes, since programs ignore an old stamp', async () => {
  const { activity_id, location_id } = await asSystem(appPool, async (db) => {
    const place = await seedLocation(db, { owner_organization_id: organization_id, name: 'Bad' });
    const activity = await seedActivity(db, { organization_id, name: 'Zwemmen', location_id: place });
    const span = { start_date: today.add({ days: 2 }).toString(), start_time: '19:00', end_time: '20:00' };
    await seedSessions(db, { organization_id, activity_id: activity, ...span });
    return { activity_id: activity, location_id: place };
  });
  const [before] = (await feedOf(activity_id)).events;
  const updated_at = Temporal.Now.instant().add({ seconds: 90 }).toString();
  await asSystem(appPool, (db) =>
    db.updateTable('locations').set({ name: 'Buitenbad', updated_at }).where('id', '=', location_id).execute(),
  );
  const [after] = (await feedOf(activity_id)).events;
  expect(after?.location).toMatch(/^Buitenbad/);
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test('an empty feed is a valid calendar, in the language of its creator', async () => {
  await asSystem(appPool, (db) =>
    db.updateTable('users').set({ locale: 'en' }).where('id', '=', tenants.users.nobody).execute(),
  );
  const { url } = (await call(createOwnFeed, { as: 'nobody' })).body;
  const { events, calendar } = await read(url);
  expect(events).toEqual([]);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('My sessions');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
});
