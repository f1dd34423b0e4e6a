import type { nl } from './invoice.nl.ts';

export const en: typeof nl = {
  // said by the server only
  'invoices.none': 'There are no invoices to download',
  'invoices.preparing': 'The PDFs of {count} invoices are still being made. Try again in a few minutes',
  'invoice.month_open': 'This month is not over yet on all platforms',
  'invoice.no_seller': 'The sender’s details are missing. Ask the operator to set {names}',
  'invoice.credited': 'This invoice has already been credited',
  'invoice.is_credit_note': 'A credit note cannot be credited',
  'invoice.no_address': 'The organisation has no e-mail address. Enter it in the profile of the organisation',
};
