import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { EntryKind, JournalEntry } from '@move/domain/reconciliation/journal.ts';
import { type RawBuilder, sql } from 'kysely';

/** The description of each kind of entry. */
export const entryKindWords = {
  nl: {
    order: 'Ontvangen van deelnemers',
    refund: 'Terugbetaling',
    own_refund: 'Door de organisatie zelf terugbetaald',
    invoice: 'Factuur servicekosten',
    credit_note: 'Creditnota servicekosten',
    paid: 'Uitbetaald',
    underway: 'Uitbetaling onderweg',
    returned: 'Teruggekomen uitbetaling',
    withdrawn: 'Uitbetaling die niet doorging',
  },
  en: {
    order: 'Received from participants',
    refund: 'Refund',
    own_refund: 'Refunded by the organisation itself',
    invoice: 'Invoice for service fees',
    credit_note: 'Credit note for service fees',
    paid: 'Paid out',
    underway: 'Payout on its way',
    returned: 'Returned payout',
    withdrawn: 'Payout that was not made',
  },
} as const satisfies Record<Locale, Record<EntryKind, string>>;

/** A row of `entriesOf`. */
export type StoredEntry = JournalEntry & {
  number: number;
  day: string;
  organization_id: number;
  organization: string;
  platform: string | null;
  /** The number of lines in the whole month. `total_in_cents` is the sum of their debits, which equals that of the credits. */
  lines: number;
  total_in_cents: number;
  document: string | null;
};

/** An entry with the description of its kind. */
export type Entry = StoredEntry & { description: string };

/**
 * SQL: whether an item was paid with moves. Money that an organisation refunded itself is at the provider, even when moves paid the order.
 */
const isInMoves = sql`(orders.payment_type = 'wallet' and item.kind <> 'own_refund')`;

/**
 * SQL: the entries of a month, numbered by day. Orders and refunds are booked on the last day of the month, as one entry for each
 * organisation, platform and way of paying. With `kinds` the entries are sorted by kind first.
 */
export const entriesOf = (month: string, kinds: readonly EntryKind[] = []): RawBuilder<StoredEntry> => sql<StoredEntry>`
  with entry as (
    select item.kind, item.organization_id, item.application_id, null::text as document,
      (${month} || '-01')::date + interval '1 month' - interval '1 day' as day,
      abs(sum(item.amount_in_cents))::bigint as amount_in_cents, 0::bigint as vat_in_cents, ${isInMoves} as is_in_moves
    from reconciled_items() as item
      left join refunds on item.kind = 'refund' and refunds.id = item.id
      left join provider_refunds own on item.kind = 'own_refund' and own.id = item.id
      left join payments on payments.id = own.payment_id
      left join transactions on transactions.id = refunds.transaction_id
      join orders on orders.id = case item.kind when 'order' then item.id when 'refund' then transactions.order_id else payments.order_id end
    where item.month = ${month} and item.kind in ('order', 'refund', 'own_refund')
    group by item.kind, item.organization_id, item.application_id, ${isInMoves}
    union all
    select case when credit_of is null then 'invoice' else 'credit_note' end, organization_id, null, number, issued_on,
      abs(total_price_in_cents)::bigint, abs(vat_in_cents)::bigint, false
    from invoices where issued_on >= (${month} || '-01')::date and issued_on < (${month} || '-01')::date + interval '1 month'
    union all
    select case when payment.was_executed then payment.kind when payment.kind = 'paid' then 'underway' else 'withdrawn' end,
      payment.organization_id, null, line.end_to_end_id,
      (max(payment.booked_at) at time zone 'Europe/Amsterdam')::date, line.amount_in_cents, 0, false
    from reconciled_payments() as payment
      join sepa_lines line on line.organization_id = payment.organization_id and line.id = payment.id
    where payment.month = ${month}
    group by payment.kind, payment.was_executed, payment.organization_id, line.id, line.end_to_end_id, line.amount_in_cents
  )
  select row_number() over (order by entry.day, kind, organizations.name, organization_id, application_id, document) as number,
    kind, to_char(entry.day, 'YYYY-MM-DD') as day, organization_id, organizations.name as organization, applications.name as platform, document,
    amount_in_cents, vat_in_cents, is_in_moves, sum(amount_in_cents) over ()::bigint as total_in_cents,
    sum(case when vat_in_cents not in (0, amount_in_cents) then 3 else 2 end) over () as lines
  from entry join organizations on organizations.id = entry.organization_id
    left join applications on applications.id = entry.application_id
  where amount_in_cents <> 0
  order by array_position(${kinds}::text[], kind), 1`;
