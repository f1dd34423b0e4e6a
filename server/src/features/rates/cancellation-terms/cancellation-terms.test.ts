import {
  createCancellationTerm,
  getCancellationTerm,
  listCancellationTerms,
  removeCancellationTerm,
  restoreCancellationTerm,
  updateCancellationTerm,
} from '@move/contract/rates/cancellation-terms.ts';
import { createRate, updateRate } from '@move/contract/rates/rates.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { holdRows, untilQueued } from '../../../testing/database/hold.ts';
import { testApp } from '../../../testing/test-app.ts';

const { appPool, call, tenants } = await testApp();
const own = { organizationId: tenants.organization };

const period = (from_minutes: number | null, until_minutes: number | null, refund_percentage = 50) => ({
  from_minutes,
  until_minutes,
  refund_percentage,
});
const three = [period(null, 2_880, 100), period(2_880, 360, 50), period(360, null, 0)];

const les = { name: 'Les', price_in_cents: 500, vat_level: 'low' as const };

async function newTerm(name = 'Standaard', periods = three) {
  const { body } = await call(createCancellationTerm, { params: own, body: { name, periods } });
  return body.cancellation_term;
}

describe('a cancellation term', () => {
  test('keeps its periods in order', async () => {
    const term = await newTerm();
    expect(term).toMatchObject({ name: 'Standaard', periods: three, rates_count: 0, is_used: false });
    const params = { ...own, termId: term.id };
    const one = [period(null, null, 100)];
    const saved = await call(updateCancellationTerm, { params, body: { name: 'Soepel', periods: one } });
    expect(saved.body.cancellation_term).toMatchObject({ name: 'Soepel', periods: one });
    const read = await call(getCancellationTerm, { params });
    expect(read.body).toEqual(saved.body);
  });

  const first = 'De eerste periode begint bij het boeken en heeft geen begin';
  const last = 'De laatste periode loopt tot de start van de sessie en heeft geen einde';
  test.each([
    ['no period', [], 'periods', 'Voeg minimaal één periode toe'],
    ['a first period with a start', [period(60, null)], 'periods.0.from_minutes', first],
    ['a last period with an end', [period(null, 60)], 'periods.0.until_minutes', last],
    [
      'a first period without an end',
      [period(null, null), period(60, null)],
      'periods.0.until_minutes',
      'Vul in tot wanneer de eerste periode loopt',
    ],
    [
      'a last period without a start',
      [period(null, 60), period(null, null)],
      'periods.1.from_minutes',
      'Vul in vanaf wanneer de laatste periode loopt',
    ],
    [
      'a second period that begins at booking',
      [period(null, 120), period(null, 60), period(60, null)],
      'periods.1.from_minutes',
      'Alleen de eerste periode mag beginnen bij het boeken',
    ],
    [
      'a second period that lasts until the session starts',
      [period(null, 120), period(120, null), period(60, null)],
      'periods.1.until_minutes',
      'Alleen de laatste periode mag eindigen bij de start van de sessie',
    ],
    [
      'a middle period without start and end',
      [period(null, 120), period(null, null), period(60, null)],
      'periods.1.from_minutes',
      'Vul bij periode 2 zowel begin als einde in',
    ],
    [
      'a period that starts after its end',
      [period(null, 60), period(60, 120), period(120, null)],
      'periods.1.from_minutes',
      'Het begin van periode 2 moet vóór het einde liggen',
    ],
    [
      'a gap',
      [period(null, 120), period(60, null)],
      'periods.1.from_minutes',
      'Periode 2 moet aansluiten op de vorige periode',
    ],
    [
      'a refund of more than 100%',
      [period(null, null, 101)],
      'periods.0.refund_percentage',
      'De terugbetaling moet tussen 0 en 100% liggen',
    ],
    [
      'no refund percentage',
      [{ from_minutes: null, until_minutes: null, refund_percentage: null }],
      'periods.0.refund_percentage',
      'De terugbetaling moet tussen 0 en 100% liggen',
    ],
  ])('is refused: %s', async (_what, periods, field, message) => {
    const { status, errors } = await call(createCancellationTerm, { params: own, body: { name: 'Fout', periods } });
    expect(status).toBe(422);
    expect(errors).toEqual({ [field]: [message] });
  });

  test('has each error on the row of its period, in English too', async () => {
    const periods = [period(60, null), period(null, 60)];
    const headers = { 'accept-language': 'en' };
    const { errors } = await call(createCancellationTerm, { params: own, body: { name: '', periods }, headers });
    expect(errors).toEqual({
      name: ['The Name field is required'],
      'periods.0.from_minutes': ['The first period begins at booking and has no start'],
      'periods.0.until_minutes': ['Enter until when the first period runs'],
      'periods.1.from_minutes': ['Enter from when the last period runs'],
      'periods.1.until_minutes': ['The last period ends at the start of the session and has no end'],
    });
  });

  test('refuses an outdated edit', async () => {
    const { id, updated_at } = await newTerm();
    const save = () =>
      call(updateCancellationTerm, { params: { ...own, termId: id }, body: { name: 'X', periods: three, updated_at } });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(409);
  });

  test('may refund more as the start comes nearer, which only gives a warning', async () => {
    const rising = [period(null, 60, 0), period(60, null, 100)];
    expect((await newTerm('Omgekeerd', rising)).periods).toEqual(rising);
  });
});

describe('removing a term', () => {
  test('can be undone within the organisation', async () => {
    const term = await newTerm('Weg');
    const params = { ...own, termId: term.id };
    expect((await call(removeCancellationTerm, { params })).status).toBe(204);
    const list = await call(listCancellationTerms, { params: own });
    expect(list.body.cancellation_terms.map((row) => row.id)).not.toContain(term.id);
    const back = await call(restoreCancellationTerm, { params });
    expect(back.body.cancellation_term.periods).toEqual(three);
  });

  test('is refused while a rate uses it; the list counts the rates', async () => {
    const term = await newTerm('Gebruikt');
    await call(createRate, {
      params: own,
      body: { name: 'Les', price_in_cents: 500, vat_level: 'low', cancellation_term_ids: [term.id] },
    });
    const { status, errors } = await call(removeCancellationTerm, { params: { ...own, termId: term.id } });
    expect(status).toBe(409);
    expect(errors).toEqual({ id: ['Dit is nog in gebruik en kan niet worden verwijderd'] });
    const list = await call(listCancellationTerms, { params: own, query: { search: 'gebruikt' } });
    expect(list.body.cancellation_terms).toMatchObject([{ rates_count: 1, is_used: true }]);
  });

  test('waits for a rate that is being linked, and is then refused', async () => {
    const term = await newTerm('Net gekozen');
    const { rate } = (await call(createRate, { params: own, body: les })).body;
    const commit = await holdRows(
      appPool,
      sql`insert into rate_cancellation_terms (organization_id, rate_id, term_id, position)
        values (${tenants.organization}, ${rate.id}, ${term.id}, 1)`,
    );
    const removal = call(removeCancellationTerm, { params: { ...own, termId: term.id } });
    await Promise.race([untilQueued(appPool, 1), removal]);
    await commit();
    expect((await removal).status).toBe(409);
  });

  test('a rate that waits for the removal can’t have the term any more', async () => {
    const term = await newTerm('Net weg');
    const { rate } = (await call(createRate, { params: own, body: les })).body;
    const commit = await holdRows(
      appPool,
      sql`with held as (select id from cancellation_terms where id = ${term.id} for update)
        update cancellation_terms set deleted_at = now() from held where held.id = cancellation_terms.id`,
    );
    const body = { ...les, updated_at: rate.updated_at, cancellation_term_ids: [term.id] };
    const saving = call(updateRate, { params: { ...own, rateId: rate.id }, body });
    await Promise.race([untilQueued(appPool, 1), saving]);
    await commit();
    const { status, errors } = await saving;
    expect([status, Object.keys(errors)]).toEqual([422, ['cancellation_term_ids']]);
  });
});
