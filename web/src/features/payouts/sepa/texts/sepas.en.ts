import { withFullStop } from '@move/domain/kit/text/text.ts';
import type { nl } from './sepas.nl.ts';

export const en: typeof nl = {
  title: 'Payouts',
  name: (month, id) => `Payout batch ${month} #${id}`,
  shortName: (month, id) => `${month} #${id}`,
  batch: 'Payout batch',
  create: 'New payout batch',
  filters: {
    status: 'Status',
    reason: 'Reason',
    mayExport: 'Awaiting your check',
    hasReturned: 'Returned payment, not paid again',
  },
  without: {
    unpaid: (count) => `excluding ${count} draft or cancelled`,
    returned: (amount) => `of which ${amount} was returned`,
    ended: (count) => `excluding ${count} not paid out`,
  },
  unanswered: 'reply of the bank?',
  rejected: (count) => `${count} returned`,
  payments: (count, isOne) => (isOne ? '1 payment' : `${count} payments`),
  orders: (count, isOne) => (isOne ? '1 order' : `${count} orders`),
  on: (day) => `to be executed on ${day}`,
  executedOn: (day) => `execution date ${day}`,
  empty: {
    title: 'No payout batches yet',
    text: 'A payout batch pays organisations what was paid through the platform, with one file for the bank.',
  },
  reasons: {
    below_minimum: 'Less than €1.00',
    negative: 'More refunded than paid',
    not_accepted: 'Organisation not accepted',
    no_account: 'No bank account entered',
    held: 'Bank account not confirmed yet',
    unreadable: 'Bank account can’t be read: enter it again',
    already_paid: 'Already paid out this month',
    account_changed: 'Bank account changed after the draft',
  },
  preview: {
    month: 'Payout month',
    date: 'Execution date',
    dateHint: (label, from, until) => `${label}: a banking day, from ${from} to ${until}.`,
    text: 'Includes everything paid before the first of the month, minus refunds and invoices. Amounts that are not paid out now stay open until next month.',
    paid: 'Will be paid',
    skipped: 'Not paid now',
    total: 'Total',
    search: 'Find an organisation',
    together: (count, isOne) => (isOne ? '1 organisation' : `${count} organisations`),
    nobody: 'There is nothing to pay out this month.',
    notFound: 'No organisation with that name.',
    shown: (shown, all) => `The ${shown} largest of ${all}.`,
    columns: { organization: 'Organisation', account: 'Account', orders: 'Orders', amount: 'Amount' },
    settings: (names) => `Payouts don’t work yet. The operator has to set: ${names}.`,
    save: 'Create draft',
  },
  tabs: { lines: 'Payments', skipped: 'Skipped', file: 'File' },
  search: 'Organisation',
  openOrders: 'View orders',
  openPayout: 'View statement',
  openAccount: 'Finance info',
  accountChanged: 'bank account changed',
  steps: {
    draft: 'Draft',
    exported: 'Exported',
    executed: 'Executed',
    canceled: 'Cancelled',
    by: (who, when) => `${who}, ${when}`,
  },
  run: {
    preparing: 'The draft is being created. You can leave this screen; you will be notified when it is ready.',
    executing:
      'Orders and invoices are being settled. After that, the organisations are e-mailed. You can leave this screen.',
    returning: 'The bank refused the whole file: all amounts will be open again. You can leave this screen.',
    canceling: 'The batch is being cancelled: all amounts will be open again. You can leave this screen.',
    waiting: 'Starting soon',
    progress: (done, total) => `${done} of ${total} organisations`,
    stopped: 'This was not finished. You can continue with the rest.',
    resume: 'Continue',
  },
  next: {
    own: 'You created this draft. Another superadmin has to check and export it, so that two people always see what is paid.',
    draft: 'Check the payments and export the file. It can’t be changed after that.',
    sent: (day) =>
      `Download the file and submit it to the bank. The bank executes it on ${day}; record that here from that day.`,
    exported: 'Has the bank executed it? Record that here. Only cancel if the bank shows that nothing was paid.',
    exportedSelf:
      'Has the bank executed it? Record that here. Only another superadmin, who didn’t export it and was appointed at least a week ago, can cancel it now. Did the bank refuse the file? Process its reply.',
    executed: 'The bank has executed this. Orders and invoices are settled, and organisations were e-mailed.',
    returned: (count) =>
      count === 1
        ? 'The bank has executed this, but 1 payment was returned. Its amount is open again for the next batch.'
        : `The bank has executed this, but ${count} payments were returned. Their amounts are open again for the next batch.`,
    canceled: 'This batch was cancelled. All amounts are open again.',
    rejected: (reason) =>
      `${withFullStop(`The bank refused the whole file: ${reason}`)} Its amounts are added to a later payout.`,
  },
  export: {
    action: 'Export',
    title: (count) => `Export ${count}?`,
    text: (total) =>
      `The file of ${total} can’t be changed after this. Accounts that changed since the draft are left out; their amount stays open.`,
    done: 'File created',
    own: 'Another superadmin exports your draft',
  },
  download: 'Download file',
  execute: {
    action: 'Record as executed',
    title: 'Has the bank executed this?',
    text: (total) =>
      `Orders and invoices are settled, and each organisation is e-mailed about its part of ${total}. This can’t be undone.`,
    confirm: 'Record as executed',
  },
  cancel: {
    action: 'Cancel payout batch',
    title: 'Cancel payout batch?',
    text: 'All amounts will be open again. Has the bank already got the file? Withdraw it there first.',
    textLate:
      'The execution date has passed. Check with the bank first that nothing was paid, or everything is paid out twice.',
    confirm: 'Cancel payout batch',
    keep: 'Don’t cancel',
  },
  file: {
    sha: 'SHA-256',
    id: 'Reference at the bank',
    exported: 'Exported',
    none: { title: 'No file yet', text: 'The file for the bank is created when the batch is exported.' },
  },
  emptyLines: { title: 'No payments', text: 'This batch has no payments left.' },
  emptySkipped: { title: 'None skipped', text: 'Every organisation with an open amount was paid in this batch.' },
};
