import type { Invoice } from '@move/contract/invoices/invoice.ts';
import { invoiceLabels } from '@move/contract/invoices/invoices.labels.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { type InvoiceScope, ordersPath, payoutPath } from '../invoice-paths.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as twoColumnStyles from '../../../screens/show/two-columns.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './InvoiceTables.module.css';

/** The service fees for each way of paying, with a link to the orders to which they belong. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages).lines;
  const formats = useFormats();
  const locale = useLocale();
  return (
    <section aria-label={t.title}>
      <h2 className={surfaceStyles.listHeading}>{t.title}</h2>
      <ul className={twoColumnStyles.lines}>
        {invoice.lines.map((line) => (
          <li key={line.payment_type}>
            <div className={`${look.row} ${look.spread}`} style={{ gap: 16 }}>
              <span className={look.semibold}>{t.line(paymentTypeWords[locale][line.payment_type])}</span>
              <span className={`${look.figures} ${look.semibold}`}>{formats.money(line.total_price_in_cents)}</span>
            </div>
            <div className={`${look.row} ${look.spread} ${look.small} ${look.soft}`} style={{ gap: 16 }}>
              <Orders invoice={invoice} line={line} />
              <span className={look.figures}>
                {t.vat(formats.percentage(line.vat_percentage), formats.money(line.vat_in_cents))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OrdersProps = { invoice: Invoice; line: Invoice['lines'][number] };

/** The number of orders, as a link unless the organisation was removed. */
function Orders({ invoice, line }: OrdersProps) {
  const t = useMessages(invoiceMessages).lines;
  const formats = useFormats();
  const { organization, payout_month: payoutMonth } = invoice;
  const count = Math.abs(line.quantity);
  const text = t.orders(count, formats.number(count));
  if (organization.is_removed) return text;
  const href = ordersPath({ organizationId: organization.id, payoutMonth, paymentType: line.payment_type });
  return (
    <Anchor className={buttonStyles.textLink} href={href}>
      {text}
    </Anchor>
  );
}

/** Subtotal, VAT for each percentage, and the total. */
export function InvoiceSums({ invoice, scope }: { invoice: Invoice; scope: InvoiceScope }) {
  const t = useMessages(invoiceMessages).lines;
  const labels = invoiceLabels[useLocale()];
  const formats = useFormats();
  return (
    <section aria-label={t.vatTitle}>
      <h2 className={surfaceStyles.listHeading}>{t.vatTitle}</h2>
      <table className={twoColumnStyles.sums}>
        <thead>
          <tr>
            <th scope="col">{t.percentage}</th>
            <th scope="col">{labels.subtotal_price_in_cents}</th>
            <th scope="col">{labels.vat_in_cents}</th>
            <th scope="col">{labels.total_price_in_cents}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.vat.map((row) => (
            <tr key={row.percentage}>
              <th scope="row">{formats.percentage(row.percentage)}</th>
              <td className={look.figures}>{formats.money(row.subtotal_price_in_cents)}</td>
              <td className={look.figures}>{formats.money(row.vat_in_cents)}</td>
              <td className={look.figures}>{formats.money(row.total_price_in_cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.total_price_in_cents}</th>
            <td className={look.figures}>{formats.money(invoice.subtotal_price_in_cents)}</td>
            <td className={look.figures}>{formats.money(invoice.vat_in_cents)}</td>
            <td className={`${look.figures} ${look.semibold}`}>{formats.money(invoice.total_price_in_cents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={`${look.small} ${look.soft}`}>
        <PayoutText invoice={invoice} scope={scope} />
      </p>
    </section>
  );
}

/** Shows whether the amount is settled, with a link to its payout. */
function PayoutText({ invoice, scope }: { invoice: Invoice; scope: InvoiceScope }) {
  const t = useMessages(invoiceMessages).lines.payout;
  const formats = useFormats();
  const locale = useLocale();
  const { payout, organization } = invoice;
  if (payout === null) return invoice.credits !== null ? t.note : invoice.credited_by !== null ? t.credited : t.open;
  return (
    <>
      {payout.settled_at === null ? t.onItsWay : t.settled(formats.moment(payout.settled_at))}{' '}
      <Anchor
        className={buttonStyles.textLink}
        href={payoutPath(scope, { id: payout.id, organizationId: organization.id })}
      >
        {t.link(monthName(payout.payout_month, locale))}
      </Anchor>
      .
    </>
  );
}

/** Buyer and seller as they were on the day of issue. */
export function Parties({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages).parties;
  const labels = invoiceLabels[useLocale()];
  const formats = useFormats();
  return (
    <section>
      <h2 className={surfaceStyles.listHeading}>{t.title}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t.buyer}</dt>
          <dd>
            <Party party={invoice.buyer} />
          </dd>
        </div>
        <div>
          <dt>{t.seller}</dt>
          <dd>
            <Party party={invoice.seller} />
          </dd>
        </div>
        <div>
          <dt>{labels.issued_on}</dt>
          <dd>{formats.date(invoice.issued_on)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Party({ party }: { party: Invoice['buyer'] }) {
  const t = useMessages(invoiceMessages).parties;
  const lines = [
    party.name,
    party.attn === null ? null : t.attn(party.attn),
    [party.street, party.house_number].filter(Boolean).join(' '),
    [party.postal_code, party.city].filter(Boolean).join(' '),
    party.kvk_number === null ? null : t.kvk(party.kvk_number),
    party.vat_number === null ? null : t.vat(party.vat_number),
  ].filter(Boolean);
  return lines.map((line) => (
    <span key={line} style={{ display: 'block' }}>
      {line}
    </span>
  ));
}
