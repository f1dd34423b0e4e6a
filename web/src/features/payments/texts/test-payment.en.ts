import type { nl, Status } from './test-payment.nl.ts';

export const en: typeof nl = {
  title: 'Test payment',
  text: 'This is not a real payment. Choose how this payment ends.',
  loading: 'Fetching the payment…',
  amount: 'Amount',
  description: 'Description',
  method: 'Payment method',
  methods: { ideal: 'iDEAL', bancontact: 'Bancontact', creditcard: 'Credit card' },
  choose: { paid: 'Pay', failed: 'Let it fail', canceled: 'Cancel', expired: 'Let it expire' },
  back: 'Back to the order',
  now: {
    open: 'This payment is still open.',
    paid: 'This payment succeeded.',
    failed: 'This payment failed.',
    canceled: 'This payment was cancelled.',
    expired: 'This payment expired.',
  } satisfies Record<Status, string>,
  later: 'You can still choose another outcome, to see what happens when a message arrives late or twice.',
  unknown: { title: 'Payment not found', text: 'There is no such payment, or test payments are not used here.' },
  failed: { title: 'The payment could not be fetched', text: 'Check your connection and try again.' },
  retry: 'Try again',
};
