import type { InvoiceRow, InvoiceTotals } from '@move/contract/invoices/invoice.ts';
import { invoiceLabels } from '@move/contract/invoices/invoices.labels.ts';
import { INVOICE_STATUSES } from '@move/domain/invoices/invoice.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ShortDate, ShortMoment } from '../../screens/list/dates.tsx';
import type { ListColumn } from '../../screens/list/columns.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { type InvoiceScope, invoicePath } from './invoice-paths.ts';
import { INVOICE_LOOKS } from './invoice-statuses.ts';
import { invoiceMessages } from './invoices.messages.ts';
import { useMonthOptions, useYearOptions } from './use-months.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

type Sort = 'number' | 'month' | 'total_price_in_cents' | 'status';
export type InvoiceColumn = ListColumn<InvoiceRow, Sort>;

/** The columns, filters and texts that both lists of invoices share. */
export function useInvoiceList(scope: InvoiceScope) {
  const t = useMessages(invoiceMessages);
  const labels = invoiceLabels[useLocale()];
  const hrefOf = (row: InvoiceRow) => invoicePath(scope, { id: row.id, organizationId: row.organization.id });
  const statusWord = useStatusWord();
  const months = useMonthOptions();
  const years = useYearOptions();
  return {
    search: scope === 'all' ? t.search : t.searchOwn,
    record: (row: InvoiceRow) => ({ name: row.number, href: hrefOf(row) }),
    columns: useInvoiceColumns(hrefOf),
    filters: [
      { name: 'month' as const, label: labels.month, options: months },
      { name: 'year' as const, label: labels.year, options: years },
      {
        name: 'status' as const,
        label: labels.status,
        kind: 'choices' as const,
        options: INVOICE_STATUSES.map((value) => ({ value, label: statusWord(INVOICE_LOOKS[value]) })),
      },
      { name: 'totalPrice' as const, label: labels.totalPrice, kind: 'range' as const, of: 'money' as const },
    ],
    menu: (row: InvoiceRow) => [{ label: t.open, href: hrefOf(row) }],
    card: (row: InvoiceRow) => <InvoiceCard row={row} href={hrefOf(row)} scope={scope} />,
  };
}

function useInvoiceColumns(hrefOf: (row: InvoiceRow) => string): InvoiceColumn[] {
  const formats = useFormats();
  const locale = useLocale();
  const amount = (name: 'subtotal_price_in_cents' | 'vat_in_cents' | 'total_price_in_cents') => ({
    name,
    align: 'right' as const,
    cell: (row: InvoiceRow) => <span className={look.figures}>{formats.money(row[name])}</span>,
    value: (row: InvoiceRow) => ({ cents: row[name] }),
  });
  return [
    {
      name: 'number',
      sort: 'number',
      cell: (row) => (
        <>
          <Anchor className={`${tableStyles.primary} ${look.figures}`} href={hrefOf(row)}>
            {row.number}
          </Anchor>
          <Kind row={row} />
        </>
      ),
      value: (row) => row.number,
    },
    {
      name: 'issued_on',
      cell: (row) => <ShortDate day={row.issued_on} />,
      value: (row) => row.issued_on,
    },
    { name: 'month', sort: 'month', cell: (row) => monthName(row.month, locale), value: (row) => row.month },
    {
      name: 'status',
      sort: 'status',
      cell: (row) => <Status look={INVOICE_LOOKS[row.status]} />,
      value: (row) => INVOICE_LOOKS[row.status].word(locale),
    },
    amount('subtotal_price_in_cents'),
    amount('vat_in_cents'),
    { ...amount('total_price_in_cents'), sort: 'total_price_in_cents' },
    {
      name: 'sent_at',
      cell: (row) => (row.sent_at === null ? '–' : <ShortMoment at={row.sent_at} />),
      value: (row) => row.sent_at,
      isOptional: true,
    },
  ];
}

/** The invoice that a credit note reverses, or the credit note that reversed this invoice. */
function Kind({ row }: { row: Pick<InvoiceRow, 'credits' | 'credited_by'> }) {
  const t = useMessages(invoiceMessages);
  const text = row.credits
    ? t.creditOf(row.credits.number)
    : row.credited_by
      ? t.creditedBy(row.credited_by.number)
      : null;
  if (text === null) return null;
  return (
    <span className={`${look.smaller} ${look.muted}`} style={{ display: 'block' }}>
      {text}
    </span>
  );
}

/** The totals of each column, with credit notes as negative amounts. */
export function useInvoiceTotals(totals: InvoiceTotals | undefined) {
  const t = useMessages(invoiceMessages).totals;
  const formats = useFormats();
  if (totals === undefined) return undefined;
  return {
    number: (
      <>
        {t.label}{' '}
        {totals.credit_notes > 0 && (
          <span className={`${look.soft} ${look.small}`}>{t.notes(formats.number(totals.credit_notes))}</span>
        )}
      </>
    ),
    subtotal_price_in_cents: formats.money(totals.subtotal_price_in_cents),
    vat_in_cents: formats.money(totals.vat_in_cents),
    total_price_in_cents: formats.money(totals.total_price_in_cents),
  };
}

/** An invoice on the phone. */
function InvoiceCard({ row, href, scope }: { row: InvoiceRow; href: string; scope: InvoiceScope }) {
  const formats = useFormats();
  const locale = useLocale();
  return (
    <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
      <span className={`${look.row} ${look.spread}`} style={{ gap: 12, alignItems: 'flex-start' }}>
        <span className={look.grow} style={{ minWidth: 0 }}>
          <Anchor className={`${tableStyles.primary} ${look.figures}`} href={href}>
            {row.number}
          </Anchor>
          <Kind row={row} />
          {scope === 'all' && (
            <span className={`${look.small} ${look.soft} ${look.ellipsis}`} style={{ display: 'block' }}>
              {row.organization.name}
            </span>
          )}
        </span>
        <span className={`${look.figures} ${look.semibold}`}>{formats.money(row.total_price_in_cents)}</span>
      </span>
      <span className={`${look.row} ${look.spread}`} style={{ gap: 12, marginTop: 4 }}>
        <Status look={INVOICE_LOOKS[row.status]} />
        <span className={`${look.small} ${look.muted}`}>{monthName(row.month, locale)}</span>
      </span>
    </span>
  );
}
