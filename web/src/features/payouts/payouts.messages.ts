import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  month: 'Maand',
  title: (month: string) => `Uitbetaling ${month}`,
  status: { exported: 'Onderweg', executed: 'Uitbetaald', rejected: 'Teruggekomen' },
  open: (amount: string) => `${amount} staat open voor een volgende uitbetaling.`,
  notYet: (amount: string, reason: string) => `${amount} staat open, maar wordt nu niet uitbetaald: ${reason}.`,
  toAccount: 'Bankrekening invullen',
  limited: 'Uitbetalingen gaan over alle platforms samen. Alleen medewerkers van de organisatie zien ze.',
  view: 'Overzicht bekijken',
  without: (count: string) => `zonder ${count} teruggekomen`,
  onAccount: (account: string) => `op ${account}`,
  on: (day: string) => `uitvoerdatum ${day}`,
  sums: 'Zo komt het bedrag tot stand',
  total: 'Uitbetaald',
  returned: (reason: string) =>
    `De bank heeft deze betaling teruggestuurd (${reason}). De bedragen tellen mee in een volgende uitbetaling. Klopt je bankrekening nog?`,
  pdf: 'PDF',
  csv: 'CSV',
  file: 'uitbetaling',
  items: 'Regels',
  columns: {
    kind: 'Soort',
    number: 'Nummer',
    at: 'Datum',
    name: 'Naam',
    platform: 'Platform',
    fee: 'Servicekosten',
    amount: 'Bedrag',
  },
  kinds: { order: 'Bestelling', refund: 'Terugbetaling', own_refund: 'Zelf teruggegeven', invoice: 'Factuur' },
  explain: {
    order: 'betaald via het platform, met servicekosten',
    refund: 'aan kopers teruggegeven',
    own_refund: 'terugbetalingen die mislukten en die je zelf hebt teruggegeven',
    invoice: 'servicekosten die we in rekening brachten',
  },
  empty: {
    title: 'Nog geen uitbetalingen',
    text: 'Elke maand betalen we uit wat er via het platform is betaald. Hier zie je per uitbetaling welke bestellingen erin zitten.',
  },
  emptyItems: { title: 'Geen regels', text: 'De bedragen van deze betaling staan weer open.' },
};

const en: typeof nl = {
  month: 'Month',
  title: (month) => `Payout ${month}`,
  status: { exported: 'On its way', executed: 'Paid out', rejected: 'Returned' },
  open: (amount) => `${amount} is open for a later payout.`,
  notYet: (amount, reason) => `${amount} is open, but is not paid out now: ${reason}.`,
  toAccount: 'Enter bank account',
  limited: 'Payouts are of all platforms together. Only staff of the organisation see them.',
  view: 'View statement',
  without: (count) => `without ${count} returned`,
  onAccount: (account) => `to ${account}`,
  on: (day) => `execution date ${day}`,
  sums: 'How the amount is made up',
  total: 'Paid out',
  returned: (reason) =>
    `The bank returned this payment (${reason}). Its amounts count in a later payout. Is your bank account still right?`,
  pdf: 'PDF',
  csv: 'CSV',
  file: 'payout',
  items: 'Rows',
  columns: {
    kind: 'Kind',
    number: 'Number',
    at: 'Date',
    name: 'Name',
    platform: 'Platform',
    fee: 'Service costs',
    amount: 'Amount',
  },
  kinds: { order: 'Order', refund: 'Refund', own_refund: 'Given back by you', invoice: 'Invoice' },
  explain: {
    order: 'paid through the platform, with service costs',
    refund: 'given back to buyers',
    own_refund: 'refunds that failed and that you gave back yourself',
    invoice: 'service costs that we charged',
  },
  empty: {
    title: 'No payouts yet',
    text: 'Every month we pay out what was paid through the platform. Here you see which orders are in each payout.',
  },
  emptyItems: { title: 'No rows', text: 'The amounts of this payment are open again.' },
};

export const payoutMessages = defineMessages({ nl, en });
