import type { Invoice, InvoiceEvent } from '@move/contract/invoices/invoice.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { invoiceMessages } from './invoices.messages.ts';

/** What happened to an invoice, the last event first. */
export function InvoiceTimeline({ invoice }: { invoice: Invoice }) {
  const t = useMessages(invoiceMessages).timeline;
  return (
    <section aria-label={t.title}>
      <h2 className="listhead">{t.title}</h2>
      <ol className="invoicetimeline" reversed>
        {invoice.timeline.toReversed().map((event) => (
          <li key={`${event.kind} ${event.at}`}>
            <Event event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event({ event }: { event: InvoiceEvent }) {
  const t = useMessages(invoiceMessages).timeline;
  const formats = useFormats();
  const { mail } = event;
  return (
    <>
      <b className="b6">{t.kinds[event.kind]}</b>
      <p className="s13 soft">
        {formats.moment(event.at)}
        {event.by === null ? '' : ` ${t.by(event.by)}`}
      </p>
      {mail !== null && (
        <p className={mail.status === 'failed' ? 's13 danger' : 's13'}>
          {[t.to(mail.to), mail.status === 'sent' ? null : t.deliveries[mail.status]].filter(Boolean).join(', ')}
        </p>
      )}
    </>
  );
}
