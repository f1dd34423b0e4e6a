import type * as api from '@move/contract/search/search.ts';
import { PER_KIND_MAX, SearchKind, type SearchResult } from '@move/contract/search/search.ts';
import { gate } from '@move/domain/access/gate.ts';
import { allows, type Guard } from '@move/domain/access/guard.ts';
import { parseInvoiceNumber } from '@move/domain/invoices/invoice-number.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Named } from '@move/domain/orders/buyers/counter-buyer.ts';
import { parseOrderNumber } from '@move/domain/orders/order-number.ts';
import { ERASED_DOMAIN, shownName } from '@move/domain/privacy/erased-person.ts';
import { isAdministrator } from '@move/domain/access/roles.ts';
import { isCode, normalizeCode, formatCode } from '@move/domain/wallets/coupon-code.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOpenTo, isSoldInSight } from '../../platform/auth/role-conditions.ts';
import type { Database } from '../../platform/database/database.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import { containing, INDEXED_LETTERS, matches } from '../../platform/database/expressions/search.ts';
import type { Call } from '../../platform/http/route.ts';

/** The most orders that a search by name reads, since a common name has thousands of orders. */
const ORDERS_MAX = 500;

type Question = {
  query: string;
  keptLabels: readonly number[];
  /** Null for a search in all platforms and organisations in scope. */
  organizationId: number | null;
  /** Whether the search covers all organisations of a platform. */
  isWide: boolean;
  /** SQL: whether the caller may see this kind of record in the organisation, which isn't removed. */
  isOpen: (organizationId: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** SQL: whether the caller may see the order, which is in their scope. */
  isSoldInSight: RawBuilder<unknown>;
};
/** Rows of id, name, hint, organization_id, application_id, and further fields of the kind. */
type Source = {
  needs: Guard;
  /** The fewest letters of a search across a platform, since the index finds no shorter texts. */
  wideFrom?: number;
  rows: (question: Question) => RawBuilder<unknown>;
};

/** A result with the buyer of an order, whose name is not in the hint yet. */
type Found = SearchResult & { buyer: Named | null };

const locationText = sql`fold(locations.name || ' ' || street || ' ' || city || ' ' || zipcode)`;
const publication = (table: string) => sql`case when ${sql.ref(`${table}.concept`)} then 'concept' else 'live' end`;
const nowhere = sql`null::text as hint, null::bigint as organization_id, null::bigint as application_id`;

/** One select per kind, except what findByCode finds. Row-level security keeps each within the caller's scope. */
const sources: Readonly<Record<Exclude<SearchKind, 'coupon'>, Source>> = {
  organization: {
    needs: ['view-organizations', 'view-organization'],
    rows: ({ query, isOpen }) => sql`
      select id, name, case when ${matches(sql`fold(name)`, query)} then city else concat_ws(' · ', email::text, city) end as hint,
        id as organization_id, null::bigint as application_id, status from organizations
      where deleted_at is null and ${isOpen(sql`id`)}
        and ${found(sql`fold(name || ' ' || coalesce(email::text, ''))`, query, { among: searched('search_organizations', query) })}`,
  },
  participant: {
    needs: 'manage-participants',
    wideFrom: INDEXED_LETTERS,
    rows: ({ query, isOpen, isWide }) => sql`
      select distinct on (fold(person.first_name), fold(person.last_name), person.email, person.organization_id)
        person.id, trim(person.first_name || ' ' || person.last_name) as name, concat_ws(' · ', person.email, activities.name${isWide ? sql`, organizations.name` : sql``}) as hint,
        person.organization_id, null::bigint as application_id, sessions.activity_id, person.session_id, person.email
      from participants person
        join sessions on sessions.id = person.session_id and sessions.deleted_at is null
        join activities on activities.id = sessions.activity_id and activities.deleted_at is null
        join organizations on organizations.id = person.organization_id
      where ${isWide ? sql`person.id = any (array(select search_participants(${containing(query)}, null))) and` : sql``} person.status <> 'canceled' and (person.email is null or person.email not like ${`%${ERASED_DOMAIN}`}) and ${isOpen(sql`person.organization_id`)}
        and ${matches(sql`fold(person.first_name || ' ' || person.last_name || ' ' || coalesce(person.email::text, ''))`, query)}
      order by fold(person.first_name), fold(person.last_name), person.email, person.organization_id,
        abs(sessions.start_date - current_date), person.id`,
  },
  activity: {
    needs: 'view-activities',
    rows: ({ query, isOpen }) => sql`
      select activities.id, activities.name, organizations.name as hint, activities.organization_id, null::bigint as application_id,
        ${publication('activities')} as status
      from activities join organizations on organizations.id = activities.organization_id
      where activities.deleted_at is null and ${isOpen(sql`activities.organization_id`)} and ${found(sql`activities.search_text`, query, { id: sql`activities.id` })}`,
  },
  product: {
    needs: 'view-products',
    rows: ({ query, isOpen }) => sql`
      select products.id, products.name, organizations.name as hint, products.organization_id, null::bigint as application_id,
        ${publication('products')} as status
      from products join organizations on organizations.id = products.organization_id
      where products.deleted_at is null and ${isOpen(sql`products.organization_id`)} and ${found(sql`products.search_text`, query, { id: sql`products.id` })}`,
  },
  location: {
    needs: 'view-locations',
    rows: ({ query, isOpen }) => sql`
      select locations.id, locations.name, locations.city as hint,
        (select min(link.organization_id) from location_organizations link
         where link.location_id = locations.id and link.unlinked_at is null and ${isOpen(sql`link.organization_id`)}) as organization_id, null::bigint as application_id
      from locations
      where locations.deleted_at is null and ${found(locationText, query, { id: sql`locations.id`, among: searched('search_locations', query) })}
        and exists (select from location_organizations link where link.location_id = locations.id and link.unlinked_at is null
          and ${isOpen(sql`link.organization_id`)})`,
  },
  contact: {
    needs: ['edit-activity', 'edit-product', 'edit-location'],
    wideFrom: INDEXED_LETTERS,
    rows: ({ query, isOpen }) => sql`
      select contacts.id, trim(contacts.first_name || ' ' || contacts.last_name) as name,
        concat_ws(' · ', contacts.email, organizations.name) as hint, contacts.organization_id, null::bigint as application_id
      from contacts join organizations on organizations.id = contacts.organization_id
      where ${isOpen(sql`contacts.organization_id`)}
        and ${matches(sql`fold(contacts.first_name || ' ' || contacts.last_name || ' ' || coalesce(contacts.email::text, ''))`, query)}`,
  },
  application: {
    needs: 'role:superadmin',
    rows: ({ query }) => sql`
      select id, name, ${nowhere} from applications where ${found(sql`fold(name)`, query)}`,
  },
  category: {
    needs: 'role:admin',
    rows: ({ query }) => sql`
      select categories.id, title as name, applications.name as hint, null::bigint as organization_id, application_id
      from categories left join applications on applications.id = application_id
      where ${found(sql`fold(title)`, query, { id: sql`categories.id` })}`,
  },
  campaign: {
    needs: 'edit-campaign',
    rows: ({ query }) => sql`
      select campaigns.id, title as name, applications.name as hint, null::bigint as organization_id, application_id
      from campaigns join applications on applications.id = application_id
      where deleted_at is null and ${found(sql`fold(title)`, query, { id: sql`campaigns.id` })}`,
  },
  label: {
    needs: 'role:admin',
    rows: ({ query, keptLabels }) => sql`
      select id, name, ${nowhere} from labels
      where deleted_at is null and id = any (${keptLabels}::bigint[]) and ${found(sql`fold(name)`, query)}`,
  },
  tag: {
    needs: 'role:admin',
    rows: ({ query }) => sql`select id, name, ${nowhere} from tags where ${found(sql`fold(name)`, query)}`,
  },
  order: {
    needs: 'view-rates',
    rows: ({ query, isOpen, isSoldInSight, organizationId }) => sql`
      select distinct on (fold(orders.first_name), fold(orders.last_name), orders.email, orders.organization_id)
        orders.id, 'B-' || orders.id as name,
        concat_ws(' · ', orders.email, organizations.name) as hint, orders.organization_id, orders.application_id,
        jsonb_build_object('first_name', orders.first_name, 'last_name', orders.last_name) as buyer,
        count(*) over (partition by fold(orders.first_name), fold(orders.last_name), orders.email, orders.organization_id) as orders_count
      from orders join organizations on organizations.id = orders.organization_id
      where ${isOrder(query, organizationId)} and ${isOpen(sql`orders.organization_id`)} and ${isSoldInSight}
      order by fold(orders.first_name), fold(orders.last_name), orders.email, orders.organization_id, orders.id desc`,
  },
  invoice: {
    needs: 'view-rates',
    rows: ({ query, isOpen }) => sql`
      select invoices.id, invoices.number as name, organizations.name as hint, invoices.organization_id,
        null::bigint as application_id
      from invoices join organizations on organizations.id = invoices.organization_id
      where invoices.number = ${parseInvoiceNumber(query)} and ${isOpen(sql`invoices.organization_id`)}`,
  },
  notification: {
    needs: 'edit-notification',
    rows: ({ query, isOpen }) => sql`
      select notifications.id, title as name, coalesce(organizations.name, applications.name) as hint, notifications.organization_id,
        notifications.application_id
      from notifications left join applications on applications.id = notifications.application_id
        left join organizations on organizations.id = notifications.organization_id
      where notifications.deleted_at is null and (notifications.organization_id is null or ${isOpen(sql`notifications.organization_id`)})
        and ${found(sql`fold(title)`, query, { id: sql`notifications.id` })}`,
  },
  user: {
    needs: 'role:superadmin',
    rows: ({ query }) => sql`
      select users.id, trim(users.first_name || ' ' || users.last_name) as name, users.email::text as hint,
        null::bigint as organization_id, null::bigint as application_id
      from users where deleted_at is null and ${matches(sql`users.search_text`, query)}`,
  },
  sport: {
    needs: 'role:superadmin',
    rows: ({ query }) => sql`select id, name, ${nowhere} from sports where ${found(sql`fold(name)`, query)}`,
  },
};

/** Searches all kinds, best match first: names that begin with the text, then by name. Skips kinds that the caller may not list. */
export async function searchEverything(call: Call<typeof api.searchEverything>) {
  const { db, caller, locale } = call;
  const { q } = call.query;
  const { organizationId } = call;
  const held = gate(caller);
  const isWide = organizationId === null && isAdministrator(caller.roles);
  const byCode = await findByCode(call);
  const allowed = SearchKind.options
    .filter((kind) => kind !== 'coupon')
    .filter((kind) => {
      const { needs, wideFrom = 0 } = sources[kind];
      return allows(needs, held) && !(isWide && q.length < wideFrom) && !byCode.some((one) => one.kind === kind);
    });
  if (allowed.length === 0) return { results: byCode };
  const keptLabels = allowed.includes('label') ? await findKeptLabels(db, caller.user.id) : [];
  const parts = allowed.map((kind) => {
    const { needs, rows } = sources[kind];
    const isOpen = (id: RawBuilder<unknown>) => sql`(${isOpenTo(call, needs, id)} and ${isOfLiveOrganization(id)})`;
    const question = {
      query: q,
      keptLabels,
      organizationId,
      isWide,
      isOpen,
      isSoldInSight: isSoldInSight(call, needs),
    };
    return sql`(
      select ${kind}::text as kind, id, name, hint, organization_id, application_id, more ->> 'status' as status,
        (more ->> 'activity_id')::bigint as activity_id, (more ->> 'session_id')::bigint as session_id, more ->> 'email' as email, null::bigint as wallet_id,
        more -> 'buyer' as buyer, (more ->> 'orders_count')::integer as orders_count
      from (
        select found.*, to_jsonb(found) as more from (${rows(question)}) found
        order by fold(name) like ${escaped(q)} || '%' desc, fold(name), id limit ${PER_KIND_MAX}) best)`;
  });
  const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db);
  return { results: [...rows.map((row) => withBuyer(row, locale)), ...byCode] };
}

/**
 * The invoice and the coupon with exactly this number or code, for superadmins: on every platform, since row-level security shows invoices
 * inside an organisation only, and coupons in lists of superadmins only. An invoice has no organisation here: it opens in the list of all.
 */
async function findByCode({
  db,
  caller,
  query,
  organizationId,
}: Call<typeof api.searchEverything>): Promise<SearchResult[]> {
  const number = organizationId === null ? parseInvoiceNumber(query.q) : null;
  const code = isCode(formatCode(query.q)) ? normalizeCode(query.q) : null;
  if (!caller.roles.includes('superadmin') || (number === null && code === null)) return [];
  const { rows } = await sql<Pick<SearchResult, 'kind' | 'id' | 'name' | 'hint' | 'wallet_id'>>`
    select kind, id, name, hint, wallet_id from find_by_code(${caller.user.id}, ${number}, ${code})`.execute(db);
  const nowhereElse = {
    organization_id: null,
    application_id: null,
    activity_id: null,
    session_id: null,
    email: null,
    status: null,
    orders_count: null,
  };
  return rows.map((row) => ({ ...row, ...nowhereElse }));
}

/** Puts the buyer of an order before the hint. A buyer without a name, or an erased one, is shown by a word in the caller's language. */
function withBuyer({ buyer, ...result }: Found, locale: Locale): SearchResult {
  return buyer === null ? result : { ...result, hint: `${shownName(buyer, locale)} · ${result.hint}` };
}

/** The labels that the user maintains, read in a separate statement because the function looks outside the scope. */
async function findKeptLabels(db: Database, userId: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select array(select administered_labels(${userId})) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** SQL: whether an order matches: by its number, or by the buyer's name and e-mail address among the newest orders that an index finds. */
function isOrder(query: string, organizationId: number | null) {
  const number = parseOrderNumber(query);
  if (number !== null || query.length < INDEXED_LETTERS) return sql`orders.id = ${number ?? 0}`;
  return sql`orders.id = any (array(
      select search_orders(${containing(query)}, ${organizationId}, ${ORDERS_MAX})))
    and (orders.email is null or orders.email not like ${`%${ERASED_DOMAIN}`})
    and ${matches(sql`fold(orders.first_name || ' ' || orders.last_name || ' ' || coalesce(orders.email::text, ''))`, query)}`;
}

type Where = {
  id?: RawBuilder<unknown>;
  /** Ids of the rows that may match, found by an index. LIKE can't use an index, because it is evaluated after row-level security. */
  among?: RawBuilder<unknown>;
};

function found(text: RawBuilder<unknown>, query: string, { id = sql`id`, among }: Where = {}) {
  const match = among === undefined ? matches(text, query) : sql`(${id} = any (${among}) and ${matches(text, query)})`;
  return /^[1-9]\d{0,14}$/.test(query) ? sql`(${match} or ${id} = ${Number(query)})` : match;
}

function searched(search: 'search_organizations' | 'search_locations', query: string) {
  const pattern = containing(query);
  return search === 'search_organizations'
    ? sql`array(select search_organizations(${pattern}))`
    : sql`array(select search_locations(${pattern}, null))`;
}

/** SQL: the search text, folded, and escaped so that LIKE takes `%` and `_` literally. */
function escaped(query: string): RawBuilder<unknown> {
  return sql`fold(${query.replace(/[\\%_]/g, '\\$&')})`;
}
