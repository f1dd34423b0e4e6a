import type { nl } from './finances.nl.ts';

export const en: typeof nl = {
  title: 'Finances',
  tabs: {
    info: 'Info',
    rates: 'Rates',
    cancellation: 'Cancellation terms',
    transactions: 'Transactions',
    orders: 'Orders',
    invoices: 'Invoices',
    payouts: 'Payouts',
    cancellations: 'Cancellations',
  },
  address: { title: 'Billing address', text: 'Shown on your invoices from the platform.' },
  account: {
    title: 'Bank account',
    text: 'The platform pays your revenue to this account.',
    name: 'Exactly as it is at your bank.',
    iban: (masked) => `Currently ${masked}. Leave empty to keep it.`,
    first: 'Spaces are fine.',
    bic: 'Only needed for a bank outside the Netherlands.',
    holder: 'To confirm it’s you. Your organisation gets an e-mail about the change.',
    password: 'To confirm it’s you. Payouts are then on hold until the account is confirmed.',
    current: 'Current IBAN',
    none: 'None yet',
  },
  notices: {
    none: 'There is no IBAN yet. Add one to receive payouts.',
    held: (iban, since) => `Payouts to ${iban} have been on hold since ${since}.`,
    byLink: (until) =>
      `The organisation can confirm the account with the link in its e-mail, until ${until}. A superadmin can too.`,
    bySuperadmin: 'A superadmin has to confirm the account.',
    stopped: (when) =>
      `The organisation stopped the account on ${when} with the link in its e-mail. A superadmin has to call it first.`,
    release: 'Confirm account',
    released: 'Payouts continue',
  },
  releasing: {
    title: (iban) => `Pay out to ${iban}?`,
    text: 'Check the account with the organisation first, not through the person who changed it.',
    confirm: 'Confirm account',
  },
  saved: 'Billing address and bank account were saved',
  readOnly:
    'You can only view this. To change it, you need the rights to edit the organisation and manage its finances.',
};
