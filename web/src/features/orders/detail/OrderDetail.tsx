import type { Order, OrderLine } from '@move/contract/orders/order.ts';
import { cancelTransaction, markTransactionPaid, refundTransaction } from '@move/contract/transactions/transactions.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { isErasedEmail } from '@move/domain/privacy/erased-person.ts';
import { isOnlinePaymentType } from '@move/domain/orders/payment/payment-types.ts';
import { reservationKind } from '@move/domain/orders/reservation.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import { movesText } from '@move/domain/wallets/moves.ts';
import { IconArrowBackUp, IconCashBanknote, IconFileDownload, IconMailDollar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan, useScreenScope } from '../../../platform/session/gate.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { personPath } from '../../../screens/show/person-path.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PaymentStatus } from '../../../ui/marks/PaymentStatus.tsx';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { PageHeader, type RecordPosition } from '../../../ui/page/PageHeader.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { orderDetailMessages } from './order-detail.messages.ts';
import { OrderLines, OrderRefunds, OrderSums, OrderVat } from './OrderTables.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { useCancelLine } from './use-cancel-line.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as twoColumnStyles from '../../../screens/show/two-columns.module.css';
import * as styles from './detail.module.css';

const ProviderRefunds = lazyPart(() =>
  import('../refunds/ProviderRefunds.tsx').then((module) => module.ProviderRefunds),
);
const ReceiveCash = lazyPart(() => import('./ReceiveCash.tsx').then((module) => module.ReceiveCash));
const SendPaymentLink = lazyPart(() => import('./SendPaymentLink.tsx').then((module) => module.SendPaymentLink));
const RefundLine = lazyPart(() => import('../refunds/RefundLine.tsx').then((module) => module.RefundLine));
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type OrderDetailProps = {
  order: Order | undefined;
  error: Error | null;
  onRetry: () => void;
  position: RecordPosition | undefined;
  /** Downloads the receipt; without `locale` it is in the language of the buyer. */
  onReceipt: (query: { locale?: Locale }, filename: string) => void;
};

/** An order with its lines, VAT, refunds and history; staff can refund it and mark its cash as received. */
export function OrderDetail({ order, error, onRetry, position, onReceipt }: OrderDetailProps) {
  const t = useMessages(orderDetailMessages);
  useSetCrumbs(order?.number ?? null);
  if (order === undefined) return error === null ? <OrderSkeleton /> : <RecordFailed error={error} onRetry={onRetry} />;
  const receipt = (locale?: Locale) =>
    onReceipt(locale === undefined ? {} : { locale }, `${t.receipt.file}-${order.number}.pdf`);
  return <ShownOrder {...{ order, position, receipt }} />;
}

type ShownOrderProps = Pick<OrderDetailProps, 'position'> & {
  order: Order;
  receipt: (locale?: Locale) => void;
};

function ShownOrder({ order, position, receipt }: ShownOrderProps) {
  const t = useMessages(orderDetailMessages);
  const formats = useFormats();
  const { change: mayChange } = order.may;
  const mayRefund = useCan(refundTransaction) && mayChange;
  const mayReceive = useCan(markTransactionPaid) && mayChange;
  const mayCancel = useCan(cancelTransaction) && mayChange;
  const [cancelLine, confirmDialog] = useCancelLine(order.organization.id);
  const [refunding, setRefunding] = useState<OrderLine | null>(null);
  const [isReceiving, setReceiving] = useState(false);
  const mayBook = useCan('manage-participants') && mayChange;
  const [isSending, setSending] = useState(false);
  const refundable = mayRefund ? order.lines.filter((line) => line.refundable_in_cents > 0) : [];
  const isOpenCash = order.status === 'open' && order.payment_type === 'cash';
  const notRefunded = order.failed_refund_in_cents + order.failed_excess_in_cents;
  const isMailed = order.email !== null && !isErasedEmail(order.email);
  const send = { label: t.paymentLink, icon: <IconMailDollar {...icon} />, onClick: () => setSending(true) };
  const sends = order.status === 'open' && mayBook && isMailed ? [send] : [];
  const refunds = refundable.map((line) => ({
    label: order.lines.length === 1 ? t.refund.action : t.refund.actionOf(line.title),
    icon: <IconArrowBackUp {...icon} />,
    onClick: () => setRefunding(line),
  }));
  const receipts = [
    { label: t.receipt.nl, icon: <IconFileDownload {...icon} />, onClick: () => receipt('nl') },
    { label: t.receipt.en, icon: <IconFileDownload {...icon} />, onClick: () => receipt('en') },
  ];
  const providerRefunds = isOnlinePaymentType(order.payment_type) && order.paid_at !== null && (
    <ProviderRefunds organizationId={order.organization.id} orderId={order.id} hasFailed={notRefunded > 0} />
  );
  return (
    <>
      <PageHeader
        isLined
        title={t.title(order.number)}
        status={<PaymentStatus row={order} pill />}
        meta={[fullName(order), t.via(order.application.name), formats.money(order.total_price_in_cents)]}
        position={position}
        actions={
          <>
            <Button variant="default" leftSection={<IconFileDownload {...icon} />} onClick={() => receipt()}>
              {t.receipt.own}
            </Button>
            {isOpenCash && mayReceive && (
              <Button leftSection={<IconCashBanknote {...icon} />} onClick={() => setReceiving(true)}>
                {t.paid.action}
              </Button>
            )}
            <ActionMenu items={[...sends, ...refunds, 'divider', ...receipts]} isFramed />
          </>
        }
      />
      {notRefunded > 0 && <Banner tone="danger">{t.refundFailed(formats.money(notRefunded))}</Banner>}
      {order.to_hand_over_in_cents > 0 && (
        <Banner tone="warning">{t.toHandOver(formats.money(order.to_hand_over_in_cents))}</Banner>
      )}
      <div className={twoColumnStyles.page}>
        <div className={twoColumnStyles.parts}>
          {/* first, because a failed refund asks for action */}
          {notRefunded > 0 && providerRefunds}
          <OrderLines
            order={order}
            onRefund={mayRefund ? setRefunding : undefined}
            onCancel={mayCancel ? (line) => void cancelLine(line) : undefined}
          />
          <OrderSums order={order} />
          <OrderVat order={order} />
          <OrderRefunds order={order} />
          {notRefunded === 0 && providerRefunds}
        </div>
        <div className={twoColumnStyles.parts}>
          <Facts order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
      {confirmDialog}
      {isReceiving && <ReceiveCash order={order} onClose={() => setReceiving(false)} />}
      {isSending && (
        <SendPaymentLink organizationId={order.organization.id} orderId={order.id} onClose={() => setSending(false)} />
      )}
      {refunding !== null && <RefundLine order={order} line={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

/** The two columns of an order while it loads, below the space of its header. */
function OrderSkeleton() {
  return (
    <div className={twoColumnStyles.page} style={{ marginTop: 76 }}>
      <div className={twoColumnStyles.parts}>
        <TextSkeleton lines={5} />
        <TextSkeleton lines={7} />
      </div>
      <div className={twoColumnStyles.parts}>
        <TextSkeleton lines={6} />
        <TextSkeleton lines={4} />
      </div>
    </div>
  );
}

/** The buyer, the platform, and how it was paid. */
function Facts({ order }: { order: Order }) {
  const t = useMessages(orderDetailMessages);
  const formats = useFormats();
  const locale = useLocale();
  const month = useFormats().shortMonth;
  const word = order.payment_type === null ? t.facts.unknown : paymentTypeWords[locale][order.payment_type];
  const { wallet } = order;
  const payment = wallet === null ? word : t.facts.wallet(word, movesText(wallet.moves), wallet.name);
  const back = wallet?.moves_back ?? 0;
  const facts: [string, ReactNode][] = [
    [t.facts.name, <Buyer key="name" order={order} />],
    ...(order.email === null || isErasedEmail(order.email)
      ? []
      : [
          [
            t.facts.email,
            <Anchor key="mail" href={`mailto:${order.email}`}>
              {order.email}
            </Anchor>,
          ] as [string, ReactNode],
        ]),
    [t.facts.organization, order.organization.name],
    [t.facts.platform, order.application.name],
    [t.facts.ordered, formats.moment(order.created_at)],
    ...(order.paid_at === null ? [] : [[t.facts.paid, formats.moment(order.paid_at)] as [string, ReactNode]]),
    ...(order.status === 'open' ? [[t.facts.payBy, <PayBy key="pay" order={order} />] as [string, ReactNode]] : []),
    [t.facts.payment, payment],
    ...(back > 0 ? [[t.facts.back, movesText(back)] as [string, ReactNode]] : []),
    ...(order.payout_month === null ? [] : [[t.facts.payout, month(order.payout_month)] as [string, ReactNode]]),
  ];
  return (
    <section>
      <h2 className={surfaceStyles.listHeading}>{t.buyer}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {wallet?.is_erased && <p className={`${look.small} ${look.soft}`}>{t.facts.erased}</p>}
    </section>
  );
}

/** The name of the buyer, as a link to everything of the person. */
function Buyer({ order }: { order: Order }) {
  const { organizationId } = useScreenScope();
  const mayOpen = useCan(['manage-participants', 'view-rates']);
  if (order.email === null || isErasedEmail(order.email) || !mayOpen) return fullName(order);
  return (
    <Anchor className={buttonStyles.textLink} href={personPath(order.email, organizationId)}>
      {fullName(order)}
    </Anchor>
  );
}

/** Until when an open order can be paid, and what happens then. */
function PayBy({ order }: { order: Order }) {
  const t = useMessages(orderDetailMessages).payBy;
  const formats = useFormats();
  const { created_at: createdAt, reserved_until: reservedUntil } = order;
  if (reservedUntil === null) return t.noEnd;
  return (
    <>
      {formats.moment(reservedUntil)}
      <span className={`${look.small} ${look.soft}`} style={{ display: 'block' }}>
        {t[reservationKind({ createdAt, reservedUntil })]}
      </span>
    </>
  );
}
