import { ApiError } from '@move/contract/kit/client/client.ts';
import type { Order, OrderRow } from '@move/contract/orders/order.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { markTransactionPaid } from '@move/contract/transactions/transactions.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { api } from '../../../platform/api/api.ts';
import { fetchQuery, invalidate, useRead } from '../../../platform/api/reads.ts';
import type { Locale } from '../../../platform/texts/locale.ts';
import { type BulkQuestion, eachRow, type RowResult } from '../../../screens/list/bulk/each-row.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { firstMessage, notify } from '../../../platform/notify.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { orderDetailMessages } from './order-detail.messages.ts';
import { orderReads } from './order-reads.ts';

/** `ReceiveCash` for a row of a list: reads its order first, since a row has no lines. */
export function ReceiveCashOfRow({
  onClose,
  ...params
}: {
  organizationId: number;
  orderId: number;
  onClose: () => void;
}) {
  const { data, error } = useRead(getOrder, { params });
  // closes on an error, which `useRead` has shown, so that the menu of the row can open the dialog again
  useEffect(() => {
    if (error !== null) onClose();
  }, [error, onClose]);
  return data === undefined ? null : <ReceiveCash order={data.order} onClose={onClose} />;
}

const openLine = ({ lines }: Pick<Order, 'lines'>) => lines.find(({ status }) => status === 'open');

/** Marks the cash of an order as received, after a confirmation that shows the amount. If the order is paid already, says so. */
export function ReceiveCash({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useMessages(orderDetailMessages).paid;
  const { call, isPending } = useCall(markTransactionPaid, { invalidates: orderReads, showsErrors: true });
  const w = useWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  const amount = useFormats().money(order.total_price_in_cents);
  const transactionId = openLine(order)?.transaction_id;
  const isNothingOpen = transactionId === undefined;
  const isPurchase = order.lines.every(({ sold_for: it }) => it?.kind === 'purchase');
  const receive = async () => {
    if (isNothingOpen) return;
    const result = await call({
      params: { organizationId: order.organization.id, transactionId },
      query: { amount_in_cents: order.total_price_in_cents },
    });
    if (!result.ok) {
      setRefusal(firstMessage(result.error));
      return;
    }
    notify.success(t.done);
    onClose();
  };
  return (
    <FormDialog
      title={isNothingOpen ? t.none : t.title(amount)}
      subtitle={isNothingOpen ? undefined : t.text[isPurchase ? 'purchase' : 'booking'](fullName(order))}
      confirmLabel={t.confirm(amount)}
      cancelLabel={isNothingOpen ? w.close : undefined}
      isPending={isPending}
      hidesConfirm={isNothingOpen}
      onSubmit={() => void receive()}
      onClose={onClose}
      refusal={refusal}
    />
  );
}

type Money = (cents: number) => string;

const isOpenCash = ({ status, payment_type: way }: OrderRow) => status === 'open' && way === 'cash';

/** Returns the confirmation for the cash of the chosen orders; null, with an error shown, when none of them is an unpaid cash order. */
export function receiveQuestion(rows: readonly OrderRow[], locale: Locale, money: Money): BulkQuestion | null {
  const t = orderDetailMessages[locale].paid;
  const open = rows.filter(isOpenCash);
  if (open.length === 0) {
    notify.error(t.none);
    return null;
  }
  const amount = money(open.reduce((total, row) => total + row.total_price_in_cents, 0));
  const text = t.many(open.length, rows.length - open.length);
  return { title: t.title(amount), text, confirmLabel: t.confirm(amount), isDanger: false };
}

type Chosen = {
  organizationId: number;
  ids: readonly number[];
  /** The rows that `receiveQuestion` added up. */
  asked: readonly OrderRow[];
  locale: Locale;
};

/**
 * Marks the unpaid cash orders as received and skips the others. An order that was paid since the list was read, or costs another amount
 * than the confirmation added up, is reported as refused.
 */
export async function receiveRows({ organizationId, ids, asked, locale }: Chosen): Promise<readonly RowResult[]> {
  const rows = new Map(asked.map((row) => [row.id, row]));
  const open = ids.filter((id) => {
    const row = rows.get(id);
    return row === undefined || isOpenCash(row);
  });
  const results = await eachRow(open, async (orderId) => {
    const { order } = await fetchQuery(getOrder, { params: { organizationId, orderId } });
    const line = openLine(order);
    if (line === undefined || order.payment_type !== 'cash') {
      throw new ApiError(409, { state: [orderDetailMessages[locale].paid.none] }, null);
    }
    return api(markTransactionPaid, {
      params: { organizationId, transactionId: line.transaction_id },
      query: { amount_in_cents: rows.get(orderId)?.total_price_in_cents },
    });
  });
  await invalidate(orderReads);
  return results;
}
