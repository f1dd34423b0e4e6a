import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  bookings: {
    title: 'Inschrijvingen',
    at: 'Ingeschreven',
    empty: { title: 'Geen inschrijvingen', text: 'Zodra iemand zich inschrijft, staat het hier.' },
  },
  purchases: {
    title: 'Aankopen',
    at: 'Gekocht',
    empty: { title: 'Geen aankopen', text: 'Zodra iemand een product koopt, staat het hier.' },
  },
  cancellations: {
    title: 'Afmeldingen',
    at: 'Afgemeld',
    empty: { title: 'Geen afmeldingen', text: 'Zodra een inschrijving stopt, staat het hier.' },
  },
};

const en: typeof nl = {
  bookings: {
    title: 'Bookings',
    at: 'Booked',
    empty: { title: 'No bookings', text: 'Bookings are listed here once they are made.' },
  },
  purchases: {
    title: 'Purchases',
    at: 'Bought',
    empty: { title: 'No purchases', text: 'Purchases of products are listed here once they are made.' },
  },
  cancellations: {
    title: 'Cancellations',
    at: 'Cancelled',
    empty: { title: 'No cancellations', text: 'Bookings that end are listed here.' },
  },
};

export const bookingMessages = defineMessages({ nl, en });
