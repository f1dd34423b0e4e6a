import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Bestellingen',
  all: 'Alle bestellingen',
  transactions: 'Transacties',
  search: 'Nummer, koper of deelnemer',
  file: 'bestellingen',
  transactionsFile: 'transacties',
  endedGroup: 'Beëindigd',
  more: (title: string, others: number) => `${title} +${others}`,
  refunded: (amount: string) => `${amount} terug`,
  fromWallet: (moves: string, wallet: string) => `${moves} van ${wallet}`,
  status: 'Status',
  date: 'Datum',
  views: {
    open: 'Open',
    refunded: 'Terugbetaald',
    failed: 'Terugbetalen mislukt',
    toHandOver: 'Contant terug te geven',
  },
  totals: {
    label: 'Totaal',
    both: 'betaald en open samen',
    net: (amount: string) => `${amount} zonder btw en kosten`,
    paid: (amount: string) => `${amount} betaald`,
    open: (amount: string) => `${amount} open`,
    without: (count: string) => `zonder ${count} mislukt, verlopen of geannuleerd`,
    ended: 'Geen bedragen: wat mislukt, verlopen of geannuleerd is, telt niet mee',
    tooMany: 'Geen totalen: deze zoekopdracht vindt meer dan 50.000 regels',
  },
  menu: { open: 'Bestelling openen', receipt: 'Bon (PDF)' },
  empty: {
    title: 'Nog geen bestellingen',
    text: 'Boekt iemand een plek of koopt iemand een product, dan staat het hier met de betaling.',
  },
  emptyTransactions: {
    title: 'Nog geen transacties',
    text: 'Elke verkochte plek en elk verkocht product staat hier op een eigen regel.',
  },
};

const en: typeof nl = {
  title: 'Orders',
  all: 'All orders',
  transactions: 'Transactions',
  search: 'Number, buyer or participant',
  file: 'orders',
  transactionsFile: 'transactions',
  endedGroup: 'Ended',
  more: (title, others) => `${title} +${others}`,
  refunded: (amount) => `${amount} back`,
  fromWallet: (moves, wallet) => `${moves} from ${wallet}`,
  status: 'Status',
  date: 'Date',
  views: {
    open: 'Open',
    refunded: 'Refunded',
    failed: 'Refund failed',
    toHandOver: 'Cash to give back',
  },
  totals: {
    label: 'Total',
    both: 'paid and open together',
    net: (amount) => `${amount} without VAT and costs`,
    paid: (amount) => `${amount} paid`,
    open: (amount) => `${amount} open`,
    without: (count) => `without ${count} failed, expired or cancelled`,
    ended: 'No amounts: what failed, expired or was cancelled does not count',
    tooMany: 'No totals: this search finds more than 50,000 rows',
  },
  menu: { open: 'Open order', receipt: 'Receipt (PDF)' },
  empty: {
    title: 'No orders yet',
    text: 'When somebody books a spot or buys a product, it is listed here with its payment.',
  },
  emptyTransactions: {
    title: 'No transactions yet',
    text: 'Every spot and product that is sold is listed here on a line of its own.',
  },
};

export const orderMessages = defineMessages({ nl, en });
