import {
  getActivity,
  listActivities,
  listAllActivities,
  listApplicationActivities,
} from '@move/contract/activities/activities.ts';
import { listSessions } from '@move/contract/sessions/sessions.ts';
import { describe, expect, test } from 'vitest';
import { activityWorld } from '../../testing/worlds/activity-world.ts';

const { complete, call, tenants, own, world, planSession, create } = await activityWorld();

describe('the list', () => {
  test('shows the next session, the price and the location of each', async () => {
    const { id } = await create({ ...complete, name: 'Aquajoggen lijst', rate_id: world.rate });
    await planSession(id, -1);
    await planSession(id, 9);
    const next = await planSession(id, 2);
    const { body } = await call(listActivities, { params: own, query: { search: 'AQUAJOGGEN' } });
    expect(body.activities).toMatchObject([
      {
        id,
        sport: { name: 'Zwemmen' },
        rate: { price_in_cents: 1250 },
        location: { name: 'Zwembad De Waterlelie' },
        sessions_count: 2,
        next_session: { id: next, tz: 'Europe/Amsterdam' },
      },
    ]);
  });

  test('of sessions has as many rows as the tab shows, including canceled sessions', async () => {
    const { id } = await create(complete);
    await planSession(id, -3);
    await planSession(id, 2);
    await planSession(id, 4, { canceled_at: '2026-01-01T00:00:00Z' });
    const params = { ...own, activityId: id };
    const dateFrom = Temporal.Now.plainDateISO('Europe/Amsterdam').toString();
    const { sessions } = (await call(listSessions, { params, query: { dateFrom } })).body;
    const { activity } = (await call(getActivity, { params })).body;
    expect([sessions.length, activity.listed_sessions, activity.sessions_count]).toEqual([2, 2, 1]);
  });

  test('filters', async () => {
    const names = async (query: Record<string, unknown>) => {
      const { body } = await call(listActivities, { params: own, query: { search: 'filter', ...query } });
      return body.activities.map((row) => row.name);
    };
    await create({ name: 'Filter judo', sport_id: world.sports.Judo, category_ids: [world.global.Jeugd] });
    await create({ ...complete, name: 'Filter infó', offer_type: 'none', concept: false });
    expect(await names({})).toEqual(['Filter infó', 'Filter judo']);
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(['Filter judo', 'Filter infó']);
    expect(await names({ sort: 'sport' })).toEqual(['Filter judo', 'Filter infó']);
    expect(await names({ search: 'FILTER INFO' })).toEqual(['Filter infó']);
    expect(await names({ concept: '1' })).toEqual(['Filter judo']);
    expect(await names({ concept: 'false' })).toEqual(['Filter infó']);
    expect(await names({ sportId: world.sports.Judo })).toEqual(['Filter judo']);
    expect(await names({ offerType: 'none' })).toEqual(['Filter infó']);
    expect(await names({ categoryId: world.global.Jeugd })).toEqual(['Filter judo']);
  });

  test('filters by several values, by excluded values and by having none', async () => {
    const names = async (query: Record<string, unknown>) => {
      const { body } = await call(listActivities, { params: own, query: { search: 'soorten', ...query } });
      return body.activities.map((row) => row.name);
    };
    const { Judo, Zwemmen } = world.sports;
    await create({ name: 'Soorten judo', sport_id: Judo, category_ids: [world.global.Jeugd] });
    await create({ ...complete, name: 'Soorten zwemmen', sport_id: Zwemmen });
    await create({ name: 'Soorten zonder' });
    expect(await names({ sportId: `${Judo},${Zwemmen}` })).toEqual(['Soorten judo', 'Soorten zwemmen']);
    expect(await names({ sportId: `not:${Judo}` })).toEqual(['Soorten zonder', 'Soorten zwemmen']);
    expect(await names({ sportId: 'none' })).toEqual(['Soorten zonder']);
    expect(await names({ sportId: 'not:none' })).toEqual(['Soorten judo', 'Soorten zwemmen']);
    expect(await names({ sportId: `${Judo},none` })).toEqual(['Soorten judo', 'Soorten zonder']);
    expect(await names({ sportId: `not:${Judo},none` })).toEqual(['Soorten zwemmen']);
    expect(await names({ categoryId: 'none' })).toEqual(['Soorten zonder', 'Soorten zwemmen']);
    expect(await names({ categoryId: 'not:none' })).toEqual(['Soorten judo']);
    expect(await names({ categoryId: `not:${world.global.Jeugd}` })).toEqual(['Soorten zonder', 'Soorten zwemmen']);
    expect(await names({ offerType: 'not:none,sessions' })).toEqual([]);
  });

  test('shows each row on one page only, with the total of all pages', async () => {
    const all = await call(listActivities, { params: own, query: { itemsPerPage: 1000 } });
    const page = await call(listActivities, { params: own, query: { itemsPerPage: 3, page: 2 } });
    expect(page.body.activities.map((row) => row.id)).toEqual(all.body.activities.slice(3, 6).map((row) => row.id));
    expect(page.body.meta.pagination.total).toBe(all.body.activities.length);
  });

  test.each([
    [{ sort: 'price' }, 'sort'],
    [{ offerType: 'courses' }, 'offerType'],
    [{ sportId: 'x' }, 'sportId'],
    [{ sportId: 'not:' }, 'sportId'],
    [{ offerType: 'not:courses' }, 'offerType'],
    [{ concept: 'maybe' }, 'concept'],
  ])('refuses %j', async (query, field) => {
    const { status, errors } = await call(listActivities, { params: own, query });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('in short form has all activities', async () => {
    const { body } = await call(listAllActivities, { params: own });
    const { body: paged } = await call(listActivities, { params: own, query: { itemsPerPage: 1 } });
    expect(body.activities).toHaveLength(paged.meta.pagination.total);
  });

  test('of the platform shows the activities of its organisations only', async () => {
    const { id } = await create({ name: 'Platform' });
    const idsFor = async (as: 'admin' | 'childAdmin' | 'staff', query = {}) => {
      const { body } = await call(listApplicationActivities, { as, query: { itemsPerPage: 1000, ...query } });
      return body.activities.map((row) => row.id);
    };
    expect(await idsFor('admin')).toEqual(expect.arrayContaining([id, world.near]));
    expect(await idsFor('admin')).not.toContain(world.foreign);
    expect(await idsFor('admin', { organizationId: tenants.childOrganization })).toEqual([world.near]);
    expect(await idsFor('childAdmin')).toEqual([world.near]);
    expect(await idsFor('staff')).not.toContain(world.near);
  });
});
