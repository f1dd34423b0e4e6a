import { accessFeature } from '../features/access/access.feature.tsx';
import { activityFeature } from '../features/activities/activities.feature.tsx';
import { applicationFeature } from '../features/applications/applications.feature.tsx';
import { auditFeature } from '../features/audit/audit.feature.tsx';
import { buildFeature } from '../features/builds/builds.feature.tsx';
import { bundleFeature } from '../features/bundles/bundles.feature.tsx';
import { cancellationFeature } from '../features/cancellations/cancellations.feature.tsx';
import { checkInFeature } from '../features/check-in/check-in.feature.tsx';
import { calendarFeature } from '../features/calendar/calendar.feature.tsx';
import { devUiFeature } from '../features/dev-ui/dev-ui.feature.tsx';
import { financeFeature } from '../features/finances/finances.feature.tsx';
import { helpFeature } from '../features/help/help.feature.tsx';
import { homeFeature } from '../features/home/home.feature.tsx';
import { campaignFeature } from '../features/campaigns/campaigns.feature.tsx';
import { labelFeature } from '../features/labels/labels.feature.tsx';
import { importFeature } from '../features/imports/imports.feature.tsx';
import { locationFeature } from '../features/locations/locations.feature.tsx';
import { notificationFeature } from '../features/notifications/notifications.feature.tsx';
import { mailboxFeature } from '../features/mailbox/mailbox.feature.tsx';
import { organizationFeature } from '../features/organizations/organizations.feature.tsx';
import { orderFeature } from '../features/orders/orders.feature.tsx';
import { participantFeature } from '../features/participants/participants.feature.tsx';
import { payoutFeature } from '../features/payouts/payouts.feature.tsx';
import { peopleFeature } from '../features/people/people.feature.tsx';
import { permissionFeature } from '../features/permissions/permissions.feature.tsx';
import { purchaseFeature } from '../features/purchases/purchases.feature.tsx';
import { productFeature } from '../features/products/products.feature.tsx';
import { rateFeature } from '../features/rates/rates.feature.tsx';
import { invoiceFeature } from '../features/invoices/invoices.feature.tsx';
import { providerComparisonFeature } from '../features/provider-comparisons/provider-comparisons.feature.tsx';
import { reconciliationFeature } from '../features/reconciliation/reconciliation.feature.tsx';
import { sessionFeature } from '../features/sessions/sessions.feature.tsx';
import { teamFeature } from '../features/team/team.feature.tsx';
import { paymentFeature } from '../features/payments/payments.feature.tsx';
import { checkoutFeature } from '../features/checkout/checkout.feature.tsx';
import { walletFeature } from '../features/wallets/wallets.feature.tsx';
import { waitlistFeature } from '../features/waitlist/waitlist.feature.tsx';
import { taxonomyFeature } from '../features/taxonomy/taxonomy.feature.tsx';
import type { Feature } from '../platform/menu/feature.ts';
import { pathMatcher } from '../platform/navigation/match-path.ts';

/** The slices of the product. A slice that isn't listed here has no screen and no menu entry. */
export const features: readonly Feature[] = [
  accessFeature,
  homeFeature,
  helpFeature,
  activityFeature,
  sessionFeature,
  checkInFeature,
  buildFeature,
  bundleFeature,
  participantFeature,
  peopleFeature,
  notificationFeature,
  productFeature,
  calendarFeature,
  locationFeature,
  organizationFeature,
  importFeature,
  applicationFeature,
  teamFeature,
  paymentFeature,
  waitlistFeature,
  checkoutFeature,
  permissionFeature,
  auditFeature,
  financeFeature,
  rateFeature,
  orderFeature,
  invoiceFeature,
  cancellationFeature,
  purchaseFeature,
  campaignFeature,
  labelFeature,
  payoutFeature,
  walletFeature,
  reconciliationFeature,
  providerComparisonFeature,
  taxonomyFeature,
  mailboxFeature,
  devUiFeature,
];

export const redirects = features.flatMap((feature) => feature.redirects ?? []);
export const screenRoutes = features.flatMap((feature) => feature.routes);
export const menuEntries = features.flatMap((feature) => feature.menu ?? []);
export const commands = features.flatMap((feature) => feature.commands ?? []);

/** Finds the screen of a URL. */
export const findScreen = pathMatcher(screenRoutes);

/** Returns whether the product has a screen at this URL. */
export function hasScreen(pathname: string): boolean {
  return findScreen(pathname) !== null;
}

/** Returns whether the screen at this URL works without a network; such a screen says by itself that there is none. */
export function worksOffline(pathname: string): boolean {
  return findScreen(pathname)?.route.worksOffline ?? false;
}
