import * as buyerMessagesApi from '@move/contract/purchases/buyer-messages.ts';
import * as api from '@move/contract/purchases/purchases.ts';
import { route } from '../../platform/http/route.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { contactBuyers } from './messages/contact-buyers.ts';
import { createPurchase } from './create-purchase.ts';
import { exportPurchases } from './lists/export-purchases.ts';
import { markPurchasePaid } from './payment/mark-purchase-paid.ts';
import { previewBuyersMessage } from './messages/preview-buyers-message.ts';
import { listBuyersMessages, listPurchases } from './purchases.queries.ts';
import { refundPurchase } from './payment/refund-purchase.ts';
import { sendPurchasePaymentLink } from './payment/send-purchase-payment-link.ts';
import { testBuyersMessage } from './messages/test-buyers-message.ts';

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
