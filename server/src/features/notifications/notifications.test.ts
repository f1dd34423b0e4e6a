import { listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import {
  cancelNotification,
  createNotification,
  getNotification,
  listDeliveries,
  listNotifications,
  listProfileZipcodes,
  previewNotification,
  removeNotification,
  restoreNotification,
  sendNotification,
  updateNotification,
  updateNotificationSettings,
} from '@move/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { notificationWorld, texts } from '../../testing/worlds/notification-world.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { seedRole } from '../access/access.seed.ts';
import { seedLabel } from '../labels/labels.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedSports } from '../taxonomy/taxonomy.seed.ts';

const { call, appPool, tenants, newActivity, newSession, organizationId, newUser, draft, countFor, work } =
  await notificationWorld();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

let swim = { activityId: 0, sessionId: 0 };
let judo = { activityId: 0, sessionId: 0 };
let [sportId, labelId] = [0, 0];
const users: Record<string, number> = {};
beforeAll(async () => {
  sportId = (await asSystem(appPool, (db) => seedSports(db, ['Zwemmen'])))['Zwemmen'] ?? 0;
  swim = await newSession({ activityId: await newActivity({ sport_id: sportId }) });
  judo = await newSession();
  labelId = await asSystem(appPool, (db) =>
    seedLabel(db, {
      name: '55+',
      application_ids: [tenants.application],
      activities: [{ id: judo.activityId, organization_id: organizationId }],
    }),
  );
  users['swimmer'] = await newUser('swimmer', {
    first_name: 'Sanne',
    zipcode: '3511 AB',
    date_of_birth: '2000-01-01',
    sessions: [swim.sessionId],
  });
  users['judoka'] = await newUser('judoka', {
    zipcode: '3511 CD',
    date_of_birth: '1960-01-01',
    sessions: [judo.sessionId],
  });
  users['idle'] = await newUser('idle', { zipcode: '9999 ZZ' });
  users['unsubscribed'] = await newUser('unsubscribed', { sessions: [swim.sessionId], isSubscribed: false });
  users['bare'] = await newUser('bare', { hasDevice: false, sessions: [swim.sessionId] });
  await newUser('elsewhere', { application_id: tenants.otherApplication });
});

describe('a notification', () => {
  test('is a draft without a moment, and scheduled with one', async () => {
    expect(await draft()).toMatchObject({
      status: 'draft',
      send_on: null,
      organization: null,
      application: { id: tenants.application },
      variables: ['first_name', 'app_name'],
      may: { update: true, send: true, cancel: false, remove: true },
    });
    const planned = await draft({ send_on: '2031-07-01T10:00' });
    expect(planned).toMatchObject({
      status: 'scheduled',
      send_on: '2031-07-01T08:00:00.000Z',
      send_on_local: '2031-07-01T10:00',
      tz: 'Europe/Amsterdam',
    });
    // a change of the text keeps the moment
    const changed = await call(updateNotification, {
      as: 'admin',
      params: { notificationId: planned.id },
      body: texts,
    });
    expect(changed.body.notification.send_on).toBe(planned.send_on);
    const canceled = await call(cancelNotification, { as: 'admin', params: { notificationId: planned.id } });
    expect(canceled.body.notification).toMatchObject({ status: 'draft', send_on: null });
    expect((await call(cancelNotification, { as: 'admin', params: { notificationId: planned.id } })).status).toBe(409);
  });

  test.each([
    ['a title', { title: ' ' }, 'title'],
    ['at most 1,000 characters', { contents: 'x'.repeat(1_001) }, 'contents'],
    ['only known variables', { contents: 'Hoi {{naam}}' }, 'contents'],
    ['only known variables in the title', { title: '{{ }}' }, 'title'],
    ['a future moment', { send_on: '2020-01-01T10:00:00.000Z' }, 'send_on'],
    ['a moment of this century', { send_on: '9999-03-28T10:00' }, 'send_on'],
    ['a moment', { send_on: '2031-02-30T10:00' }, 'send_on'],
    ['a moment of our years', { send_on: '9999-12-31T23:59' }, 'send_on'],
    ['a moment that the database can hold', { send_on: '9999-12-31T23:59:59-23:59' }, 'send_on'],
    ['areas of four digits', { audience: { zipcodes: ['3511AB'] } }, 'audience.zipcodes.0'],
    ['ages in order', { audience: { min_age: 20, max_age: 10 } }, 'audience.max_age'],
    ['a known sport', { audience: { sport_ids: [999_999] } }, 'audience.sport_ids'],
    ['a known activity', { audience: { activity_id: 999_999 } }, 'audience.activity_id'],
    ['an organisation of the platform', { organization_id: tenants.otherOrganization }, 'organization_id'],
  ])('requires %s', async (_name, body, field) => {
    const { status, errors } = await call(createNotification, { as: 'admin', body: { ...texts, ...body } });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('can have 1,000 characters', async () => {
    expect((await draft({ contents: 'x'.repeat(1_000) })).contents).toHaveLength(1_000);
  });

  test('can have a session of the chosen activity, and of no other', async () => {
    const chosen = await draft({ audience: { activity_id: swim.activityId, session_id: swim.sessionId } });
    expect(chosen.session).toMatchObject({ id: swim.sessionId, start_time: expect.stringMatching(/^\d\d:\d\d$/) });
    const audience = { activity_id: swim.activityId, session_id: judo.sessionId };
    const { errors } = await call(createNotification, { as: 'admin', body: { ...texts, audience } });
    expect(Object.keys(errors)).toEqual(['audience.session_id']);
  });

  test('is removed and restored, a scheduled one as a draft; not while it is being sent', async () => {
    const { id } = await draft({ send_on: tomorrow });
    const params = { notificationId: id };
    expect((await call(removeNotification, { as: 'admin', params })).status).toBe(204);
    expect((await call(getNotification, { as: 'admin', params })).status).toBe(404);
    const restored = await call(restoreNotification, { as: 'admin', params });
    expect(restored.body.notification).toMatchObject({ id, status: 'draft', send_on: null });
    await call(sendNotification, { as: 'admin', params });
    expect((await call(removeNotification, { as: 'admin', params })).status).toBe(409);
    expect((await call(updateNotification, { as: 'admin', params, body: texts })).status).toBe(409);
    await work(id);
    expect((await call(removeNotification, { as: 'admin', params })).status).toBe(204);
  });

  test('is audited under its title', async () => {
    const { id } = await draft({ title: 'Voor de geschiedenis' });
    const { body } = await call(listAudit, { as: 'admin', query: { subject: 'notifications', subjectId: String(id) } });
    expect(body.audit[0]).toMatchObject({ action: 'createNotification' });
  });
});

describe('access', () => {
  test('staff manage notifications of their organisation, to its customers; they don’t see those of the platform', async () => {
    const ofPlatform = await draft();
    const own = await draft({}, 'trainer');
    expect(own.organization).toMatchObject({ id: organizationId });
    expect((await countFor({}, 'staff')).recipients_count).toBe(2);
    const list = await call(listNotifications, { as: 'staff' });
    expect(list.body.notifications.map(({ organization }) => organization?.id)).toContain(organizationId);
    expect(list.body.notifications.map(({ id }) => id)).not.toContain(ofPlatform.id);
    expect((await call(getNotification, { as: 'staff', params: { notificationId: ofPlatform.id } })).status).toBe(404);
    // an administrator sees both; when the call names an organisation, only those of that organisation
    const all = (await call(listNotifications, { as: 'admin' })).body.notifications.map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([ofPlatform.id, own.id]));
    const named = await call(listNotifications, { as: 'admin', query: { organization_id: organizationId } });
    expect(named.body.notifications.map(({ id }) => id)).toContain(own.id);
    expect(named.body.notifications.map(({ id }) => id)).not.toContain(ofPlatform.id);
    expect(
      (await call(listNotifications, { as: 'staff', query: { organization_id: tenants.otherOrganization } })).status,
    ).toBe(403);
  });

  test('a user can’t name a foreign organisation', async () => {
    const body = { ...texts, organization_id: organizationId };
    const headers = { 'x-application-id': String(tenants.application) };
    expect((await call(createNotification, { as: 'stranger', body })).status).toBe(422);
    expect((await call(createNotification, { as: 'childAdmin', body })).status).toBe(422);
    expect((await call(createNotification, { as: 'stranger', body, headers })).status).toBe(403);
  });

  test('an administrator of another platform of the organisation can’t see or send notifications of this one', async () => {
    const there = { organization_id: organizationId, application_id: tenants.otherApplication };
    const query = { organization_id: organizationId };
    const params = { notificationId: (await draft({}, 'staff')).id };
    await asSystem(appPool, (db) => db.insertInto('organization_applications').values(there).execute());
    const as = 'strangerAdmin';
    expect((await call(listNotifications, { as, query })).body.notifications).toEqual([]);
    for (const { status } of [
      await call(getNotification, { as, params, query }),
      await call(updateNotification, { as, params, query, body: texts }),
      await call(sendNotification, { as, params, query }),
      await call(listDeliveries, { as, params, query }),
    ])
      expect(status).toBe(404);
    // nor see their texts in the trails
    const filter = { subject: 'notifications', itemsPerPage: 100 };
    const trail = async (who: TestUser) => {
      const ofOne = await call(listOrganizationAudit, { as: who, params: { organizationId }, query: filter });
      const ofAll = await call(listAudit, { as: who, query: filter });
      return [...(ofOne.body.audit ?? []), ...(ofAll.body.audit ?? [])].map(({ action }) => action);
    };
    expect([await trail(as), await trail('admin')]).toEqual([[], expect.arrayContaining(['createNotification'])]);
    // the row-level security of the trail hides them too
    const rows = await asSystem(appPool, async (db) => {
      await sql`select set_scope('organizations', array[${organizationId}::bigint], array[${tenants.otherApplication}::bigint])`.execute(
        db,
      );
      await sql`select limit_money(array[${tenants.otherApplication}::bigint], '{}')`.execute(db);
      return (await sql`select from audit_log where subject_type = 'notifications'`.execute(db)).rows;
    });
    expect(rows).toEqual([]);
    const read = await call(listOrganizationAudit, { as: 'staff', params: { organizationId }, query: filter });
    expect(read.body.audit.length).toBeGreaterThan(0);
    // the same if this administrator is also staff of an organisation here: that is no role on this platform
    const user_id = tenants.users.strangerAdmin;
    const ownId = await asSystem(appPool, async (db) => {
      const id = await seedOrganization(db, { name: 'Klein', home_application_id: tenants.application });
      await seedRole(db, { user_id, role: 'organization', organization_id: id });
      return id;
    });
    const headers = { 'x-application-id': String(tenants.application) };
    const add = (organization_id?: number) =>
      call(createNotification, { as, headers, query: {}, body: { ...texts, organization_id } });
    expect([(await add(organizationId)).status, (await add(ownId)).status]).toEqual([422, 201]);
    expect((await add()).body.notification.organization?.id).toBe(ownId);
    const preview = (organization_id: number | null) =>
      call(previewNotification, { as, headers, body: { ...texts, organization_id } });
    expect([(await preview(organizationId)).status, (await preview(ownId)).status]).toEqual([422, 200]);
    const named = { ...query, application_id: tenants.application };
    expect((await call(createNotification, { as, query: named, body: texts })).status).toBe(422);
    await asSystem(appPool, async (db) => {
      await sql`delete from organization_applications where organization_id = ${there.organization_id}
        and application_id = ${there.application_id}`.execute(db);
      await sql`delete from user_roles where user_id = ${user_id} and organization_id = ${ownId}`.execute(db);
    });
  });

  test('quiet hours of a platform are set by its administrators', async () => {
    const body = { quiet_from: null, quiet_until: null };
    expect((await call(updateNotificationSettings, { as: 'staff', body })).status).toBe(403);
    const half = await call(updateNotificationSettings, {
      as: 'admin',
      body: { quiet_from: '22:00', quiet_until: null },
    });
    expect(half.status).toBe(422);
    expect(half.body).toMatchObject({ errors: { quiet_until: ['Vul begin en eind in, of laat beide leeg'] } });
  });
});

describe('the audience', () => {
  test('a filter finds users who match all its conditions, and counts those who get nothing', async () => {
    expect(await countFor({})).toMatchObject({ recipients_count: 3, unsubscribed_count: 1, no_device_count: 1 });
    const count = async (audience: object) => (await countFor(audience)).recipients_count;
    expect(await count({ zipcodes: ['3511'] })).toBe(2);
    expect(await count({ zipcodes: ['3511', '9999'] })).toBe(3);
    expect(await count({ sport_ids: [sportId] })).toBe(1);
    expect(await count({ label_ids: [labelId] })).toBe(1);
    expect(await count({ activity_id: judo.activityId })).toBe(1);
    expect(await count({ session_id: swim.sessionId })).toBe(1);
    expect(await count({ min_age: 50 })).toBe(1);
    expect(await count({ max_age: 30 })).toBe(1);
    expect(await count({ zipcodes: ['3511'], min_age: 50, sport_ids: [sportId] })).toBe(0);
  });

  test('an age is reached on the birthday, in the time zone of the platform', async () => {
    const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
    const id = await newUser('birthday', { date_of_birth: today.subtract({ years: 40 }).toString() });
    expect(await countFor({ min_age: 40, max_age: 40 })).toMatchObject({ recipients_count: 1 });
    expect(await countFor({ min_age: 41, max_age: 41 })).toMatchObject({ recipients_count: 0 });
    await asSystem(appPool, (db) =>
      db
        .updateTable('profiles')
        .set({ email: `verwijderd-p${id}@erased.invalid` })
        .where('id', '=', id)
        .execute(),
    );
    expect(await countFor({ min_age: 40, max_age: 40 })).toMatchObject({ recipients_count: 0 });
  });

  test('areas show the number of users who live there; an organisation sees only areas with at least five customers', async () => {
    const areas = async (as: TestUser) => (await call(listProfileZipcodes, { as })).body.zipcodes;
    expect(await areas('admin')).toEqual([
      { zipcode: '3511', profiles: 2 },
      { zipcode: '9999', profiles: 1 },
    ]);
    for (const name of ['third', 'fourth']) await newUser(name, { zipcode: '3511 EF', sessions: [swim.sessionId] });
    expect(await areas('staff')).toEqual([]);
    await newUser('fifth', { zipcode: '3511 EF', sessions: [swim.sessionId] });
    expect(await areas('staff')).toEqual([{ zipcode: '3511', profiles: 5 }]);
  });

  test('the preview is the text as it is sent', async () => {
    const sample = { first_name: null, last_name: 'Bos', locale: 'nl' };
    const { body } = await call(previewNotification, { as: 'admin', body: { ...texts, sample } });
    expect(body.preview).toMatchObject({
      title: 'Open dag',
      contents: 'Hoi sporter, kom kijken bij Sportplein.',
      length: 39,
    });
    const unknown = await call(previewNotification, { as: 'admin', body: { contents: '{{x}}' } });
    expect(unknown.errors).toEqual({ contents: ['Onbekende variabele: x'] });
  });
});
