import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { PAYMENT_STATES } from '@move/domain/orders/payment/payment-state.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate, Month, QueryFlag, QueryId, queryChoices } from '../kit/fields.ts';
import { numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { Order, OrderRow, SalesTotals } from './order.ts';
import { orderLabels } from './orders.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/orders';
const PLATFORM = '/v1/admin/application/orders';
const ALL = '/v1/admin/orders';

const sort = ['created_at', 'name', 'total_price_in_cents', 'status'] as const;
const filters = {
  /** The status as shown: `refunded` finds completed refunds, not those that failed, are on their way, or are cash to hand over. */
  status: queryChoices(PAYMENT_STATES).optional(),
  /** Whether dashboards count it as revenue: it was paid here, whatever was refunded since. */
  isRevenue: QueryFlag.optional(),
  paymentType: queryChoices(PAYMENT_TYPES).optional(),
  /** Days in the time zone of the organisation, else of the platform, both inclusive. */
  dateFrom: IsoDate.optional(),
  dateUntil: IsoDate.optional(),
  /** `platform`: the days are in the time zone of the platform that sold the order, as in dashboards. */
  clock: z.enum(['platform']).optional(),
  /** In cents. */
  totalPrice: numberRange({ canBeEmpty: false }).optional(),
  activityId: QueryId.optional(),
  payoutMonth: Month.optional(),
};

const listQuery = pageQuery({ sort, order: 'desc', filters });
const platformQuery = pageQuery({ sort, order: 'desc', filters: { ...filters, organizationId: QueryId.optional() } });
const allQuery = pageQuery({
  sort,
  order: 'desc',
  filters: { ...filters, organizationId: QueryId.optional(), applicationId: QueryId.optional() },
});
const reply = { ...pageOf('orders', OrderRow), totals: SalesTotals };
/** The language of a receipt; absent: that of the buyer. */
const receiptQuery = z.object({ locale: z.enum(LOCALES).optional() });

const ofOrganization = { permission: 'view-rates', scope: 'organization', labels: orderLabels } as const;
const ofPlatform = { permission: 'view-application-orders', scope: 'application', labels: orderLabels } as const;
const ofAll = { permission: 'role:superadmin', scope: 'all', labels: orderLabels } as const;

/** The orders of an organisation, newest first. `search` finds buyer and participants, by name and e-mail address, and the order number. */
export const listOrders = endpoint({
  ...ofOrganization,
  name: 'listOrders',
  method: 'GET',
  path: PATH,
  query: listQuery,
  reply,
});

/** All rows of the list, as a sheet. */
export const exportOrders = endpoint({
  ...ofOrganization,
  name: 'exportOrders',
  method: 'GET',
  path: `${PATH}/export`,
  query: listQuery,
  reply: 'file',
});

export const getOrder = endpoint({
  ...ofOrganization,
  name: 'getOrder',
  method: 'GET',
  path: `${PATH}/:orderId`,
  reply: { order: Order },
});

/** A PDF with number, parties, lines, VAT, payment and refunds. */
export const getOrderReceipt = endpoint({
  ...ofOrganization,
  name: 'getOrderReceipt',
  method: 'GET',
  path: `${PATH}/:orderId/receipt`,
  query: receiptQuery,
  reply: 'file',
});

/** The orders that the current platform and its children sold. */
export const listApplicationOrders = endpoint({
  ...ofPlatform,
  name: 'listApplicationOrders',
  method: 'GET',
  path: PLATFORM,
  query: platformQuery,
  reply,
});

export const exportApplicationOrders = endpoint({
  ...ofPlatform,
  name: 'exportApplicationOrders',
  method: 'GET',
  path: `${PLATFORM}/export`,
  query: platformQuery,
  reply: 'file',
});

export const getApplicationOrder = endpoint({
  ...ofPlatform,
  name: 'getApplicationOrder',
  method: 'GET',
  path: `${PLATFORM}/:orderId`,
  reply: { order: Order },
});

export const getApplicationOrderReceipt = endpoint({
  ...ofPlatform,
  name: 'getApplicationOrderReceipt',
  method: 'GET',
  path: `${PLATFORM}/:orderId/receipt`,
  query: receiptQuery,
  reply: 'file',
});

/** The orders of any platform and its children, for a superadmin. */
export const listOrdersOfApplication = endpoint({
  ...ofPlatform,
  permission: 'role:superadmin',
  name: 'listOrdersOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/orders',
  query: platformQuery,
  reply,
});

/** The orders of all platforms. */
export const listAllOrders = endpoint({
  ...ofAll,
  name: 'listAllOrders',
  method: 'GET',
  path: ALL,
  query: allQuery,
  reply,
});

export const exportAllOrders = endpoint({
  ...ofAll,
  name: 'exportAllOrders',
  method: 'GET',
  path: `${ALL}/export`,
  query: allQuery,
  reply: 'file',
});

export const getAnyOrder = endpoint({
  ...ofAll,
  name: 'getAnyOrder',
  method: 'GET',
  path: `${ALL}/:orderId`,
  reply: { order: Order },
});

export const getAnyOrderReceipt = endpoint({
  ...ofAll,
  name: 'getAnyOrderReceipt',
  method: 'GET',
  path: `${ALL}/:orderId/receipt`,
  query: receiptQuery,
  reply: 'file',
});
