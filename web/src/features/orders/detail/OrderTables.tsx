import type { Order, OrderLine } from '@move/contract/orders/order.ts';
import { handOverRefund } from '@move/contract/orders/open-refunds.ts';
import { feeVatRow } from '@move/domain/orders/vat-table.ts';
import { movesText } from '@move/domain/wallets/moves.ts';
import { useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { PaymentStatus } from '../../../ui/marks/PaymentStatus.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { PAYMENT_LOOKS } from '../../../ui/marks/payment-looks.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { cashRefundMessages } from '../refunds/cash-refunds.messages.ts';
import { orderDetailMessages } from './order-detail.messages.ts';
import { orderReads } from './order-reads.ts';
import { soldForPath } from '../sold-for-path.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as twoColumnStyles from '../../../screens/show/two-columns.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './detail.module.css';

const HandOverRefunds = lazyPart(() =>
  import('../refunds/HandOverRefunds.tsx').then((module) => module.HandOverRefunds),
);

type LinesProps = {
  order: Order;
  onRefund: ((line: OrderLine) => void) | undefined;
  onCancel: ((line: OrderLine) => void) | undefined;
};

/** The lines of an order: the person or product, and what can still be refunded or canceled. */
export function OrderLines({ order, onRefund, onCancel }: LinesProps) {
  const t = useMessages(orderDetailMessages);
  const formats = useFormats();
  return (
    <section aria-label={t.lines.title}>
      <h2 className={surfaceStyles.listHeading}>{t.lines.title}</h2>
      <ul className={twoColumnStyles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <div className={`${look.row} ${look.spread}`} style={{ gap: 16, alignItems: 'flex-start' }}>
              <span className={look.grow} style={{ minWidth: 0 }}>
                <span className={look.semibold}>{line.title}</span>
                {line.sold_title !== null && (
                  <span className={`${look.small} ${look.soft}`} style={{ display: 'block' }}>
                    {t.lines.soldAs(line.sold_title)}
                  </span>
                )}
                {line.quantity !== 1 && (
                  <span className={`${look.small} ${look.soft}`} style={{ display: 'block' }}>
                    {line.quantity} × {formats.money(line.unit_price_in_cents)}
                  </span>
                )}
                <SoldFor line={line} order={order} />
              </span>
              <span className={`${look.figures} ${look.semibold}`}>{formats.money(line.total_price_in_cents)}</span>
            </div>
            <div className={`${look.row} ${look.spread} ${look.small} ${look.soft}`} style={{ gap: 16, marginTop: 4 }}>
              <PaymentStatus row={line} />
              <span className={look.figures}>
                {formats.percentage(line.vat_percentage)} {t.lines.ofVat}: {formats.money(line.vat_in_cents)}
              </span>
            </div>
            <div className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 16 }}>
              <span className={look.soft}>
                {[
                  line.refunded_in_cents > line.to_hand_over_in_cents &&
                    t.lines[backWord(order)](formats.money(line.refunded_in_cents - line.to_hand_over_in_cents)),
                  line.to_hand_over_in_cents > 0 && t.lines.toHandOver(formats.money(line.to_hand_over_in_cents)),
                  line.failed_refund_in_cents > 0 && t.lines.failed(formats.money(line.failed_refund_in_cents)),
                  line.refundable_in_cents > 0 && t.lines.left(formats.money(line.refundable_in_cents)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {onCancel && line.may_cancel && (
                <button type="button" className={buttonStyles.linkButton} onClick={() => onCancel(line)}>
                  {t.cancelLine.action}
                </button>
              )}
              {onRefund && line.refundable_in_cents > 0 && (
                <button type="button" className={buttonStyles.linkButton} onClick={() => onRefund(line)}>
                  {t.refund.action}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SoldFor({ line, order }: { line: OrderLine; order: Order }) {
  const t = useMessages(orderDetailMessages).lines;
  if (line.sold_for === null) return null;
  const href = soldForPath(line.sold_for, order.organization.id);
  const name = line.sold_for.kind === 'purchase' ? t.purchase : line.sold_for.name;
  return (
    <span className={`${look.small} ${look.ellipsis}`} style={{ display: 'block' }}>
      {href === null ? (
        name
      ) : (
        <Anchor className={buttonStyles.textLink} href={href}>
          {name}
        </Anchor>
      )}
    </span>
  );
}

/** How to name what was refunded: money that is under way isn't back yet. */
function backWord(order: Pick<Order, 'refunded_in_cents' | 'pending_refund_in_cents' | 'to_hand_over_in_cents'>) {
  const { refunded_in_cents: refunded, pending_refund_in_cents: pending, to_hand_over_in_cents: cash } = order;
  if (pending === 0) return 'back';
  return pending === refunded - cash ? 'underWay' : 'backOrUnderWay';
}

/** The parts of the total, and what was refunded of it: its words say that it went back, so the amounts have no minus. */
export function OrderSums({ order }: { order: Order }) {
  const t = useMessages(orderDetailMessages).sums;
  const formats = useFormats();
  const sums: (readonly [string, number])[] = [
    [t.subtotal, order.subtotal_price_in_cents],
    [t.vat, order.vat_in_cents],
    ...(order.transaction_fee_in_cents > 0 ? [[t.fee, order.transaction_fee_in_cents] as const] : []),
    [t.total, order.total_price_in_cents],
    ...(order.refunded_in_cents > 0 ? [[t[backWord(order)], order.refunded_in_cents] as const] : []),
    ...(backWord(order) === 'backOrUnderWay' ? [[t.pending, order.pending_refund_in_cents] as const] : []),
    ...(order.to_hand_over_in_cents > 0 ? [[t.toHandOver, order.to_hand_over_in_cents] as const] : []),
    ...(order.failed_refund_in_cents > 0 ? [[t.failed, order.failed_refund_in_cents] as const] : []),
    ...(order.refundable_in_cents > 0 ? [[t.left, order.refundable_in_cents] as const] : []),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(([label, amount]) => (
        <div key={label} data-total={label === t.total}>
          <dt>{label}</dt>
          <dd className={look.figures}>{formats.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The VAT of the order for each percentage, and that of the service fees. */
export function OrderVat({ order }: { order: Order }) {
  const t = useMessages(orderDetailMessages).vat;
  const formats = useFormats();
  const feeVat = feeVatRow(order.transaction_fee_in_cents);
  const rows = [
    ...order.vat.map((row) => ({ ...row, label: formats.percentage(row.percentage) })),
    ...(feeVat === null ? [] : [{ ...feeVat, label: t.fee(formats.percentage(feeVat.percentage)) }]),
  ];
  return (
    <section>
      <h2 className={surfaceStyles.listHeading}>{t.title}</h2>
      <table className={twoColumnStyles.sums}>
        <thead>
          <tr>
            {[t.level, t.net, t.vat, t.gross].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td className={look.figures}>{formats.money(row.subtotal_price_in_cents)}</td>
              <td className={look.figures}>{formats.money(row.vat_in_cents)}</td>
              <td className={look.figures}>{formats.money(row.total_price_in_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The refunds: when, why and by whom; renders nothing when there are none. */
export function OrderRefunds({ order }: { order: Order }) {
  const t = useMessages(orderDetailMessages).refunds;
  const formats = useFormats();
  if (order.refunds.length === 0) return null;
  return (
    <section>
      <h2 className={surfaceStyles.listHeading}>{t.title}</h2>
      <ul className={twoColumnStyles.lines}>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <div className={`${look.row} ${look.spread}`} style={{ gap: 16 }}>
              <span className={look.semibold}>{t.kinds[refund.kind]}</span>
              <span className={`${look.figures} ${look.semibold}`}>
                {refund.moves === null ? formats.money(refund.amount_in_cents) : movesText(refund.moves)}
              </span>
            </div>
            <p className={`${look.small} ${look.soft}`}>
              {[
                refund.moves !== null && formats.money(refund.amount_in_cents),
                refund.title,
                formats.moment(refund.booked_at),
                refund.refunded_by,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {refund.reason !== null && <p className={look.small}>{refund.reason}</p>}
            <Progress order={order} refund={refund} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The progress of a refund that the buyer doesn’t have yet. A refund in cash has a button to record that it was handed over, and afterwards
 * shows when and by whom.
 */
function Progress({ order, refund }: { order: Order; refund: Order['refunds'][number] }) {
  const t = useMessages(orderDetailMessages).refunds;
  const formats = useFormats();
  const action = useMessages(cashRefundMessages).action;
  const mayHandOver = useCan(handOverRefund);
  const [isAsked, setAsked] = useState(false);
  const { status, handed_over_at: at, handed_over_by: by } = refund;
  if (at !== null)
    return <p className={look.small}>{t.handedOver(formats.moment(at), by === null ? '' : ` · ${by}`)}</p>;
  if (status === 'failed' || status === 'pending')
    return (
      <p className={look.small}>
        <Status look={PAYMENT_LOOKS[`refund_${status}`]} />
      </p>
    );
  if (status !== 'to_hand_over') return null;
  const path = { organizationId: order.organization.id, orderId: order.id };
  return (
    <div className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 16, flexWrap: 'wrap' }}>
      <span className={look.semibold} style={{ color: 'var(--mv-warning-text)' }}>
        {t.toHandOver}
      </span>
      {mayHandOver && (
        <button type="button" className={buttonStyles.linkButton} onClick={() => setAsked(true)}>
          {action}
        </button>
      )}
      {isAsked && (
        <HandOverRefunds
          path={path}
          refunds={[refund]}
          name={fullName(order)}
          invalidates={orderReads}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
