import { accessRoutes } from '../features/access/access.routes.ts';
import { activityRoutes } from '../features/activities/activities.routes.ts';
import { applicationRoutes } from '../features/applications/applications.routes.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { buildRoutes } from '../features/builds/builds.routes.ts';
import { bundleRoutes } from '../features/bundles/bundles.routes.ts';
import { calendarRoutes } from '../features/calendar/calendar.routes.ts';
import { checkInRoutes } from '../features/check-in/check-in.routes.ts';
import { checkoutRoutes } from '../features/checkout/checkout.routes.ts';
import { contactRoutes } from '../features/contacts/contacts.routes.ts';
import { duplicateRoutes } from '../features/duplicates/duplicates.routes.ts';
import { financeRoutes } from '../features/finances/finances.routes.ts';
import { importRoutes } from '../features/imports/imports.routes.ts';
import { invoiceRoutes } from '../features/invoices/invoices.routes.ts';
import { jobRoutes } from '../features/jobs/jobs.routes.ts';
import { offerRoutes } from '../features/offers/offers.routes.ts';
import { integrationRoutes } from '../features/integrations/integrations.routes.ts';
import { labelRoutes } from '../features/labels/labels.routes.ts';
import { homeRoutes } from '../features/home/home.routes.ts';
import { feedRoutes } from '../features/feeds/feeds.routes.ts';
import { fileRoutes } from '../features/files/files.routes.ts';
import { locationRoutes } from '../features/locations/locations.routes.ts';
import { onboardingRoutes } from '../features/onboarding/onboarding.routes.ts';
import { messageRoutes } from '../features/messages/messages.routes.ts';
import { organizationRoutes } from '../features/organizations/organizations.routes.ts';
import { campaignRoutes } from '../features/campaigns/campaigns.routes.ts';
import { cancellationRoutes } from '../features/cancellations/cancellations.routes.ts';
import { orderRoutes } from '../features/orders/orders.routes.ts';
import { deviceRoutes } from '../features/devices/devices.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { participantRoutes } from '../features/participants/participants.routes.ts';
import { payoutRoutes } from '../features/payouts/payouts.routes.ts';
import { peopleRoutes } from '../features/people/people.routes.ts';
import { permissionRoutes } from '../features/permissions/permissions.routes.ts';
import { productRoutes } from '../features/products/products.routes.ts';
import { paymentRoutes } from '../features/payments/payments.routes.ts';
import { profileRoutes } from '../features/profiles/profiles.routes.ts';
import { privacyRoutes } from '../features/privacy/privacy.routes.ts';
import { purchaseRoutes } from '../features/purchases/purchases.routes.ts';
import { questionRoutes } from '../features/questions/questions.routes.ts';
import { rateRoutes } from '../features/rates/rates.routes.ts';
import { mailboxRoutes } from '../features/mailbox/mailbox.routes.ts';
import { preferenceRoutes } from '../features/preferences/preferences.routes.ts';
import { providerComparisonRoutes } from '../features/provider-comparisons/provider-comparisons.routes.ts';
import { reconciliationRoutes } from '../features/reconciliation/reconciliation.routes.ts';
import { searchRoutes } from '../features/search/search.routes.ts';
import { sessionRoutes } from '../features/sessions/sessions.routes.ts';
import { teamRoutes } from '../features/team/team.routes.ts';
import { statisticsRoutes } from '../features/statistics/statistics.routes.ts';
import { taxonomyRoutes } from '../features/taxonomy/taxonomy.routes.ts';
import { transactionRoutes } from '../features/transactions/transactions.routes.ts';
import { upscalerRoutes } from '../features/upscaler/upscaler.routes.ts';
import { walletRoutes } from '../features/wallets/wallets.routes.ts';
import { waitlistRoutes } from '../features/waitlist/waitlist.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** The endpoints of all slices. An endpoint that is not listed here does not exist. */
export const routes: readonly Route[] = [
  ...accessRoutes,
  ...fileRoutes,
  ...feedRoutes,
  ...upscalerRoutes,
  ...applicationRoutes,
  ...buildRoutes,
  ...jobRoutes,
  ...organizationRoutes,
  ...importRoutes,
  ...onboardingRoutes,
  ...teamRoutes,
  ...integrationRoutes,
  ...offerRoutes,
  ...checkoutRoutes,
  ...profileRoutes,
  ...deviceRoutes,
  ...notificationRoutes,
  ...permissionRoutes,
  ...auditRoutes,
  ...taxonomyRoutes,
  ...labelRoutes,
  ...campaignRoutes,
  ...walletRoutes,
  ...contactRoutes,
  ...locationRoutes,
  ...rateRoutes,
  ...financeRoutes,
  ...orderRoutes,
  ...invoiceRoutes,
  ...cancellationRoutes,
  ...mailboxRoutes,
  ...preferenceRoutes,
  ...searchRoutes,
  ...peopleRoutes,
  ...activityRoutes,
  ...sessionRoutes,
  ...productRoutes,
  ...participantRoutes,
  ...waitlistRoutes,
  ...messageRoutes,
  ...checkInRoutes,
  ...bundleRoutes,
  ...duplicateRoutes,
  ...calendarRoutes,
  ...questionRoutes,
  ...purchaseRoutes,
  ...paymentRoutes,
  ...payoutRoutes,
  ...reconciliationRoutes,
  ...providerComparisonRoutes,
  ...transactionRoutes,
  ...privacyRoutes,
  ...statisticsRoutes,
  ...homeRoutes,
];
