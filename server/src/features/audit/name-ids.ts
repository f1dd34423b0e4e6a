import type { AuditChange } from '@move/contract/audit/audit.ts';
import { isSubjectType, SUBJECTS, type SubjectType } from '@move/contract/audit/subjects.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import type { NamedEntry, StoredChanges, StoredEntry } from './audit.queries.ts';

/** The kind of record, for each field that holds an id or a list of ids. A test holds that each id of a body is in it. */
export const ID_FIELDS: Readonly<Record<string, SubjectType>> = Object.fromEntries(
  Object.keys(SUBJECTS)
    .filter(isSubjectType)
    .flatMap((type) => {
      const kind = SUBJECTS[type];
      return kind.name === null ? [] : [kind.id, `${kind.id}s`, ...(kind.alsoIds ?? [])].map((field) => [field, type]);
    }),
);

/** Returns the kind whose table has the names of this kind of record. */
const readAs = (type: SubjectType): SubjectType => {
  const { table = type } = SUBJECTS[type];
  return isSubjectType(table) ? table : type;
};

/**
 * Participants and buyers. The entry keeps initials (docs/privacy.md). The name is read from the record while that exists, for users who
 * may see it.
 */
const PARTICIPANTS: ReadonlySet<string> = new Set([
  'participants',
  'bundle_participants',
  'waitlist_entries',
  'purchases',
]);
/** Entries that keep an e-mail address or initials. */
const PEOPLE: ReadonlySet<string> = new Set(['users', 'user', ...PARTICIPANTS]);

/** The ids in a value: one, a list of them, or a list of links to contacts. */
function idsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value === 'object' && value !== null && 'contact_id' in value) return idsIn(value.contact_id);
  return typeof value === 'number' && Number.isSafeInteger(value) ? [value] : [];
}

/** The people who were mailed about a change of a session. */
const MAILED = 'mailed_participant_ids';

type Unnamed = { table: SubjectType; id: number };

/** The record that an entry is about, when its name is not in the entry and can be read. */
function unnamedSubject({ subject_type, subject_id: id, subject_name: name }: StoredEntry): Unnamed | null {
  if (!isSubjectType(subject_type) || !(name === null || PEOPLE.has(subject_type))) return null;
  const table = readAs(subject_type);
  return SUBJECTS[table].name !== null && /^\d{1,15}$/.test(id ?? '') ? { table, id: Number(id) } : null;
}

/**
 * Adds the names of ids, in one query for all rows of a page, and the numbers of orders. Ids outside the caller's scope stay numbers; so do
 * participants of removed organisations and of organisations for which `seesPeople` is false.
 */
export async function nameIds(
  db: Database,
  rows: readonly StoredEntry[],
  seesPeople: (organizationId: number | null) => boolean,
): Promise<NamedEntry[]> {
  const wanted = new Map<SubjectType, Set<number>>();
  const want = (table: SubjectType, ids: readonly number[]) =>
    wanted.set(table, new Set([...(wanted.get(table) ?? []), ...ids]));
  const subjectOf = (row: StoredEntry) =>
    PARTICIPANTS.has(row.subject_type) && !seesPeople(row.organization?.id ?? null) ? null : unnamedSubject(row);
  // other ids of people stay numbers: only those who were mailed are shown by name
  const mayName = (table: SubjectType, field: string, row: StoredEntry) =>
    !PARTICIPANTS.has(table) || (field === MAILED && seesPeople(row.organization?.id ?? null));
  for (const row of rows) {
    const subject = subjectOf(row);
    if (subject !== null) want(subject.table, [subject.id]);
    for (const [field, { old, new: fresh }] of Object.entries(row.changes)) {
      const table = ID_FIELDS[field];
      if (table !== undefined && mayName(table, field, row)) want(table, [...idsIn(old), ...idsIn(fresh)]);
    }
  }
  const names = await findNames(db, wanted);
  return rows.map((row) => {
    const subject = subjectOf(row);
    const known = subject === null ? orderOf(row) : names.get(`${subject.table} ${subject.id}`);
    return { ...row, subject_name: known || row.subject_name, changes: namedChanges(row.changes, names) };
  });
}

/** The number of the order that an entry is about. */
const orderOf = ({ subject_type, subject_id: id }: StoredEntry): string | undefined =>
  subject_type === 'orders' && /^\d{1,15}$/.test(id ?? '') ? orderNumber(Number(id)) : undefined;

/** SQL: the name of a record of this kind. */
function nameIn(table: SubjectType): RawBuilder<unknown> {
  const { name } = SUBJECTS[table];
  if (name === null) return sql`null`;
  return typeof name === 'string' ? sql.ref(name) : sql`trim(${sql.ref(name[0])} || ' ' || ${sql.ref(name[1])})`;
}

/** By table and id. */
type Names = ReadonlyMap<string, string>;

async function findNames(db: Database, wanted: ReadonlyMap<SubjectType, ReadonlySet<number>>): Promise<Names> {
  const asked = [...wanted].filter(([, ids]) => ids.size > 0);
  if (asked.length === 0) return new Map();
  const parts = asked.map(
    ([table, ids]) => sql`select ${`${table} `} || id as key, ${nameIn(table)} as name
      from ${sql.table(table)} where id = any (${[...ids]}::bigint[])
        ${PARTICIPANTS.has(table) ? sql`and ${isOfLiveOrganization(sql`organization_id`)}` : sql``}`,
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
