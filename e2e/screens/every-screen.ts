import { join } from 'node:path';
import type { Guard } from '../../domain/src/access/guard.ts';
import type { ScreenRoute } from '../../web/src/platform/menu/feature.ts';

// imported by its path: journeys are not compiled with the JSX of the web
const { screenRoutes }: { screenRoutes: readonly ScreenRoute[] } = await import(
  join(import.meta.dirname, '../../web/src/app/features.ts')
);

const CLUB = '/organizations/$organizationId';
const ACTIVITY = `${CLUB}/activities/$activityId`;

/** The queries that show other parts of a screen, by its path as in the route table. A test checks that these screens exist. */
export const VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/help': ['?chapter=checkin'],
  [ACTIVITY]: ['?tab=type'],
  [`${ACTIVITY}/sessions`]: ['?view=week', '?view=month'],
  [`${ACTIVITY}/sessions/$sessionId`]: ['?tab=participants', '?tab=waitlist'],
  [`${CLUB}/bookings`]: ['?kind=cancellations'],
  '/application/bookings': ['?kind=purchases'],
  [`${CLUB}/people`]: ['?email=wilhelminacatharinajosephina.vanbylandtt0@post.example'],
  '/application/people': ['?email=wilhelminacatharinajosephina.vanbylandtt0@post.example'],
  [`${CLUB}/calendar`]: ['?view=day', '?view=month', '?view=list'],
  [`${CLUB}/locations/$locationId/update`]: ['?tab=hours'],
  '/application/organizations/management/$organizationId': ['?tab=teams', '?tab=integrations'],
  [`${CLUB}/profile`]: ['?tab=teams'],
  '/admin/applications/$applicationId': ['?tab=brand', '?tab=addresses', '?tab=payments', '?tab=campaigns'],
  '/admin/applications/$applicationId/filters': ['?tab=secondary'],
  '/application/builds/overview': ['?missing=ios'],
  '/admin/sepas/$sepaBatchId': ['?tab=skipped', '?tab=file'],
  '/application/notifications/$notificationId': ['?tab=deliveries'],
  '/admin/wallets': ['?choose=vouchers'],
  '/admin/wallets/$walletId/coupons': ['?create=1'],
  '/admin/reconciliation': ['?state=differs'],
  '/admin/reconciliation/provider/findings': ['?status=explained', '?kind=double'],
  '/admin/reconciliation/provider/$month': ['?tab=days'],
  '/admin/reconciliation/$month': ['?term=orders'],
  '/admin/reconciliation/$month/$organizationId': ['?term=paid'],
  '/admin/permissions': ['?tab=people'],
  [`${CLUB}/finances`]: [
    '?tab=rates',
    '?tab=cancellation',
    '?tab=transactions',
    '?tab=orders',
    '?tab=invoices',
    '?tab=payouts',
    '?tab=cancellations',
  ],
  '/application/campaigns': ['?show=order', '?state=ended'],
};

type Screen = readonly [path: string, needs: Guard, views: readonly string[]];

/** Every route of the product, with its guard and its further views. */
export const EVERY_SCREEN: readonly Screen[] = screenRoutes.map(({ path, needs }) => [path, needs, VIEWS[path] ?? []]);
