import type { AuditChange } from '@move/contract/audit/audit.ts';
import { isSubjectType, type SubjectType } from '@move/contract/audit/subjects.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NamedEntry, StoredChanges, StoredEntry } from './audit.queries.ts';

/** The kind of record, for each field that holds an id or a list of ids. A test holds that each id of a body is in it. */
export const ID_FIELDS: Readonly<Record<string, SubjectType>> = {
  sport_id: 'sports',
  sport_ids: 'sports',
  sports: 'sports',
  type_ids: 'location_types',
  category_id: 'categories',
  category_ids: 'categories',
  tag_ids: 'tags',
  rate_id: 'rates',
  location_id: 'locations',
  activity_id: 'activities',
  product_id: 'products',
  product_type_id: 'product_types',
  cancellation_term_id: 'cancellation_terms',
  cancellation_term_ids: 'cancellation_terms',
  applications: 'applications',
  application_id: 'applications',
  organization_id: 'organizations',
  contacts: 'contacts',
  user_id: 'users',
  session_id: 'sessions',
  session_ids: 'sessions',
  bundle_id: 'bundles',
  label_id: 'labels',
  label_ids: 'labels',
  application_ids: 'applications',
  home_application_id: 'applications',
  parent_id: 'applications',
  wallet_id: 'wallets',
  owner_organization_id: 'organizations',
};

/**
 * How the name of each kind of record is read, of what an entry is about where it kept no name, and of ids in its changes. Null: the entry
 * keeps the name, or the record has none.
 */
const NAMES: Readonly<Record<SubjectType, string | null>> = {
  activities: 'name',
  api_clients: null,
  applications: 'name',
  builds: null,
  bundle_participants: null,
  bundles: 'name',
  calendar_feeds: null,
  campaigns: 'title',
  cancellation_terms: 'name',
  categories: 'title',
  contacts: "trim(first_name || ' ' || last_name)",
  coupon_batches: null,
  coupons: null,
  erasures: null,
  files: null,
  finance_infos: null,
  imports: null,
  invites: null,
  invoices: 'number',
  job_runs: null,
  labels: 'name',
  location_types: 'name',
  locations: 'name',
  members: null,
  messages: null,
  notification_settings: null,
  notifications: 'title',
  orders: null,
  organizations: 'name',
  organizer_cancellations: null,
  participants: null,
  product_types: 'name',
  products: 'name',
  profiles: null,
  provider_findings: null,
  purchases: null,
  question_fields: 'title',
  rates: 'name',
  reconciliations: null,
  roles: null,
  saved_views: null,
  sepa_batches: null,
  sepa_lines: null,
  sessions: "start_date || ' ' || start_time",
  sports: 'name',
  tags: 'name',
  user: null,
  users: "trim(first_name || ' ' || last_name)",
  waitlist_entries: "trim(first_name || ' ' || last_name)",
  wallets: 'name',
};

/** Kinds whose table has another name. */
const TABLE_OF: Readonly<Partial<Record<SubjectType, SubjectType>>> = { user: 'users' };

/**
 * Entries that keep an e-mail address or initials: the name is read while the record exists. Of participants the trail shows initials only
 * (docs/privacy.md).
 */
const PEOPLE: ReadonlySet<string> = new Set(['users', 'user', 'waitlist_entries']);

/** The ids in a value: one, a list of them, or a list of links to contacts. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'object' && value !== null && 'contact_id' in value) return idsIn(value.contact_id);
  return typeof value === 'number' && Number.isSafeInteger(value) ? [value] : [];
}

type Unnamed = { table: SubjectType; id: number };

/** The record that an entry is about, when its name is not in the entry and can be read. */
function unnamedSubject({ subject_type, subject_id: id, subject_name: name }: StoredEntry): Unnamed | null {
  if (!isSubjectType(subject_type) || !(name === null || PEOPLE.has(subject_type))) return null;
  const table = TABLE_OF[subject_type] ?? subject_type;
  return NAMES[table] !== null && /^\d{1,15}$/.test(id ?? '') ? { table, id: Number(id) } : null;
}

/** Adds the names of ids, in one query for all rows of a page. Ids outside the caller's scope are left. */
export async function nameIds(db: Database, rows: readonly StoredEntry[]): Promise<NamedEntry[]> {
  const wanted = new Map<SubjectType, Set<number>>();
  const want = (table: SubjectType, ids: readonly number[]) =>
    wanted.set(table, new Set([...(wanted.get(table) ?? []), ...ids]));
  for (const row of rows) {
    const subject = unnamedSubject(row);
    if (subject !== null) want(subject.table, [subject.id]);
    for (const [field, { old, new: fresh }] of Object.entries(row.changes)) {
      const table = ID_FIELDS[field];
      if (table !== undefined) want(table, [...idsIn(old), ...idsIn(fresh)]);
    }
  }
  const names = await findNames(db, wanted);
  return rows.map((row) => {
    const subject = unnamedSubject(row);
    const known = subject === null ? undefined : names.get(`${subject.table} ${subject.id}`);
    return { ...row, subject_name: known || row.subject_name, changes: namedChanges(row.changes, names) };
  });
}

/** By table and id. */
type Names = ReadonlyMap<string, string>;

async function findNames(db: Database, wanted: ReadonlyMap<SubjectType, ReadonlySet<number>>): Promise<Names> {
  const asked = [...wanted].filter(([, ids]) => ids.size > 0);
  if (asked.length === 0) return new Map();
  const parts = asked.map(
    ([table, ids]) => sql`select ${`${table} `} || id as key, ${sql.raw(NAMES[table] ?? 'null')} as name
      from ${sql.table(table)} where id = any (${[...ids]}::bigint[])`,
  );
  const { rows } = await sql<{ key: string; name: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

function namedChanges(changes: StoredChanges, known: Names): AuditChange[] {
  return Object.entries(changes).map(([field, { old, new: fresh }]) => {
    const ids = ID_FIELDS[field] === undefined ? [] : [...idsIn(old), ...idsIn(fresh)];
    const names = ids.flatMap((id): [string, string][] => {
      const name = known.get(`${ID_FIELDS[field]} ${id}`);
      return name === undefined ? [] : [[String(id), name]];
    });
    return { field, old: old ?? null, new: fresh ?? null, names: Object.fromEntries(names) };
  });
}
