import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Log } from '../../../platform/log/create-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ProviderStatus } from '../../../platform/payments/payment-driver.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { cancelLines, chargeAsPaid, type ChargedLine, findChargedLines, receivePayment } from '../../orders/public.ts';
import {
  activateOrderItems,
  findBegun,
  lockOrderItems,
  notifyContactsOfPaid,
  type LockedOrderItems,
  releaseOrderItems,
  restoreOrderItems,
} from '../order-items.ts';
import { mailPayer } from '../payment-mails.ts';
import { sendRefundTask } from '../payments.queue.ts';
import { findPayment, type LockedOrder, lockOrder, type StoredPayment } from './stored-payment.ts';

type News = {
  paymentId: number;
  status: ProviderStatus;
  now: Date;
  /** URL of the web app, for links in mails. */
  appUrl: string;
  log: Log;
};

/**
 * Applies a payment status that the provider reports. Each status is applied once, and statuses may arrive in any order
 * (docs/rules/money.md#states-of-a-transaction). Runs in the scope of the payment's organisation.
 */
export async function applyPayment(db: Database, { paymentId, status, ...context }: News): Promise<void> {
  const found = await findPayment(db, paymentId);
  if (!found) throw new Error(`payment ${paymentId} is out of scope`);
  const ordered = await lockOrderItems(db, found.order_line_ids);
  const order = await lockOrder(db, found.order_id);
  const payment = await findPayment(db, paymentId, { isLocked: true });
  if (!order || !payment || !(await recordEvent(db, payment, status))) return;
  // a paid payment stays paid, whatever is reported afterwards
  if (status === 'open' || payment.status === 'paid') return;
  await db
    .updateTable('payments')
    .set({ status, updated_at: sql<string>`now()` })
    .where('id', '=', paymentId)
    .execute();
  if (status === 'paid') await receive(db, { payment, order, ordered, ...context });
}

async function recordEvent(db: Database, payment: StoredPayment, status: ProviderStatus): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({
      payment_id: payment.id,
      organization_id: payment.organization_id,
      application_id: payment.application_id,
      status,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'status']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Received = Omit<News, 'paymentId' | 'status'> & {
  payment: StoredPayment;
  order: LockedOrder;
  ordered: LockedOrderItems;
};

async function receive(db: Database, { payment, order, ordered, now, appUrl, log }: Received): Promise<void> {
  const orderId = order.id;
  if (order.paid_at !== null) {
    const { method, amount_in_cents: amount } = payment;
    await refundExcess(db, payment, { reason: 'paid_twice', amount });
    await mailPayer(db, { orderId, kind: 'paid_twice', amountInCents: amount, method, appUrl });
    return;
  }
  const lines = await findChargedLines(db, orderId);
  const due = dueOf(lines, payment);
  const begun = await findBegun(db, ordered, due.open, now);
  const inTime = due.open.filter((id) => !begun.includes(id));
  const isOpen = inTime.length > 0;
  const isGone = order.is_organization_removed || !order.is_organization_accepted;
  // only expired or failed lines are restored, never canceled ones
  const isTakenUp =
    !isGone &&
    due.open.length === 0 &&
    due.lapsed.length > 0 &&
    (await restoreOrderItems(db, { ...ordered, lineIds: due.lapsed }, { now, log }));
  const isInTime = !isGone && (isOpen || isTakenUp);
  const { method, order_line_ids: lineIds } = payment;
  // an organisation isn't charged the fee of a payment that brings it nothing
  const feeInCents = isInTime ? payment.fee_in_cents : 0;
  await chargeAsPaid(db, { order, lines, method, feeInCents, lineIds });
  await receivePayment(db, { orderId, lineIds, now });
  const excess = payment.amount_in_cents - feeInCents - due.gross_in_cents;
  if (excess > 0) await refundExcess(db, payment, { reason: 'paid_too_much', amount: excess });
  // refunds all lines when the payment came too late or the organisation was removed or isn't accepted; else only the lines that were
  // canceled, have expired or whose session has begun meanwhile
  const ended = isTakenUp ? due.canceled : isInTime ? [...due.canceled, ...due.lapsed, ...begun] : lineIds;
  const returned = await cancelLines(db, { lineIds: ended, refund: 'organiser', now, by: null });
  const refunded = returned.reduce((sum, line) => sum + line.refund_in_cents, 0) + Math.max(excess, 0);
  const freed = isInTime ? begun : due.open;
  if (freed.length > 0) await releaseOrderItems(db, { ...ordered, lineIds: freed }, now);
  if (isInTime) await activateOrderItems(db, ordered);
  const kind = isInTime ? 'paid' : 'too_late';
  await mailPayer(db, { orderId, kind, amountInCents: payment.amount_in_cents, refundInCents: refunded, appUrl });
  const { organization_id: organizationId } = order;
  if (isInTime) await notifyContactsOfPaid(db, ordered, { orderId, organizationId, appUrl });
}

type Due = { open: number[]; lapsed: number[]; canceled: number[]; gross_in_cents: number };

/** The ids of a payment's lines by status, and their price including VAT. */
function dueOf(lines: readonly ChargedLine[], { order_line_ids }: StoredPayment): Due {
  const paid = lines.filter(({ id }) => order_line_ids.includes(id));
  const having = (...statuses: TransactionStatus[]) =>
    paid.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  return {
    open: having('open'),
    lapsed: having('expired', 'failed'),
    canceled: having('canceled'),
    gross_in_cents: paid.reduce((sum, line) => sum + line.gross_in_cents, 0),
  };
}

type Excess = { reason: 'paid_twice' | 'paid_too_much'; amount: number };

/** Refunds money that was paid above the price of an order: a second payment, or the fee of a payment that came too late. */
async function refundExcess(db: Database, payment: StoredPayment, { reason, amount }: Excess): Promise<void> {
  const { id } = await db
    .insertInto('provider_refunds')
    .values({
      organization_id: payment.organization_id,
      application_id: payment.application_id,
      payment_id: payment.id,
      reason,
      amount_in_cents: amount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queue(db, sendRefundTask, { providerRefundId: id }, { jobKey: `${sendRefundTask.name}:${id}` });
}
