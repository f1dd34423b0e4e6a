import type { Invoice, InvoiceEvent } from '@move/contract/invoices/invoice.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { type InvoicePlace, payoutPath } from '../invoice-paths.ts';
import { invoiceMessages } from '../invoices.messages.ts';

/** The history of an invoice, last event first. */
export function InvoiceTimeline({ invoice, place }: { invoice: Invoice; place: InvoicePlace }) {
  const t = useMessages(invoiceMessages).timeline;
  return (
    <section aria-label={t.title}>
      <h2 className="listhead">{t.title}</h2>
      <ol className="recordtimeline" reversed>
        {invoice.timeline.toReversed().map((event) => (
          <li key={`${event.kind} ${event.at}`}>
            <Event event={event} place={place} organizationId={invoice.organization.id} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type EventProps = { event: InvoiceEvent; place: InvoicePlace; organizationId: number };

function Event({ event, place, organizationId }: EventProps) {
  const t = useMessages(invoiceMessages).timeline;
  const formats = useFormats();
  const locale = useLocale();
  const { mail, payout } = event;
  return (
    <>
      <b className="b6">{t.kinds[event.kind]}</b>
      <p className="s13 soft">
        {formats.moment(event.at)}
        {event.by === null ? '' : ` ${t.by(event.by)}`}
      </p>
      {payout !== null && (
        <p className="s13">
          <Anchor className="textlink" href={payoutPath(place, { id: payout.id, organizationId })}>
            {t.payout(monthName(payout.payout_month, locale))}
          </Anchor>
        </p>
      )}
      {mail !== null && (
        <p className={mail.status === 'failed' ? 's13 danger' : 's13'}>
          {[t.to(mail.to), mail.status === 'sent' ? null : t.deliveries[mail.status]].filter(Boolean).join(', ')}
        </p>
      )}
    </>
  );
}
