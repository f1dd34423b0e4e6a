import { createActivity, updateActivity } from '@move/contract/activities/activities.ts';
import { toLocalTime } from '@move/domain/kit/time-zones.ts';
import { expect } from 'vitest';
import { asSystem, type Database } from '../platform/database/database.ts';
import { testApp } from './test-app.ts';
import { seedContact } from '../features/contacts/contacts.seed.ts';
import { seedLocation } from '../features/locations/locations.seed.ts';
import { seedCategories, seedSports, seedTags } from '../features/taxonomy/taxonomy.seed.ts';
import { seedActivity } from '../features/activities/activities.seed.ts';

async function rateOf(db: Database, organization_id: number, price_in_cents: number, terms: readonly number[] = []) {
  const rate = { organization_id, name: `Tarief ${price_in_cents}`, price_in_cents, vat_level: 'low' };
  const { id } = await db.insertInto('rates').values(rate).returning('id').executeTakeFirstOrThrow();
  for (const [position, term_id] of terms.entries()) {
    await db
      .insertInto('rate_cancellation_terms')
      .values({ organization_id, rate_id: id, term_id, position })
      .execute();
  }
  return id;
}

async function termOf(db: Database, organization_id: number, name: string) {
  const term = { organization_id, name };
  const { id } = await db.insertInto('cancellation_terms').values(term).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What the tests of this slice stand on: rates with terms, places and words, of the own and of another organisation. */
export async function activityWorld() {
  const { call, appPool, tenants } = await testApp();
  const { organization, childOrganization, otherOrganization } = tenants;
  const own = { organizationId: organization };
  const world = await asSystem(appPool, async (db) => {
    const [day, week, other] = [
      await termOf(db, organization, '24 uur'),
      await termOf(db, organization, 'Een week'),
      await termOf(db, organization, 'Anders'),
    ];
    return {
      sports: await seedSports(db, ['Zwemmen', 'Judo']),
      tags: await seedTags(db, ['Gratis proberen']),
      global: await seedCategories(db, ['Jeugd']),
      ours: await seedCategories(db, ['Waterpret'], tenants.application),
      theirs: await seedCategories(db, ['Elders'], tenants.otherApplication),
      terms: { day, week, other },
      rate: await rateOf(db, organization, 1250, [week, day]),
      otherRate: await rateOf(db, organization, 800, [day]),
      zeroRate: await rateOf(db, organization, 0),
      foreignRate: await rateOf(db, otherOrganization, 1000),
      pool: await seedLocation(db, { owner_organization_id: organization, name: 'Zwembad De Waterlelie' }),
      foreignPlace: await seedLocation(db, { owner_organization_id: otherOrganization, name: 'Tennisbaan Elders' }),
      contact: await seedContact(db, { organization_id: organization, first_name: 'Daan', last_name: 'Visser' }),
      foreignContact: await seedContact(db, { organization_id: otherOrganization, first_name: 'Vreemd' }),
      near: await seedActivity(db, { organization_id: childOrganization, name: 'Judo voor kleuters' }),
      foreign: await seedActivity(db, { organization_id: otherOrganization, name: 'Tennis voor iedereen' }),
    };
  });

  /** A session some days from now, one hour long. */
  function planSession(activity_id: number, days: number, more: { taken?: number; canceled_at?: string } = {}) {
    const starts = Temporal.Now.instant().add({ hours: days * 24 });
    const ends = starts.add({ hours: 1 });
    const [start, end] = [
      toLocalTime(starts.toString(), 'Europe/Amsterdam'),
      toLocalTime(ends.toString(), 'Europe/Amsterdam'),
    ];
    const session = {
      organization_id: organization,
      activity_id,
      tz: 'Europe/Amsterdam',
      starts_at: starts.toString(),
      ends_at: ends.toString(),
      start_date: start.date,
      start_time: start.time,
      end_date: end.date,
      end_time: end.time,
      ...more,
    };
    return asSystem(appPool, async (db) => {
      const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
      return id;
    });
  }

  const complete = {
    name: 'Zwemmen voor beginners',
    sport_id: world.sports.Zwemmen,
    description: 'Leer in kleine groepen veilig zwemmen.',
    location_id: world.pool,
  };

  async function create(body: Record<string, unknown> = {}) {
    const answer = await call(createActivity, { params: own, body: { name: 'Nieuw', ...body } });
    expect([answer.status, answer.errors]).toEqual([201, {}]);
    return answer.body.activity;
  }

  const update = (activityId: number, body: Record<string, unknown>) =>
    call(updateActivity, { params: { ...own, activityId }, body });

  async function published() {
    const { id } = await create(complete);
    await planSession(id, 3);
    expect((await update(id, { concept: false })).status).toBe(200);
    return id;
  }

  return { call, appPool, tenants, own, world, complete, planSession, create, update, published };
}
