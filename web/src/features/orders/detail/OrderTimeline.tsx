import type { Order, OrderEvent } from '@move/contract/orders/order.ts';
import { shownFullName } from '@move/domain/privacy/erased-person.ts';
import { movesText } from '@move/domain/wallets/moves.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { orderDetailMessages } from './order-detail.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as twoColumnStyles from '../../../screens/show/two-columns.module.css';

/** The history of an order, newest event first. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useMessages(orderDetailMessages).timeline;
  return (
    <section aria-label={t.title}>
      <h2 className={surfaceStyles.listHeading}>{t.title}</h2>
      <ol className={twoColumnStyles.timeline} reversed>
        {order.timeline.toReversed().map((event, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- two mails of one moment are otherwise equal
          <li key={`${event.kind} ${event.at} ${position}`}>
            <Event event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event({ event }: { event: OrderEvent }) {
  const t = useMessages(orderDetailMessages).timeline;
  const formats = useFormats();
  const locale = useLocale();
  const shown = (name: string) => shownFullName(name, locale);
  const by =
    event.by === null
      ? null
      : event.acting === null
        ? t.by(shown(event.by))
        : t.asOther(shown(event.by), shown(event.acting));
  return (
    <>
      <div className={`${look.row} ${look.spread}`} style={{ gap: 16 }}>
        <b className={event.kind === 'refund_failed' ? `${look.semibold} ${look.danger}` : look.semibold}>
          {event.mail === null ? t.kinds[event.kind] : t.mail(t.mails[event.mail.kind])}
        </b>
        {event.amount_in_cents !== null && (
          <span className={look.figures}>
            {event.moves === null ? formats.money(event.amount_in_cents) : movesText(event.moves)}
          </span>
        )}
      </div>
      <p className={`${look.small} ${look.soft}`}>
        {formats.moment(event.at)}
        {by === null ? '' : ` ${by}`}
      </p>
      {event.mail !== null && <Delivery mail={event.mail} />}
      {event.reason !== null && <p className={look.small}>{event.reason}</p>}
    </>
  );
}

/** The recipient of a mail, and whether it was sent. */
function Delivery({ mail: { to, status } }: { mail: NonNullable<OrderEvent['mail']> }) {
  const t = useMessages(orderDetailMessages).timeline;
  const parts = [...(to === null ? [] : [t.to(to)]), ...(status === 'sent' ? [] : [t.deliveries[status]])];
  if (parts.length === 0) return null;
  return <p className={status === 'failed' ? `${look.small} ${look.danger}` : look.small}>{parts.join(', ')}</p>;
}
