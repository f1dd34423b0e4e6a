import { createActivity, updateActivity } from '@move/contract/activities/activities.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { expect } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../test-app.ts';
import { fillSession } from '../../features/bookings/bookings.seed.ts';
import { seedContact } from '../../features/contacts/contacts.seed.ts';
import { seedLocation } from '../../features/locations/locations.seed.ts';
import { seedRate, seedTerm } from '../../features/rates/rates.seed.ts';
import { seedCategories, seedSports, seedTags } from '../../features/taxonomy/taxonomy.seed.ts';
import { seedActivity } from '../../features/activities/activities.seed.ts';

/** The world of tests about activities: rates with terms, locations and taxonomy, of the test's organisation and of another. */
export async function activityWorld() {
  const { call, appPool, tenants } = await testApp();
  const { organization, childOrganization, otherOrganization } = tenants;
  const own = { organizationId: organization };
  const world = await asSystem(appPool, async (db) => {
    const [day, week, other] = [
      await seedTerm(db, { organization_id: organization, name: '24 uur' }),
      await seedTerm(db, { organization_id: organization, name: 'Een week' }),
      await seedTerm(db, { organization_id: organization, name: 'Anders' }),
    ];
    return {
      sports: await seedSports(db, ['Zwemmen', 'Judo']),
      tags: await seedTags(db, ['Gratis proberen']),
      global: await seedCategories(db, ['Jeugd']),
      ours: await seedCategories(db, ['Waterpret'], tenants.application),
      theirs: await seedCategories(db, ['Elders'], tenants.otherApplication),
      terms: { day, week, other },
      rate: await seedRate(db, {
        organization_id: organization,
        name: 'Tarief 1250',
        price_in_cents: 1250,
        term_ids: [week, day],
      }),
      otherRate: await seedRate(db, {
        organization_id: organization,
        name: 'Tarief 800',
        price_in_cents: 800,
        term_ids: [day],
      }),
      zeroRate: await seedRate(db, { organization_id: organization, name: 'Tarief 0', price_in_cents: 0 }),
      foreignRate: await seedRate(db, {
        organization_id: otherOrganization,
        name: 'Tarief 1000',
        price_in_cents: 1000,
      }),
      pool: await seedLocation(db, { owner_organization_id: organization, name: 'Zwembad De Waterlelie' }),
      foreignPlace: await seedLocation(db, { owner_organization_id: otherOrganization, name: 'Tennisbaan Elders' }),
      contact: await seedContact(db, { organization_id: organization, first_name: 'Daan', last_name: 'Visser' }),
      foreignContact: await seedContact(db, { organization_id: otherOrganization, first_name: 'Vreemd' }),
      near: await seedActivity(db, { organization_id: childOrganization, name: 'Judo voor kleuters' }),
      foreign: await seedActivity(db, { organization_id: otherOrganization, name: 'Tennis voor iedereen' }),
    };
  });

  /** Adds a session of one hour that begins in this number of days. */
  function planSession(
    activity_id: number,
    days: number,
    { taken = 0, ...more }: { taken?: number; canceled_at?: string } = {},
  ) {
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
      await fillSession(db, id, taken);
      return id;
    });
  }

  const complete = {
    name: 'Zwemmen voor beginners',
    sport_id: world.sports.Zwemmen,
    description: 'Leer in kleine groepen veilig zwemmen.',
    location_id: world.pool,
    rate_id: null,
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
