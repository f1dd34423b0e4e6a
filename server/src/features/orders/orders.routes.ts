import * as cash from '@move/contract/orders/open-refunds.ts';
import * as api from '@move/contract/orders/orders.ts';
import { route } from '../../platform/http/route.ts';
import { getOpenRefunds } from './refunds/open-refunds.queries.ts';
import { exportAllOrders } from './lists/export-all-orders.ts';
import { exportApplicationOrders } from './lists/export-application-orders.ts';
import { exportOrders } from './lists/export-orders.ts';
import { handOverRefund } from './refunds/hand-over-refund.ts';
import { getAnyOrder, getApplicationOrder, getOrder } from './detail/order-detail.queries.ts';
import { getAnyOrderReceipt, getApplicationOrderReceipt, getOrderReceipt } from './detail/order-receipt.queries.ts';
import { listAllOrders, listApplicationOrders, listOrders, listOrdersOfApplication } from './orders.queries.ts';

export const orderRoutes = [
  route(api.listOrders, listOrders),
  route(api.exportOrders, exportOrders),
  route(api.getOrder, getOrder),
  route(api.getOrderReceipt, getOrderReceipt),
  route(cash.getOpenRefunds, getOpenRefunds),
  route(cash.handOverRefund, handOverRefund),
  route(api.listApplicationOrders, listApplicationOrders),
  route(api.exportApplicationOrders, exportApplicationOrders),
  route(api.getApplicationOrder, getApplicationOrder),
  route(api.getApplicationOrderReceipt, getApplicationOrderReceipt),
  route(api.listOrdersOfApplication, listOrdersOfApplication),
  route(api.listAllOrders, listAllOrders),
  route(api.exportAllOrders, exportAllOrders),
  route(api.getAnyOrder, getAnyOrder),
  route(api.getAnyOrderReceipt, getAnyOrderReceipt),
];
