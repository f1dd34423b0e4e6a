import { later } from '../../ui/later.tsx';

/** Tabs of the finances of an organisation, loaded when they open. */
export const OrganizationOrders = later(() =>
  import('./list/OrganizationOrders.tsx').then((module) => module.OrganizationOrders),
);
export const TransactionList = later(() =>
  import('./list/TransactionList.tsx').then((module) => module.TransactionList),
);
export const RefundDialog = later(() => import('./refunds/RefundDialog.tsx').then((module) => module.RefundDialog));
export const SettleRefunds = later(() => import('./refunds/SettleRefunds.tsx').then((module) => module.SettleRefunds));
export const HandOverRefunds = later(() =>
  import('./refunds/HandOverRefunds.tsx').then((module) => module.HandOverRefunds),
);
export const RefundFailure = later(() => import('./refunds/RefundFailure.tsx').then((module) => module.RefundFailure));
export { orderPath } from './order-paths.ts';
/** A tab of a platform. */
export const OrdersPart = later(() => import('./list/OrdersPart.tsx').then((module) => module.OrdersPart));
