export const nl = {
  search: 'Nummer, koper of deelnemer',
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
    title: 'Annuleringen',
    at: 'Geannuleerd',
    empty: { title: 'Geen annuleringen', text: 'Zodra een inschrijving stopt, staat het hier.' },
  },
};
