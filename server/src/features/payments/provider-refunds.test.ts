import { removeParticipant } from '@move/contract/participants/participants.ts';
import {
  listProviderRefunds,
  retryProviderRefund,
  settleProviderRefund,
} from '@move/contract/payments/provider-refunds.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { paymentWorld } from '../../testing/payment-world.ts';

const world = await paymentWorld();
const { call, priced, order, pay, runJobs, mailsTo, rowsOf, organizationId } = world;

const subjectsTo = async (number: number) => (await mailsTo(`s${number}@test.example`)).map((mail) => mail.subject);

describe('a refund', () => {
  test('goes back through the provider once, whatever is repeated', async () => {
    const session = await priced();
    const placed = await order(session);
    const reference = await pay(placed);
    const { rows } = await rowsOf(
      sql<{ id: number }>`select id from participants where session_id = ${session.sessionId}`,
    );
    await call(removeParticipant, {
      params: { ...session, participantId: rows[0]?.id ?? 0 },
      query: { refund: 'full' },
    });
    const refundStatus = async () =>
      (
        await rowsOf(sql<{ status: string }>`
          select refunds.status from refunds join transactions on transactions.id = transaction_id where order_id = ${placed.orderId}`)
      ).rows[0]?.status;
    expect(await refundStatus()).toBe('pending');
    await runJobs();
    expect(await refundStatus()).toBe('done');
    await rowsOf(sql`update provider_refunds set status = 'pending', provider_reference = null`);
    await rowsOf(sql`select queue_refund(id) from provider_refunds`);
    await runJobs();
    const { rows: provider } = await rowsOf(
      sql<{ refunded: number }>`select refunded_in_cents as refunded from test_payments where reference = ${reference}`,
    );
    expect(provider[0]?.refunded).toBe(1_250);
  });

  test('that the provider refuses has failed, and the buyer hears of it', async () => {
    const session = await priced();
    const placed = await order(session);
    const reference = await pay(placed);
    await rowsOf(sql`update test_payments set status = 'failed' where reference = ${reference}`);
    await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
    await runJobs();
    const { rows } = await rowsOf(sql<{ status: string; failure: string }>`
      select status, failure from provider_refunds where payment_id in (select id from payments where order_id = ${placed.orderId})`);
    expect(rows).toEqual([{ status: 'failed', failure: 'more than was paid' }]);
    expect(await subjectsTo(1)).toContainEqual(expect.stringMatching(/^Terugbetalen lukte niet/));
  });
});

describe('a refund that failed', () => {
  type Failed = { orderId: number; providerRefundId: number; reference: string };

  /** The session was called off, and the provider refused to give the money back. */
  async function failed(): Promise<Failed> {
    const session = await priced();
    const placed = await order(session);
    const reference = await pay(placed);
    await rowsOf(sql`update test_payments set status = 'failed' where reference = ${reference}`);
    await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
    await runJobs();
    const { body } = await call(listProviderRefunds, { params: { organizationId, orderId: placed.orderId } });
    expect(body.provider_refunds).toMatchObject([{ status: 'failed', amount_in_cents: 1_285 }]);
    return { orderId: placed.orderId, providerRefundId: body.provider_refunds[0]?.id ?? 0, reference };
  }
  const at = ({ orderId, providerRefundId }: Failed) => ({ organizationId, orderId, providerRefundId });
  const statusOf = async ({ orderId }: Failed) =>
    (await call(listProviderRefunds, { params: { organizationId, orderId } })).body.provider_refunds[0]?.status;

  test('is sent again when staff ask for it', async () => {
    const refund = await failed();
    await rowsOf(sql`update test_payments set status = 'paid' where reference = ${refund.reference}`);
    expect((await call(retryProviderRefund, { params: at(refund) })).status).toBe(200);
    await runJobs();
    expect(await statusOf(refund)).toBe('done');
    expect((await call(retryProviderRefund, { params: at(refund) })).status).toBe(409);
  });

  test('is settled when the money was given back another way, once', async () => {
    const refund = await failed();
    const settle = (body: { settled_how: string }) => call(settleProviderRefund, { params: at(refund), body });
    expect((await settle({ settled_how: ' ' })).errors).toHaveProperty('settled_how');
    expect((await settle({ settled_how: 'Contant aan de balie' })).body.provider_refund.status).toBe('settled');
    expect((await settle({ settled_how: 'Nog eens' })).status).toBe(409);
    const { rows } = await rowsOf(sql<{ status: string }>`
      select refunds.status from refunds join transactions on transactions.id = transaction_id
      where order_id = ${refund.orderId}`);
    expect(rows).toEqual([{ status: 'done' }]);
    // the provider still has the money: the test that compares it with the orders counts it as given back
    await rowsOf(sql`update test_payments set status = 'failed' where reference = ${refund.reference}`);
  });

  test.each([
    ['trainer', 403],
    ['stranger', 404],
    ['strangerAdmin', 404],
  ] as const)('is not for a %s', async (as, status) => {
    const params = at(await failed());
    expect((await call(retryProviderRefund, { as, params })).status).toBe(status);
    expect((await call(settleProviderRefund, { as, params, body: { settled_how: 'Contant' } })).status).toBe(status);
  });
});
