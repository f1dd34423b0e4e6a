import * as api from '@move/contract/payments/payments.ts';
import { route } from '../../platform/http/route.ts';
import { endTestPayment } from './end-test-payment.ts';
import { getPayment, getTestPayment } from './payments.queries.ts';
import { receivePaymentNews } from './receive-payment-news.ts';
import { startPayment } from './start-payment.ts';

export const paymentRoutes = [
  route(api.startPayment, startPayment),
  route(api.getPayment, getPayment),
  route(api.receivePaymentNews, receivePaymentNews),
  route(api.getTestPayment, getTestPayment),
  route(api.endTestPayment, endTestPayment),
];
