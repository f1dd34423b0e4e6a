import type { OrderRow } from '@move/contract/orders/order.ts';
import type { BundleParticipation, Participation, Waiting } from '@move/contract/people/people.ts';
import { ENDED_UNPAID_STATUSES } from '@move/domain/orders/order-status.ts';
import type { ReactNode } from 'react';
import { useCan } from '../../platform/session/gate.tsx';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { RefundAmounts } from '../../screens/refunds/RefundAmounts.tsx';
import { PaymentStatus } from '../../ui/marks/PaymentStatus.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { orderPath } from '../orders/public.tsx';
import { peopleMessages } from './people.messages.ts';
import { bundleParticipantPath, participantPath, waitingPath } from './record-paths.ts';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';

/** `isWide`: rows are of several organisations. `hasNames`: several people share the address. */
type Shown<Row> = { row: Row; isWide: boolean; hasNames: boolean };

type ItemProps = { href: string; title: string; facts: readonly (string | false | undefined)[]; children: ReactNode };

/** A row: a link with facts below it, and its states at the right. */
function Item({ href, title, facts, children }: ItemProps) {
  return (
    <li>
      <div className={`${look.row} ${look.spread}`} style={{ gap: 16, alignItems: 'flex-start' }}>
        <span className={look.grow} style={{ minWidth: 0 }}>
          <Anchor className={buttonStyles.textLink} href={href}>
            {title}
          </Anchor>
          <span className={`${look.small} ${look.soft}`} style={{ display: 'block' }}>
            {facts.filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={look.small} style={{ display: 'grid', gap: 2, justifyItems: 'end', flex: 'none' }}>
          {children}
        </span>
      </div>
    </li>
  );
}

function useSessionTime() {
  const formats = useFormats();
  return ({ start_date: day, start_time: from, end_time: until }: Participation['session']) =>
    `${formats.shortDay(day)} ${formats.timeRange(from, until)}`;
}

/** The state of the payment; not a payment that was canceled together with its spot, since the spot says that. */
function Payment({ of: { status, payment } }: { of: Pick<Participation, 'status' | 'payment'> }) {
  return payment === null || payment.status === status ? null : <PaymentStatus row={payment} />;
}

export function ParticipationRow({ row, isWide, hasNames }: Shown<Participation>) {
  const time = useSessionTime();
  const { status, check_in: checkIn } = row;
  return (
    <Item
      href={participantPath(row)}
      title={row.activity.name}
      facts={[time(row.session), row.bundle?.name, hasNames && row.name, isWide && row.organization.name]}
    >
      {status !== 'active' && <Status look={STATUS.participant[status]} />}
      {status !== 'canceled' && checkIn !== 'none' && <Status look={STATUS.checkin[checkIn]} />}
      <Payment of={row} />
    </Item>
  );
}

export function BundleRow({ row, isWide, hasNames }: Shown<BundleParticipation>) {
  const t = useMessages(peopleMessages);
  const formats = useFormats();
  const { status } = row;
  const isOn = status !== 'canceled';
  return (
    <Item
      href={bundleParticipantPath(row)}
      title={row.bundle.name}
      facts={[
        row.activity.name,
        t.from(formats.shortDay(row.start_date)),
        isOn && t.toCome(row.to_come),
        hasNames && row.name,
        isWide && row.organization.name,
      ]}
    >
      {status !== 'active' && <Status look={STATUS.participant[status]} />}
      <Payment of={row} />
    </Item>
  );
}

export function WaitingRow({ row, isWide, hasNames }: Shown<Waiting>) {
  const t = useMessages(peopleMessages);
  const formats = useFormats();
  const time = useSessionTime();
  return (
    <Item
      href={waitingPath(row)}
      title={row.activity.name}
      facts={[
        row.session === null ? row.bundle?.name : time(row.session),
        t.since(formats.shortMoment(row.created_at)),
        hasNames && row.name,
        isWide && row.organization.name,
      ]}
    >
      <Status look={STATUS.waitlist[row.status]} />
    </Item>
  );
}

export function OrderItem({ row, isWide }: Shown<OrderRow>) {
  const t = useMessages(peopleMessages);
  const formats = useFormats();
  const ofPlatform = useCan('view-application-orders') && isWide;
  const { id, title, lines_count: lines, organization } = row;
  const total = formats.money(row.total_price_in_cents);
  const isNothing = ENDED_UNPAID_STATUSES.some((status) => status === row.status);
  return (
    <Item
      href={orderPath(ofPlatform ? 'application' : 'organization', { id, organizationId: organization.id })}
      title={lines > 1 ? t.moreLines(title, lines - 1) : title}
      facts={[row.number, formats.shortMoment(row.created_at), isWide && organization.name]}
    >
      <span className={`${look.figures} ${isNothing ? look.muted : look.semibold}`}>
        {isNothing ? <s>{total}</s> : total}
      </span>
      <RefundAmounts row={row} />
      <PaymentStatus row={row} />
    </Item>
  );
}
