import type * as api from '@move/contract/reconciliation/reconciliation.ts';
import type {
  ReconciledOrganization,
  Reconciliation,
  ReconciliationRow,
} from '@move/contract/reconciliation/reconciliation.ts';
import { isMonthClosed } from '@move/domain/invoices/invoice-months.ts';
import { type RawBuilder, sql } from 'kysely';
import { addUpList } from '../../platform/database/expressions/add-up.ts';
import type { Database } from '../../platform/database/database.ts';
import { all, findPage } from '../../platform/database/page.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import type { Call } from '../../platform/http/route.ts';

const TERM_COLUMNS = [
  'opening_in_cents',
  'orders_in_cents',
  'refunds_in_cents',
  'own_refunds_in_cents',
  'invoices_in_cents',
  'credit_notes_in_cents',
  'paid_in_cents',
  'underway_in_cents',
  'returned_in_cents',
  'closing_in_cents',
  'difference_in_cents',
] as const;

const summed = sql.join(TERM_COLUMNS.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));
const zeros = sql.join(TERM_COLUMNS.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`));
/** SQL: whether any row has a difference, also when the differences cancel each other out. */
const differs = sql`count(*) filter (where difference_in_cents <> 0) > 0`;
const state = sql`case when ${differs} then 'differs' else 'balances' end as state`;

const totalOf = (name: (typeof TERM_COLUMNS)[number]) => sql`sum(${sql.ref(name)})`;
const flowTotals = {
  orders_in_cents: totalOf('orders_in_cents'),
  refunds_in_cents: totalOf('refunds_in_cents'),
  own_refunds_in_cents: totalOf('own_refunds_in_cents'),
  invoices_in_cents: totalOf('invoices_in_cents'),
  credit_notes_in_cents: totalOf('credit_notes_in_cents'),
  paid_in_cents: totalOf('paid_in_cents'),
  underway_in_cents: totalOf('underway_in_cents'),
  returned_in_cents: totalOf('returned_in_cents'),
  difference_in_cents: totalOf('difference_in_cents'),
};
const totals = {
  opening_in_cents: totalOf('opening_in_cents'),
  ...flowTotals,
  closing_in_cents: totalOf('closing_in_cents'),
};

/** SQL: the rows of a platform, the rows without a platform (`none`), or all rows (undefined). */
export function ofPlatform(column: RawBuilder<unknown>, platform: string | undefined): RawBuilder<unknown> {
  if (platform === undefined) return sql`true`;
  return platform === 'none' ? sql`${column} is null` : sql`${column} = ${Number(platform)}`;
}

/** Returns a function that says whether a month is over in the time zones of all platforms. */
async function readClosed(db: Database, now: Date): Promise<(month: string) => boolean> {
  const { rows } = await sql<{ timezone: string }>`select distinct timezone from applications`.execute(db);
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const zones = rows.map(({ timezone }) => timezone);
  return (month) => isMonthClosed(month, instant, zones);
}

export async function listReconciliations({ db, query, now }: Call<typeof api.listReconciliations>) {
  const where = [ofPlatform(sql`application_id`, query.applicationId)];
  if (query.month) where.push(sql`month = ${query.month}`);
  // lets the database use the index of differences, since the start page of superadmins reads this list
  if (query.state === 'differs')
    where.push(sql`month in (select month from reconciliations where difference_in_cents <> 0)`);
  const found = [sql`true`];
  if (query.state) found.push(sql`reconciliation.state = ${query.state}`);
  const parts = {
    select: sql`month, application, organizations_count, state, ${sql.join(TERM_COLUMNS.map((name) => sql.ref(name)))}`,
    from: sql`(
      select month, application_id, count(*) as organizations_count, ${state}, ${summed},
        (select jsonb_build_object('id', applications.id, 'name', applications.name) from applications
          where applications.id = application_id) as application
      from reconciliations where ${all(where)} group by month, application_id) as reconciliation`,
    where: found,
    sort: {
      month: sql`reconciliation.month`,
      closing_in_cents: sql`reconciliation.closing_in_cents`,
      difference_in_cents: sql`abs(reconciliation.difference_in_cents)`,
    },
    id: sql`reconciliation.month || '-' || coalesce(reconciliation.application_id, 0)`,
  };
  const { rows, meta } = await findPage<Stored, keyof typeof parts.sort>(db, parts, query);
  const isClosed = await readClosed(db, now);
  return {
    reconciliations: rows.map((row) => present(row, isClosed)),
    meta,
    totals: await addUpList(db, parts, flowTotals),
  };
}

type Stored = Omit<ReconciliationRow, 'is_closed'>;

const present = (row: Stored, isClosed: (month: string) => boolean): ReconciliationRow => ({
  ...row,
  is_closed: isClosed(row.month),
});

export async function getReconciliation({ db, query, now }: Call<typeof api.getReconciliation>) {
  const { month, applicationId } = query;
  type Totals = Omit<Reconciliation, 'platforms' | 'is_closed' | 'month'>;
  const { rows } = await sql<Totals>`
    select count(distinct organization_id) as organizations_count, ${state}, ${zeros},
      count(distinct organization_id) filter (where difference_in_cents <> 0) as differing_count
    from reconciliations where month = ${month} and ${ofPlatform(sql`application_id`, applicationId)}`.execute(db);
  const { rows: platforms } = await sql<Stored>`
    select month, count(*) as organizations_count, ${state}, ${summed},
      (select jsonb_build_object('id', applications.id, 'name', applications.name) from applications
        where applications.id = application_id) as application
    from reconciliations where month = ${month} group by month, application_id
    order by (select name from applications where applications.id = application_id) nulls last`.execute(db);
  const isClosed = await readClosed(db, now);
  const [totals] = rows;
  if (!totals) throw new Error('a sum without a row');
  const reconciliation: Reconciliation = {
    ...totals,
    month,
    is_closed: isClosed(month),
    platforms: platforms.map((row) => present(row, isClosed)),
  };
  return { reconciliation };
}

export async function listReconciledOrganizations({ db, query }: Call<typeof api.listReconciledOrganizations>) {
  const where = [sql`month = ${query.month}`, ofPlatform(sql`application_id`, query.applicationId)];
  if (query.search) where.push(matches(sql`organizations.search_text`, query.search));
  const having = [sql`true`];
  if (query.state) having.push(query.state === 'differs' ? differs : sql`not (${differs})`);
  if (query.term) {
    // also shows organisations whose amounts cancel each other out
    having.push(sql`count(*) filter (where ${sql.ref(`${query.term}_in_cents`)} <> 0) > 0`);
  }
  const column = (name: (typeof TERM_COLUMNS)[number]) => sql`reconciled.${sql.ref(name)}`;
  const parts = {
    select: sql`jsonb_build_object('id', reconciled.organization_id, 'name', reconciled.name) as organization,
      ${sql.join(TERM_COLUMNS.map(column))}`,
    from: sql`(
      select organization_id, organizations.name, ${summed}
      from reconciliations join organizations on organizations.id = organization_id
      where ${all(where)} group by organization_id, organizations.name having ${all(having)}) as reconciled`,
    where: [sql`true`],
    sort: {
      organization: sql`reconciled.name`,
      opening_in_cents: column('opening_in_cents'),
      orders_in_cents: column('orders_in_cents'),
      refunds_in_cents: column('refunds_in_cents'),
      own_refunds_in_cents: column('own_refunds_in_cents'),
      invoices_in_cents: column('invoices_in_cents'),
      credit_notes_in_cents: column('credit_notes_in_cents'),
      paid_in_cents: column('paid_in_cents'),
      underway_in_cents: column('underway_in_cents'),
      returned_in_cents: column('returned_in_cents'),
      closing_in_cents: column('closing_in_cents'),
      difference_in_cents: sql`abs(reconciled.difference_in_cents)`,
    },
    id: sql`reconciled.organization_id`,
  };
  const { rows, meta } = await findPage<ReconciledOrganization, keyof typeof parts.sort>(db, parts, query);
  return { organizations: rows, meta, totals: await addUpList(db, parts, totals) };
}
