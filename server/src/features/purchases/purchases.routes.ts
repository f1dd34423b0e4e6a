import {
  contactBuyers,
  listBuyersMessages,
  previewBuyersMessage,
  testBuyersMessage,
} from '@move/contract/purchases/buyer-messages.ts';
import {
  cancelPurchase,
  createPurchase,
  exportPurchases,
  listPurchases,
  markPurchasePaid,
  refundPurchase,
} from '@move/contract/purchases/purchases.ts';
import { sql } from 'kysely';
import { route } from '../../platform/http/route.ts';
import { findMessages } from '../messages/public.ts';
import { addPurchase, endPurchase, giveBack, payPurchase } from './change-purchase.ts';
import { mailBuyers, previewForBuyers, testForBuyers } from './contact-buyers.ts';
import { writePurchases } from './export-purchases.ts';
import { findPurchases, refuseUnknownProduct } from './purchases.queries.ts';

export const purchaseRoutes = [
  route(listPurchases, ({ db, query, params, now }) => findPurchases(db, query, { ...params, now })),
  route(exportPurchases, writePurchases),
  route(contactBuyers, mailBuyers),
  route(previewBuyersMessage, previewForBuyers),
  route(testBuyersMessage, testForBuyers),
  route(listBuyersMessages, async ({ db, query, params }) => {
    await refuseUnknownProduct(db, params);
    return findMessages(db, query, [sql`messages.product_id = ${params.productId}`]);
  }),
  route(createPurchase, addPurchase),
  route(cancelPurchase, endPurchase),
  route(refundPurchase, giveBack),
  route(markPurchasePaid, payPurchase),
];
