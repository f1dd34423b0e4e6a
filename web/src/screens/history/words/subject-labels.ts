import { userLabels } from '@move/contract/access/users.labels.ts';
import { isSubjectType, type SubjectType } from '@move/contract/audit/subjects.ts';
import { accessLabels } from '@move/contract/access/access.labels.ts';
import { activityLabels } from '@move/contract/activities/activities.labels.ts';
import { applicationLabels } from '@move/contract/applications/applications.labels.ts';
import { buildLabels } from '@move/contract/builds/builds.labels.ts';
import { bundleLabels } from '@move/contract/bundles/bundles.labels.ts';
import { financeLabels } from '@move/contract/finances/finances.labels.ts';
import { feedLabels } from '@move/contract/feeds/feeds.labels.ts';
import { contactLabels } from '@move/contract/contacts/contacts.labels.ts';
import { campaignLabels } from '@move/contract/campaigns/campaigns.labels.ts';
import { integrationLabels } from '@move/contract/integrations/integrations.labels.ts';
import { personalDataLabels } from '@move/contract/privacy/personal-data.labels.ts';
import { fileLabels } from '@move/contract/files/files.labels.ts';
import { invoiceLabels } from '@move/contract/invoices/invoices.labels.ts';
import { cancellationLabels } from '@move/contract/cancellations/cancellations.labels.ts';
import { profileLabels } from '@move/contract/profiles/profiles.labels.ts';
import { providerComparisonLabels } from '@move/contract/provider-comparisons/provider-comparisons.labels.ts';
import { reconciliationLabels } from '@move/contract/reconciliation/reconciliation.labels.ts';
import { preferenceLabels } from '@move/contract/preferences/preferences.labels.ts';
import { paymentLabels } from '@move/contract/payments/payments.labels.ts';
import { payoutLabels } from '@move/contract/payouts/payouts.labels.ts';
import type { Labels } from '@move/contract/kit/labels.ts';
import { labelLabels } from '@move/contract/labels/labels.labels.ts';
import { locationLabels } from '@move/contract/locations/locations.labels.ts';
import { messageLabels } from '@move/contract/messages/messages.labels.ts';
import { notificationLabels } from '@move/contract/notifications/notifications.labels.ts';
import { organizationLabels } from '@move/contract/organizations/organizations.labels.ts';
import { newOrganizationLabels } from '@move/contract/organizations/new-organization.labels.ts';
import { participantLabels } from '@move/contract/participants/participants.labels.ts';
import { permissionLabels } from '@move/contract/permissions/permissions.labels.ts';
import { productLabels } from '@move/contract/products/products.labels.ts';
import { purchaseLabels } from '@move/contract/purchases/purchases.labels.ts';
import { questionLabels } from '@move/contract/questions/questions.labels.ts';
import { rateLabels } from '@move/contract/rates/rates.labels.ts';
import { sessionLabels } from '@move/contract/sessions/sessions.labels.ts';
import { taxonomyLabels } from '@move/contract/taxonomy/taxonomy.labels.ts';
import { transactionLabels } from '@move/contract/transactions/transactions.labels.ts';
import { waitlistLabels } from '@move/contract/waitlist/waitlist.labels.ts';
import { teamLabels } from '@move/contract/team/team.labels.ts';
import { walletLabels } from '@move/contract/wallets/wallets.labels.ts';
import { couponLabels } from '@move/contract/wallets/coupons.labels.ts';
import type { Locale } from '../../../platform/texts/locale.ts';

/** The labels of the fields of each kind of record, from the contract; none where the trail keeps no field that a user fills in. */
export const SUBJECT_LABELS: Readonly<Record<SubjectType, readonly Labels[]>> = {
  users: [userLabels, accessLabels],
  user: [userLabels],
  roles: [permissionLabels],
  activities: [activityLabels],
  applications: [applicationLabels, buildLabels, paymentLabels],
  builds: [buildLabels],
  bundles: [bundleLabels],
  calendar_feeds: [feedLabels],
  contacts: [contactLabels],
  labels: [labelLabels],
  wallets: [walletLabels, couponLabels],
  coupons: [couponLabels],
  coupon_batches: [couponLabels],
  locations: [locationLabels],
  messages: [messageLabels],
  notifications: [notificationLabels],
  notification_settings: [notificationLabels],
  organizations: [organizationLabels, newOrganizationLabels],
  participants: [participantLabels],
  bundle_participants: [participantLabels],
  waitlist_entries: [waitlistLabels],
  products: [productLabels],
  purchases: [purchaseLabels],
  orders: [purchaseLabels, transactionLabels, paymentLabels],
  question_fields: [questionLabels],
  rates: [rateLabels],
  cancellation_terms: [rateLabels],
  finance_infos: [financeLabels],
  sessions: [sessionLabels, participantLabels],
  sports: [taxonomyLabels],
  tags: [taxonomyLabels],
  categories: [taxonomyLabels],
  campaigns: [campaignLabels],
  location_types: [taxonomyLabels],
  product_types: [taxonomyLabels],
  invites: [teamLabels],
  members: [teamLabels],
  api_clients: [integrationLabels],
  erasures: [personalDataLabels],
  files: [fileLabels],
  imports: [organizationLabels],
  invoices: [invoiceLabels],
  job_runs: [],
  organizer_cancellations: [cancellationLabels],
  profiles: [profileLabels],
  provider_findings: [providerComparisonLabels],
  reconciliations: [reconciliationLabels],
  saved_views: [preferenceLabels],
  sepa_batches: [payoutLabels],
  sepa_lines: [payoutLabels],
};

/** The label of a field; undefined for one that only the server has, such as a count. */
export function fieldLabel(subject: string, field: string, locale: Locale): string | undefined {
  for (const labels of isSubjectType(subject) ? SUBJECT_LABELS[subject] : []) {
    if (Object.hasOwn(labels[locale], field)) return labels[locale][field];
  }
  return undefined;
}
