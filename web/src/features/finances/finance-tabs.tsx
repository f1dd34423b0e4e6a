import type { Guard } from '@move/domain/access/guard.ts';
import type { FunctionComponent } from 'react';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FormSkeleton, ListSkeleton } from '../../ui/page/Skeletons.tsx';

export type FinanceTabProps = { organizationId: number; title: string; tabs: readonly EditTab[] };

type FinanceTab = {
  /** The value of `tab` in the URL; null for the first tab. */
  tab: string | null;
  label: 'info' | 'rates' | 'cancellation' | 'transactions' | 'orders' | 'invoices' | 'payouts' | 'cancellations';
  needs: Guard;
  /** The screen of the tab; it shows the tabs itself. */
  Part: FunctionComponent<FinanceTabProps>;
};

/** The tabs of the finances screen, in their order. Each is loaded when it is opened. */
export const FINANCE_TABS: readonly FinanceTab[] = [
  {
    tab: null,
    label: 'info',
    needs: 'view-rates',
    Part: lazyPart(() => import('./FinanceInfoEdit.tsx').then((module) => module.FinanceInfoEdit), <FormSkeleton />),
  },
  {
    tab: 'rates',
    label: 'rates',
    needs: 'view-rates',
    Part: lazyPart(() => import('../rates/public.tsx').then((module) => module.RateList), <ListSkeleton />),
  },
  {
    tab: 'cancellation',
    label: 'cancellation',
    needs: 'view-rates',
    Part: lazyPart(() => import('../rates/public.tsx').then((module) => module.TermList), <ListSkeleton />),
  },
  {
    tab: 'transactions',
    label: 'transactions',
    needs: 'view-rates',
    Part: lazyPart(() => import('../orders/public.tsx').then((module) => module.TransactionList), <ListSkeleton />),
  },
  {
    tab: 'orders',
    label: 'orders',
    needs: 'view-rates',
    Part: lazyPart(() => import('../orders/public.tsx').then((module) => module.OrganizationOrders), <ListSkeleton />),
  },
  {
    tab: 'invoices',
    label: 'invoices',
    needs: 'view-rates',
    Part: lazyPart(
      () => import('../invoices/public.tsx').then((module) => module.OrganizationInvoices),
      <ListSkeleton />,
    ),
  },
  {
    tab: 'payouts',
    label: 'payouts',
    needs: 'view-rates',
    Part: lazyPart(() => import('../payouts/public.tsx').then((module) => module.PayoutList), <ListSkeleton />),
  },
  {
    tab: 'cancellations',
    label: 'cancellations',
    needs: { all: ['view-rates', 'manage-participants'] },
    Part: lazyPart(
      () => import('../cancellations/public.tsx').then((module) => module.CancellationList),
      <ListSkeleton />,
    ),
  },
];
