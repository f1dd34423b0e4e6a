import { IconFileInvoice } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const ALL = '/admin/invoices';
const needs = 'role:superadmin';

export const invoiceFeature: Feature = {
  menu: [
    {
      id: 'invoices',
      group: 'money',
      level: 'admin',
      label: name('menu'),
      icon: IconFileInvoice,
      to: ALL,
      needs,
      order: 30,
    },
  ],
  routes: [
    { path: ALL, needs, load: () => import('./AllInvoices.tsx').then((module) => module.AllInvoices) },
    {
      path: `${ALL}/$invoiceId`,
      needs,
      load: () => import('./detail/InvoiceScreens.tsx').then((module) => module.AnyInvoice),
    },
    {
      path: '/organizations/$organizationId/finances/invoices/$invoiceId',
      needs: 'view-rates',
      load: () => import('./detail/InvoiceScreens.tsx').then((module) => module.OrganizationInvoice),
    },
  ],
};
