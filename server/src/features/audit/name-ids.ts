import type { AuditChange } from '@move/contract/audit/audit.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NamedEntry, StoredChanges, StoredEntry } from './audit.queries.ts';

/** The table that has the names, for each field that holds an id or a list of ids. */
const TABLES: Readonly<Record<string, string>> = {
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
  bundle_id: 'bundles',
  label_id: 'labels',
  label_ids: 'labels',
  application_ids: 'applications',
  home_application_id: 'applications',
  owner_organization_id: 'organizations',
};

/** The table that has the names, for entries whose record has no name. */
const SUBJECTS: Readonly<Record<string, string>> = {
  users: 'users',
  user: 'users',
  organizations: 'organizations',
  applications: 'applications',
  activities: 'activities',
  bundles: 'bundles',
  products: 'products',
  locations: 'locations',
  labels: 'labels',
  wallets: 'wallets',
  campaigns: 'campaigns',
  rates: 'rates',
  sessions: 'sessions',
  waitlist_entries: 'waitlist_entries',
};

/**
 * Entries that keep an e-mail address or initials: the name is read while the record exists. Of participants the trail shows initials only
 * (docs/privacy.md).
 */
const PEOPLE: ReadonlySet<string> = new Set(['users', 'user', 'waitlist_entries']);

const NAMES: Readonly<Record<string, string>> = {
  campaigns: 'title',
  categories: 'title',
  sessions: "start_date || ' ' || start_time",
  contacts: "trim(first_name || ' ' || last_name)",
  users: "trim(first_name || ' ' || last_name)",
  waitlist_entries: "trim(first_name || ' ' || last_name)",
};

/** The ids in a value: one, a list of them, or a list of links to contacts. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'object' && value !== null && 'contact_id' in value) return idsIn(value.contact_id);
  return typeof value === 'number' && Number.isSafeInteger(value) ? [value] : [];
}

/** The id of a record whose name is not in its entry; null when the name is known or can't be read. */
function unnamedId({ subject_type: type, subject_id: id, subject_name: name }: StoredEntry): number | null {
  const isKnown = (name === null || PEOPLE.has(type)) && Object.hasOwn(SUBJECTS, type) && /^\d{1,15}$/.test(id ?? '');
  return isKnown ? Number(id) : null;
}

/** Replaces ids by names, in one query for all rows of a page. Ids outside the caller's scope are left. */
export async function nameIds(db: Database, rows: readonly StoredEntry[]): Promise<NamedEntry[]> {
  const wanted = new Map<string, Set<number>>();
  for (const row of rows) {
    const { changes, subject_type: subject } = row;
    const table = SUBJECTS[subject];
    const id = unnamedId(row);
    if (table !== undefined && id !== null) wanted.set(table, (wanted.get(table) ?? new Set()).add(id));
    for (const [field, { old, new: fresh }] of Object.entries(changes)) {
      const table = TABLES[field];
      if (table === undefined) continue;
      const ids = wanted.get(table) ?? new Set();
      for (const id of [...idsIn(old), ...idsIn(fresh)]) ids.add(id);
      wanted.set(table, ids);
    }
  }
  const nameOf = await findNames(db, wanted);
  return rows.map((row) => {
    const known = nameOf.get(`${SUBJECTS[row.subject_type]} ${unnamedId(row)}`);
    return { ...row, subject_name: known || row.subject_name, changes: namedChanges(row.changes, nameOf) };
  });
}

type NameOf = ReadonlyMap<string, string>;

async function findNames(db: Database, wanted: ReadonlyMap<string, ReadonlySet<number>>): Promise<NameOf> {
  const asked = [...wanted].filter(([, ids]) => ids.size > 0);
  if (asked.length === 0) return new Map();
  const parts = asked.map(
    ([table, ids]) => sql`select ${`${table} `} || id as key, ${sql.raw(NAMES[table] ?? 'name')} as name
      from ${sql.table(table)} where id = any (${[...ids]}::bigint[])`,
  );
  const { rows } = await sql<{ key: string; name: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}

function namedChanges(changes: StoredChanges, nameOf: NameOf): AuditChange[] {
  return Object.entries(changes).map(([field, { old, new: fresh }]) => {
    const ids = TABLES[field] === undefined ? [] : [...idsIn(old), ...idsIn(fresh)];
    const names = ids.flatMap((id): [string, string][] => {
      const name = nameOf.get(`${TABLES[field]} ${id}`);
      return name === undefined ? [] : [[String(id), name]];
    });
    return { field, old: old ?? null, new: fresh ?? null, names: Object.fromEntries(names) };
  });
}
