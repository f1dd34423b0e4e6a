import { lazyPart } from '../../ui/lazy-part.tsx';

// tabs of an organisation's finances, and dialogs; each is loaded when it opens
export const OrganizationOrders = lazyPart(() =>
  import('./list/OrganizationOrders.tsx').then((module) => module.OrganizationOrders),
);
export const TransactionList = lazyPart(() =>
  import('./list/TransactionList.tsx').then((module) => module.TransactionList),
);
export const RefundDialog = lazyPart(() => import('./refunds/RefundDialog.tsx').then((module) => module.RefundDialog));
export const SettleRefunds = lazyPart(() =>
  import('./refunds/SettleRefunds.tsx').then((module) => module.SettleRefunds),
);
export const HandOverRefunds = lazyPart(() =>
  import('./refunds/HandOverRefunds.tsx').then((module) => module.HandOverRefunds),
);
export const RefundFailure = lazyPart(() =>
  import('./refunds/RefundFailure.tsx').then((module) => module.RefundFailure),
);
export { orderPath } from './order-paths.ts';
/** The orders of a platform as a tab of its screen, loaded when it opens. */
export const OrdersPart = lazyPart(() => import('./list/OrdersPart.tsx').then((module) => module.OrdersPart));
