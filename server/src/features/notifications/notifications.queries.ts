import { pageMeta } from '@move/contract/kit/paging.ts';
import type { Audience, Notification, NotificationRow } from '@move/contract/notifications/notification.ts';
import type * as api from '@move/contract/notifications/notifications.ts';
import type { Delivery } from '@move/contract/notifications/notifications.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import {
  FEWEST_USERS,
  narrowsByAgeOrArea,
  mayCancelNotification,
  mayEditNotification,
  mayRemoveNotification,
  renderNotification,
  variablesIn,
} from '@move/domain/notifications/notification.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { containing, matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { pushKinds } from '../../platform/push/open-push.ts';
import { audienceOf, wholeAudience } from './recipients/audience.queries.ts';
import { notificationTarget } from './recipients/notification-target.ts';

/** SQL: a count as users read it. For an organisation's notification by age or area it is rounded down, as `roundUserCount` does. */
const shown = (count: RawBuilder<unknown>) => sql`case
  when notifications.organization_id is not null and finds_personal_facts(notifications.audience)
  then ${count} - ${count} % ${sql.lit(FEWEST_USERS)} else ${count} end`;

const columns = sql`notifications.id, notifications.title, notifications.contents, notifications.status, notifications.send_on,
  notifications.canceled_at, ${shown(sql`recipients_count`)} as recipients_count, ${shown(sql`sent_count`)} as sent_count,
  ${shown(sql`failed_count`)} as failed_count, ${shown(sql`skipped_count`)} as skipped_count, notifications.created_at, notifications.updated_at,
  notifications.organization_id, organizations.name as organization, notifications.application_id, applications.name as application,
  applications.timezone as tz,
  case when notifications.status = 'sending' then (
    select ${shown(sql`waiting`)} from (
      select count(*) as waiting from notification_deliveries delivery where delivery.notification_id = notifications.id
        and delivery.status = 'queued' and delivery.reason = 'quiet_hours') as quiet) else 0 end as quiet_count`;
// left joins: the scope hides a platform from an organisation that left it, and the organisation from that platform
const from = sql`notifications left join applications on applications.id = notifications.application_id
  left join organizations on organizations.id = notifications.organization_id`;

type Refs = Pick<NotificationRow, 'id' | 'organization' | 'application' | 'tz'>;
type Unnamed<Row extends Refs> = Omit<Row, 'organization' | 'application' | 'tz'> & {
  organization_id: number | null;
  organization: string | null;
  application_id: number;
  application: string | null;
  tz: string | null;
};
type Names = { id: number; organization: string | null; application: string; timezone: string };

/** Adds the sender and the platform by name, also when the scope hides them. */
async function named<Row extends Refs>(db: Database, stored: readonly Unnamed<Row>[]) {
  const isHidden = (row: Unnamed<Row>) =>
    row.application === null || (row.organization_id !== null && row.organization === null);
  const hidden = stored.filter(isHidden).map(({ id }) => id);
  const names = hidden.length === 0 ? new Map<number, Names>() : await namesOf(db, hidden);
  return stored.map(({ organization_id, organization, application_id, application, tz, ...row }) => {
    const known = names.get(row.id);
    const sender = organization ?? known?.organization ?? '';
    return {
      ...row,
      organization: organization_id === null ? null : { id: organization_id, name: sender },
      application: { id: application_id, name: application ?? known?.application ?? '' },
      tz: tz ?? known?.timezone ?? 'UTC',
    };
  });
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, Names>> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<Names>`select * from names_of_notifications(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

type Stored = Omit<Notification, 'send_on_local' | 'variables' | 'is_rounded' | 'may'>;

/** Finds the activity and session of an audience. By ids that are values: taken from a column, they would not use the index everywhere. */
async function planningOf(db: Database, { activity_id, session_id }: Notification['audience']) {
  const { rows } = await sql<Pick<Notification, 'activity' | 'session'>>`
    select (select jsonb_build_object('id', id, 'name', name) from activities where id = ${activity_id}) as activity,
      (select jsonb_build_object('id', id, 'start_date', start_date, 'start_time', start_time, 'end_time', end_time)
        from sessions where id = ${session_id}) as session`.execute(db);
  return rows[0] ?? { activity: null, session: null };
}

/** A notification in the caller's scope that isn't removed. */
export async function findNotification(db: Database, id: number): Promise<Notification> {
  const { rows } = await sql<Unnamed<Omit<Stored, 'activity' | 'session'>>>`
    select ${columns}, audience, started_at, finished_at, case when paused_until > now() then date_trunc('milliseconds', paused_until)::timestamptz(3) end as paused_until,
      (select trim(first_name || ' ' || last_name) from users where id = notifications.created_by) as created_by
    from ${from} where notifications.id = ${id} and notifications.deleted_at is null`.execute(db);
  const [row] = await named<Omit<Stored, 'activity' | 'session'>>(db, rows);
  if (!row) throw notFound();
  const local = row.send_on === null ? null : toLocalTime(row.send_on, row.tz);
  const audience = wholeAudience(row.audience);
  const isRounded = row.organization !== null && narrowsByAgeOrArea(audience);
  return {
    ...row,
    ...(await planningOf(db, audience)),
    audience,
    is_rounded: isRounded,
    send_on_local: local === null ? null : `${local.date}T${local.time}`,
    variables: variablesIn(row),
    may: {
      update: mayEditNotification(row),
      send: mayEditNotification(row),
      cancel: mayCancelNotification(row),
      remove: mayRemoveNotification(row),
      list_recipients: !isRounded || (await mayListRecipients(db, row, audience)),
    },
  };
}

async function mayListRecipients(db: Database, { application, organization }: Refs, audience: Audience) {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ may: boolean }>`select may_list_recipients(
    ${application.id}::bigint, ${organization?.id ?? null}::bigint, ${JSON.stringify(audience)}::jsonb) as may`.execute(
    db,
  );
  return rows[0]?.may ?? false;
}

export async function getNotification({ db, params }: Call<typeof api.getNotification>) {
  return { notification: await findNotification(db, params.notificationId) };
}

export async function listNotifications({ db, query, organizationId }: Call<typeof api.listNotifications>) {
  const where = [sql`notifications.deleted_at is null`];
  if (organizationId !== null) where.push(sql`notifications.organization_id = ${organizationId}`);
  if (query.status) where.push(sql`notifications.status = any (${query.status}::text[])`);
  if (query.search) where.push(matches(sql`fold(notifications.title || ' ' || notifications.contents)`, query.search));
  const sort = {
    created_at: sql`notifications.created_at`,
    title: sql`fold(notifications.title)`,
    send_on: sql`notifications.send_on`,
    recipients_count: shown(sql`recipients_count`),
  };
  const parts = { select: columns, from, where, sort, id: sql`notifications.id` };
  const { rows, meta } = await findPage<Unnamed<NotificationRow>, keyof typeof sort>(db, parts, query);
  return { notifications: await named<NotificationRow>(db, rows), meta };
}

type Recipient = Omit<Delivery, 'title' | 'contents'> & {
  first_name: string | null;
  last_name: string | null;
  locale: Locale;
};
/** A page past the end is one row with only the total. */
type PageRow = { page_total: number } & (Recipient | { [Name in keyof Recipient]: null });

export async function listDeliveries({ db, params, query }: Call<typeof api.listDeliveries>) {
  const notification = await findNotification(db, params.notificationId);
  const { page, itemsPerPage, sort, order, search, status = null, reason = null } = query;
  const pattern = search ? containing(search) : sql`null`;
  // an offset must fit a bigint
  const offset = Math.min((page - 1) * itemsPerPage, Number.MAX_SAFE_INTEGER);
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<PageRow>`
    select page_total, id, name, email, status, reason, date_trunc('milliseconds', due_at)::timestamptz(3) as due_at, sent_at,
      first_name, last_name, locale
    from notification_recipients_page(${notification.id}, ${status}::text[], ${reason}::text[], ${pattern}::text, ${sort},
      ${order === 'desc'}, ${itemsPerPage}, ${offset}::bigint)`.execute(db);
  const appName = notification.application.name;
  const deliveries = rows.flatMap((row) => {
    if (row.id === null) return [];
    const { page_total: _, first_name, last_name, locale, ...delivery } = row;
    return [
      { ...delivery, ...renderNotification(notification, { reader: { first_name, last_name, locale }, appName }) },
    ];
  });
  return { deliveries, meta: pageMeta(query, deliveries.length, rows[0]?.page_total ?? 0) };
}

export async function listProfileZipcodes(call: Call<typeof api.listProfileZipcodes>) {
  const target = await notificationTarget(call, null);
  const { now, config } = call;
  // an organisation knows its customers by name: with fewer, it would learn in which area a customer lives
  const fewest = target.organizationId === null ? 1 : FEWEST_USERS;
  const everyone = audienceOf({ target, audience: wholeAudience({}), now, kinds: pushKinds(config) });
  const { rows } = await sql<{ zipcode: string; profiles: number }>`
    select left(zipcode, 4) as zipcode, count(*) - count(*) % ${sql.lit(fewest)} as profiles from ${everyone}
    where zipcode ~ '^[1-9][0-9]{3}' group by 1 having count(*) >= ${fewest} order by 1`.execute(call.db);
  return { zipcodes: rows };
}
