import type { WithRefunds } from '@move/domain/orders/payment/payment-state.ts';
import type { SalesTotals } from '@move/contract/orders/order.ts';
import { ENDED_UNPAID_STATUSES } from '@move/domain/orders/order-status.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { refundAmountMessages } from '../../screens/refunds/refund-amounts.messages.ts';
import { RefundAmounts } from '../../screens/refunds/RefundAmounts.tsx';
import { orderMessages } from './orders.messages.ts';
import { splitSold } from './split-sold.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './orders.module.css';

type TotalProps = { row: WithRefunds & { total_price_in_cents: number } };

/** The total of an order, with refunds below it. Struck through if no money was received. */
export function Total({ row }: TotalProps) {
  const formats = useFormats();
  const isNothing = ENDED_UNPAID_STATUSES.some((status) => status === row.status);
  return (
    <span>
      <span className={isNothing ? `${look.figures} ${look.muted}` : `${look.figures} ${look.semibold}`}>
        {isNothing ? <s>{formats.money(row.total_price_in_cents)}</s> : formats.money(row.total_price_in_cents)}
      </span>
      <RefundAmounts row={row} />
    </span>
  );
}

/**
 * The totals of a list by column. If there are too many rows, or all of them ended without money, a sentence in the first column says so
 * instead. Undefined while the totals load.
 */
export function useTotals(totals: SalesTotals | undefined, first: string, fee: string) {
  const words = useMessages(orderMessages);
  const t = words.totals;
  const { toGiveBack } = useMessages(refundAmountMessages);
  const formats = useFormats();
  if (totals === undefined) return undefined;
  if (totals === null) return { [first]: <span className={look.soft}>{t.tooMany}</span> };
  if (totals.count > 0 && totals.ended_count === totals.count)
    return { [first]: <span className={look.soft}>{t.ended}</span> };
  const { open_in_cents: open, refunded_in_cents: refunded, subtotal_price_in_cents: net } = totals;
  const { failed_refund_in_cents: failed, to_hand_over_in_cents: cash } = totals;
  const parts = [
    totals.fee_in_cents > 0 && t.fee(formats.money(totals.fee_in_cents)),
    open > 0 && t.paid(formats.money(totals.total_price_in_cents - open)),
    open > 0 && t.open(formats.money(open)),
    refunded > cash && words.refunded(formats.money(refunded - cash)),
    failed + cash > 0 && toGiveBack(formats.money(failed + cash)),
  ].filter((part) => part !== false);
  const leftOut = [
    net < totals.total_price_in_cents && t.net(formats.money(net)),
    open > 0 && t.both,
    totals.ended_count > 0 && t.without(formats.number(totals.ended_count)),
  ]
    .filter(Boolean)
    .join('; ');
  const note = (
    <span className={`${look.soft} ${look.small}`}>
      {leftOut}
      {/* below the label, which has more room than the column of the amount */}
      {parts.length > 0 && <span style={{ display: 'block' }}>{parts.join(' · ')}</span>}
    </span>
  );
  const cells: Record<string, ReactNode> = {
    [first]: (
      <>
        {t.label} {note}
      </>
    ),
    note: leftOut === '' && parts.length === 0 ? '' : note,
    subtotal_price_in_cents: formats.money(totals.subtotal_price_in_cents),
    vat_in_cents: formats.money(totals.vat_in_cents),
    [fee]: formats.money(totals.fee_in_cents),
    total_price_in_cents: formats.money(totals.total_price_in_cents),
    refunded_in_cents: formats.money(totals.refunded_in_cents),
  };
  return cells;
}

/** A text that may be long; it is cut off to leave room for the amounts. */
export function EllipsisText({ children, below }: { children: string; below?: string | undefined }) {
  return (
    <span className={styles.shortText} title={below === undefined ? children : `${children}, ${below}`}>
      <span className={look.ellipsis}>{children}</span>
      {below !== undefined && <span className={`${look.smaller} ${look.muted} ${look.ellipsis}`}>{below}</span>}
    </span>
  );
}

type SoldProps = {
  title: string;
  others?: number;
  /** Allows a longer text, for a list without amounts. */
  isWide?: boolean;
  /** Leaves room for the seller: the day of the start is short. */
  isNarrow?: boolean;
};

/** What was sold, and its start below it. The title has both: “Judo, dinsdag 24 november 2026 19:00”. */
export function SoldText({ title, others = 0, isWide = false, isNarrow = false }: SoldProps) {
  const t = useMessages(orderMessages);
  const formats = useFormats();
  const { name, begin } = splitSold(title);
  const dayOf = isNarrow ? formats.shortDay : formats.date;
  return (
    <span
      className={styles.soldFor}
      data-wide={isWide || undefined}
      data-narrow={isNarrow || undefined}
      title={others === 0 ? title : t.more(title, others)}
    >
      <span className={begin !== null ? look.ellipsis : styles.twoLines}>
        {others === 0 ? name : t.more(name, others)}
      </span>
      {begin !== null && (
        <span className={`${look.smaller} ${look.muted} ${look.ellipsis}`}>
          {begin.date === null ? begin.text : `${dayOf(begin.date)} ${begin.time}`.trim()}
        </span>
      )}
    </span>
  );
}
