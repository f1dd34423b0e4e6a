import { userLabels } from '../access/users.labels.ts';
import type { SubjectType } from './subjects.ts';
import { accessLabels } from '../access/access.labels.ts';
import { activityLabels } from '../activities/activities.labels.ts';
import { applicationLabels } from '../applications/applications.labels.ts';
import { buildLabels } from '../builds/builds.labels.ts';
import { bundleLabels } from '../bundles/bundles.labels.ts';
import { financeLabels } from '../finances/finances.labels.ts';
import { feedLabels } from '../feeds/feeds.labels.ts';
import { contactLabels } from '../contacts/contacts.labels.ts';
import { campaignLabels } from '../campaigns/campaigns.labels.ts';
import { integrationLabels } from '../integrations/integrations.labels.ts';
import { personalDataLabels } from '../privacy/personal-data.labels.ts';
import { fileLabels } from '../files/files.labels.ts';
import { invoiceLabels } from '../invoices/invoices.labels.ts';
import { cancellationLabels } from '../cancellations/cancellations.labels.ts';
import { profileLabels } from '../profiles/profiles.labels.ts';
import { providerComparisonLabels } from '../provider-comparisons/provider-comparisons.labels.ts';
import { reconciliationLabels } from '../reconciliation/reconciliation.labels.ts';
import { preferenceLabels } from '../preferences/preferences.labels.ts';
import { paymentLabels } from '../payments/payments.labels.ts';
import { payoutLabels } from '../payouts/payouts.labels.ts';
import type { Labels } from '../kit/labels.ts';
import { labelLabels } from '../labels/labels.labels.ts';
import { locationLabels } from '../locations/locations.labels.ts';
import { messageLabels } from '../messages/messages.labels.ts';
import { notificationLabels } from '../notifications/notifications.labels.ts';
import { organizationLabels } from '../organizations/organizations.labels.ts';
import { newOrganizationLabels } from '../organizations/new-organization.labels.ts';
import { participantLabels } from '../participants/participants.labels.ts';
import { permissionLabels } from '../permissions/permissions.labels.ts';
import { productLabels } from '../products/products.labels.ts';
import { purchaseLabels } from '../purchases/purchases.labels.ts';
import { questionLabels } from '../questions/questions.labels.ts';
import { rateLabels } from '../rates/rates.labels.ts';
import { sessionLabels } from '../sessions/sessions.labels.ts';
import { taxonomyLabels } from '../taxonomy/taxonomy.labels.ts';
import { transactionLabels } from '../transactions/transactions.labels.ts';
import { waitlistLabels } from '../waitlist/waitlist.labels.ts';
import { teamLabels } from '../team/team.labels.ts';
import { walletLabels } from '../wallets/wallets.labels.ts';
import { couponLabels } from '../wallets/coupons.labels.ts';

/** The labels of the fields of each kind of record, from the contract; none where the trail keeps no field that a user fills in. */
export const SUBJECT_LABELS: Readonly<Record<SubjectType, readonly Labels[]>> = {
  users: [userLabels, accessLabels],
  user: [userLabels],
  roles: [permissionLabels],
  activities: [activityLabels],
  applications: [applicationLabels, buildLabels, paymentLabels, invoiceLabels],
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
  organizations: [organizationLabels, newOrganizationLabels, invoiceLabels],
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
