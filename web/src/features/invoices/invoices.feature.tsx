import { IconFileInvoice } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';

const label = { nl: 'Facturen', en: 'Invoices' };

const ALL = '/admin/invoices';
const needs = 'role:superadmin';

export const invoiceFeature: Feature = {
  menu: [{ id: 'invoices', group: 'money', level: 'admin', label, icon: IconFileInvoice, to: ALL, needs, order: 30 }],
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
