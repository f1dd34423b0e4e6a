import type { nl } from './booking-list.nl.ts';

export const en: typeof nl = {
  search: 'Number, buyer or participant',
  bookings: {
    title: 'Bookings',
    at: 'Booked',
    empty: { title: 'No bookings', text: 'Bookings are listed here.' },
  },
  purchases: {
    title: 'Purchases',
    at: 'Bought',
    empty: { title: 'No purchases', text: 'Purchases of products are listed here.' },
  },
  cancellations: {
    title: 'Cancellations',
    at: 'Cancelled',
    empty: { title: 'No cancellations', text: 'Cancelled bookings are listed here.' },
  },
};
