import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { withoutLinkSecrets } from '../../../platform/mail/remove-links.ts';
import type { RecordIds } from '../find-person.ts';
import type { RelatedData } from '../related-data.ts';

export const SECTIONS = [
  'participants',
  'bundle_participants',
  'waitlist_entries',
  'answers',
  'taps',
  'purchases',
  'orders',
  'order_lines',
  'payments',
  'refunds',
  'provider_refunds',
  'contacts',
  'invites',
  'mails',
  'messages',
  'notifications',
  'sessions',
  'history',
] as const;
export type Section = (typeof SECTIONS)[number];
/** The rows of each section, as JSON. */
export type PersonalRows = Readonly<Record<Section, string>>;

/** Columns that every section leaves out: secrets, internal columns, and which staff made a change. */
export const LEFT_OUT = [
  'token_hash',
  'organization_id',
  'application_id',
  'body_html',
  'body_text',
  'once_key',
  'limit_key',
  'limit_hash',
  'about',
  'takes_spot',
  'provider_reference',
  'round',
  'was_refused',
  'owed_to_organization',
  'owed_if_missing',
  'settled_by',
  'walk_in_id',
  'reserved_by',
  'reserved_by_site',
  'sender_organization_id',
  'actor_id',
  'actor_roles',
  'impersonator_id',
  'ip',
  'request_id',
];

export const TABLE_OF: Readonly<Record<Section, string>> = {
  participants: 'participants',
  bundle_participants: 'bundle_participants',
  waitlist_entries: 'waitlist_entries',
  answers: 'question_answers',
  taps: 'check_in_taps',
  purchases: 'purchases',
  orders: 'orders',
  order_lines: 'order_lines',
  payments: 'payments',
  refunds: 'refunds',
  provider_refunds: 'provider_refunds',
  contacts: 'contacts',
  invites: 'invites',
  mails: 'mails',
  messages: 'messages',
  notifications: 'notifications',
  sessions: 'sessions',
  history: 'audit_log',
};

/** The only columns of sections whose other columns aren't about the person. */
export const ONLY_COLUMNS: Partial<Record<Section, readonly string[]>> = {
  payments: ['id', 'order_id', 'method', 'amount_in_cents', 'fee_in_cents', 'status', 'created_at'],
  notifications: ['id', 'title', 'contents', 'status', 'created_at', 'finished_at', 'deleted_at'],
  sessions: ['id', 'start_date', 'start_time', 'canceled_at', 'canceled_reason'],
};

const session = sql`(select activities.name || ', ' || sessions.start_date || ' ' || left(sessions.start_time::text, 5)
  from sessions join activities on activities.id = sessions.activity_id where sessions.id = record.session_id)`;
const bundle = sql`(select bundles.name from bundles where bundles.id = record.bundle_id)`;

/** The columns that a section has in addition to those of its table: names for ids, and texts without secrets. */
export const ADDED_COLUMNS: Partial<Record<Section, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  participants: { session },
  bundle_participants: { bundle },
  waitlist_entries: { session, bundle },
  answers: {
    question: sql`(select question_fields.title from question_fields where question_fields.id = record.field_id)`,
  },
  purchases: { product: sql`(select products.name from products where products.id = record.product_id)` },
  // `reason` is free text in refunds, but a code here (such as `paid_twice`), so it is exported as `kind`, whose values are translated
  provider_refunds: { kind: sql`record.reason` },
  // a link in a mail may still work, so its secret is removed
  mails: { text: withoutLinkSecrets('record.body_text') },
  // the address of a call without a login is the person's own
  history: { ip: sql`case when record.actor_id is null then host(record.ip) end` },
};

type Part = { rows: RawBuilder<unknown>; without?: readonly string[] };

type Collecting = { organizationId: number; related: RelatedData };

/**
 * Reads everything that an organisation stores about a person, without the columns in `LEFT_OUT`; of some sections only those in
 * `ONLY_COLUMNS`.
 */
export async function collectPersonalData(
  db: Database,
  { organizationId, related }: Collecting,
): Promise<PersonalRows> {
  const parts = partsOf({ organizationId, related });
  const columns = SECTIONS.map((section) => {
    const { rows, without = [] } = parts[section];
    const added = Object.entries(ADDED_COLUMNS[section] ?? {}).flatMap(([name, value]) => [sql.lit(name), value]);
    const only = ONLY_COLUMNS[section];
    const stored =
      only === undefined
        ? sql`to_jsonb(record) - ${[...LEFT_OUT, ...without]}::text[]`
        : sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(record)) where key = any (${[...only]}::text[]))`;
    return sql`(select coalesce(jsonb_agg(jsonb_build_object(${sql.join(added)}) || (${stored}) order by record.id), '[]')::text
      from ${sql.table(TABLE_OF[section])} as record where ${rows}) as ${sql.ref(section)}`;
  });
  const { rows } = await sql<PersonalRows>`select ${sql.join(columns)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('nothing was collected');
  return found;
}

function partsOf({ organizationId, related }: Collecting): Record<Section, Part> {
  const { ids, searched, lineIds, mailIds, messageIds } = related;
  const list = (values: readonly number[] = []) => sql`${[...values]}::bigint[]`;
  const byIds = (source: keyof RecordIds): Part => ({ rows: sql`record.id = any (${list(ids[source])})` });
  const lines = sql`(record.order_id = any (${list(ids.orders)}) or record.id = any (${list(lineIds)}))`;
  const named = JSON.stringify(searched);
  const mentions = (text: RawBuilder<unknown>) =>
    sql`record.organization_id = ${organizationId} and mentions_any(${text}, (select phrases_of(${named}::jsonb)))`;
  const subjects = sql`(select key, jsonb_array_elements_text(value) from jsonb_each(${JSON.stringify(ids)}::jsonb))`;
  return {
    participants: byIds('participants'),
    bundle_participants: byIds('bundle_participants'),
    waitlist_entries: byIds('waitlist_entries'),
    answers: {
      rows: sql`record.participant_id = any (${list(ids.participants)})
        or record.bundle_participant_id = any (${list(ids.bundle_participants)}) or record.purchase_id = any (${list(ids.purchases)})`,
    },
    taps: { rows: sql`record.participant_id = any (${list(ids.participants)})` },
    purchases: byIds('purchases'),
    orders: byIds('orders'),
    order_lines: { rows: lines },
    payments: { rows: sql`record.order_id = any (${list(ids.orders)})` },
    refunds: {
      rows: sql`record.transaction_id in (select transactions.id from transactions
        where transactions.order_id = any (${list(ids.orders)}) or transactions.order_line_id = any (${list(lineIds)}))`,
    },
    provider_refunds: {
      rows: sql`record.payment_id in (select id from payments where order_id = any (${list(ids.orders)}))
        or record.refund_id in (select refunds.id from refunds join transactions on transactions.id = refunds.transaction_id
          where transactions.order_id = any (${list(ids.orders)}) or transactions.order_line_id = any (${list(lineIds)}))`,
      without: ['reason'],
    },
    contacts: byIds('contacts'),
    invites: byIds('invites'),
    mails: { rows: sql`record.id = any (${list(mailIds)})` },
    messages: { rows: sql`record.id = any (${list(messageIds)})` },
    // the texts about the person that an erasure would remove
    notifications: { rows: mentions(sql`record.title || ' ' || record.contents`) },
    sessions: { rows: mentions(sql`record.canceled_reason`) },
    history: {
      rows: sql`record.organization_id = ${organizationId} and (record.subject_type, record.subject_id) in ${subjects}`,
    },
  };
}
