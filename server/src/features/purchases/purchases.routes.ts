import * as buyerMessagesApi from '@move/contract/purchases/buyer-messages.ts';
import * as api from '@move/contract/purchases/purchases.ts';
import { route } from '../../platform/http/route.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { contactBuyers } from './contact-buyers.ts';
import { createPurchase } from './create-purchase.ts';
import { exportPurchases } from './export-purchases.ts';
import { markPurchasePaid } from './mark-purchase-paid.ts';
import { previewBuyersMessage } from './preview-buyers-message.ts';
import { listBuyersMessages, listPurchases } from './purchases.queries.ts';
import { refundPurchase } from './refund-purchase.ts';
import { sendPurchasePaymentLink } from './send-purchase-payment-link.ts';
import { testBuyersMessage } from './test-buyers-message.ts';

export const purchaseRoutes = [
  route(api.listPurchases, listPurchases),
  route(api.exportPurchases, exportPurchases),
  route(buyerMessagesApi.contactBuyers, contactBuyers),
  route(buyerMessagesApi.previewBuyersMessage, previewBuyersMessage),
  route(buyerMessagesApi.testBuyersMessage, testBuyersMessage),
  route(buyerMessagesApi.listBuyersMessages, listBuyersMessages),
  route(api.createPurchase, createPurchase),
  route(api.cancelPurchase, cancelPurchase),
  route(api.refundPurchase, refundPurchase),
  route(api.sendPurchasePaymentLink, sendPurchasePaymentLink),
  route(api.markPurchasePaid, markPurchasePaid),
];
