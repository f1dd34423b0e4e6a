import type { nl } from './generate.nl.ts';

export const en: typeof nl = {
  title: 'Issue invoices',
  text: 'For every organisation with service fees in this month that has no invoice yet. They are e-mailed immediately. Months before the first invoice are never issued automatically.',
  confirm: 'Issue and e-mail',
  close: 'Back to the list',
  waiting: 'Starting soon',
  running: (month) => `Issuing the invoices of ${month}`,
  done: (count, shown, month) =>
    count === 1 ? `1 invoice issued for ${month}` : `${shown} invoices issued for ${month}`,
  none: (month) => `There were no invoices to issue for ${month}`,
  failed: 'Something went wrong. Try again later.',
  canceled: 'Stopped. No invoices were issued.',
  confirmCount: (count, shown) => (count === 1 ? 'Issue and e-mail 1 invoice' : `Issue and e-mail ${shown} invoices`),
  previewing: 'Looking up the invoices to issue…',
  preview: (count, shown, about) =>
    `${count === 1 ? '1 invoice' : `${shown} invoices`} for ${about.month}, ${about.total} in total incl. VAT.`,
  withoutAddress: (count, shown) =>
    count === 1
      ? '1 organisation has no e-mail address: its invoice is issued, but not e-mailed.'
      : `${shown} organisations have no e-mail address: their invoices are issued, but not e-mailed.`,
  nothing: (month) => `There are no invoices to issue for ${month}.`,
};
