import type * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import type { ProviderDay, ProviderMonth } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { type RawBuilder, sql } from 'kysely';
import { addUpList } from '../../platform/database/expressions/add-up.ts';
import { all, findPage } from '../../platform/database/page.ts';
import type { Call } from '../../platform/http/route.ts';

const MOVED = [
  'payments_here',
  'payments_there',
  'received_here_in_cents',
  'received_there_in_cents',
  'refunded_here_in_cents',
  'refunded_there_in_cents',
] as const;

export async function getProviderComparison({ db, config }: Call<typeof api.getProviderComparison>) {
  type Shown = { tried_at: string | null; open_findings: number; overdue_days: number };
  const { rows } = await sql<Shown>`
    select (select tried_at from provider_days order by tried_at desc limit 1) as tried_at,
      (select count(*) from provider_findings where status = 'open') as open_findings,
      (select count(*) from provider_days where state = 'not_compared' and application_id is not null
        and day < current_date - 2) as overdue_days`.execute(db);
  const shown = rows[0] ?? { tried_at: null, open_findings: 0, overdue_days: 0 };
  return { comparison: { ...shown, is_set_up: config.paymentDriver !== 'none' } };
}

/** SQL: the rows of a platform, the rows without a platform (`none`), or all rows (undefined). */
function ofPlatform(platform: string | undefined): RawBuilder<unknown> {
  if (platform === undefined) return sql`true`;
  return platform === 'none' ? sql`application_id is null` : sql`application_id = ${Number(platform)}`;
}

/** SQL: the days of a month, or all days without a month. */
export const ofMonth = (month: string | undefined): RawBuilder<unknown> =>
  month === undefined
    ? sql`true`
    : sql`day >= ${`${month}-01`}::date and day < (${`${month}-01`}::date + interval '1 month')::date`;

export const ofMonthAndPlatform = ({
  month,
  applicationId,
}: {
  month?: string | undefined;
  applicationId?: string | undefined;
}) => [ofMonth(month), ofPlatform(applicationId)];

/** SQL: whether a day is listed. Most days without a platform are not: no money was moved and no finding is open. */
const isShown = sql`(application_id is not null or (${sql.join(MOVED.map((name) => sql.ref(name)))}) <> (0, 0, 0, 0, 0, 0)
  or exists (select from provider_findings finding where finding.application_id is null and finding.day = provider_days.day
    and finding.status = 'open'))`;

const application = (of: string) => sql`(select jsonb_build_object('id', applications.id, 'name', applications.name)
  from applications where applications.id = ${sql.ref(`${of}.application_id`)}) as application`;

const totalOf = (name: (typeof MOVED)[number]) => sql`sum(${sql.ref(name)})`;
const movedTotals = {
  payments_here: totalOf('payments_here'),
  payments_there: totalOf('payments_there'),
  received_here_in_cents: totalOf('received_here_in_cents'),
  received_there_in_cents: totalOf('received_there_in_cents'),
  refunded_here_in_cents: totalOf('refunded_here_in_cents'),
  refunded_there_in_cents: totalOf('refunded_there_in_cents'),
};

const openOfDay = sql`(select count(*) from provider_findings finding where finding.status = 'open'
  and finding.day = provider_days.day and finding.application_id is not distinct from provider_days.application_id)`;

export async function listProviderMonths({ db, query }: Call<typeof api.listProviderMonths>) {
  const parts = {
    select: sql`month, ${application('summed')}, days_compared, days_not_compared, open_findings,
      ${sql.join(MOVED.map((name) => sql.ref(name)))}`,
    from: sql`(
      select month, application_id, days_compared, days_not_compared, ${sql.join(MOVED.map((name) => sql.ref(name)))},
        (select count(*) from provider_findings finding where finding.status = 'open'
          and finding.application_id is not distinct from each_month.application_id
          and to_char(finding.day, 'YYYY-MM') = month) as open_findings
      from (
        select to_char(day, 'YYYY-MM') as month, application_id, count(*) filter (where state = 'compared') as days_compared,
          count(*) filter (where state = 'not_compared') as days_not_compared,
          ${sql.join(MOVED.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
        from provider_days where ${all(ofMonthAndPlatform(query))} and ${isShown} group by 1, 2) as each_month) as summed`,
    where: [sql`true`],
    sort: {
      month: sql`summed.month`,
      payments_there: sql`summed.payments_there`,
      received_there_in_cents: sql`summed.received_there_in_cents`,
      open_findings: sql`summed.open_findings`,
    },
    id: sql`summed.month || '-' || coalesce(summed.application_id, 0)`,
  };
  const { rows, meta } = await findPage<ProviderMonth, keyof typeof parts.sort>(db, parts, query);
  const totals = await addUpList(db, parts, {
    open_findings: sql`sum(summed.open_findings)`,
    days_not_compared: sql`sum(summed.days_not_compared)`,
    ...movedTotals,
  });
  return { months: rows, meta, totals };
}

export async function listProviderDays({ db, query }: Call<typeof api.listProviderDays>) {
  const where = [...ofMonthAndPlatform(query), isShown];
  if (query.state) where.push(sql`state = ${query.state}`);
  const parts = {
    select: sql`day, ${application('provider_days')}, state, reason, compared_at, tried_at, unread_keys,
      ${openOfDay} as open_findings,
      ${sql.join(MOVED.map((name) => sql.ref(name)))}`,
    from: sql`provider_days`,
    where,
    sort: {
      day: sql`provider_days.day`,
      payments_there: sql`provider_days.payments_there`,
      received_there_in_cents: sql`provider_days.received_there_in_cents`,
    },
    id: sql`coalesce(provider_days.application_id, 0)`,
  };
  const { rows, meta } = await findPage<ProviderDay, keyof typeof parts.sort>(db, parts, query);
  const totals = await addUpList(db, parts, { open_findings: sql`sum(${openOfDay})`, ...movedTotals });
  return { days: rows, meta, totals };
}
