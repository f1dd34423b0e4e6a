import { defineMessages } from '../../platform/messages.ts';
import { sessionsEn, sessionsNl } from '../../platform/counted.ts';

const nl = {
  title: 'Cijfers',
  now: 'Nu',
  quiet: 'In deze periode is er nog niets gebeurd. Zodra er sessies en inschrijvingen zijn, zie je ze hier.',
  of: (part: string, whole: string) => `${part} van ${whole}`,
  inSessions: (count: number) => `in ${sessionsNl(count)}`,
  inOrders: (count: number) => (count === 1 ? 'in 1 bestelling' : `in ${count} bestellingen`),
  figures: {
    participants: 'Deelnemers',
    occupancy: 'Bezetting',
    presence: 'Aanwezig',
    bookings: 'Inschrijvingen',
    cancellations: 'Afmeldingen',
    purchases: 'Aankopen',
    revenue: 'Omzet zonder btw',
    refunded: 'Terugbetaald',
    upcoming: 'Komende sessies',
    activities: 'Activiteiten',
    pending: 'Organisaties te beoordelen',
    accepted: 'Geaccepteerde organisaties',
  },
  change: {
    same: 'gelijk gebleven',
    unknown: 'eerder niets',
    more: (amount: string) => `+${amount} meer`,
    less: (amount: string) => `−${amount} minder`,
    points: (points: string) => `${points} punt`,
  },
  period: {
    label: 'Periode',
    granularity: 'Per dag, week of maand',
    granularities: { day: 'Dag', week: 'Week', month: 'Maand' },
    presets: {
      '7': 'Laatste 7 dagen',
      '30': 'Laatste 30 dagen',
      '90': 'Laatste 90 dagen',
      month: 'Deze maand',
      'last-month': 'Vorige maand',
      year: 'Dit jaar',
      own: 'Eigen periode',
    },
    from: 'Vanaf',
    until: 'Tot en met',
    wrong: (days: number) => `Kies een dag op of na de eerste, hoogstens ${days} dagen later`,
    before: (range: string) => `vergeleken met ${range}`,
  },
  chart: {
    title: (figure: string, by: string) => `${figure} ${by.toLowerCase()}`,
    by: { day: 'Per dag', week: 'Per week', month: 'Per maand' },
    figure: 'Welk cijfer',
    asTable: 'Toon als tabel',
    asChart: 'Toon als grafiek',
    table: 'Cijfers als tabel',
    described: (figure: string, count: string) =>
      `Grafiek van ${figure.toLowerCase()} met ${count} waarden. Loop erdoor met de pijltjes, of kies ‘Toon als tabel’.`,
  },
  top: {
    title: 'Meeste deelnemers',
    participants: (count: string) => count,
    full: (percentage: string) => `${percentage} bezet`,
  },
  lists: {
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
  },
};

const en: typeof nl = {
  title: 'Figures',
  now: 'Now',
  quiet: 'Nothing has happened in this period yet. Sessions and bookings are shown here once there are any.',
  of: (part, whole) => `${part} of ${whole}`,
  inSessions: (count) => `in ${sessionsEn(count)}`,
  inOrders: (count) => (count === 1 ? 'in 1 order' : `in ${count} orders`),
  figures: {
    participants: 'Participants',
    occupancy: 'Occupancy',
    presence: 'Present',
    bookings: 'Bookings',
    cancellations: 'Cancellations',
    purchases: 'Purchases',
    revenue: 'Revenue without VAT',
    refunded: 'Refunded',
    upcoming: 'Upcoming sessions',
    activities: 'Activities',
    pending: 'Organisations to review',
    accepted: 'Accepted organisations',
  },
  change: {
    same: 'unchanged',
    unknown: 'nothing before',
    more: (amount) => `+${amount} more`,
    less: (amount) => `−${amount} less`,
    points: (points) => `${points} points`,
  },
  period: {
    label: 'Period',
    granularity: 'By day, week or month',
    granularities: { day: 'Day', week: 'Week', month: 'Month' },
    presets: {
      '7': 'Last 7 days',
      '30': 'Last 30 days',
      '90': 'Last 90 days',
      month: 'This month',
      'last-month': 'Last month',
      year: 'This year',
      own: 'Own period',
    },
    from: 'From',
    until: 'Until',
    wrong: (days) => `Choose a day on or after the first one, at most ${days} days later`,
    before: (range) => `compared with ${range}`,
  },
  chart: {
    title: (figure, by) => `${figure} ${by.toLowerCase()}`,
    by: { day: 'By day', week: 'By week', month: 'By month' },
    figure: 'Which figure',
    asTable: 'Show as table',
    asChart: 'Show as chart',
    table: 'Figures as a table',
    described: (figure, count) =>
      `Chart of ${figure.toLowerCase()} with ${count} values. Walk through it with the arrow keys, or choose “Show as table”.`,
  },
  top: {
    title: 'Most participants',
    participants: (count) => count,
    full: (percentage) => `${percentage} taken`,
  },
  lists: {
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
  },
};

export const statisticsMessages = defineMessages(nl, en);
