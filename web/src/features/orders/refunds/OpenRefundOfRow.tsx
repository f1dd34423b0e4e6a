import { ApiError } from '@move/contract/kit/client/client.ts';
import type { OrderRow } from '@move/contract/orders/order.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { handOverRefund } from '@move/contract/orders/open-refunds.ts';
import { listProviderRefunds, retryProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { fetchQuery, invalidate } from '../../../platform/api/reads.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { type Locale, useLocale } from '../../../platform/texts/locale.ts';
import { notify } from '../../../platform/notify.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { type BulkQuestion, eachRow, type RowResult } from '../../../screens/list/bulk/each-row.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { orderReads } from '../detail/order-reads.ts';
import { openRefundMessages } from './open-refunds.messages.ts';

/** Hands over cash, or sends failed refunds to the payment provider again. */
export type RefundAct = 'handOver' | 'retry';

type Asking = { act: RefundAct; rows: readonly OrderRow[]; locale: Locale; money: (cents: number) => string };

/** What is still to be refunded of an order, in cents. */
const openOf = (act: RefundAct, row: OrderRow): number =>
  act === 'handOver' ? row.to_hand_over_in_cents : row.failed_refund_in_cents;

/** Returns the confirmation with the total amount; null, with an error shown, when nothing is left to do for these orders. */
export function refundQuestion({ act, rows, locale, money }: Asking): BulkQuestion | null {
  const t = openRefundMessages[locale];
  const open = rows.filter((row) => openOf(act, row) > 0);
  if (open.length === 0) {
    notify.error(t.none);
    return null;
  }
  const amount = money(open.reduce((total, row) => total + openOf(act, row), 0));
  const words = t[act];
  const text = words.text(open.length);
  return { title: words.title(amount), text, confirmLabel: words.confirm(amount), isDanger: false };
}

type Chosen = { act: RefundAct; organizationId: number; ids: readonly number[]; locale: Locale };

/** Carries out the act for each order, refund by refund. An order that has none left by now is reported as refused. */
export async function carryOut({ act, organizationId, ids, locale }: Chosen): Promise<readonly RowResult[]> {
  const results = await eachRow(ids, async (orderId) => {
    const params = { organizationId, orderId };
    const count = await (act === 'handOver' ? handOver(params) : retry(params));
    if (count === 0) throw new ApiError(409, { state: [openRefundMessages[locale].none] }, null);
  });
  await invalidate(orderReads);
  return results;
}

type Path = { organizationId: number; orderId: number };

async function handOver(params: Path): Promise<number> {
  const { order } = await fetchQuery(getOrder, { params });
  const open = order.refunds.filter(({ status }) => status === 'to_hand_over');
  for (const { id: refundId } of open) await api(handOverRefund, { params: { ...params, refundId } });
  return open.length;
}

async function retry(params: Path): Promise<number> {
  const { provider_refunds: refunds } = await fetchQuery(listProviderRefunds, { params });
  const failed = refunds.filter(({ status }) => status === 'failed');
  for (const { id: providerRefundId } of failed)
    await api(retryProviderRefund, { params: { ...params, providerRefundId } });
  return failed.length;
}

type OpenRefundOfRowProps = { act: RefundAct; organizationId: number; row: OrderRow; onClose: () => void };

/** Confirms and carries out the act for one row of a list. */
export function OpenRefundOfRow({ act, organizationId, row, onClose }: OpenRefundOfRowProps) {
  const locale = useLocale();
  const { money } = useFormats();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const t = openRefundMessages[locale][act];
  const amount = money(openOf(act, row));
  const go = async () => {
    setPending(true);
    const [result] = await carryOut({ act, organizationId, ids: [row.id], locale });
    setPending(false);
    if (result?.error !== undefined) return setRefusal(result.error);
    notify.success(t.done(1));
    onClose();
  };
  return (
    <FormDialog
      title={t.title(amount)}
      subtitle={t.of(fullName(row), row.number)}
      confirmLabel={t.confirm(amount)}
      isPending={isPending}
      onSubmit={() => void go()}
      onClose={onClose}
      refusal={refusal}
    />
  );
}
