import { createActivity, getActivity, updateActivity } from '@move/contract/activities/activities.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { activityWorld } from '../../testing/worlds/activity-world.ts';

const { call, appPool, own, world, complete, planSession, create, update, published } = await activityWorld();

describe('an activity', () => {
  test('requires a name only, and starts as a draft', async () => {
    const activity = await create({ name: '  Nieuw  ' });
    expect(activity).toMatchObject({
      name: 'Nieuw',
      concept: true,
      offer_type: 'sessions',
      rate: null,
      is_accessible: 0,
      waitlist_auto_invite: true,
      sessions_count: 0,
      next_session: null,
      changed_by: 'staff',
    });
  });

  test('keeps every field', async () => {
    const fields = {
      ...complete,
      notes: 'Neem een handdoek mee',
      rate_id: world.rate,
      gender: 'female',
      level: 'all',
      category_ids: [world.global.Jeugd, world.ours.Waterpret],
      tag_ids: [world.tags['Gratis proberen']],
      payment_url: 'https://www.zwemclub.example/inschrijven',
      age_from: 18,
      age_to: 120,
      contacts: [{ contact_id: world.contact, roles: ['trainer', 'confirmation_mail'] }],
      has_waitlist: true,
      waitlist_auto_invite: false,
      should_validate_age: true,
      subscribe_from: 60,
      subscribe_until: 10_080,
      offer_type: 'none',
      cancellation_term_id: world.terms.day,
    };
    const { id } = await create({ ...fields, is_accessible: true });
    const { body } = await call(getActivity, { params: { ...own, activityId: id } });
    expect(body.activity).toMatchObject({ ...fields, is_accessible: 1 });
    expect(body.activity).toMatchObject({
      sport: { name: 'Zwemmen' },
      rate: { name: 'Tarief 1250', price_in_cents: 1250 },
      location: { name: 'Zwembad De Waterlelie', city: 'Waterstad' },
    });
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Naam is verplicht'],
    ['an unknown sport', { sport_id: 987_654 }, 'sport_id', undefined],
    ['an unknown tag', { tag_ids: [987_654] }, 'tag_ids', undefined],
    ['a category of another platform', { category_ids: [world.theirs.Elders] }, 'category_ids', undefined],
    ['a rate of another organisation', { rate_id: world.foreignRate }, 'rate_id', undefined],
    [
      'a location that the organisation does not use',
      { location_id: world.foreignPlace },
      'location_id',
      'Deze locatie hoort niet bij je organisatie',
    ],
    [
      'a contact of another organisation',
      { contacts: [{ contact_id: world.foreignContact, roles: ['trainer'] }] },
      'contacts',
      undefined,
    ],
    [
      'a contact without a role',
      { contacts: [{ contact_id: world.contact, roles: [] }] },
      'contacts.0.roles',
      'Kies voor elke contactpersoon minimaal één rol',
    ],
    ['an unknown level', { level: 'expert' }, 'level', undefined],
    ['an unknown gender', { gender: 'm' }, 'gender', undefined],
    ['an unknown offer', { offer_type: 'courses' }, 'offer_type', undefined],
    ['a link without a web address', { payment_url: 'javascript:alert(1)' }, 'payment_url', undefined],
    [
      'ages the wrong way round',
      { age_from: 13, age_to: 12 },
      'age_from',
      'De leeftijd vanaf mag niet hoger zijn dan de leeftijd tot',
    ],
    ['an age above 120', { age_to: 121 }, 'age_to', undefined],
    ['an accessibility other than 0 and 1', { is_accessible: 2 }, 'is_accessible', undefined],
    [
      'equal sign-up limits',
      { subscribe_from: 60, subscribe_until: 60 },
      'subscribe_from',
      'Inschrijven vanaf moet lager zijn dan inschrijven tot',
    ],
    ['half a minute', { subscribe_until: 1.5 }, 'subscribe_until', undefined],
    [
      'a waiting list for a walk-in',
      { no_signup_required: true, has_waitlist: true },
      'has_waitlist',
      'Zonder inschrijving kan er geen wachtlijst zijn',
    ],
    [
      'a price for a walk-in',
      { no_signup_required: true, rate_id: world.rate },
      'rate_id',
      'Zonder inschrijving moet het tarief gratis zijn',
    ],
    [
      'a term of another rate',
      { rate_id: world.rate, cancellation_term_id: world.terms.other },
      'cancellation_term_id',
      'Kies een annuleringsvoorwaarde die bij het tarief hoort',
    ],
    ['a term without a rate', { cancellation_term_id: world.terms.day }, 'cancellation_term_id', undefined],
  ])('is refused with %s, on its field', async (_what, change, field, message) => {
    const { status, errors } = await call(createActivity, { params: own, body: { name: 'Nieuw', ...change } });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    if (message) expect(errors[field]).toEqual([message]);
    const { id } = await create();
    const updated = await update(id, change);
    expect([updated.status, Object.keys(updated.errors)]).toEqual([422, [field]]);
  });

  test('keeps fields that a change leaves out, and accepts 0 and 1 in all their spellings', async () => {
    const { id } = await create({ ...complete, age_from: 6, tag_ids: [world.tags['Gratis proberen']] });
    const { body } = await update(id, { is_accessible: '1', age_to: 12 });
    expect(body.activity).toMatchObject({ ...complete, age_from: 6, age_to: 12, is_accessible: 1 });
    expect(body.activity.tag_ids).toHaveLength(1);
    expect((await update(id, { tag_ids: [], is_accessible: false })).body.activity).toMatchObject({
      tag_ids: [],
      is_accessible: 0,
    });
  });

  test('is checked as it would be stored, not as it was sent', async () => {
    const { id } = await create({ age_from: 12, subscribe_from: 100, rate_id: world.rate });
    expect((await update(id, { age_to: 11 })).errors).toHaveProperty('age_from');
    expect((await update(id, { subscribe_until: 100 })).errors).toHaveProperty('subscribe_from');
    expect((await update(id, { subscribe_from: 'null', subscribe_until: 100 })).status).toBe(200);
    expect((await update(id, { no_signup_required: true })).errors).toHaveProperty('rate_id');
    expect((await update(id, { no_signup_required: true, rate_id: world.zeroRate })).status).toBe(200);
    expect((await update(id, { has_waitlist: true })).errors).toHaveProperty('has_waitlist');
  });

  test('refuses to overwrite what another user saved meanwhile', async () => {
    const { id, updated_at } = await create();
    expect((await update(id, { name: 'Eerste', updated_at })).status).toBe(200);
    const second = await update(id, { name: 'Tweede', updated_at });
    expect([second.status, Object.keys(second.errors)]).toEqual([409, ['updated_at']]);
    expect((await call(getActivity, { params: { ...own, activityId: id } })).body.activity.name).toBe('Eerste');
  });

  test('shows who changed it last', async () => {
    const { id } = await create();
    const params = { ...own, activityId: id };
    expect((await call(updateActivity, { as: 'admin', params, body: { notes: 'x' } })).body.activity.changed_by).toBe(
      'admin',
    );
    expect((await call(getActivity, { params })).body.activity.changed_by).toBe('admin');
  });
});

describe('publishing', () => {
  test('lists everything that is missing, each on its own field', async () => {
    const { id } = await create();
    const { status, errors } = await update(id, { concept: false });
    expect(status).toBe(422);
    expect(errors).toEqual({
      sport_id: ['Kies een sport om te publiceren'],
      description: ['Schrijf een omschrijving om te publiceren'],
      rate_id: ['Kies een prijs of Gratis om te publiceren'],
      location_id: ['Kies een locatie of schrijf bij Goed om te weten waar iedereen moet zijn'],
      sessions: ['Plan minimaal één sessie om te publiceren'],
    });
  });

  test('requires a price until a rate or free is chosen; the database enforces it', async () => {
    const { rate_id: _, ...open } = complete;
    const of = { ...open, offer_type: 'none' };
    const { id, rate, price_open } = await create(of);
    expect([rate, price_open]).toEqual([null, true]);
    const refused = await update(id, { concept: false });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['rate_id']]);
    await expect(
      asSystem(appPool, (db) => db.updateTable('activities').set({ concept: false }).where('id', '=', id).execute()),
    ).rejects.toThrow('activities_price_chosen');
    expect((await update(id, { price_open: false, concept: false })).body.activity).toMatchObject({
      rate_id: null,
      price_open: false,
      concept: false,
    });
    expect((await update(id, { price_open: true })).errors).toHaveProperty('rate_id');
    expect((await update(id, { rate_id: world.rate })).body.activity.price_open).toBe(false);
    const emptied = await update(id, { rate_id: null, price_open: true, concept: true });
    expect(emptied.body.activity).toMatchObject({ rate_id: null, price_open: true });
    expect((await update(id, { rate_id: null, concept: false })).status).toBe(200);
  });

  test('requires no price for a walk-in', async () => {
    const { rate_id: _, ...open } = complete;
    const { id } = await create({ ...open, offer_type: 'none', no_signup_required: true, concept: false });
    expect((await update(id, { no_signup_required: false })).errors).toHaveProperty('rate_id');
  });

  test('counts sessions to come only', async () => {
    const { id } = await create(complete);
    await planSession(id, -3);
    await planSession(id, 3, { canceled_at: '2026-01-01T00:00:00Z' });
    expect((await update(id, { concept: false })).errors).toHaveProperty('sessions');
    await planSession(id, 3);
    const { status, body } = await update(id, { concept: false });
    expect([status, body.activity.concept, body.activity.sessions_count]).toEqual([200, false, 1]);
  });

  test('requires no session for information only, and accepts notes instead of a location', async () => {
    const { location_id: _, ...elsewhere } = complete;
    const activity = await create({ ...elsewhere, notes: 'Bij de fontein', offer_type: 'none', concept: false });
    expect(activity.concept).toBe(false);
  });

  test('refuses changes that remove what publishing requires, and allows others after the last session is over', async () => {
    const id = await published();
    expect((await update(id, { description: null })).errors).toHaveProperty('description');
    await asSystem(appPool, (db) => db.deleteFrom('sessions').where('activity_id', '=', id).execute());
    expect((await update(id, { name: 'Andere naam' })).status).toBe(200);
    expect((await update(id, { concept: true })).status).toBe(200);
    expect((await update(id, { concept: false })).errors).toHaveProperty('sessions');
  });
});
