import type * as api from '@move/contract/reconciliation/reconciliation.ts';
import type { ReconciledItem } from '@move/contract/reconciliation/reconciliation.ts';
import type { EquationTerm } from '@move/domain/reconciliation/equation.ts';
import { type RawBuilder, sql } from 'kysely';
import { all, findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { ofPlatform } from './reconciliation.queries.ts';

/** The kind of item that each sum of a month adds up, and the sign with which the sum counts it. */
const KINDS: Partial<Record<EquationTerm, { kind: string; sign: 1 | -1 }>> = {
  orders: { kind: 'order', sign: 1 },
  refunds: { kind: 'refund', sign: -1 },
  own_refunds: { kind: 'own_refund', sign: 1 },
  invoices: { kind: 'invoice', sign: -1 },
  credit_notes: { kind: 'credit_note', sign: 1 },
};

/** Lists the rows behind one sum of an organisation, as they are now. */
export async function listReconciledItems({ db, query }: Call<typeof api.listReconciledItems>) {
  const { month, organizationId, term } = query;
  const { rows: organizations } = await sql<{ id: number; name: string }>`
    select id, name from organizations where id = ${organizationId}`.execute(db);
  const [organization] = organizations;
  if (!organization) throw notFound();
  const where = all([
    sql`item.organization_id = ${organizationId}`,
    ofPlatform(sql`item.application_id`, query.applicationId),
  ]);
  const from = sql`(${itemsOf(term, month, where)}) as item
    left join applications on applications.id = item.application_id`;
  const parts = {
    select: sql`item.kind, item.id, item.booked_at, item.amount_in_cents, ${details},
      case when applications.id is not null then jsonb_build_object('id', applications.id, 'name', applications.name) end as application`,
    from,
    where: [sql`true`],
    sort: { booked_at: sql`item.booked_at`, amount_in_cents: sql`item.amount_in_cents` },
    id: sql`item.kind || '-' || item.id || '-' || coalesce(item.application_id, 0)`,
  };
  const { rows, meta } = await findPage<ReconciledItem, keyof typeof parts.sort>(db, parts, query);
  const { rows: totals } = await sql<{ total: number }>`
    select coalesce(sum(amount_in_cents), 0)::bigint as total from ${from}`.execute(db);
  return { items: rows, meta, organization, total_in_cents: totals[0]?.total ?? 0 };
}

/** SQL: the kind of a payment, which is under way until it was executed. */
const paymentKind = sql`case when item.kind = 'paid' and not item.was_executed then 'underway' else item.kind end`;
const paymentColumns = sql`item.organization_id, item.application_id, ${paymentKind} as kind, item.id, item.booked_at`;

function itemsOf(term: EquationTerm, month: string, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = sql`item.organization_id, item.application_id, item.kind, item.id, item.booked_at`;
  const listed = KINDS[term];
  if (listed) {
    const amount = listed.sign === 1 ? sql`item.amount_in_cents` : sql`-item.amount_in_cents`;
    return sql`select ${columns}, ${amount} as amount_in_cents from reconciled_items() as item
      where ${where} and item.month = ${month} and item.kind = ${listed.kind}`;
  }
  if (term === 'paid' || term === 'underway' || term === 'returned') {
    return sql`select ${paymentColumns}, item.amount_in_cents from reconciled_payments() as item
      where ${where} and item.month = ${month} and ${paymentKind} = ${term}`;
  }
  // the amount open at the end of the month, or for `opening` at its start: received by then and not paid out yet, less what was paid out
  // before it was received
  const until = term === 'opening' ? sql`<` : sql`<=`;
  return sql`
    select ${columns}, item.amount_in_cents from reconciled_items() as item
     where ${where} and item.month ${until} ${month} and coalesce(item.paid_month ${until} ${month}, false) = false
    union all
    select ${columns}, -item.amount_in_cents from reconciled_items() as item
     where ${where} and not item.month ${until} ${month} and item.paid_month ${until} ${month}
    union all
    select ${paymentColumns}, -item.amount_in_cents from reconciled_payments() as item
      join sepa_lines line on line.organization_id = item.organization_id and line.id = item.id and line.status in ('rejected', 'canceled')
     where ${where} and item.kind = 'paid' and item.month ${until} ${month}
       and not to_char(line.ended_at at time zone 'Europe/Amsterdam', 'YYYY-MM') ${until} ${month}`;
}

const order = sql`case item.kind
    when 'order' then item.id
    when 'refund' then (select order_id from transactions join refunds on refunds.transaction_id = transactions.id
      where refunds.id = item.id)
    when 'own_refund' then (select order_id from payments join provider_refunds on provider_refunds.payment_id = payments.id
      where provider_refunds.id = item.id) end`;

const details = sql`
  ${order} as order_id,
  case when item.kind in ('paid', 'underway', 'returned') then
    (select sepa_batch_id from sepa_lines where sepa_lines.organization_id = item.organization_id and sepa_lines.id = item.id)
  end as sepa_batch_id,
  case when item.kind in ('order', 'refund', 'own_refund') then 'B-' || (${order})
    when item.kind in ('invoice', 'credit_note') then (select number from invoices where invoices.id = item.id)
    else (select end_to_end_id from sepa_lines where sepa_lines.organization_id = item.organization_id and sepa_lines.id = item.id)
  end as reference`;
