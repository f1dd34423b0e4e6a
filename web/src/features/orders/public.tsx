import { later } from '../../ui/later.tsx';

/** Tabs of the finances of an organisation, loaded when they open. */
export const OrganizationOrders = later(() =>
  import('./OrganizationOrders.tsx').then((module) => module.OrganizationOrders),
);
export const TransactionList = later(() => import('./TransactionList.tsx').then((module) => module.TransactionList));
export const RefundDialog = later(() => import('./RefundDialog.tsx').then((module) => module.RefundDialog));
export const SettleRefunds = later(() => import('./SettleRefunds.tsx').then((module) => module.SettleRefunds));
export const HandOverRefunds = later(() => import('./HandOverRefunds.tsx').then((module) => module.HandOverRefunds));
export const RefundFailure = later(() => import('./RefundFailure.tsx').then((module) => module.RefundFailure));
export { orderPath } from './order-paths.ts';
/** A tab of a platform. */
export const OrdersPart = later(() => import('./OrdersPart.tsx').then((module) => module.OrdersPart));
