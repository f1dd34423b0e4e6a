import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { accessLabels } from '../access/access.labels.ts';
import { userLabels } from '../access/users.labels.ts';
import { activityLabels } from '../activities/activities.labels.ts';
import { applicationLabels } from '../applications/applications.labels.ts';
import { buildLabels } from '../builds/builds.labels.ts';
import { bundleLabels } from '../bundles/bundles.labels.ts';
import { campaignLabels } from '../campaigns/campaigns.labels.ts';
import { cancellationLabels } from '../cancellations/cancellations.labels.ts';
import { contactLabels } from '../contacts/contacts.labels.ts';
import { feedLabels } from '../feeds/feeds.labels.ts';
import { fileLabels } from '../files/files.labels.ts';
import { financeLabels } from '../finances/finances.labels.ts';
import { integrationLabels } from '../integrations/integrations.labels.ts';
import { invoiceLabels } from '../invoices/invoices.labels.ts';
import { jobLabels } from '../jobs/jobs.labels.ts';
import { labelLabels } from '../labels/labels.labels.ts';
import { locationLabels } from '../locations/locations.labels.ts';
import { messageLabels } from '../messages/messages.labels.ts';
import { notificationLabels } from '../notifications/notifications.labels.ts';
import { orderLabels } from '../orders/orders.labels.ts';
import { newOrganizationLabels } from '../organizations/new-organization.labels.ts';
import { organizationLabels } from '../organizations/organizations.labels.ts';
import { participantLabels } from '../participants/participants.labels.ts';
import { paymentLabels } from '../payments/payments.labels.ts';
import { payoutLabels } from '../payouts/payouts.labels.ts';
import { permissionLabels } from '../permissions/permissions.labels.ts';
import { preferenceLabels } from '../preferences/preferences.labels.ts';
import { personalDataLabels } from '../privacy/personal-data.labels.ts';
import { productLabels } from '../products/products.labels.ts';
import { profileLabels } from '../profiles/profiles.labels.ts';
import { providerComparisonLabels } from '../provider-comparisons/provider-comparisons.labels.ts';
import { purchaseLabels } from '../purchases/purchases.labels.ts';
import { questionLabels } from '../questions/questions.labels.ts';
import { rateLabels } from '../rates/rates.labels.ts';
import { reconciliationLabels } from '../reconciliation/reconciliation.labels.ts';
import { sessionLabels } from '../sessions/sessions.labels.ts';
import { taxonomyLabels } from '../taxonomy/taxonomy.labels.ts';
import { teamLabels } from '../team/team.labels.ts';
import { transactionLabels } from '../transactions/transactions.labels.ts';
import { waitlistLabels } from '../waitlist/waitlist.labels.ts';
import { couponLabels } from '../wallets/coupons.labels.ts';
import { walletLabels } from '../wallets/wallets.labels.ts';
import type { Labels } from '../kit/labels.ts';
import type { SearchKind } from '../search/search.ts';

type OwnLabels<Field extends string> = Readonly<Record<Locale, Readonly<Record<Field, string>>>>;
type Stated<Field extends string> = {
  /** The field in which other records hold its id. Its label is the word for this kind of record. */
  id: Field;
  /** Other fields with its id, except the plural of `id`. */
  alsoIds?: readonly string[];
  /** The columns with its name, read where an entry kept no name. Null: the entry keeps the name, or the record has none. */
  name: string | readonly [string, string] | null;
  /** The labels of the fields of its entries, when these are not the slice's own labels alone. */
  fields?: readonly Labels[];
  /** Absent: found through the record that it belongs to, or by its own list alone. */
  search?: SearchKind;
  /** Absent: the table has the name of the kind. */
  table?: string;
};

/** What the audit trail knows of a kind of record. */
type KindOfRecord = Stated<string> & { labels: Labels; fields: readonly Labels[] };

function subject<Field extends string>(labels: OwnLabels<Field>, stated: Stated<NoInfer<Field>>): KindOfRecord {
  return { ...stated, labels, fields: stated.fields ?? [labels] };
}

/**
 * The kinds of records that the audit trail writes about, by their table: each with the labels of its slice, where the word for it is, and
 * its name.
 */
export const SUBJECTS = {
  locations: subject(locationLabels, { id: 'location_id', name: 'name', search: 'location' }),
  activities: subject(activityLabels, { id: 'activity_id', name: 'name', search: 'activity' }),
  sessions: subject(sessionLabels, {
    id: 'session_id',
    name: ['start_date', 'start_time'],
    fields: [sessionLabels, participantLabels],
  }),
  rates: subject(rateLabels, { id: 'rate_id', name: 'name' }),
  cancellation_terms: subject(rateLabels, { id: 'cancellation_term_id', name: 'name' }),
  finance_infos: subject(financeLabels, { id: 'finance_info_id', name: null }),
  organizer_cancellations: subject(cancellationLabels, { id: 'organizer_cancellation_id', name: null }),
  organizations: subject(organizationLabels, {
    id: 'organization_id',
    name: 'name',
    search: 'organization',
    alsoIds: ['owner_organization_id'],
    fields: [organizationLabels, newOrganizationLabels],
  }),
  applications: subject(applicationLabels, {
    id: 'application_id',
    name: 'name',
    search: 'application',
    alsoIds: ['applications', 'home_application_id', 'parent_id'],
    fields: [applicationLabels, buildLabels, paymentLabels],
  }),
  contacts: subject(contactLabels, { id: 'contact_id', name: ['first_name', 'last_name'], alsoIds: ['contacts'] }),
  invites: subject(teamLabels, { id: 'invite_id', name: null }),
  members: subject(teamLabels, { id: 'member_id', name: null }),
  users: subject(userLabels, {
    id: 'user_id',
    name: ['first_name', 'last_name'],
    search: 'user',
    fields: [userLabels, accessLabels],
  }),
  /** A user as the command that appoints superadmins writes it. */
  user: subject(userLabels, { id: 'user_id', name: null, table: 'users' }),
  roles: subject(permissionLabels, { id: 'role', name: null }),
  labels: subject(labelLabels, { id: 'label_id', name: 'name', search: 'label' }),
  imports: subject(organizationLabels, { id: 'import_id', name: null }),
  wallets: subject(walletLabels, { id: 'wallet_id', name: 'name', fields: [walletLabels, couponLabels] }),
  notifications: subject(notificationLabels, { id: 'notification_id', name: 'title', search: 'notification' }),
  notification_settings: subject(notificationLabels, { id: 'notification_setting_id', name: null }),
  coupons: subject(couponLabels, { id: 'coupon_id', name: null }),
  coupon_batches: subject(couponLabels, { id: 'coupon_batch_id', name: null }),
  profiles: subject(profileLabels, { id: 'profile_id', name: null }),
  sports: subject(taxonomyLabels, { id: 'sport_id', name: 'name', search: 'sport', alsoIds: ['sports'] }),
  tags: subject(taxonomyLabels, { id: 'tag_id', name: 'name', search: 'tag' }),
  categories: subject(taxonomyLabels, { id: 'category_id', name: 'title', search: 'category' }),
  campaigns: subject(campaignLabels, { id: 'campaign_id', name: 'title', search: 'campaign' }),
  location_types: subject(taxonomyLabels, { id: 'location_type_id', name: 'name', alsoIds: ['type_ids'] }),
  product_types: subject(taxonomyLabels, { id: 'product_type_id', name: 'name' }),
  job_runs: subject(jobLabels, { id: 'job_run_id', name: null }),
  api_clients: subject(integrationLabels, { id: 'api_client_id', name: null }),
  calendar_feeds: subject(feedLabels, { id: 'calendar_feed_id', name: null }),
  bundles: subject(bundleLabels, { id: 'bundle_id', name: 'name' }),
  products: subject(productLabels, { id: 'product_id', name: 'name', search: 'product' }),
  purchases: subject(purchaseLabels, { id: 'purchase_id', name: null }),
  invoices: subject(invoiceLabels, { id: 'invoice_id', name: 'number', search: 'invoice' }),
  orders: subject(orderLabels, {
    id: 'order_id',
    name: null,
    search: 'order',
    fields: [purchaseLabels, transactionLabels, paymentLabels],
  }),
  erasures: subject(personalDataLabels, { id: 'erasure_id', name: null }),
  messages: subject(messageLabels, { id: 'message_id', name: null }),
  participants: subject(participantLabels, { id: 'participant_id', name: null, search: 'participant' }),
  bundle_participants: subject(participantLabels, { id: 'bundle_participant_id', name: null }),
  waitlist_entries: subject(waitlistLabels, { id: 'waitlist_entry_id', name: ['first_name', 'last_name'] }),
  question_fields: subject(questionLabels, { id: 'question_field_id', name: 'title' }),
  files: subject(fileLabels, { id: 'file_id', name: null }),
  sepa_batches: subject(payoutLabels, { id: 'sepa_batch_id', name: null }),
  sepa_lines: subject(payoutLabels, { id: 'sepa_line_id', name: null }),
  reconciliations: subject(reconciliationLabels, { id: 'reconciliation_id', name: null }),
  provider_findings: subject(providerComparisonLabels, { id: 'provider_finding_id', name: null }),
  builds: subject(buildLabels, { id: 'build_id', name: null }),
  saved_views: subject(preferenceLabels, { id: 'saved_view_id', name: null }),
} satisfies Readonly<Record<string, KindOfRecord>>;

export type SubjectType = keyof typeof SUBJECTS;

/** Whether a stored kind is one of today; the trail keeps rows for two years. */
export function isSubjectType(type: string): type is SubjectType {
  return Object.hasOwn(SUBJECTS, type);
}

/** The word for a kind of record; for one of an earlier release its table. */
export function subjectWord(locale: Locale, type: string): string {
  if (!isSubjectType(type)) return type.replaceAll('_', ' ');
  const { labels, id } = SUBJECTS[type];
  return labels[locale][id] ?? type;
}
