import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Financiën',
  tabs: {
    info: 'Info',
    rates: 'Tarieven',
    cancellation: 'Annuleringsvoorwaarden',
    transactions: 'Transacties',
    orders: 'Bestellingen',
    invoices: 'Facturen',
    payouts: 'Uitbetalingen',
    cancellations: 'Afgelast',
  },
  address: { title: 'Factuuradres', text: 'Hierop staan je facturen van het platform.' },
  account: {
    title: 'Bankrekening',
    text: 'Hier betaalt het platform je inkomsten op uit.',
    name: 'Precies zoals de bank de naam kent.',
    iban: (masked: string) => `Nu ${masked}. Leeg laat het zo.`,
    first: 'Spaties mogen.',
    bic: 'Alleen nodig bij een bank buiten Nederland.',
    holder: 'Om zeker te weten dat jij het bent. Je organisatie krijgt een mail over de wijziging.',
    password: 'Om zeker te weten dat jij het bent. Uitbetalingen staan daarna stil tot de rekening is bevestigd.',
    current: 'IBAN nu',
    none: 'Nog geen',
  },
  notices: {
    none: 'Er is nog geen IBAN. Zolang dat zo is, kan er niets worden uitbetaald.',
    held: (iban: string, since: string) => `Uitbetalingen naar ${iban} staan stil sinds ${since}.`,
    byLink: (until: string) =>
      `De organisatie kan de rekening bevestigen met de link in haar mail, tot ${until}. Een superadmin kan dat ook.`,
    bySuperadmin: 'Een superadmin moet de rekening bevestigen.',
    stopped: (when: string) =>
      `De organisatie heeft de rekening op ${when} tegengehouden met de link in haar mail. Een superadmin moet haar eerst bellen.`,
    release: 'Rekening bevestigen',
    released: 'Uitbetalingen gaan weer door',
  },
  releasing: {
    title: (iban: string) => `Uitbetalen naar ${iban}?`,
    text: 'Controleer de rekening eerst bij de organisatie, niet via de persoon die haar heeft gewijzigd.',
    confirm: 'Rekening bevestigen',
  },
  saved: 'Factuuradres en bankrekening zijn opgeslagen',
  readOnly: 'Je kunt dit lezen. Wijzigen kan wie de organisatie en haar financiën mag wijzigen.',
};

const en: typeof nl = {
  title: 'Finances',
  tabs: {
    info: 'Info',
    rates: 'Rates',
    cancellation: 'Cancellation policy',
    transactions: 'Transactions',
    orders: 'Orders',
    invoices: 'Invoices',
    payouts: 'Payouts',
    cancellations: 'Called off',
  },
  address: { title: 'Billing address', text: 'Your invoices from the platform are addressed to this.' },
  account: {
    title: 'Bank account',
    text: 'The platform pays out what you earned to this account.',
    name: 'Exactly as the bank knows the name.',
    iban: (masked) => `Now ${masked}. Empty keeps it.`,
    first: 'Spaces are fine.',
    bic: 'Only needed for a bank outside the Netherlands.',
    holder: 'To be sure that it is you. Your organisation gets a mail about the change.',
    password: 'To be sure that it is you. Payouts are then on hold until the account is confirmed.',
    current: 'IBAN now',
    none: 'None yet',
  },
  notices: {
    none: 'There is no IBAN yet. Until there is, nothing can be paid out.',
    held: (iban, since) => `Payouts to ${iban} have been on hold since ${since}.`,
    byLink: (until) =>
      `The organisation can confirm the account with the link in its mail, until ${until}. A superadmin can too.`,
    bySuperadmin: 'A superadmin has to confirm the account.',
    stopped: (when) =>
      `The organisation stopped the account on ${when} with the link in its mail. A superadmin has to call it first.`,
    release: 'Confirm account',
    released: 'Payouts continue',
  },
  releasing: {
    title: (iban) => `Pay out to ${iban}?`,
    text: 'Check the account with the organisation first, not through the person who changed it.',
    confirm: 'Confirm account',
  },
  saved: 'Billing address and bank account were saved',
  readOnly: 'You can read this. Changing it takes the rights to edit the organisation and to manage its finances.',
};

export const financeMessages = defineMessages({ nl, en });
