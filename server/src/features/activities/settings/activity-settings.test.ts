import {
  getActivity,
  getActivitySettings,
  removeActivity,
  restoreActivity,
  updateActivityLocation,
  updateActivitySettings,
} from '@move/contract/activities/activities.ts';
import { describe, expect, test } from 'vitest';
import { activityWorld } from '../../../testing/worlds/activity-world.ts';

const { own, call, world, planSession, create, update, published } = await activityWorld();

describe('settings', () => {
  const save = (activityId: number, body: Record<string, unknown>) =>
    call(updateActivitySettings, { params: { activityId }, body });

  test('offer the terms of the rate, its default first', async () => {
    const { id } = await create({ rate_id: world.rate });
    const { body } = await call(getActivitySettings, { params: { activityId: id } });
    expect(body.settings.cancellation_terms).toEqual([
      { id: world.terms.week, name: 'Een week' },
      { id: world.terms.day, name: '24 uur' },
    ]);
    expect((await save(id, { cancellation_term_id: world.terms.day })).status).toBe(200);
    expect((await save(id, { cancellation_term_id: world.terms.other })).errors).toHaveProperty('cancellation_term_id');
  });

  test('drop a term that the new rate does not offer, and keep one that it does', async () => {
    const { id } = await create({ rate_id: world.rate, cancellation_term_id: world.terms.day });
    expect((await update(id, { rate_id: world.otherRate })).body.activity.cancellation_term_id).toBe(world.terms.day);
    expect((await update(id, { rate_id: null })).body.activity.cancellation_term_id).toBeNull();
  });

  test('change the fields that are sent and keep the rest', async () => {
    const { id } = await create({ subscribe_from: 30 });
    const saved = await save(id, { has_waitlist: true, subscribe_from: null, subscribe_until: '120' });
    expect(saved.body.settings).toMatchObject({
      has_waitlist: true,
      waitlist_auto_invite: true,
      subscribe_from: null,
      subscribe_until: 120,
      offer_type: 'sessions',
    });
    const stale = await save(id, { has_waitlist: false, updated_at: '2020-01-01T00:00:00.000Z' });
    expect([stale.status, Object.keys(stale.errors)]).toEqual([409, ['updated_at']]);
  });

  test('can’t change the kind of offer while it has participants', async () => {
    const { id } = await create();
    await planSession(id, 3, { taken: 2 });
    const refused = await save(id, { offer_type: 'none' });
    expect([refused.status, refused.errors]).toEqual([
      409,
      { state: ['Het soort aanbod kan niet wijzigen zolang er nog deelnemers in de planning staan'] },
    ]);
    expect((await save((await create()).id, { offer_type: 'products' })).body.settings.offer_type).toBe('products');
  });
});

describe('the location', () => {
  const move = (activityId: number, body: Record<string, unknown>) =>
    call(updateActivityLocation, { params: { activityId }, body });

  test('is one of the organisation’s locations, or none', async () => {
    const { id } = await create();
    expect((await move(id, { location_id: world.pool })).body.activity.location).toMatchObject({
      name: 'Zwembad De Waterlelie',
    });
    expect((await move(id, { location_id: world.foreignPlace })).errors).toHaveProperty('location_id');
    expect((await move(id, {})).errors).toHaveProperty('location_id');
    expect((await move(id, { location_id: null })).body.activity.location).toBeNull();
  });

  test('of a published activity can’t be removed', async () => {
    expect((await move(await published(), { location_id: null })).errors).toHaveProperty('location_id');
  });

  test('of another tenant’s activity is not found', async () => {
    expect((await move(world.foreign, { location_id: null })).status).toBe(404);
  });
});

describe('removing', () => {
  test('can be undone', async () => {
    const { id } = await create({ name: 'Weg ermee' });
    const params = { ...own, activityId: id };
    expect((await call(removeActivity, { params })).status).toBe(204);
    expect((await call(getActivity, { params })).status).toBe(404);
    expect((await call(getActivitySettings, { params: { activityId: id } })).status).toBe(404);
    expect((await call(removeActivity, { params })).status).toBe(404);
    expect((await call(restoreActivity, { params })).body.activity.name).toBe('Weg ermee');
    expect((await call(getActivity, { params })).status).toBe(200);
  });

  test('is refused while there are participants, unless forced', async () => {
    const { id } = await create();
    const params = { ...own, activityId: id };
    await planSession(id, 2, { taken: 3 });
    const { status, errors } = await call(removeActivity, { params });
    expect([status, errors]).toEqual([409, { state: ['Deze activiteit heeft nog 3 deelnemers in de planning'] }]);
    expect((await call(removeActivity, { params, query: { force: '1' } })).status).toBe(204);
  });
});
