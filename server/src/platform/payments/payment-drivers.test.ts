import { afterAll, describe, expect, test } from 'vitest';
import { mollieServer } from '../../testing/servers/mollie-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type MollieAccount, mollieDriver } from './mollie-driver.ts';
import {
  NotListed,
  type PaymentDriver,
  type ProviderEntry,
  type ProviderStatus,
  RefusedByProvider,
} from './payment-driver.ts';
import { testDriver } from './test-driver.ts';

const { appPool } = await testDatabase();
const mollie = await mollieServer({ key: 'test_key', otherKeys: ['play_key'] });
afterAll(() => mollie.stop());

const account: MollieAccount = {
  baseUrl: mollie.baseUrl,
  keys: ['test_key'],
  webhookUrl: 'https://move.example/v1/public/payments/mollie',
};
const ours = testDriver({ pool: appPool, appUrl: 'https://move.example' });
const theirs = mollieDriver(account);

const drivers: [string, PaymentDriver, (reference: string, status: ProviderStatus) => Promise<void>][] = [
  [
    'the built-in provider',
    ours,
    async (reference, status) =>
      void (await appPool.query('update test_payments set status = $2 where reference = $1', [reference, status])),
  ],
  [
    'Mollie',
    theirs,
    async (reference, status) => {
      const payment = mollie.payments.get(reference);
      if (payment) payment.status = status;
    },
  ],
];

const payment = {
  amountInCents: 1_205,
  description: 'Beweegplein #12',
  method: 'ideal',
  locale: 'nl',
  returnUrl: 'https://move.example/booking?token=x',
} as const;
let count = 0;
const key = () => {
  count += 1;
  return `key-${count}`;
};

async function listed(driver: PaymentDriver, since: Date): Promise<ProviderEntry[]> {
  const entries: ProviderEntry[] = [];
  for await (const page of driver.listEntries(since)) entries.push(...page);
  return entries;
}
const anHourAgo = () => new Date(Date.now() - 3_600_000);

describe.each(drivers)('%s', (_name, driver, becomes) => {
  test('creates one payment per key', async () => {
    const idempotencyKey = key();
    const first = await driver.createPayment({ ...payment, idempotencyKey });
    expect(first.checkoutUrl).toMatch(/^https?:\/\//);
    expect(await driver.createPayment({ ...payment, idempotencyKey })).toEqual(first);
    expect(await driver.createPayment({ ...payment, idempotencyKey: key() })).not.toEqual(first);
  });

  test.each(['open', 'paid', 'failed', 'canceled', 'expired'] as const)(
    'reports that a payment is %s',
    async (status) => {
      const { reference } = await driver.createPayment({ ...payment, idempotencyKey: key() });
      await becomes(reference, status);
      expect(await driver.fetchPayment(reference)).toEqual({ status });
    },
  );

  test('refunds parts of a payment, each once, and never more than all of it', async () => {
    const { reference } = await driver.createPayment({ ...payment, idempotencyKey: key() });
    await becomes(reference, 'paid');
    const part = { idempotencyKey: key(), reference, amountInCents: 1_000, description: '#12' };
    const first = await driver.refund(part);
    expect(await driver.refund(part)).toEqual(first);
    expect(await driver.findRefund(part)).toEqual(first);
    expect(await driver.findRefund({ ...part, idempotencyKey: 'another' })).toBeNull();
    const again = { ...part, idempotencyKey: 'another', formerKeys: [part.idempotencyKey] };
    expect(await driver.findRefund(again)).toEqual(first);
    await expect(driver.refund({ ...part, idempotencyKey: key() })).rejects.toThrow(RefusedByProvider);
    await driver.refund({ ...part, idempotencyKey: key(), amountInCents: 205 });
    const { status } = await driver.fetchRefund({ reference, refundReference: first.reference });
    expect(['sent', 'done']).toContain(status);
  });

  test('lists payments and refunds, each once, without earlier ones', async () => {
    const open = await driver.createPayment({ ...payment, idempotencyKey: key() });
    const { reference } = await driver.createPayment({
      ...payment,
      description: 'Beweegplein B-77',
      idempotencyKey: key(),
    });
    await becomes(reference, 'paid');
    const back = await driver.refund({ idempotencyKey: key(), reference, amountInCents: 205, description: '#12' });
    const entries = await listed(driver, anHourAgo());
    expect(entries.filter((entry) => entry.reference === open.reference)).toEqual([]);
    expect(entries.filter((entry) => entry.paymentReference === reference)).toEqual([
      {
        kind: 'payment',
        reference,
        paymentReference: reference,
        amountInCents: 1_205,
        currency: 'EUR',
        happenedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        description: 'Beweegplein B-77',
      },
      {
        kind: 'refund',
        reference: back.reference,
        paymentReference: reference,
        amountInCents: 205,
        currency: 'EUR',
        happenedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        description: '',
      },
    ]);
    expect(new Set(entries.map((entry) => entry.reference)).size).toBe(entries.length);
    expect(await listed(driver, new Date(Date.now() + 3_600_000))).toEqual([]);
  });

  test('permanently refuses payments that do not exist', async () => {
    await expect(driver.fetchPayment('tr_unknown')).rejects.toThrow(RefusedByProvider);
  });
});

describe('Mollie', () => {
  test('in test mode, where the buyer chooses how a payment ends, counts only outside of production', async () => {
    const play = { ...account, keys: ['play_key'] } as const;
    const demo = mollieDriver(play);
    const { reference } = await demo.createPayment({ ...payment, idempotencyKey: key() });
    const stored = mollie.payments.get(reference);
    if (stored) stored.status = 'paid';
    expect(await demo.fetchPayment(reference)).toEqual({ status: 'paid' });
    const production = mollieDriver({ ...play, isLiveOnly: true });
    expect(await production.fetchPayment(reference)).toEqual({ status: 'failed' });
    await expect(production.createPayment({ ...payment, idempotencyKey: key() })).rejects.toThrow(RefusedByProvider);
    const live = mollieDriver({ ...account, isLiveOnly: true });
    expect((await live.createPayment({ ...payment, idempotencyKey: key() })).reference).toMatch(/^tr_/);
  });

  test('gets amounts with two decimals, and the address of the webhook', async () => {
    await theirs.createPayment({ ...payment, amountInCents: 5, idempotencyKey: key() });
    expect(mollie.bodies.at(-1)).toMatchObject({
      amount: { currency: 'EUR', value: '0.05' },
      webhookUrl: account.webhookUrl,
    });
    const hidden = mollieDriver({ ...account, webhookUrl: null });
    await hidden.createPayment({ ...payment, amountInCents: 120_000, idempotencyKey: key() });
    expect(mollie.bodies.at(-1)).toMatchObject({ amount: { value: '1200.00' } });
    expect(mollie.bodies.at(-1)).not.toHaveProperty('webhookUrl');
  });

  test.each([
    [401, true],
    [422, true],
    [429, false],
    [500, false],
    [503, false],
  ])('a %d for a new payment is a permanent refusal: %s', async (status, isFinal) => {
    mollie.failures.push(status);
    const failed = theirs.createPayment({ ...payment, idempotencyKey: key() });
    const error = await failed.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof RefusedByProvider).toBe(isFinal);
  });

  test('returns 401 for a wrong key', async () => {
    const stranger = mollieDriver({ ...account, keys: ['another', 'test_key'] });
    await expect(stranger.createPayment({ ...payment, idempotencyKey: key() })).rejects.toThrow(/401/);
  });

  test('leaves the status of a payment unknown when a key is refused, whatever other keys return', async () => {
    const { reference } = await theirs.createPayment({ ...payment, idempotencyKey: key() });
    const about = { reference, idempotencyKey: key(), amountInCents: 5, description: '#12' };
    const calls: ((driver: PaymentDriver) => Promise<unknown>)[] = [
      (driver) => driver.fetchPayment(reference),
      (driver) => driver.refund(about),
      (driver) => driver.findRefund(about),
      (driver) => driver.fetchRefund({ reference, refundReference: 're_1' }),
    ];
    for (const failures of [[401], [403], [404, 401], [403, 404]]) {
      const moved = mollieDriver({ ...account, keys: failures.length === 1 ? ['test_key'] : ['test_key', 'another'] });
      for (const ask of calls) {
        mollie.failures.push(...failures);
        const error = await ask(moved).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(RefusedByProvider);
      }
    }
  });

  test('finds a valid refund by any of its idempotency keys, and a failed one only by the current key', async () => {
    const { reference } = await theirs.createPayment({ ...payment, idempotencyKey: key() });
    const stored = mollie.payments.get(reference);
    if (stored) stored.status = 'paid';
    const former = { idempotencyKey: key(), reference, amountInCents: 5, description: '#12' };
    await theirs.refund(former);
    const made = stored?.refunds[0];
    if (made) made.status = 'failed';
    expect(await theirs.findRefund(former)).toMatchObject({ status: 'failed' });
    const again = { ...former, idempotencyKey: key(), formerKeys: [former.idempotencyKey] };
    expect(await theirs.findRefund(again)).toBeNull();
    const anew = await theirs.refund(again);
    expect(await theirs.findRefund({ ...former, formerKeys: [again.idempotencyKey] })).toEqual(anew);
  });

  test('is called with the former key about payments made with that key', async () => {
    const { reference } = await theirs.createPayment({ ...payment, idempotencyKey: key() });
    const moved = mollieDriver({ ...account, keys: ['another', 'test_key'] });
    expect(await moved.fetchPayment(reference)).toEqual({ status: 'open' });
    const payments = mollie.payments.get(reference);
    if (payments) payments.status = 'paid';
    const refund = { idempotencyKey: key(), reference, amountInCents: 5, description: '#12' };
    expect(await moved.refund(refund)).toMatchObject({ status: 'sent' });
  });
});

describe('a list of Mollie', () => {
  const list = (keys: MollieAccount['keys'] = ['test_key']) =>
    listed(mollieDriver({ ...account, keys, listAgainAfterMs: 0 }), anHourAgo());
  const fault = async (entries: Promise<unknown>) => {
    const error = await entries.catch((reason: unknown) => reason);
    return error instanceof NotListed ? error.fault : error;
  };

  test('is read in as many pages as needed, without losing rows', async () => {
    const before = await list();
    mollie.lists.length = 0;
    mollie.pageSize.most = 3;
    expect(await list()).toEqual(before);
    mollie.pageSize.most = 250;
    const payments = mollie.lists.filter((query) => query.startsWith('payments'));
    expect(payments.length).toBe(Math.ceil(mollie.payments.size / 3));
    expect(payments[0]).toBe('payments?limit=250');
    expect(payments[1]).toMatch(/^payments\?limit=250&from=tr_/);
  });

  test('ends at the first page that is older than requested', async () => {
    for (const stored of [...mollie.payments.values()].slice(0, -2)) stored.createdAt = '2020-01-01T12:00:00.000Z';
    mollie.pageSize.most = 3;
    mollie.lists.length = 0;
    const entries = await list();
    mollie.pageSize.most = 250;
    expect(mollie.lists.filter((query) => query.startsWith('payments'))).toHaveLength(1);
    expect(entries.filter(({ kind }) => kind === 'payment').length).toBeLessThan(3);
  });

  test('has chargebacks that were not reversed, and no failed refunds', async () => {
    const { reference } = await theirs.createPayment({ ...payment, idempotencyKey: key() });
    const stored = mollie.payments.get(reference);
    if (!stored) throw new Error('no payment');
    Object.assign(stored, { status: 'paid', currency: 'GBP', paidAt: '2026-01-01T12:00:00+01:00' });
    const chargeback = { amount: '12.05', createdAt: new Date().toISOString(), reversedAt: null };
    stored.chargebacks.push(
      { ...chargeback, id: 'chb_1' },
      { ...chargeback, id: 'chb_2', reversedAt: '2026-01-02T12:00:00Z' },
    );
    await theirs.refund({ idempotencyKey: key(), reference, amountInCents: 5, description: '#12' });
    for (const refund of stored.refunds) refund.status = 'failed';
    const entries = (await list()).filter((entry) => entry.paymentReference === reference);
    expect(
      entries.map(({ kind, reference: id, currency, amountInCents }) => [kind, id, currency, amountInCents]),
    ).toEqual([
      ['payment', reference, 'GBP', 1_205],
      ['chargeback', 'chb_1', 'EUR', 1_205],
    ]);
    expect(entries[0]?.happenedAt).toBe('2026-01-01T12:00:00+01:00');
  });

  test.each([
    ['a busy minute', [429, 503, 500], undefined],
    ['a provider that stays unavailable', [503, 503, 429, 500], 'provider_away'],
    ['a refused key', [401], 'key_refused'],
    ['a key without the permission', [403], 'key_refused'],
    ['a refused request', [400], 'answer_unreadable'],
  ])('is read, or reports a fault, after %s', async (_what, failures, expected) => {
    mollie.failures.push(...failures);
    const listing = list();
    if (expected === undefined) await expect(listing).resolves.not.toEqual([]);
    else expect(await fault(listing)).toBe(expected);
    expect(mollie.failures).toEqual([]);
  });

  test.each([
    ['no JSON', '<html>'],
    ['no list', '{}'],
    ['an amount in words', JSON.stringify({ _embedded: { payments: [{ id: 'tr_1', amount: 'ten' }] }, _links: {} })],
    [
      'a list with an invalid link to the next page',
      JSON.stringify({ _embedded: { payments: [] }, _links: { next: { href: 'https://evil.example/' } } }),
    ],
  ])('that is %s cannot be read', async (_what, body) => {
    mollie.malformed.push(body);
    expect(await fault(list())).toBe('answer_unreadable');
  });

  test('has only the account of the first key', async () => {
    expect(await fault(list(['another', 'test_key']))).toBe('key_refused');
  });
});
