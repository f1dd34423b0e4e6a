import type { nl } from './refund-failures.nl.ts';

export const en: typeof nl = {
  key: 'The key of the payment provider does not work. The administrator of the platform has to renew it.',
  unknown: 'The payment provider no longer knows this payment.',
  amount: 'Less than this can still be refunded of the payment.',
  balance: 'The balance at the payment provider is too low. Try again when there is money on it.',
  closed: 'The account of the buyer no longer exists.',
  duplicate: 'The payment provider just got a refund like this. Try again later.',
  unavailable: 'The payment provider could not be reached. Try again later.',
  notSetUp: 'No payment provider is set up any more.',
};
