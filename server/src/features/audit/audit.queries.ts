import type * as api from '@move/contract/audit/audit.ts';
import { AUDIT_COUNTED, type AuditEntry } from '@move/contract/audit/audit.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { gate } from '@move/domain/access/gate.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { all, findPage } from '../../platform/database/page.ts';
import type { Call, Caller } from '../../platform/http/route.ts';
import { withMayRestore } from './may-restore.ts';
import { nameIds } from './name-ids.ts';
import { findPeopleInSight, isInSight, participantsNamed } from './people-in-sight.ts';
import { inSentence } from './trail-search.ts';

export type StoredChanges = Readonly<Record<string, { old: unknown; new: unknown }>>;
export type NamedEntry = Omit<AuditEntry, 'may'>;
export type StoredEntry = Omit<AuditEntry, 'changes' | 'may'> & { changes: StoredChanges };

const person = (table: string) => {
  const { id, first, last, email } = {
    id: sql.ref(`${table}.id`),
    first: sql.ref(`${table}.first_name`),
    last: sql.ref(`${table}.last_name`),
    email: sql.ref(`${table}.email`),
  };
  return sql`case when ${id} is null then null else jsonb_build_object('id', ${id},
    'name', coalesce(nullif(trim(${first} || ' ' || ${last}), ''), ${email}::text)) end`;
};

const columns = sql`
  entry.id, entry.created_at, entry.action, entry.subject_type, entry.subject_id, entry.subject_name, entry.changes,
  host(entry.ip) as ip, entry.request_id, ${person('actor')} as actor, ${person('impersonator')} as impersonator,
  case when organization.id is null then null
    else jsonb_build_object('id', organization.id, 'name', organization.name) end as organization`;

type Input = QueryOf<typeof api.listAudit> & {
  /** SQL: a condition on the rows, in addition to the caller's scope. */
  within: RawBuilder<unknown>;
  caller: Caller;
  locale: Locale;
  /** The organisation whose trail it is; null for the trail of platforms. */
  organizationId: number | null;
};

/** A page of the trail, newest first; the total is counted up to a limit, since the trail is long. */
export async function findAudit(db: Database, { within, caller, locale, organizationId, ...query }: Input) {
  const sight = await findPeopleInSight(db, { caller, organizationId });
  const where = [within, ...filtersOf(query)];
  if (query.search) {
    const isSuperadmin = gate(caller).role('superadmin');
    const addresses = isSuperadmin ? 'all' : organizationId === null ? null : { teamOf: organizationId };
    const named = participantsNamed(sight, organizationId);
    where.push(inSentence(query.search, { locale, addresses, participantsNamed: named }));
  }
  const counted = sql`(select count(*) from (
    select from audit_log entry where ${all(where)} limit ${AUDIT_COUNTED}) as counted)`;
  const { rows, meta } = await findPage<StoredEntry, 'created_at'>(
    db,
    {
      select: columns,
      from: sql`audit_log entry`,
      where,
      lookup: {
        joins: sql`left join users actor on actor.id = entry.actor_id
          left join users impersonator on impersonator.id = entry.impersonator_id
          left join organizations organization on organization.id = entry.organization_id`,
        where: sql`true`,
      },
      sort: { created_at: sql`entry.created_at` },
      id: sql`entry.id`,
      total: counted,
    },
    query,
  );
  const named = await nameIds(db, rows, (id) => isInSight(sight, id));
  return { rows: await withMayRestore(db, named, caller), meta };
}

/** Includes imports, each of which is one entry for all its organisations. */
const ofOrganizations = sql`entry.subject_type in ('organizations', 'imports')`;
/** Leaves out the entry of each imported organisation: the entry of the import lists them, and each is in its own history. */
const notOfImport = sql`not (entry.action = 'importOrganizations' and entry.subject_type = 'organizations')`;

/** Actions on sessions and bundles that the history of their activity lists too. */
const PLANNING = [
  'createSession',
  'cancelSession',
  'removeSession',
  'restoreSession',
  'createBundle',
  'removeBundle',
  'restoreBundle',
];

/** Includes what was planned and canceled in the activity. Changes of one session are in the history of that session. */
const ofActivity = (id: number) => sql`((entry.subject_type, entry.subject_id) in (
    select 'activities', ${String(id)}
    union all select 'sessions', sessions.id::text from sessions where sessions.activity_id = ${id}
    union all select 'bundles', bundles.id::text from bundles where bundles.activity_id = ${id})
  and (entry.subject_type = 'activities' or entry.action = any(${PLANNING}::text[])))`;

function filtersOf({
  subject,
  subjectId,
  actorId,
  action,
  requestId,
  dateFrom,
  dateUntil,
}: Omit<Input, 'within' | 'caller' | 'locale' | 'organizationId'>) {
  const where: RawBuilder<unknown>[] = [];
  if (subject === 'activities' && /^\d{1,15}$/.test(subjectId ?? '')) where.push(ofActivity(Number(subjectId)));
  else {
    if (subject)
      where.push(subject === 'organizations' && !subjectId ? ofOrganizations : sql`entry.subject_type = ${subject}`);
    if (subjectId) where.push(sql`entry.subject_id = ${subjectId}`);
  }
  if (actorId !== undefined) where.push(sql`(entry.actor_id = ${actorId} or entry.impersonator_id = ${actorId})`);
  if (action) where.push(sql`entry.action = ${action}`);
  if (requestId) where.push(sql`entry.request_id = ${requestId}`);
  // dates are days in the time zone of the back office
  if (dateFrom) where.push(sql`entry.created_at >= ${dateFrom}::date::timestamp at time zone 'Europe/Amsterdam'`);
  if (dateUntil) {
    where.push(sql`entry.created_at < (${dateUntil}::date + 1)::timestamp at time zone 'Europe/Amsterdam'`);
  }
  return where;
}

/**
 * An administrator of one platform sees no logins or roles, which belong to the whole installation, no amounts of other platforms (also as
 * trainer or staff of the organisation), and no invoices and payouts, which cover all platforms.
 */
const isVisibleToAdmin = sql`(entry.organization_id is not null or entry.subject_type not in ('users', 'user', 'roles'))
  and (entry.sold_on is null or entry.sold_on = any ((select app_money_application_ids())::bigint[]))
  and entry.subject_type not in ('invoices', 'sepa_lines')
  and (entry.subject_type <> 'notifications' or entry.application_id = any ((select app_money_application_ids())::bigint[]))`;

/** A notification belongs to a platform: an administrator of another platform of the organisation doesn't see it, as with orders. */
const isNotificationVisible = sql`(entry.subject_type <> 'notifications' or not (select app_money_is_limited())
  or entry.organization_id = any ((select app_money_organization_ids())::bigint[])
  or entry.application_id = any ((select app_money_application_ids())::bigint[]))`;

export async function listAudit({ db, query, caller, locale }: Call<typeof api.listAudit>) {
  const isSuperadmin = caller.roles.includes('superadmin');
  const isOfOne = query.subjectId !== undefined || query.requestId !== undefined;
  // a superadmin sees the trail of all platforms, whichever is current
  if (isSuperadmin) await sql`select set_scope('all', '{}', '{}')`.execute(db);
  const within = all([isSuperadmin ? sql`true` : isVisibleToAdmin, isOfOne ? sql`true` : notOfImport]);
  const { rows, meta } = await findAudit(db, { ...query, within, caller, locale, organizationId: null });
  return { audit: rows, meta };
}

export async function listOrganizationAudit({
  db,
  query,
  params,
  caller,
  locale,
}: Call<typeof api.listOrganizationAudit>) {
  const within = sql`entry.organization_id = ${params.organizationId} and ${isNotificationVisible}`;
  const { rows, meta } = await findAudit(db, {
    ...query,
    within,
    caller,
    locale,
    organizationId: params.organizationId,
  });
  return { audit: rows, meta };
}
