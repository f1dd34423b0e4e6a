import { afterAll, describe, expect, test } from 'vitest';
import { mollieServer } from '../../testing/mollie-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type MollieAccount, mollieDriver } from './mollie-driver.ts';
import { type PaymentDriver, type ProviderStatus, RefusedByProvider } from './payment-driver.ts';
import { testDriver } from './test-driver.ts';

const { appPool } = await testDatabase();
const mollie = await mollieServer({ key: 'test_key' });
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

describe.each(drivers)('%s', (_name, driver, becomes) => {
  test('makes one payment of one key', async () => {
    const idempotencyKey = key();
    const first = await driver.createPayment({ ...payment, idempotencyKey });
    expect(first.checkoutUrl).toMatch(/^https?:\/\//);
    expect(await driver.createPayment({ ...payment, idempotencyKey })).toEqual(first);
    expect(await driver.createPayment({ ...payment, idempotencyKey: key() })).not.toEqual(first);
  });

  test.each(['open', 'paid', 'failed', 'canceled', 'expired'] as const)(
    'tells that a payment is %s',
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

  test('refuses what there never was, for good', async () => {
    await expect(driver.fetchPayment('tr_unknown')).rejects.toThrow(RefusedByProvider);
  });
});

describe('Mollie', () => {
  test('gets amounts with two decimals, and where to tell of changes', async () => {
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
  ])('after a %d there is no use in trying again: %s', async (status, isFinal) => {
    mollie.failures.push(status);
    const failed = theirs.createPayment({ ...payment, idempotencyKey: key() });
    const error = await failed.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof RefusedByProvider).toBe(isFinal);
  });

  test('is not believed with a wrong key', async () => {
    const stranger = mollieDriver({ ...account, keys: ['another', 'test_key'] });
    await expect(stranger.createPayment({ ...payment, idempotencyKey: key() })).rejects.toThrow(/401/);
  });

  test('tells nothing about a payment by a key that it refuses, whatever the other keys know', async () => {
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

  test('finds the refund that still counts, and a failed one only by the key that is asked for', async () => {
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

  test('is asked by the former key about what was paid by it', async () => {
    const { reference } = await theirs.createPayment({ ...payment, idempotencyKey: key() });
    const moved = mollieDriver({ ...account, keys: ['another', 'test_key'] });
    expect(await moved.fetchPayment(reference)).toEqual({ status: 'open' });
    const payments = mollie.payments.get(reference);
    if (payments) payments.status = 'paid';
    const refund = { idempotencyKey: key(), reference, amountInCents: 5, description: '#12' };
    expect(await moved.refund(refund)).toMatchObject({ status: 'sent' });
  });
});
