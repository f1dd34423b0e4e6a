import type { FindingKind } from '@move/domain/reconciliation/equation.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The most findings that are stored of each kind: when one cause breaks all rows, a hundred examples are enough. */
const KEPT = 100;

export type Difference = {
  kind: FindingKind;
  month: string | null;
  organization_id: number | null;
  application_id: number | null;
  subject_id: number | null;
  expected: number;
  actual: number;
};
type Found = Omit<Difference, 'kind'> & { found: number };

/** `since` is the first day of the months that are checked row by row. */
type Window = { since: string; month: string };

/** The rules, each as a query for the rows that break it (docs/rules/reconciliation.md#what-is-checked). */
const CHECKS: Record<FindingKind, (window: Window) => RawBuilder<unknown>> = {
  identity: () => sql`
    select month, organization_id, application_id, null::bigint as subject_id,
      closing_in_cents + difference_in_cents as expected, closing_in_cents as actual
    from reconciliations where difference_in_cents <> 0`,
  payout_items: ({ since }) => sql`
    select to_char(execution_date, 'YYYY-MM') as month, organization_id, null::bigint as application_id, id as subject_id,
      amount as expected, total as actual
    from (select line.*, case when status in ('draft', 'exported', 'executed') then amount_in_cents else 0 end as amount,
        sepa_line_total(organization_id, id) as total
      from sepa_lines line where execution_date >= ${since}::date or status in ('draft', 'exported')) as line
    where amount <> total`,
  payout_shares: ({ since }) => sql`
    select to_char(line.execution_date, 'YYYY-MM') as month, line.organization_id, null::bigint as application_id,
      line.id as subject_id, line.amount_in_cents as expected, coalesce(sum(share.amount_in_cents), 0)::bigint as actual
    from sepa_lines line left join sepa_line_shares share on share.organization_id = line.organization_id
      and share.sepa_line_id = line.id
    where line.execution_date >= ${since}::date group by line.organization_id, line.id
    having line.amount_in_cents <> coalesce(sum(share.amount_in_cents), 0)`,
  invoice_lines: ({ since }) => sql`
    select invoices.month, invoices.organization_id, null::bigint as application_id, invoices.id as subject_id,
      invoices.total_price_in_cents::bigint as expected, coalesce(sum(line.total_price_in_cents), 0)::bigint as actual
    from invoices left join invoice_lines line on line.organization_id = invoices.organization_id and line.invoice_id = invoices.id
    where invoices.issued_on >= ${since}::date group by invoices.organization_id, invoices.id
    having invoices.total_price_in_cents <> coalesce(sum(line.total_price_in_cents), 0)`,
  invoice_fees: ({ since }) => sql`
    select invoices.month, invoices.organization_id, null::bigint as application_id, invoices.id as subject_id,
      coalesce(fee.total, 0) as expected, invoices.total_price_in_cents::bigint as actual
    from invoices left join (${fees(since)}) as fee
      on fee.organization_id = invoices.organization_id and fee.month = invoices.month
    where invoices.month >= ${since.slice(0, 7)} and invoices.credit_of is null
      and invoices.total_price_in_cents <> coalesce(fee.total, 0)`,
  // invoices are issued on the first of the next month and count as missing a month later, except for months before invoicing started
  not_invoiced: ({ since, month }) => sql`
    select fee.month, fee.organization_id, null::bigint as application_id, null::bigint as subject_id, fee.total as expected,
      0::bigint as actual
    from (${fees(since)}) as fee
    where fee.month < to_char((${month} || '-01')::date - 1, 'YYYY-MM')
      and fee.month >= (select start.month from invoicing_start start)
      and not exists (select from invoices where invoices.organization_id = fee.organization_id and invoices.month = fee.month)`,
  refunds: ({ since }) => sql`
    select to_char(max(refunds.booked_at), 'YYYY-MM') as month, transactions.organization_id, transactions.application_id,
      transactions.id as subject_id, sum(refunds.amount_in_cents)::bigint as expected,
      transactions.refunded_in_cents::bigint as actual
    from transactions join refunds on refunds.transaction_id = transactions.id
    where transactions.id in (select transaction_id from refunds where booked_at >= ${since}::date)
    group by transactions.id having sum(refunds.amount_in_cents) <> transactions.refunded_in_cents`,
  wallet: () => sql`
    select null::text as month, null::bigint as organization_id, null::bigint as application_id,
      coalesce(ledger.profile_id, balance.profile_id) as subject_id, coalesce(ledger.moves, 0) as expected,
      coalesce(balance.moves, 0) as actual
    from (select wallet_id, profile_id, sum(moves)::bigint as moves from wallet_entries group by 1, 2) as ledger
      full join wallet_balances balance using (wallet_id, profile_id)
    where coalesce(ledger.moves, 0) <> coalesce(balance.moves, 0)`,
};

const fees = (since: string) => sql`
  select organization_id, to_char((payout_month || '-01')::date - 1, 'YYYY-MM') as month,
    sum(transaction_fee_in_cents)::bigint as total
  from orders
  where payout_month > ${since.slice(0, 7)} and transaction_fee_in_cents > 0 and paid_at is not null
  group by organization_id, payout_month`;

/** Finds the rows that break a rule, at most `KEPT` of each kind, and counts them all. */
export async function findDifferences(db: Database, window: Window) {
  const differences: Difference[] = [];
  let count = 0;
  for (const [kind, select] of Object.entries(CHECKS) as [FindingKind, (typeof CHECKS)[FindingKind]][]) {
    const { rows } = await sql<Found>`
      select difference.*, count(*) over () as found from (${select(window)}) as difference
      order by month, organization_id, subject_id limit ${KEPT}`.execute(db);
    count += rows[0]?.found ?? 0;
    for (const { month, organization_id, application_id, subject_id, expected, actual } of rows) {
      differences.push({ kind, month, organization_id, application_id, subject_id, expected, actual });
    }
  }
  return { differences, count };
}
