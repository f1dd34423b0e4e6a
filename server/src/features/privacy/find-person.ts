import { COUNTER_BUYER } from '@move/domain/orders/buyers/counter-buyer.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { parseRecordKey, type PersonSource, type RecordRef, recordKey } from '@move/domain/privacy/person-records.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';

/** A record that names a person. `who` is equal for records with the same address and names, apart from capitals and accents. */
export type PersonRow = RecordRef & {
  first_name: string;
  last_name: string;
  email: string;
  date_of_birth: string | null;
  /** Whether the record can have a date of birth, or is an order of such a record. */
  has_birth: boolean;
  who: string;
  name: string;
};

/** All records of one identity: address, names and date of birth. */
export type PersonGroup = { key: string; rows: readonly PersonRow[] };

export type FoundPerson = { start: PersonRow; chosen: readonly PersonRow[]; others: readonly PersonGroup[] };

export type PersonQuery = { organizationId: number; record: string; also?: readonly string[] | undefined };

const named = (source: PersonSource, birth = sql`null::date`, more = sql`true`) => sql`
  select ${source}::text as source, id, first_name, last_name, coalesce(email::text, '') as email, ${birth} as date_of_birth
  from ${sql.table(source)} as record where organization_id = (select id from here) and ${more}`;

const born = sql`date_of_birth`;
const people = sql`
  ${named('participants', born)} union all ${named('bundle_participants', born)}
  union all ${named('waitlist_entries', born)} union all ${named('purchases', born)} union all ${named('orders')}
  union all ${named('contacts', undefined, sql`user_id is null`)} union all ${named('invites')}`;

/** SQL: the date of birth of a participant on the order's lines who is its buyer. */
const holder = (source: PersonSource) => sql`
  select date_of_birth from ${sql.table(source)} as held where order_line_id in (
    select id from order_lines where organization_id = (select id from here) and order_id = people.id)
    and held.organization_id = (select id from here) and held.email = people.email
    and fold(held.first_name) || ' ' || fold(held.last_name) = people.name`;
const birthOfBuyer = sql`(
  select date_of_birth, true as is_known from (${holder('participants')} union all ${holder('bundle_participants')}
    union all ${holder('purchases')}) as holders where people.source = 'orders' limit 1)`;

/** SQL: when the search starts at an order, the records of a table on its lines. */
const onLinesOf = (source: PersonSource) => sql`
  select ${source}::text, id from ${sql.table(source)} as held
  where (select source from start) = 'orders' and held.organization_id = (select id from here) and held.order_line_id in (
    select id from order_lines where organization_id = (select id from here) and order_id = (select id from start))`;

/** SQL: when the search starts at a participant or purchase, its order; when it starts at an order, the records on its lines. */
const related = sql`
  select 'orders' as source, order_id as id from order_lines
  where organization_id = (select id from here) and id in (
    select order_line_id from participants where (select source from start) = 'participants' and id = (select id from start)
    union all select order_line_id from bundle_participants
      where (select source from start) = 'bundle_participants' and id = (select id from start)
    union all select order_line_id from purchases where (select source from start) = 'purchases' and id = (select id from start))
  union all ${onLinesOf('participants')} union all ${onLinesOf('bundle_participants')} union all ${onLinesOf('purchases')}`;

/**
 * Finds all records of the person whom one record names, in one statement: those with the same address, names and date of birth. Also finds
 * other people who share the address, the name with the date of birth, or an order; `also` chooses some of these people as well. Buyers
 * without a name don't count as sharing a name. Throws 404 for an unknown record.
 */
export async function findPerson(
  db: Database,
  { organizationId, record, also = [] }: PersonQuery,
): Promise<FoundPerson> {
  const ref = parseRecordKey(record);
  if (ref === null) throw notFound();
  const { rows } = await sql<PersonRow>`
    with here as (select ${organizationId}::bigint as id), people as not materialized (
      select *, lower(email) || ' ' || fold(first_name) || ' ' || fold(last_name) as who,
        fold(first_name) || ' ' || fold(last_name) as name,
        source in ('participants', 'bundle_participants', 'waitlist_entries', 'purchases') as has_birth
      from (${people}) as everybody
    ), start as materialized (select * from people where source = ${ref.source} and id = ${ref.id})
    select people.source, people.id, people.first_name, people.last_name, people.email, people.who, people.name,
      coalesce(people.date_of_birth, buyer.date_of_birth) as date_of_birth, people.has_birth or buyer.is_known is true as has_birth
    from start cross join people left join lateral ${birthOfBuyer} as buyer on true
    where (people.source, people.id) = (start.source, start.id)
      or (start.email <> '' and lower(people.email) = lower(start.email))
      or (people.date_of_birth = start.date_of_birth and people.name = start.name
        and (start.first_name, start.last_name) <> (${COUNTER_BUYER.first_name}, ${COUNTER_BUYER.last_name}))
      or (people.source, people.id) in (${related})
    order by people.source, people.id`.execute(db);
  const start = rows.find((row) => row.source === ref.source && row.id === ref.id);
  if (!start) throw notFound();
  return choose(start, rows, also);
}

function choose(start: PersonRow, rows: readonly PersonRow[], also: readonly string[]): FoundPerson {
  const groups = groupsOf(rows);
  const isWith = (group: PersonGroup) => group.rows.some((row) => row === start || also.includes(recordKey(row)));
  const chosen = groups.filter(isWith).flatMap((group) => group.rows);
  const others = groups.filter((group) => !group.rows.includes(start) && !group.rows.every(isErased));
  return { start, chosen, others };
}

/**
 * Groups records by person. A record that can't have a date of birth belongs to the person with the same address and names, if there is
 * only one such person.
 */
function groupsOf(rows: readonly PersonRow[]): PersonGroup[] {
  const births = new Map<string, Set<string>>();
  for (const row of rows.filter((each) => each.has_birth)) {
    births.set(row.who, (births.get(row.who) ?? new Set()).add(row.date_of_birth ?? ''));
  }
  const groups = Map.groupBy(rows, (row) => {
    const known = births.get(row.who) ?? new Set(['']);
    const [only = ''] = known;
    const birth = row.has_birth ? (row.date_of_birth ?? '') : known.size === 1 ? only : 'unknown';
    return `${row.who} ${birth}`;
  });
  return [...groups.values()].flatMap((mine) => (mine[0] ? [{ key: recordKey(mine[0]), rows: mine }] : []));
}

/** The ids of the rows, by table. */
export type RecordIds = Readonly<Partial<Record<PersonSource, readonly number[]>>>;

export const idsBySource = (rows: readonly RecordRef[]): RecordIds =>
  Object.fromEntries(
    Map.groupBy(rows, (row) => row.source)
      .entries()
      .map(([source, mine]) => [source, mine.map((row) => row.id)]),
  );
