import type { nl } from './rates.nl.ts';

export const en: typeof nl = {
  title: 'Finances',
  rates: {
    search: 'Name of the rate',
    create: 'Add rate',
    createTitle: 'New rate',
    price: 'Price incl. VAT',
    terms: 'Cancellation terms',
    noTerms: 'Full refund until the start',
    archived: 'Archived',
    used: 'In use',
    archive: 'Archive',
    remove: 'Delete',
    restore: 'Restore',
    restored: (name) => `${name} has been restored`,
    empty: {
      title: 'No rates yet',
      text: 'Add your first rate. Free is always available.',
    },
  },
  rate: {
    basics: { title: 'Rate', text: 'A new price applies to new sales. Earlier sales keep their price.' },
    vat: { title: 'VAT', text: 'The price includes VAT.' },
    terms: {
      title: 'Cancellation',
      text: 'The cancellation terms you can choose for an activity with this rate. Without terms, everything is refunded until the start.',
    },
    levels: { zero: 'None', low: 'Low', high: 'High' },
    vatPart: (amount, net) => `Of which ${amount} is VAT and ${net} is yours.`,
    exemption: 'Shown on the invoice, for example: non-profit sports association.',
    standard: 'Default',
    standardHint: 'Used for activities where you don’t choose other terms.',
    isArchived: 'This rate is archived: it can no longer be chosen. It still applies where it is in use.',
  },
  terms: {
    search: 'Name of the terms',
    create: 'Add terms',
    createTitle: 'New cancellation terms',
    sentence: 'Refund',
    rates: 'Rates',
    count: (rates) => (rates === 1 ? '1 rate' : `${rates} rates`),
    remove: 'Delete',
    used: 'In use by a rate or activity',
    empty: {
      title: 'No terms yet',
      text: 'Set what is refunded after a cancellation. Without terms, that is everything until the start.',
    },
  },
  term: {
    name: { title: 'Cancellation terms', text: 'Apply to new bookings. Earlier bookings keep their old terms.' },
    periods: { title: 'Refund by period', text: 'From booking to start. Drag the boundaries or type them.' },
    incomplete: 'Fill in all periods to see the refund here.',
    example: {
      title: 'Example',
      text: (name, price, moment) => `${name}, ${price}, on ${moment}.`,
      lesson: 'A lesson',
      cancels: 'Cancelled on',
      refund: 'Refund',
    },
  },
};
