import {
  cancelPurchase,
  contactBuyers,
  countBuyers,
  createPurchase,
  exportPurchases,
  listPurchases,
  markPurchasePaid,
  refundPurchase,
} from '@move/contract/purchases/purchases.ts';
import { route } from '../../platform/http/route.ts';
import { addPurchase, endPurchase, giveBack, payPurchase } from './change-purchase.ts';
import { countRecipients, mailBuyers } from './contact-buyers.ts';
import { writePurchases } from './export-purchases.ts';
import { findPurchases } from './purchases.queries.ts';

export const purchaseRoutes = [
  route(listPurchases, ({ db, query, params, now }) => findPurchases(db, query, { ...params, now })),
  route(exportPurchases, writePurchases),
  route(countBuyers, countRecipients),
  route(contactBuyers, mailBuyers),
  route(createPurchase, addPurchase),
  route(cancelPurchase, endPurchase),
  route(refundPurchase, giveBack),
  route(markPurchasePaid, payPurchase),
];
