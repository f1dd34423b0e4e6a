import type { Order, OrderEvent, OrderLine, OrderRefund } from '@move/contract/orders/order.ts';
import { isErasedEmail } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Known = {
  id: number;
  created_at: string;
  paid_at: string | null;
  total_price_in_cents: number;
  wallet: Order['wallet'];
  lines: readonly OrderLine[];
  refunds: readonly OrderRefund[];
};

type Who = { by: string | null; acting: string | null };
type Shown = 'canceled' | 'moved' | 'refund_retried' | 'refund_settled';
/** `mailed`: the timeline shows the mail itself. */
type Act = Who & { kind: 'ordered' | 'paid' | 'mailed' | Shown; at: string };

/** What each audited action on a participant, a purchase or an order means for the order. */
const ACTS: Readonly<Record<string, Act['kind']>> = {
  createParticipant: 'ordered',
  createBundleParticipant: 'ordered',
  createWalkIn: 'ordered',
  createPurchase: 'ordered',
  createSessionBooking: 'ordered',
  createBundleBooking: 'ordered',
  createPublicPurchase: 'ordered',
  cancelBooking: 'canceled',
  payFromWallet: 'paid',
  payParticipant: 'paid',
  payBundleParticipant: 'paid',
  markPurchasePaid: 'paid',
  markTransactionPaid: 'paid',
  removeParticipant: 'canceled',
  removeBundleParticipant: 'canceled',
  cancelPurchase: 'canceled',
  cancelTransaction: 'canceled',
  moveParticipant: 'moved',
  retryProviderRefund: 'refund_retried',
  retryCancellationRefunds: 'refund_retried',
  settleProviderRefund: 'refund_settled',
  sendParticipantPaymentLink: 'mailed',
  sendBundleParticipantPaymentLink: 'mailed',
  sendPurchasePaymentLink: 'mailed',
};
const SHOWN: readonly string[] = ['canceled', 'moved', 'refund_retried', 'refund_settled'] satisfies Shown[];
const isShown = (act: Act): act is Act & { kind: Shown } => SHOWN.includes(act.kind);

const plain = { by: null, acting: null, amount_in_cents: null, moves: null, reason: null, mail: null };

/** The events of an order, oldest first: from the order itself, with the users from the audit trail. */
export async function timelineOf(db: Database, order: Known): Promise<OrderEvent[]> {
  const acts = await findActs(db, order);
  const doneBy = (kind: Act['kind']) => acts.find((act) => act.kind === kind) ?? null;
  const ordered = doneBy('ordered');
  const lowered = await findLowered(db, order.id);
  // a sale that is paid at once is one action
  const paid = doneBy('paid') ?? (order.paid_at === order.created_at ? ordered : null);
  const who = (act: Act | null) => ({ by: act?.by ?? null, acting: act?.acting ?? null });
  const events: OrderEvent[] = [
    {
      ...plain,
      ...who(ordered),
      kind: 'ordered',
      at: order.created_at,
      amount_in_cents: order.total_price_in_cents + lowered,
    },
    ...(order.paid_at === null
      ? []
      : [
          {
            ...plain,
            ...who(paid),
            kind: 'paid' as const,
            at: order.paid_at,
            amount_in_cents: order.total_price_in_cents,
            moves: order.wallet?.moves ?? null,
          },
        ]),
    ...acts.filter(isShown).map((act) => ({ ...plain, ...who(act), kind: act.kind, at: act.at })),
    ...order.refunds.map(({ status, refunded_by, booked_at, amount_in_cents, moves, reason }) => ({
      ...plain,
      kind: status === 'failed' ? ('refund_failed' as const) : ('refunded' as const),
      at: booked_at,
      by: refunded_by,
      amount_in_cents,
      moves,
      reason,
    })),
    ...order.refunds.flatMap(({ handed_over_at: at, handed_over_by: by, amount_in_cents }) =>
      at === null ? [] : [{ ...plain, kind: 'refund_handed_over' as const, at, by, amount_in_cents }],
    ),
    ...(await findPaidOut(db, order.id)),
    ...(await findEndedAttempts(db, order.id)),
    ...(await findCancellations(db, order.id)),
    ...(await findMails(db, order.id, acts)),
  ];
  return events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** The audited actions on the order, on its participants and purchases, and on cancellations by the organiser that refunded it. */
async function findActs(db: Database, { id, lines }: Known): Promise<Act[]> {
  const subjects = [
    { type: 'orders', id: String(id) },
    ...lines.flatMap(({ sold_for: it }) => (it === null ? [] : [{ type: `${it.kind}s`, id: String(it.id) }])),
  ];
  const { rows } = await sql<{ action: string; at: string; by: string | null; acting: string | null }>`
    select action, audit_log.created_at as at, actor.first_name || ' ' || actor.last_name as by,
      acting.first_name || ' ' || acting.last_name as acting
    from (
        select * from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as subject (type text, id text)
        union
        select 'organizer_cancellations', refunds.cancellation_id::text
        from refunds join transactions on transactions.id = transaction_id
        where order_id = ${id} and refunds.cancellation_id is not null
      ) as subject
      join audit_log on audit_log.subject_type = subject.type and audit_log.subject_id = subject.id
      left join users actor on actor.id = audit_log.actor_id left join users acting on acting.id = audit_log.impersonator_id
    where action = any (${Object.keys(ACTS)}::text[])
      -- of a cancellation only what was about this order
      and (subject.type <> 'organizer_cancellations' or changes -> 'orders' -> 'new' @> to_jsonb(${id}::bigint))
    order by audit_log.created_at`.execute(db);
  return rows.flatMap(({ action, ...act }) => {
    const kind = ACTS[action];
    return kind === undefined ? [] : [{ ...act, kind }];
  });
}

/** How much the prices of the order were lowered since it was placed, as it lost sessions of a bundle. */
async function findLowered(db: Database, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(lowered_in_cents), 0)::bigint as cents from order_lines where order_id = ${orderId}`.execute(
    db,
  );
  return rows[0]?.cents ?? 0;
}

async function findPaidOut(db: Database, orderId: number): Promise<OrderEvent[]> {
  const { rows } = await sql<{ at: string; amount: number }>`
    select settled_at as at, sum(total_price_in_cents)::bigint as amount
    from transactions where order_id = ${orderId} and settled_at is not null group by 1`.execute(db);
  return rows.map(({ at, amount }) => ({
    ...plain,
    kind: 'paid_out',
    at,
    amount_in_cents: amount,
  }));
}

/** Failed attempts to pay online, at the moment the provider reported. */
async function findEndedAttempts(db: Database, orderId: number): Promise<OrderEvent[]> {
  const { rows } = await sql<{ kind: OrderEvent['kind']; at: string; amount_in_cents: number }>`
    select 'payment_' || event.status as kind, event.received_at as at, payments.amount_in_cents
    from payments join payment_events event on event.payment_id = payments.id
    where payments.order_id = ${orderId} and payments.status = event.status
      and event.status in ('failed', 'canceled', 'expired')`.execute(db);
  return rows.map((row) => ({ ...plain, ...row }));
}

/** What the organiser canceled of the order. */
async function findCancellations(db: Database, orderId: number): Promise<OrderEvent[]> {
  const { rows } = await sql<Pick<OrderEvent, 'at' | 'by'>>`
    with line as (select organization_id, id from order_lines where order_id = ${orderId})
    select cancellation.canceled_at as at, users.first_name || ' ' || users.last_name as by
    from organizer_cancellations cancellation left join users on users.id = cancellation.canceled_by
    where (cancellation.organization_id, cancellation.id) in (
      select person.organization_id, person.cancellation_id
      from line join participants of_session on of_session.organization_id = line.organization_id and of_session.order_line_id = line.id
        join canceled_people person
          on person.organization_id = of_session.organization_id and person.participant_id = of_session.id
      union
      select person.organization_id, person.cancellation_id
      from line join bundle_participants of_bundle on of_bundle.organization_id = line.organization_id and of_bundle.order_line_id = line.id
        join canceled_people person
          on person.organization_id = of_bundle.organization_id and person.bundle_participant_id = of_bundle.id)`.execute(
    db,
  );
  return rows.map((row) => ({ ...plain, ...row, kind: 'canceled_by_organizer' }));
}

type StoredMail = NonNullable<OrderEvent['mail']> & { at: string; made_at: string };

/** The mails about the order. A mail has the same time as the action that caused it, because both are written in one transaction. */
async function findMails(db: Database, orderId: number, acts: readonly Act[]): Promise<OrderEvent[]> {
  const { rows } = await sql<StoredMail>`
    select sent.kind, sent.created_at as made_at, coalesce(mails.sent_at, sent.written_at) as at,
      coalesce(sent.status, mails.status) as status, mails.recipient as to
    from order_mails sent left join mails on mails.id = sent.mail_id
    where sent.order_id = ${orderId} order by sent.id`.execute(db);
  return rows.map(({ at, made_at, to, ...mail }) => {
    const { by = null, acting = null } = acts.find((act) => act.at === made_at) ?? {};
    const shownTo = to === null || isErasedEmail(to) ? null : to;
    return { ...plain, kind: 'mail', at, by, acting, mail: { ...mail, to: shownTo } };
  });
}
