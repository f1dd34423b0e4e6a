import {
  createCalendarFeed,
  createOwnFeed,
  FEEDS_MAX,
  listCalendarFeeds,
  listOwnFeeds,
  getCalendarFeed,
  revokeCalendarFeed,
  revokeOwnFeed,
} from '@move/contract/feeds/feeds.ts';
import { describe, expect, test, vi } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole, seedUser } from '../access/access.seed.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedContact, seedContactLink } from '../contacts/contacts.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { seedFeed } from './feeds.seed.ts';

const { call, tenants, appPool } = await testApp();
const organization_id = tenants.organization;
const params = { organizationId: organization_id };
const nextWeek = Temporal.Now.plainDateISO().add({ days: 7 }).toString();

const world = await asSystem(appPool, async (db) => {
  const swimming = await seedActivity(db, { organization_id, name: 'Zwemmen', concept: false });
  const judo = await seedActivity(db, { organization_id, name: 'Judo', concept: false });
  const foreign = await seedActivity(db, {
    organization_id: tenants.otherOrganization,
    name: 'Tennis',
    concept: false,
  });
  for (const [owner, activity_id] of [
    [organization_id, swimming],
    [organization_id, judo],
    [tenants.otherOrganization, foreign],
  ] as const) {
    await seedSessions(db, {
      organization_id: owner,
      activity_id,
      start_date: nextWeek,
      start_time: '19:00',
      end_time: '20:00',
    });
  }
  const contact = await seedContact(db, { organization_id, user_id: tenants.users.trainer, first_name: 'Daan' });
  await seedContactLink(db, {
    organization_id,
    subject_type: 'activity',
    subject_id: judo,
    contact_id: contact,
    roles: ['trainer'],
  });
  return { swimming, judo, foreign };
});

/** The file name in an address, as calendar programs request it. */
const feedFile = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const open = (url: string, headers: Record<string, string> = {}) =>
  call(getCalendarFeed, { as: null, params: { feed: feedFile(url) }, headers });
const summaries = async (url: string) =>
  [...(await open(url)).bytes.toString('utf8').matchAll(/^SUMMARY:(.*)\r$/gm)].map((match) => match[1]);
const make = async (as: TestUser = 'staff', body: Record<string, unknown> = {}) => {
  const made = await call(createCalendarFeed, { as, params, body });
  expect(made.errors).toEqual({});
  return made.body;
};

describe('an address of an organisation', () => {
  test('shows the sessions of one or all activities to its holder', async () => {
    const all = await make();
    expect(await summaries(all.url)).toEqual(['Zwemmen', 'Judo']);
    const one = await make('staff', { activity_id: world.judo });
    expect(one.feed.activity).toEqual({ id: world.judo, name: 'Judo' });
    expect(await summaries(one.url)).toEqual(['Judo']);
  });

  test('is listed without its secret, and shows when it was last used', async () => {
    const { feed, url } = await make('trainer');
    await open(url);
    // last_used_at is written after the reply
    const { feeds, listed } = await vi.waitFor(async () => {
      const { feeds } = (await call(listCalendarFeeds, { params })).body;
      const listed = feeds.find(({ id }) => id === feed.id);
      expect(Date.parse(listed?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
      return { feeds, listed };
    });
    expect(listed).toMatchObject({ made_by: { name: 'trainer Test' }, is_working: true, may: { revoke: true } });
    expect(JSON.stringify(feeds)).not.toContain(feedFile(url).slice(0, 20));
  });

  test('ends when it is revoked, by its creator or anyone who may edit the organisation', async () => {
    const { feed, url } = await make('staff');
    const at = { ...params, calendarFeedId: feed.id };
    expect((await call(revokeCalendarFeed, { as: 'trainer', params: at })).status).toBe(403);
    expect((await open(url)).status).toBe(200);
    expect((await call(revokeCalendarFeed, { params: at })).status).toBe(204);
    expect((await open(url)).status).toBe(404);
    expect((await call(revokeCalendarFeed, { params: at })).status).toBe(404);
    const theirs = await make('trainer');
    expect((await call(revokeCalendarFeed, { params: { ...params, calendarFeedId: theirs.feed.id } })).status).toBe(
      204,
    );
  });

  test('ends when its creator may no longer see the sessions', async () => {
    const leaver = await asSystem(appPool, async (db) => {
      const user_id = await seedUser(db, { email: 'weg@test.example', first_name: 'Wil', last_name: 'Weg' });
      await seedRole(db, { user_id, role: 'trainer', organization_id });
      await seedFeed(db, { organization_id, user_id, token: 'secret-of-a-former-trainer' });
      return user_id;
    });
    const url = 'http://localhost/v1/calendar/secret-of-a-former-trainer.ics';
    expect((await open(url)).status).toBe(200);
    await asSystem(appPool, (db) => db.deleteFrom('user_roles').where('user_id', '=', leaver).execute());
    expect((await open(url)).status).toBe(404);
    const { feeds } = (await call(listCalendarFeeds, { params })).body;
    expect(feeds.find(({ made_by }) => made_by.id === leaver)).toMatchObject({ is_working: false });
  });

  test.each([
    ['of another organisation', () => world.foreign],
    ['that does not exist', () => 999_999],
  ])('is not made for an activity %s', async (_what, id) => {
    const answer = await call(createCalendarFeed, { params, body: { activity_id: id() } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors)).toEqual(['activity_id']);
  });

  test('is refused to a user who has twenty', async () => {
    await asSystem(appPool, async (db) => {
      for (let n = 0; n < FEEDS_MAX; n += 1) await seedFeed(db, { organization_id, user_id: tenants.users.admin });
    });
    const { status, errors } = await call(createCalendarFeed, { as: 'admin', params, body: {} });
    expect(status).toBe(409);
    expect(errors).toEqual({ state: ['Je hebt al 20 agenda-adressen. Trek er eerst een in'] });
  });
});

describe('my own address', () => {
  test('has the sessions that I train, in all organisations, and no others', async () => {
    const { body, status } = await call(createOwnFeed, { as: 'trainer' });
    expect(status).toBe(201);
    expect(await summaries(body.url)).toEqual(['Judo']);
    const staff = await call(createOwnFeed, { as: 'staff' });
    expect(await summaries(staff.body.url)).toEqual([]);
  });

  test('can be seen and revoked by me only', async () => {
    const { feed, url } = (await call(createOwnFeed, { as: 'stranger' })).body;
    expect((await call(listOwnFeeds, { as: 'stranger' })).body.feeds).toMatchObject([{ id: feed.id, activity: null }]);
    expect((await call(revokeOwnFeed, { as: 'staff', params: { ownFeedId: feed.id } })).status).toBe(404);
    expect((await call(revokeOwnFeed, { as: 'stranger', params: { ownFeedId: feed.id } })).status).toBe(204);
    expect((await open(url)).status).toBe(404);
  });
});

describe('a request of a calendar program', () => {
  test('gets 304 until a session changes', async () => {
    const { url } = await make();
    const first = await open(url);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'cache-control': 'private, max-age=900',
    });
    const etag = String(first.headers['etag']);
    expect((await open(url, { 'if-none-match': etag })).status).toBe(304);
    await asSystem(appPool, (db) =>
      db.updateTable('activities').set({ name: 'Zwemmen plus' }).where('id', '=', world.swimming).execute(),
    );
    const again = await open(url, { 'if-none-match': etag });
    expect(again.status).toBe(200);
    expect(await summaries(url)).toEqual(['Zwemmen plus', 'Judo']);
    expect((await open(url)).bytes).toEqual(again.bytes);
  });

  test.each(['nonsense', 'nonsense.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(5_000)}.ics`, '%00.ics'])(
    'is not found at %s',
    async (feed) => {
      expect((await call(getCalendarFeed, { as: null, params: { feed } })).status).toBe(404);
    },
  );

  test('is refused when it is repeated too often', async () => {
    const { url } = await make();
    for (let n = 0; n < 120; n += 1) await open(url);
    const { status, headers } = await open(url);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
