import type { Order, OrderRefund } from '@move/contract/orders/order.ts';
import { type Locale, LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import { feeVatRow, type VatRow } from '@move/domain/orders/vat-table.ts';
import { shownName } from '@move/domain/privacy/erased-person.ts';
import { movesText } from '@move/domain/wallets/moves.ts';

const words = {
  nl: {
    title: 'Bon',
    order: 'Bestelling',
    date: 'Datum',
    seller: 'Verkoper',
    address: 'Adres',
    kvk: (number: string) => `KVK ${number}`,
    platform: 'Via',
    buyer: 'Koper',
    status: 'Status',
    payment: 'Betaalwijze',
    paidOn: 'Betaald op',
    columns: ['Omschrijving', 'Aantal', 'Prijs', 'Btw', 'Bedrag'],
    subtotal: 'Subtotaal zonder btw',
    vat: 'Btw',
    fee: 'Servicekosten (incl. 21% btw)',
    total: 'Totaal',
    vatTable: 'Btw-overzicht',
    vatOf: (percentage: number) => `Servicekosten ${percentage}%`,
    vatColumns: ['Btw', 'Zonder btw', 'Btw-bedrag', 'Met btw'],
    refunds: 'Terugbetalingen',
    left: 'Blijft over',
    unpaid: 'Nog te betalen',
    noPayment: 'Nog niet gekozen',
    cancellation: 'Annuleren',
    open: {
      to_hand_over: 'nog contant terug te geven',
      pending: 'onderweg',
      failed: 'mislukt, nog niet teruggekregen',
    },
    fromWallet: (moves: string, wallet: string) => `${moves} van ${wallet}`,
  },
  en: {
    title: 'Receipt',
    order: 'Order',
    date: 'Date',
    seller: 'Seller',
    address: 'Address',
    kvk: (number: string) => `KVK ${number}`,
    platform: 'Through',
    buyer: 'Buyer',
    status: 'Status',
    payment: 'Payment',
    paidOn: 'Paid on',
    columns: ['Description', 'Quantity', 'Price', 'VAT', 'Amount'],
    subtotal: 'Subtotal without VAT',
    vat: 'VAT',
    fee: 'Service fee (incl. 21% VAT)',
    total: 'Total',
    vatTable: 'VAT',
    vatOf: (percentage: number) => `Service fee ${percentage}%`,
    vatColumns: ['VAT', 'Without VAT', 'VAT amount', 'With VAT'],
    refunds: 'Refunds',
    left: 'Remaining',
    unpaid: 'Amount due',
    noPayment: 'Not chosen yet',
    cancellation: 'Cancellation',
    open: {
      to_hand_over: 'still to be refunded in cash',
      pending: 'on its way',
      failed: 'failed, not received yet',
    },
    fromWallet: (moves: string, wallet: string) => `${moves} from ${wallet}`,
  },
} as const satisfies Record<Locale, object>;

type Row = readonly string[];

/** The texts of a receipt, in its order. */
export type ReceiptContent = {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  columns: Row;
  lines: readonly Row[];
  /** The sums below the lines; the last one is the total. */
  sums: readonly (readonly [label: string, amount: string])[];
  vatTitle: string;
  vatColumns: Row;
  vat: readonly Row[];
  refundsTitle: string;
  /** Day, title, amount; empty when nothing was refunded. */
  refunds: readonly Row[];
  /** What is left after the refunds, or still to be paid. */
  end: readonly (readonly [label: string, amount: string])[];
};

/** The address of the seller; unknown parts are null. */
export type SellerAddress = {
  street: string | null;
  house_number: string | null;
  postal_code: string | null;
  city: string | null;
  country: string;
};

type Reader = {
  locale: Locale;
  timeZone: string;
  address?: SellerAddress | null;
  /** How much canceling refunds, and until when; null when canceling refunds nothing any more. */
  cancellation?: string | null;
};

export function receiptContent(
  order: Order,
  { locale, timeZone, address = null, cancellation = null }: Reader,
): ReceiptContent {
  const t = words[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const day = (instant: string) => dayIn(instant, timeZone, locale);
  const { organization, transaction_fee_in_cents: fee, refunded_in_cents, failed_refund_in_cents } = order;
  const refunded = refunded_in_cents + failed_refund_in_cents;
  const { kvk_number: kvk } = organization;
  const feeVat = feeVatRow(fee);
  return {
    title: `${t.title} ${order.number}`,
    facts: [
      [t.order, order.number],
      [t.date, day(order.created_at)],
      [t.seller, kvk === null ? organization.name : `${organization.name}, ${t.kvk(kvk)}`],
      ...addressFact(address, locale),
      [t.platform, order.application.name],
      [t.buyer, shownName(order, locale)],
      // the status of the order alone, without money that was paid too much
      [t.status, paymentStateText({ ...order, failed_excess_in_cents: 0 }, locale)],
      [t.payment, paymentOf(order, locale)],
      ...(order.paid_at === null ? [] : [[t.paidOn, day(order.paid_at)] as const]),
      ...(cancellation === null ? [] : [[t.cancellation, cancellation] as const]),
    ],
    columns: t.columns,
    lines: order.lines.map((line) => [
      line.vat_exemption_reason === null ? line.title : `${line.title} (${line.vat_exemption_reason})`,
      String(line.quantity),
      money(line.unit_price_in_cents),
      `${line.vat_percentage}%`,
      money(line.total_price_in_cents),
    ]),
    sums: [
      [t.subtotal, money(order.subtotal_price_in_cents)],
      [t.vat, money(order.vat_in_cents)],
      ...(fee === 0 ? [] : [[t.fee, money(fee)] as const]),
      [t.total, money(order.total_price_in_cents)],
    ],
    vatTitle: t.vatTable,
    vatColumns: t.vatColumns,
    vat: [
      ...order.vat.map((row) => [`${row.percentage}%`, ...vatAmounts(row, money)]),
      ...(feeVat === null ? [] : [[t.vatOf(feeVat.percentage), ...vatAmounts(feeVat, money)]]),
    ],
    refundsTitle: t.refunds,
    refunds: order.refunds.map(({ booked_at, title, amount_in_cents, moves, status }) => [
      day(booked_at),
      refundTitle({ title, moves, status }, locale),
      money(-amount_in_cents),
    ]),
    end: [
      ...(refunded === 0 ? [] : [[t.left, money(order.total_price_in_cents - refunded)] as const]),
      ...(order.status === 'open' ? [[t.unpaid, money(order.total_price_in_cents)] as const] : []),
    ],
  };
}

/** The title of a refund, with its moves, or with its progress while the buyer doesn't have it yet. */
function refundTitle(
  { title, moves, status }: Pick<OrderRefund, 'title' | 'moves' | 'status'>,
  locale: Locale,
): string {
  if (status !== 'done') return `${title} (${words[locale].open[status]})`;
  return moves === null ? title : `${title} (${movesText(moves)})`;
}

const vatAmounts = (row: VatRow, money: (cents: number) => string) => [
  money(row.subtotal_price_in_cents),
  money(row.vat_in_cents),
  money(row.total_price_in_cents),
];

/** "Badlaan 12, 3451 AB Waterstad"; with the country outside the Netherlands. */
function addressFact(address: SellerAddress | null, locale: Locale): (readonly [string, string])[] {
  if (address === null) return [];
  const { street, house_number, postal_code, city, country } = address;
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  const known = [joined(street, house_number), joined(postal_code, city)].filter(Boolean);
  if (known.length === 0) return [];
  if (country !== 'NL') known.push(new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country);
  return [[words[locale].address, known.join(', ')]];
}

function paymentOf({ payment_type: type, wallet }: Order, locale: Locale): string {
  if (type === null) return words[locale].noPayment;
  const word = paymentTypeWords[locale][type];
  return wallet === null ? word : `${word}, ${words[locale].fromWallet(movesText(wallet.moves), wallet.name)}`;
}

function dayIn(instant: string, timeZone: string, locale: Locale): string {
  const { date } = toLocalTime(instant, timeZone);
  const tag = LANGUAGE_TAGS[locale];
  const shown = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return shown.format(new Date(`${date}T00:00:00Z`));
}
