import * as keysApi from '@move/contract/payments/payment-keys.ts';
import * as api from '@move/contract/payments/payments.ts';
import * as refundsApi from '@move/contract/payments/provider-refunds.ts';
import { route } from '../../platform/http/route.ts';
import { passwordLimit } from '../access/public.ts';
import { endTestPayment } from './provider/end-test-payment.ts';
import { getPaymentKey } from './keys/payment-keys.queries.ts';
import { getPayment, getTestPayment } from './payments.queries.ts';
import { listProviderRefunds } from './refunds/provider-refunds.queries.ts';
import { receivePaymentNews } from './provider/receive-payment-news.ts';
import { removePaymentKey } from './keys/remove-payment-key.ts';
import { retryCancellationRefunds } from './refunds/retry-cancellation-refunds.ts';
import { retryProviderRefund } from './refunds/retry-provider-refund.ts';
import { settleProviderRefund } from './refunds/settle-provider-refund.ts';
import { startPayment } from './provider/start-payment.ts';
import { updatePaymentKey } from './keys/update-payment-key.ts';

export const paymentRoutes = [
  route(api.startPayment, startPayment),
  route(api.getPayment, getPayment),
  route(api.receivePaymentNews, receivePaymentNews),
  route(api.getTestPayment, getTestPayment),
  route(api.endTestPayment, endTestPayment),
  route(refundsApi.listProviderRefunds, listProviderRefunds),
  route(refundsApi.retryProviderRefund, retryProviderRefund),
  route(refundsApi.retryCancellationRefunds, retryCancellationRefunds),
  route(refundsApi.settleProviderRefund, settleProviderRefund),
  route(keysApi.getPaymentKey, getPaymentKey),
  route(keysApi.updatePaymentKey, updatePaymentKey, { through: passwordLimit }),
  route(keysApi.removePaymentKey, removePaymentKey, { through: passwordLimit }),
];
