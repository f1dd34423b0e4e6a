import { getActivity, getActivitySettings, updateActivity } from '@move/contract/activities/activities.ts';
import { createBundle, listBundles, listBundleSessions } from '@move/contract/bundles/bundles.ts';
import { duplicateActivity, getDuplicateParts } from '@move/contract/duplicates/duplicates.ts';
import { createActivityQuestion, listActivityQuestions } from '@move/contract/questions/questions.ts';
import { createSession, listSessions } from '@move/contract/sessions/sessions.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { sessionWorld, span, weekly } from '../../testing/worlds/session-world.ts';
import { fillSession } from '../bookings/bookings.seed.ts';
import { seedContact, seedContactLink } from '../contacts/contacts.seed.ts';
import { seedLabel } from '../labels/labels.seed.ts';

const { call, appPool, organization, tenants, world, newActivity } = await sessionWorld();

/** An activity with two questions, a label, a contact, a series, a single session and a bundle of both. */
async function newOffer() {
  const params = await newActivity({ name: 'Zwemmen', subscribe_until: 60 });
  for (const title of ['Kun je zwemmen?', 'Telefoon bij nood']) {
    await call(createActivityQuestion, { params, body: { type: 'text', title } });
  }
  await asSystem(appPool, async (db) => {
    const label_id = await seedLabel(db, { name: `55+ ${params.activityId}`, application_ids: [tenants.application] });
    const labelled = { organization_id: organization, activity_id: params.activityId, label_id };
    await db.insertInto('activity_labels').values(labelled).execute();
    const contact_id = await seedContact(db, {
      organization_id: organization,
      first_name: 'Daan',
      last_name: 'Visser',
    });
    const subject = { subject_type: 'activity' as const, subject_id: params.activityId };
    await seedContactLink(db, { organization_id: organization, ...subject, contact_id, roles: ['trainer'] });
  });
  await call(createSession, { params, body: { ...span, spots: 8, rate_id: world.other, repetition: weekly } });
  await call(createSession, { params, body: { ...span, start_time: '10:00', end_time: '11:00' } });
  const { sessions } = (await call(listSessions, { params })).body;
  const session_ids = sessions.slice(0, 3).map(({ id }) => id);
  const bundle = { name: 'Cursus', start_date: span.start_date, spots: 8, session_ids };
  expect((await call(createBundle, { params, body: bundle })).errors).toEqual({});
  return { params, sessions };
}

const copyOf = async (params: { organizationId: number; activityId: number }, body: Record<string, unknown>) => {
  const made = await call(duplicateActivity, { params, body: { name: 'Kopie', ...body } });
  expect([made.status, made.errors]).toEqual([201, {}]);
  return { organizationId: organization, activityId: made.body.activity.id };
};

test('a copy is a draft with the description of the activity, without its planning', async () => {
  const { params } = await newOffer();
  await call(updateActivity, { params, body: { concept: true, description: 'In het warme bad', level: 'beginner' } });
  const copy = await copyOf(params, {});
  const { activity } = (await call(getActivity, { params: copy })).body;
  expect(activity).toMatchObject({
    name: 'Kopie',
    concept: true,
    description: 'In het warme bad',
    level: 'beginner',
    rate_id: world.rate,
    location_id: world.pool,
    subscribe_until: 60,
    sessions_count: 0,
    bundles_count: 0,
  });
  expect(activity.contacts.map(({ roles }) => roles)).toEqual([['trainer']]);
  const { questions } = (await call(listActivityQuestions, { params: copy })).body;
  expect(questions.map(({ title }) => title)).toEqual(['Kun je zwemmen?', 'Telefoon bij nood']);
  expect((await call(getDuplicateParts, { params: copy })).body.parts.labels).toBe(1);
});

test('parts that are not chosen are not copied', async () => {
  const { params } = await newOffer();
  const none = { questions: false, labels: false, settings: false, contacts: false, location: false };
  const copy = await copyOf(params, { with: none });
  const { parts } = (await call(getDuplicateParts, { params: copy })).body;
  expect(parts).toEqual({
    questions: 0,
    labels: 0,
    contacts: 0,
    location: null,
    future_sessions: 0,
    bundles: 0,
    bundle_sessions: 0,
  });
  expect((await call(getActivitySettings, { params: copy })).body.settings.subscribe_until).toBeNull();
});

test('sessions are copied on the same days, in their own series, without participants', async () => {
  const { params, sessions } = await newOffer();
  await asSystem(appPool, (db) => fillSession(db, sessions[0]?.id ?? 0, 3));
  const copy = await copyOf(params, { with: { future_sessions: true } });
  const copies = (await call(listSessions, { params: copy })).body.sessions;
  const shown = (rows: typeof sessions) =>
    rows.map((row) => [row.start_date, row.start_time, row.spots, row.series_index, row.repetition, row.location?.id]);
  expect(shown(copies)).toEqual(shown(sessions));
  expect(copies.every((row) => row.taken === 0)).toBe(true);
  const seriesOf = (rows: typeof sessions) => new Set(rows.flatMap((row) => row.series_id ?? []));
  expect(seriesOf(copies).size).toBe(1);
  expect([...seriesOf(copies)]).not.toEqual([...seriesOf(sessions)]);
  expect((await call(listBundles, { params: copy })).body.bundles).toEqual([]);
});

test('bundles are copied with their own sessions, even when other sessions are not', async () => {
  const { params, sessions } = await newOffer();
  expect((await call(getDuplicateParts, { params })).body.parts).toMatchObject({
    questions: 2,
    labels: 1,
    contacts: 1,
    location: 'Zwembad',
    future_sessions: 7,
    bundles: 1,
    bundle_sessions: 3,
  });
  const copy = await copyOf(params, { with: { bundles: true } });
  expect((await call(listSessions, { params: copy })).body.meta.pagination.total).toBe(3);
  const [bundle] = (await call(listBundles, { params: copy })).body.bundles;
  expect(bundle).toMatchObject({ name: 'Cursus', spots: 8, taken: 0, sessions_count: 3 });
  const whole = await copyOf(params, { with: { bundles: true, future_sessions: true } });
  expect((await call(listSessions, { params: whole })).body.meta.pagination.total).toBe(7);
  const [same] = (await call(listBundles, { params: whole })).body.bundles;
  const inside = await call(listBundleSessions, { params: { ...whole, bundleId: same?.id ?? 0 } });
  expect(inside.body.sessions.map((row) => [row.start_date, row.start_time])).toEqual(
    sessions.slice(0, 3).map((row) => [row.start_date, row.start_time]),
  );
});

test('200 sessions are copied in one call', async () => {
  const params = await newActivity();
  const daily = { type: 'weeks', every: 1, days: [1, 2, 3, 4, 5, 6, 7], count: 200 };
  await call(createSession, { params, body: { ...span, repetition: daily } });
  const copy = await copyOf(params, { with: { future_sessions: true } });
  expect((await call(listSessions, { params: copy })).body.meta.pagination.total).toBe(200);
});

test('a name is required', async () => {
  const params = await newActivity();
  const refused = await call(duplicateActivity, { params, body: {} as never });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['name']]);
});
