import type { SearchKind } from '../search/search.ts';

/**
 * The kinds of records that the audit trail writes about, by their table, with the kind under which the search finds them. A new kind is
 * added here first: its word (audit-words), the labels of its fields (subject-labels), its name and its search then fail to compile until
 * they are stated. Null: found through the record that it belongs to, or by its own list alone.
 */
export const SUBJECTS = {
  activities: 'activity',
  api_clients: null,
  applications: 'application',
  builds: null,
  bundle_participants: null,
  bundles: null,
  calendar_feeds: null,
  campaigns: 'campaign',
  cancellation_terms: null,
  categories: 'category',
  contacts: null,
  coupon_batches: null,
  coupons: null,
  erasures: null,
  files: null,
  finance_infos: null,
  imports: null,
  invites: null,
  invoices: 'invoice',
  job_runs: null,
  labels: 'label',
  location_types: null,
  locations: 'location',
  members: null,
  messages: null,
  notification_settings: null,
  notifications: 'notification',
  orders: 'order',
  organizations: 'organization',
  organizer_cancellations: null,
  participants: 'participant',
  product_types: null,
  products: 'product',
  profiles: null,
  provider_findings: null,
  purchases: null,
  question_fields: null,
  rates: null,
  reconciliations: null,
  roles: null,
  saved_views: null,
  sepa_batches: null,
  sepa_lines: null,
  sessions: null,
  sports: 'sport',
  tags: 'tag',
  /** A user as the command that appoints superadmins writes it. */
  user: null,
  users: 'user',
  waitlist_entries: null,
  wallets: null,
} as const satisfies Readonly<Record<string, SearchKind | null>>;

export type SubjectType = keyof typeof SUBJECTS;

/** Whether a stored kind is one of today; the trail keeps rows for two years. */
export function isSubjectType(type: string): type is SubjectType {
  return Object.hasOwn(SUBJECTS, type);
}
