import { lazyPart } from '../../ui/lazy-part.tsx';

/** Tabs of the finances of an organisation, loaded when they open. */
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
/** A tab of a platform. */
export const OrdersPart = lazyPart(() => import('./list/OrdersPart.tsx').then((module) => module.OrdersPart));
