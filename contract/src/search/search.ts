import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, QueryId } from '../kit/fields.ts';
import { searchLabels } from './search.labels.ts';

export const SearchKind = z.enum([
  'organization',
  'participant',
  'activity',
  'product',
  'location',
  'contact',
  'application',
  'category',
  'campaign',
  'label',
  'tag',
  'sport',
  'order',
  'invoice',
  'coupon',
  'notification',
  'user',
]);
export type SearchKind = z.output<typeof SearchKind>;

/** The status of a record, to distinguish two with the same name. */
const SearchStatus = z.enum(['pending', 'accepted', 'rejected', 'concept', 'live']);

/**
 * One record found by name, a person or an organisation also by e-mail address, an order by its number or buyer, an invoice by its number,
 * a coupon by its code. `hint` says where it belongs: the organisation, the city or the platform. A participant is found once for each
 * organisation, in the session nearest to today, and a buyer once for each organisation, with the newest order.
 */
export const SearchResult = z.strictObject({
  kind: SearchKind,
  id: Id,
  name: z.string(),
  hint: z.string().nullable(),
  organization_id: Id.nullable(),
  /** The platform of a category or campaign; null where all platforms share it. */
  application_id: Id.nullable(),
  /** For a participant; the address is null for a walk-in without one. */
  activity_id: Id.nullable(),
  session_id: Id.nullable(),
  email: z.string().nullable(),
  /** For a coupon. */
  wallet_id: Id.nullable(),
  /** For an order, the newest one of its buyer in the organisation: how many of the buyer's orders match. */
  orders_count: Count.nullable(),
  /** For an organisation, activity or product. */
  status: SearchStatus.nullable(),
});
export type SearchResult = z.output<typeof SearchResult>;

/** The most results of a kind. */
export const PER_KIND_MAX = 5;

/**
 * Finds records over all lists, at most 5 a kind, best match first: only kinds the caller may list and rows inside the
 * caller's scope. A number finds records by id too: `412`.
 */
export const searchEverything = endpoint({
  name: 'searchEverything',
  method: 'GET',
  path: '/v1/admin/search',
  permission: 'signed-in',
  scope: 'named',
  query: z.object({
    q: z.string().trim().min(1).max(200),
    organization_id: QueryId.optional(),
    application_id: QueryId.optional(),
  }),
  reply: { results: z.array(SearchResult) },
  labels: searchLabels,
});
