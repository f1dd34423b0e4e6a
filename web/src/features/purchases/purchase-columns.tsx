import { purchaseLabels } from '@move/contract/purchases/purchases.labels.ts';
import type { Purchase } from '@move/contract/purchases/purchases.ts';
import type { Answer } from '@move/contract/questions/answers.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { PAYMENT_STATES } from '@move/domain/orders/payment/payment-state.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { paymentStateWords } from '@move/domain/orders/payment/payment-state-words.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import { useFormats, useTimeZone } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import type { ListColumn } from '../../screens/list/columns.tsx';
import { ShortMoment } from '../../screens/list/dates.tsx';
import { RefundAmounts } from '../../screens/refunds/RefundAmounts.tsx';
import { PaymentStatus } from '../../ui/marks/PaymentStatus.tsx';
import { PersonLine } from '../../ui/people/Avatar.tsx';
import { purchaseMessages } from './purchases.messages.ts';
import * as look from '../../ui/look/look.module.css';

type Sort = 'created_at' | 'name' | 'quantity' | 'status' | 'total_price_in_cents';

/** The columns of a list of purchases. The answers have a column only when the product asks questions. */
export function usePurchaseColumns({ hasAnswers }: { hasAnswers: boolean }): ListColumn<Purchase, Sort>[] {
  const t = useMessages(purchaseMessages);
  const locale = useLocale();
  const answers: ListColumn<Purchase, Sort> = {
    name: 'answers',
    header: t.columns.answers,
    cell: (row) => <Answers row={row} />,
    value: (row) => row.answers.map(wordsOf).join('; '),
  };
  return [
    {
      name: 'buyer',
      header: t.columns.buyer,
      sort: 'name',
      cell: (row) => <PersonLine person={row} detail={row.email ?? undefined} />,
      value: fullName,
    },
    {
      name: 'created_at',
      header: t.columns.date,
      sort: 'created_at',
      cell: (row) => <ShortMoment at={row.created_at} />,
      value: (row) => row.created_at,
    },
    { name: 'quantity', header: t.columns.quantity, sort: 'quantity', align: 'right' },
    {
      name: 'status',
      header: t.columns.status,
      sort: 'status',
      cell: (row) => <PurchaseStatus row={row} />,
      value: (row) => standingOf(row, paymentStateText(row, locale), t.canceled),
    },
    {
      name: 'total_price_in_cents',
      header: t.columns.total,
      sort: 'total_price_in_cents',
      align: 'right',
      cell: (row) => <Amount row={row} />,
      value: (row) => ({ cents: row.total_price_in_cents }),
    },
    ...(hasAnswers ? [answers] : []),
  ];
}
const wordsOf = ({ title, value }: Answer) => `${title} ${typeof value === 'string' ? value : value.join(', ')}`;

/** The buyer's answers to the product's questions. */
function Answers({ row }: { row: Purchase }) {
  return row.answers.map((answer) => (
    <span key={answer.question_id} className={`${look.smaller} ${look.soft}`} style={{ display: 'block' }}>
      {wordsOf(answer)}
    </span>
  ));
}

/** The statuses of purchases that ended without a payment. */
const OVER: readonly TransactionStatus[] = ['canceled', 'failed', 'expired'];

/** The status of the payment. A paid purchase that was canceled also shows “canceled”. */
/** Whether a purchase was canceled and its payment doesn't say so. */
const isCanceledApart = (row: Purchase) => row.canceled_at !== null && !OVER.includes(row.status);

const standingOf = (row: Purchase, status: string, canceled: string) =>
  isCanceledApart(row) ? `${status}, ${canceled.toLowerCase()}` : status;

function PurchaseStatus({ row }: { row: Purchase }) {
  const t = useMessages(purchaseMessages);
  return (
    <span>
      <PaymentStatus row={row} />
      {isCanceledApart(row) && (
        <span className={`${look.smaller} ${look.muted} ${look.ellipsis}`} style={{ display: 'block' }}>
          {t.canceled}
        </span>
      )}
    </span>
  );
}

function Amount({ row }: { row: Purchase }) {
  const formats = useFormats();
  return (
    <span>
      <span className={look.figures}>{formats.money(row.total_price_in_cents)}</span>
      <RefundAmounts row={row} />
    </span>
  );
}

export function usePurchaseFilters() {
  const locale = useLocale();
  const labels = purchaseLabels[locale];
  return [
    {
      name: 'status' as const,
      label: labels.status,
      options: PAYMENT_STATES.map((value) => ({ value, label: paymentStateWords[locale][value] })),
    },
    {
      name: 'paymentType' as const,
      label: labels.paymentType,
      options: PAYMENT_TYPES.map((value) => ({ value, label: paymentTypeWords[locale][value] })),
    },
    { name: 'dateFrom' as const, label: labels.dateFrom, kind: 'date' as const },
    { name: 'dateUntil' as const, label: labels.dateUntil, kind: 'date' as const },
  ];
}

/** A purchase on the phone: buyer and amount, with date and status below. */
export function PurchaseCard({ row }: { row: Purchase }) {
  const t = useMessages(purchaseMessages);
  const formats = useFormats();
  const day = formats.shortDate(toLocalTime(row.created_at, useTimeZone()).date);
  return (
    <span className={look.grow} style={{ minWidth: 0 }}>
      <span className={look.row} style={{ gap: 12 }}>
        <span className={look.grow} style={{ minWidth: 0 }}>
          <PersonLine person={row} size={44} detail={`${t.units(row.quantity)} · ${day}`} />
        </span>
        <span style={{ textAlign: 'right', flex: 'none' }}>
          <Amount row={row} />
        </span>
      </span>
      <span style={{ display: 'block', marginInlineStart: 54, marginTop: 4 }}>
        <PurchaseStatus row={row} />
      </span>
    </span>
  );
}
