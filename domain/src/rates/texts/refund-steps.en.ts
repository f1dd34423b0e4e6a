import type { Phrases } from '../refund-steps.ts';

export const en: Phrases = {
  moment: (day, time) => `${day} ${time}`,
  free: (until) => `Free cancellation until ${until}`,
  first: (amount, until) => `If you cancel until ${until}, you get ${amount} back`,
  later: (percentage, until) =>
    `after that you get ${percentage === 100 ? 'everything' : `${percentage}%`} back until ${until}`,
  laterNothing: 'after that you get nothing back',
  nothing: 'You get nothing back if you cancel.',
  none: 'nothing',
  product: (days) => `Free cancellation until ${days} days after your purchase.`,
  fee: 'The service fee is not refunded.',
};
