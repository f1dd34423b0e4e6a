import * as buyerMessagesApi from '@move/contract/purchases/buyer-messages.ts';
import * as api from '@move/contract/purchases/purchases.ts';
import { sql } from 'kysely';
import { route } from '../../platform/http/route.ts';
import { findMessages } from '../messages/public.ts';
import { createPurchase, cancelPurchase, refundPurchase, markPurchasePaid } from './change-purchase.ts';
import { contactBuyers, previewBuyersMessage, testBuyersMessage } from './contact-buyers.ts';
import { exportPurchases } from './export-purchases.ts';
import { findPurchases, refuseUnknownProduct } from './purchases.queries.ts';

export const purchaseRoutes = [
  route(api.listPurchases, ({ db, query, params, now }) => findPurchases(db, query, { ...params, now })),
  route(api.exportPurchases, exportPurchases),
  route(buyerMessagesApi.contactBuyers, contactBuyers),
  route(buyerMessagesApi.previewBuyersMessage, previewBuyersMessage),
  route(buyerMessagesApi.testBuyersMessage, testBuyersMessage),
  route(buyerMessagesApi.listBuyersMessages, async ({ db, query, params }) => {
    await refuseUnknownProduct(db, params);
    return findMessages(db, query, [sql`messages.product_id = ${params.productId}`]);
  }),
  route(api.createPurchase, createPurchase),
  route(api.cancelPurchase, cancelPurchase),
  route(api.refundPurchase, refundPurchase),
  route(api.markPurchasePaid, markPurchasePaid),
];
