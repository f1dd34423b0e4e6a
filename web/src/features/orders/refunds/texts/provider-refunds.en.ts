import type { nl } from './provider-refunds.nl.ts';

export const en: typeof nl = {
  title: 'Refunds through the payment provider',
  reasons: {
    refund: 'Refund',
    paid_twice: 'Paid twice',
    paid_too_much: 'Paid too much',
  },
  states: {
    pending: 'Being sent',
    sent: 'Sent to the account',
    done: 'Refunded',
    failed: 'Failed',
    settled: 'Refunded another way',
  },
  lookedUp:
    'We are checking with the payment provider whether the money arrived. If not, the amount is added to your next payout.',
  hidden: 'Only the organisation or a superadmin can send a failed refund again.',
  whatToDo:
    'Try again. If it fails once more, ask the buyer for another account number, transfer the money yourself and record that.',
  askOrganization: 'Ask a manager of the organisation to try again, or to refund the money another way.',
  failure: (text) => `The payment provider says: ${text}`,
  retry: 'Retry',
  retried: 'The refund is being sent again',
  settle: 'Refunded another way…',
  settling: {
    title: (amount) => `Refunded ${amount} another way?`,
    text: 'Note how. The refund is then closed and nothing more is sent.',
    how: 'How was it refunded?',
    confirm: 'Save',
    done: 'Saved',
  },
};
