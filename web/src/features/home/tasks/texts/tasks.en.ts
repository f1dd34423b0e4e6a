import { several, unpaid } from './tasks-parts.ts';
import type { nl } from './tasks.nl.ts';

export const en: typeof nl = {
  title: 'Needs attention',
  view: 'View',
  since: (age) => `Oldest: ${age}`,
  oldest: (name, age) => `Oldest: ${name}, ${age}`,
  next: (name) => `First: ${name}`,
  expires: (when) => `The first expires ${when}`,
  texts: {
    review: (count, number) => several(count, '1 organisation to review', `${number} organisations to review`),
    refund_failed: (count, number, amount) =>
      amount === ''
        ? several(count, '1 order with a failed refund', `${number} orders with a failed refund`)
        : several(
            count,
            `A refund of ${amount} failed, for 1 order`,
            `Refunds of ${amount} failed, for ${number} orders`,
          ),
    to_hand_over: (count, number, amount) =>
      several(count, `${amount} in cash to refund, for 1 order`, `${amount} in cash to refund, for ${number} orders`),
    unpaid: (count, number, amount) => unpaid(several(count, '1 unpaid order', `${number} unpaid orders`), amount),
    waitlists: (count, number) =>
      several(
        count,
        '1 session with a waiting list and a free spot',
        `${number} sessions with a waiting list and a free spot`,
      ),
    invites: (count, number) =>
      several(count, '1 team invitation not accepted yet', `${number} team invitations not accepted yet`),
    concepts: (count, number) =>
      several(count, '1 activity not published yet', `${number} activities not published yet`),
    drafts: (count, number) => several(count, '1 payout batch to check', `${number} payout batches to check`),
    returned: (count, number) =>
      several(count, '1 payout batch with a returned payment', `${number} payout batches with returned payments`),
    undelivered: (count, number) =>
      several(count, '1 invoice could not be e-mailed', `${number} invoices could not be e-mailed`),
    findings: (count, number) =>
      several(count, '1 difference with the payment provider', `${number} differences with the payment provider`),
    differences: (count, number) => several(count, '1 difference at month-end', `${number} differences at month-end`),
  },
  actions: {
    review: 'Review',
    refund_failed: 'Retry',
    to_hand_over: 'Refund',
    unpaid: 'View',
    waitlists: 'Invite',
    invites: 'Remind',
    concepts: 'Finish',
    drafts: 'Check',
    returned: 'View',
    undelivered: 'Send',
    findings: 'Explain',
    differences: 'Look into it',
  },
};
