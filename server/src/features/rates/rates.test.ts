import { createCancellationTerm, removeCancellationTerm } from '@move/contract/rates/cancellation-terms.ts';
import { createRate, getRate, listRates, removeRate, restoreRate, updateRate } from '@move/contract/rates/rates.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';
import { seedRate, seedTerm } from './rates.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization } = tenants;
const own = { organizationId: organization };
const terms = await asSystem(appPool, async (db) => ({
  strict: await seedTerm(db, { organization_id: organization, name: 'Streng' }),
  easy: await seedTerm(db, { organization_id: organization, name: 'Soepel' }),
  foreign: await seedTerm(db, { organization_id: otherOrganization, name: 'Van een ander' }),
}));

const draft = { name: 'Losse les', price_in_cents: 1_250, vat_level: 'low' as const };

async function newRate(change: object = {}) {
  const { body } = await call(createRate, { params: own, body: { ...draft, ...change } });
  return body.rate;
}

const use = (rateId: number) =>
  asSystem(appPool, (db) =>
    sql`insert into activities (organization_id, name, rate_id) values (${organization}, 'Les', ${rateId})`.execute(db),
  );

describe('a rate', () => {
  test('has a price, the percentage of its VAT level, and cancellation terms of which the first is the default', async () => {
    const cancellation_term_ids = [terms.strict, terms.easy];
    const { status, body } = await call(createRate, { params: own, body: { ...draft, cancellation_term_ids } });
    expect(status).toBe(201);
    expect(body.rate).toMatchObject({
      price_in_cents: 1_250,
      vat_level: 'low',
      vat_percentage: 9,
      cancellation_term_ids,
      cancellation_terms: [{ id: terms.strict, name: 'Streng' }, { name: 'Soepel' }],
      is_used: false,
      archived_at: null,
    });
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ term_id: number }>`
        select term_id from rate_cancellation_terms where rate_id = ${body.rate.id} and position = 1`.execute(db),
    );
    expect(rows).toEqual([{ term_id: terms.strict }]);
  });

  test.each([
    [0, 'zero', 0],
    [1_000_000, 'high', 21],
  ] as const)('may cost %i cents with VAT %s', async (price_in_cents, vat_level, vat_percentage) => {
    expect(await newRate({ price_in_cents, vat_level })).toMatchObject({ price_in_cents, vat_percentage });
  });

  test.each([
    ['no name', { name: '' }, 'name', 'Naam is verplicht'],
    ['no price', { price_in_cents: null }, 'price_in_cents', 'Prijs is verplicht'],
    ['a price below zero', { price_in_cents: -1 }, 'price_in_cents', 'Prijs moet minimaal 0 zijn'],
    ['a price above € 10.000', { price_in_cents: 1_000_001 }, 'price_in_cents', 'Prijs mag maximaal € 10.000 zijn'],
    ['half a cent', { price_in_cents: 12.5 }, 'price_in_cents', 'Prijs moet een geheel getal zijn'],
    ['an unknown level', { vat_level: 'none' }, 'vat_level', 'Btw is geen geldige waarde'],
    [
      'a term of another organisation',
      { cancellation_term_ids: [terms.foreign] },
      'cancellation_term_ids',
      'Annuleringsvoorwaarden bestaat niet',
    ],
  ])('is refused with %s, on its field', async (_what, change, field, message) => {
    const { status, errors } = await call(createRate, { params: own, body: { ...draft, ...change } });
    expect(status).toBe(422);
    expect(errors).toEqual({ [field]: [message] });
  });

  test('keeps the reason for its VAT exemption only while it has no VAT', async () => {
    const exempt = await newRate({ vat_level: 'zero', vat_exemption_reason: 'Sportvereniging zonder winstoogmerk' });
    expect(exempt.vat_exemption_reason).toBe('Sportvereniging zonder winstoogmerk');
    const params = { ...own, rateId: exempt.id };
    const kept = await call(updateRate, { params, body: { ...draft, vat_level: 'zero' } });
    expect(kept.body.rate.vat_exemption_reason).toBe('Sportvereniging zonder winstoogmerk');
    const taxed = await call(updateRate, { params, body: draft });
    expect(taxed.body.rate.vat_exemption_reason).toBeNull();
  });

  test('keeps its terms when an update leaves them out, stores their new order, and refuses an outdated edit', async () => {
    const rate = await newRate({ cancellation_term_ids: [terms.strict, terms.easy] });
    const params = { ...own, rateId: rate.id };
    const first = await call(updateRate, {
      params,
      body: { ...draft, price_in_cents: 900, updated_at: rate.updated_at },
    });
    expect(first.body.rate).toMatchObject({ price_in_cents: 900, cancellation_term_ids: [terms.strict, terms.easy] });
    const second = await call(updateRate, { params, body: { ...draft, updated_at: rate.updated_at } });
    expect(second.status).toBe(409);
    const turned = await call(updateRate, {
      params,
      body: { ...draft, cancellation_term_ids: [terms.easy, terms.strict] },
    });
    expect(turned.body.rate.cancellation_term_ids).toEqual([terms.easy, terms.strict]);
  });
});

describe('removing a rate', () => {
  test('removes an unused rate, and can be undone', async () => {
    const params = { ...own, rateId: (await newRate({ name: 'Weg' })).id };
    expect((await call(removeRate, { params })).status).toBe(204);
    expect((await call(getRate, { params })).status).toBe(404);
    expect((await call(restoreRate, { params })).status).toBe(200);
    expect((await call(getRate, { params })).status).toBe(200);
    expect((await call(restoreRate, { params })).status).toBe(404);
  });

  test('archives a rate in use, which can be read but no longer chosen', async () => {
    const rate = await newRate({ name: 'In gebruik' });
    await use(rate.id);
    const params = { ...own, rateId: rate.id };
    expect((await call(removeRate, { params })).status).toBe(204);
    const read = await call(getRate, { params });
    expect(read.body.rate).toMatchObject({ is_used: true, archived_at: expect.any(String) });
    // a bundle uses its own rate too
    const course = await newRate({ name: 'Cursus' });
    await asSystem(appPool, async (db) => {
      const activity_id = await seedActivity(db, { organization_id: organization, name: 'Cursus' });
      const bundle = { organization_id: organization, activity_id, name: 'Reeks', start_date: '2038-03-02' };
      await seedBundle(db, { ...bundle, rate_id: course.id, rate_inherited: false });
    });
    await call(removeRate, { params: { ...own, rateId: course.id } });
    const ofBundle = await call(getRate, { params: { ...own, rateId: course.id } });
    expect(ofBundle.body.rate).toMatchObject({ is_used: true, archived_at: expect.any(String) });
    const names = async (query: object) =>
      (await call(listRates, { params: own, query })).body.rates.map((row) => row.name);
    expect(await names({})).not.toContain('In gebruik');
    expect(await names({ isArchived: '1' })).toEqual(['Cursus', 'In gebruik']);
    expect((await call(restoreRate, { params })).body.rate.archived_at).toBeNull();
    expect(await names({})).toContain('In gebruik');
  });
});

describe('the list of rates', () => {
  test('shows 250 rates a page, without the free rate, which the client adds', async () => {
    const { body } = await call(listRates, { params: own });
    expect(body.meta.pagination.itemsPerPage).toBe(250);
    expect(body.rates.every((rate) => rate.id > 0)).toBe(true);
  });

  test('sorts by price', async () => {
    await newRate({ price_in_cents: 99 });
    const { body } = await call(listRates, { params: own, query: { sort: 'price_in_cents', order: 'desc' } });
    const prices = body.rates.map((rate) => rate.price_in_cents);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test('can be read by users who edit activities, without the right to see finances', async () => {
    const trainer = (ability: string, change: 'delete' | 'insert') =>
      asSystem(appPool, (db) =>
        change === 'delete'
          ? sql`delete from role_abilities where role = 'trainer' and ability = ${ability}`.execute(db)
          : sql`insert into role_abilities values ('trainer', ${ability})`.execute(db),
      );
    await trainer('view-rates', 'delete');
    expect((await call(listRates, { as: 'trainer', params: own })).status).toBe(200);
    const others = ['create-activities', 'edit-activity', 'create-products', 'edit-product'];
    for (const ability of others) await trainer(ability, 'delete');
    expect((await call(listRates, { as: 'trainer', params: own })).status).toBe(403);
    for (const ability of ['view-rates', ...others]) await trainer(ability, 'insert');
  });

  test('leaves out a removed cancellation term', async () => {
    const created = await call(createCancellationTerm, {
      params: own,
      body: { name: 'Tijdelijk', periods: [{ from_minutes: null, until_minutes: null, refund_percentage: 0 }] },
    });
    const termId = created.body.cancellation_term.id;
    expect((await call(removeCancellationTerm, { params: { ...own, termId } })).status).toBe(204);
    const { errors } = await call(createRate, { params: own, body: { ...draft, cancellation_term_ids: [termId] } });
    expect(Object.keys(errors)).toEqual(['cancellation_term_ids']);
  });
});

test('a rate of another organisation is not found', async () => {
  const rateId = await asSystem(appPool, (db) => seedRate(db, { organization_id: otherOrganization, name: 'Vreemd' }));
  expect((await call(updateRate, { params: { ...own, rateId }, body: draft })).status).toBe(404);
});
