import { IconReceiptEuro, IconShoppingCart } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const PLATFORM = '/application/orders';
const ALL = '/admin/orders';

const loadBookings = () => import('./list/BookingList.tsx').then((module) => module.BookingList);

export const orderFeature: Feature = {
  menu: [
    {
      id: 'platform-orders',
      group: 'money',
      level: 'application',
      label: name('menu'),
      icon: IconReceiptEuro,
      to: PLATFORM,
      needs: 'view-application-orders',
      order: 20,
    },
    {
      id: 'orders',
      group: 'money',
      level: 'admin',
      label: name('all'),
      icon: IconShoppingCart,
      to: ALL,
      needs: 'role:superadmin',
      order: 20,
    },
  ],
  routes: [
    {
      path: PLATFORM,
      needs: 'view-application-orders',
      load: () => import('./list/ApplicationOrders.tsx').then((module) => module.ApplicationOrders),
    },
    {
      path: '/organizations/$organizationId/finances/orders/$orderId',
      needs: 'view-rates',
      load: () => import('./detail/OrderScreens.tsx').then((module) => module.OrganizationOrder),
    },
    {
      path: `${PLATFORM}/$orderId`,
      needs: 'view-application-orders',
      load: () => import('./detail/OrderScreens.tsx').then((module) => module.ApplicationOrder),
    },
    {
      path: `${ALL}/$orderId`,
      needs: 'role:superadmin',
      load: () => import('./detail/OrderScreens.tsx').then((module) => module.AnyOrder),
    },
    {
      path: '/application/bookings',
      needs: { all: ['view-application', 'manage-participants', 'view-application-orders'] },
      load: loadBookings,
    },
    {
      path: '/organizations/$organizationId/bookings',
      needs: { all: ['view-organization', 'manage-participants', 'view-rates'] },
      load: loadBookings,
    },
    {
      path: ALL,
      needs: 'role:superadmin',
      load: () => import('./list/AllOrders.tsx').then((module) => module.AllOrders),
    },
  ],
};
