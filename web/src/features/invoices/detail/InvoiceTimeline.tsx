import type { Invoice, InvoiceEvent } from '@move/contract/invoices/invoice.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { type InvoiceScope, payoutPath } from '../invoice-paths.ts';
import { mailProblemMessages } from './mail-problem.messages.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as twoColumnStyles from '../../../screens/show/two-columns.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';

/** The history of an invoice, newest event first. */
export function InvoiceTimeline({ invoice, scope }: { invoice: Invoice; scope: InvoiceScope }) {
  const t = useMessages(invoiceMessages).timeline;
  return (
    <section aria-label={t.title}>
      <h2 className={surfaceStyles.listHeading}>{t.title}</h2>
      <ol className={twoColumnStyles.timeline} reversed>
        {invoice.timeline.toReversed().map((event) => (
          <li key={`${event.kind} ${event.at}`}>
            <Event event={event} scope={scope} organizationId={invoice.organization.id} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type EventProps = { event: InvoiceEvent; scope: InvoiceScope; organizationId: number };

function Event({ event, scope, organizationId }: EventProps) {
  const t = useMessages(invoiceMessages).timeline;
  const problem = useMessages(mailProblemMessages);
  const formats = useFormats();
  const locale = useLocale();
  const { mail, payout } = event;
  return (
    <>
      <b className={look.semibold}>{mail?.status === 'failed' ? problem.entry : t.kinds[event.kind]}</b>
      <p className={`${look.small} ${look.soft}`}>
        {formats.moment(event.at)}
        {event.by === null ? '' : ` ${t.by(event.by)}`}
      </p>
      {payout !== null && (
        <p className={look.small}>
          <Anchor className={buttonStyles.textLink} href={payoutPath(scope, { id: payout.id, organizationId })}>
            {t.payout(monthName(payout.payout_month, locale))}
          </Anchor>
        </p>
      )}
      {mail !== null && (
        <p className={mail.status === 'failed' ? `${look.small} ${look.danger}` : look.small}>
          {[t.to(mail.to), mail.status === 'sent' ? null : t.deliveries[mail.status]].filter(Boolean).join(', ')}
        </p>
      )}
    </>
  );
}
