import type { OrderRow } from '@move/contract/orders/order.ts';
import { orderLabels } from '@move/contract/orders/orders.labels.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import { movesText } from '@move/domain/wallets/moves.ts';
import { useSearch } from '../../../platform/navigation/navigation.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { ShortMoment } from '../../../screens/list/dates.tsx';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { PaymentStatus } from '../../../ui/marks/PaymentStatus.tsx';
import { EllipsisText, SoldText, Total } from '../Amounts.tsx';
import { orderMessages } from '../orders.messages.ts';
import { SaleCard } from './SaleCard.tsx';
import { useStatusOptions } from './use-status-options.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

type Sort = 'created_at' | 'name' | 'total_price_in_cents' | 'status';
type Column = ListColumn<OrderRow, Sort>;

/** The columns of the lists of orders: number, moment, buyer, title, payment, status and amounts. */
export function useOrderColumns(hrefOf: (row: OrderRow) => string, withSellers: boolean): Column[] {
  const t = useMessages(orderMessages);
  const formats = useFormats();
  const locale = useLocale();
  const month = useFormats().shortMonth;
  const payment = ({ payment_type: type }: OrderRow) => (type === null ? '–' : paymentTypeWords[locale][type]);
  const fromWallet = ({ wallet }: OrderRow) => wallet && t.fromWallet(movesText(wallet.moves), wallet.name);
  const what = ({ title, lines_count: count }: OrderRow) => (count > 1 ? t.more(title, count - 1) : title);
  return [
    {
      name: 'number',
      cell: (row) => (
        <Anchor className={`${tableStyles.primary} ${look.figures}`} href={hrefOf(row)}>
          {row.number}
        </Anchor>
      ),
      value: (row) => row.number,
    },
    {
      name: 'created_at',
      sort: 'created_at',
      cell: (row) => <ShortMoment at={row.created_at} />,
      value: (row) => row.created_at,
    },
    {
      name: 'name',
      sort: 'name',
      header: orderLabels[locale].name,
      cell: (row) => <EllipsisText>{fullName(row)}</EllipsisText>,
      value: fullName,
    },
    {
      name: 'title',
      cell: (row) => <SoldText title={row.title} others={row.lines_count - 1} isNarrow={withSellers} />,
      value: what,
    },
    {
      name: 'payment_type',
      filterBy: { name: 'paymentType', value: (row) => row.payment_type },
      cell: (row) => <Payment word={payment(row)} more={fromWallet(row)} />,
      value: (row) => [payment(row), fromWallet(row)].filter(Boolean).join(', '),
    },
    {
      name: 'status',
      sort: 'status',
      cell: (row) => <PaymentStatus row={row} />,
      value: (row) => paymentStateText(row, locale),
    },
    ...(['subtotal_price_in_cents', 'vat_in_cents', 'transaction_fee_in_cents'] as const).map(
      (name): Column => ({
        name,
        align: 'right',
        // few need them next to the total, and without them the menu of a row stays in view
        isOptional: true,
        cell: (row) => formats.money(row[name]),
        value: (row) => ({ cents: row[name] }),
      }),
    ),
    {
      name: 'total_price_in_cents',
      sort: 'total_price_in_cents',
      align: 'right',
      cell: (row) => <Total row={row} />,
      value: (row) => ({ cents: row.total_price_in_cents }),
    },
    {
      name: 'payout_month',
      align: 'right',
      cell: (row) => (row.payout_month === null ? '–' : month(row.payout_month)),
      value: (row) => row.payout_month,
      isOptional: true,
    },
    {
      name: 'email',
      cell: (row) => (row.email === null ? '–' : <EllipsisText>{row.email}</EllipsisText>),
      value: (row) => row.email,
      isOptional: true,
    },
    ...(['refunded_in_cents', 'failed_refund_in_cents', 'to_hand_over_in_cents'] as const).map(
      (name): Column => ({
        name,
        align: 'right',
        cell: (row) => formats.money(row[name]),
        value: (row) => ({ cents: row[name] }),
        isOptional: true,
      }),
    ),
  ];
}

/** How it was paid, and below it the moves and the wallet. */
function Payment({ word, more }: { word: string; more: string | null }) {
  if (more === null) return word;
  return (
    <>
      {word}
      <span
        className={`${look.smaller} ${look.muted} ${look.ellipsis}`}
        title={more}
        style={{ display: 'block', maxWidth: 118 }}
      >
        {more}
      </span>
    </>
  );
}

/** The seller, and below it the platform, for lists of several organisations. */
export function sellerColumns(withPlatform: boolean): Column[] {
  return [
    {
      name: 'organization',
      cell: (row) => (
        <EllipsisText below={withPlatform ? row.application.name : undefined}>{row.organization.name}</EllipsisText>
      ),
      value: (row) => row.organization.name,
      filterBy: { name: 'organizationId', value: (row) => row.organization.id },
    },
    {
      name: 'application',
      cell: (row) => <EllipsisText>{row.application.name}</EllipsisText>,
      value: (row) => row.application.name,
      filterBy: { name: 'applicationId', value: (row) => row.application.id },
      isOptional: true,
    },
  ];
}

/** How many payout months a filter offers: the next, the current and 24 earlier ones. */
const MONTHS = 26;

export function useOrderFilters() {
  const locale = useLocale();
  const t = useMessages(orderMessages);
  const labels = orderLabels[locale];
  const search = useSearch();
  const statusOptions = useStatusOptions();
  const monthWord = useFormats().shortMonth;
  const next = platformToday().toPlainYearMonth().add({ months: 1 });
  const months = Array.from({ length: MONTHS }, (_, back) => next.subtract({ months: back }).toString());
  return [
    { name: 'dateFrom' as const, until: 'dateUntil' as const, label: labels.created_at, kind: 'period' as const },
    // shown only if a link from a dashboard has set it
    ...(search['clock'] === undefined
      ? []
      : [{ name: 'clock' as const, label: labels.clock, options: [{ value: 'platform', label: t.platformClock }] }]),
    {
      name: 'status' as const,
      label: labels.status,
      kind: 'choices' as const,
      options: statusOptions,
    },
    { name: 'totalPrice' as const, label: labels.totalPrice, kind: 'range' as const, of: 'money' as const },
    { name: 'isRevenue' as const, label: labels.isRevenue, kind: 'yes-no' as const },
    {
      name: 'paymentType' as const,
      label: labels.paymentType,
      kind: 'choices' as const,
      options: PAYMENT_TYPES.map((value) => ({ value, label: paymentTypeWords[locale][value] })),
    },
    {
      name: 'payoutMonth' as const,
      label: labels.payoutMonth,
      options: months.map((value) => ({ value, label: monthWord(value) })),
    },
  ];
}

/** An order on the phone: buyer and amount, below it number, day and status. */
export function OrderCard({ row, href }: { row: OrderRow; href: string }) {
  const sold = (
    <span className={`${look.small} ${look.soft}`}>
      <SoldText title={row.title} others={row.lines_count - 1} />
    </span>
  );
  return <SaleCard row={row} href={href} name={fullName(row)} sold={sold} at={row.created_at} />;
}
