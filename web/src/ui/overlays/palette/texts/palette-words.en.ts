import type { nl } from './palette-words.nl.ts';

export const en: typeof nl = {
  title: 'Search and jump',
  placeholder: 'Search or jump to…',
  choose: 'choose',
  open: 'open',
  newTab: 'new tab',
  hints: {
    people: 'Also by e-mail address',
    orders: 'Also by e-mail address and order number',
    invoices: 'Also by e-mail address, order and invoice number',
    coupons: 'Also by e-mail address, number and voucher code',
  },
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  leaveScope: (scope) => `Search everywhere, not only in ${scope}`,
  nothing: (query) => `Nothing found for ‘${query}’`,
};
