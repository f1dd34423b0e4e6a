import type { SkipReason } from '@move/domain/payouts/payout-outcome.ts';
import { defineMessages } from '../../../platform/texts/messages.ts';

const reasons: Record<SkipReason, string> = {
  below_minimum: 'Minder dan € 1,00',
  negative: 'Meer terug dan betaald',
  no_account: 'Geen bankrekening ingevuld',
  held: 'Bankrekening nog niet bevestigd',
  unreadable: 'Bankrekening niet te lezen: opnieuw invullen',
  already_paid: 'Deze maand al uitbetaald',
  account_changed: 'Bankrekening gewijzigd na het concept',
};

const nl = {
  title: 'Uitbetalingen',
  name: (month: string, id: number) => `Uitbetaalronde ${month} #${id}`,
  shortName: (month: string, id: number) => `${month.charAt(0).toUpperCase()}${month.slice(1)} #${id}`,
  create: 'Nieuwe uitbetaalronde',
  filters: {
    status: 'Status',
    reason: 'Reden',
    mayExport: 'Wacht op jouw controle',
    hasReturned: 'Betaling teruggekomen en niet opnieuw betaald',
  },
  without: {
    canceled: (count: string) => `zonder ${count} geannuleerd`,
    ended: (count: string) => `zonder ${count} niet uitbetaald`,
  },
  rejected: (count: number) => (count === 1 ? '1 teruggekomen' : `${count} teruggekomen`),
  payments: (count: string, isOne: boolean) => (isOne ? '1 betaling' : `${count} betalingen`),
  orders: (count: string, isOne: boolean) => (isOne ? '1 bestelling' : `${count} bestellingen`),
  on: (day: string) => `uitvoeren op ${day}`,
  executedOn: (day: string) => `uitvoerdatum ${day}`,
  empty: {
    title: 'Nog geen uitbetaalrondes',
    text: 'Met een uitbetaalronde betaal je organisaties uit wat er via het platform is betaald, met één bestand voor de bank.',
  },
  reasons,
  preview: {
    month: 'Maand van uitbetaling',
    date: 'Uitvoerdatum',
    dateHint: (label: string, from: string, until: string) =>
      `${label}: een werkdag van de banken, van ${from} tot en met ${until}.`,
    text: 'Dit telt mee: wat vóór de eerste van de maand is betaald, min terugbetalingen en facturen. Wie nu niets krijgt, houdt het bedrag open tot de volgende maand.',
    paid: 'Wordt uitbetaald',
    skipped: 'Blijft open',
    total: 'Samen',
    search: 'Zoek een organisatie',
    together: (count: string, isOne: boolean) => (isOne ? '1 organisatie' : `${count} organisaties`),
    nobody: 'Deze maand is er niets uit te betalen.',
    notFound: 'Geen organisatie met die naam.',
    shown: (shown: string, all: string) => `De ${shown} grootste van ${all}.`,
    columns: {
      organization: 'Organisatie',
      account: 'Rekening',
      orders: 'Bestellingen',
      amount: 'Bedrag',
    },
    settings: (names: string) =>
      `Uitbetalen kan nog niet. De beheerder van de installatie moet dit instellen: ${names}.`,
    save: 'Concept maken',
  },
  tabs: { lines: 'Betalingen', skipped: 'Overgeslagen', file: 'Bestand' },
  search: 'Organisatie',
  openOrders: 'Bestellingen bekijken',
  openPayout: 'Overzicht bekijken',
  openAccount: 'Financiële gegevens',
  accountChanged: 'bankrekening gewijzigd',
  steps: {
    draft: 'Concept',
    exported: 'Geëxporteerd',
    executed: 'Uitgevoerd',
    canceled: 'Geannuleerd',
    by: (who: string, when: string) => `${who}, ${when}`,
  },
  run: {
    preparing: 'Het concept wordt gemaakt. Je kunt dit scherm verlaten; in je meldingen lees je wanneer het klaar is.',
    executing:
      'Bestellingen en facturen worden verrekend. Daarna krijgen de organisaties een mail. Je kunt dit scherm verlaten.',
    returning:
      'De bank heeft het hele bestand geweigerd: alle bedragen komen weer open te staan. Je kunt dit scherm verlaten.',
    canceling: 'De ronde wordt geannuleerd: alle bedragen komen weer open te staan. Je kunt dit scherm verlaten.',
    waiting: 'Begint zo',
    progress: (done: string, total: string) => `${done} van ${total} organisaties`,
    stopped: 'Dit is niet afgemaakt. Wat klaar is blijft zo; de rest kan verder.',
    resume: 'Verder gaan',
  },
  next: {
    own: 'Jij hebt dit concept gemaakt. Een andere superadmin kijkt het na en exporteert het: zo zien altijd twee mensen wat er wordt betaald.',
    draft: 'Kijk de betalingen na en exporteer. Daarna ligt het bestand vast.',
    sent: (day: string) =>
      `Download het bestand en bied het aan bij de bank. Die voert het uit op ${day}; vanaf die dag leg je dat hier vast.`,
    exported:
      'Heeft de bank het uitgevoerd? Leg dat hier vast. Annuleer alleen als je bij de bank ziet dat er niets is betaald.',
    exportedSelf:
      'Heeft de bank het uitgevoerd? Leg dat hier vast. Annuleren kan nu alleen een andere superadmin dan wie het exporteerde, die dat al een week is. Weigerde de bank het bestand? Verwerk haar antwoord.',
    executed: 'De bank heeft dit uitgevoerd. Bestellingen en facturen zijn verrekend en organisaties hebben een mail.',
    returned: (count: number) =>
      count === 1
        ? 'De bank heeft dit uitgevoerd, maar 1 betaling kwam terug. Wat daarin zat staat weer open voor de volgende ronde.'
        : `De bank heeft dit uitgevoerd, maar ${count} betalingen kwamen terug. Wat daarin zat staat weer open voor de volgende ronde.`,
    canceled: 'Deze ronde is geannuleerd. Alle bedragen staan weer open.',
    rejected: (reason: string) =>
      `De bank heeft het hele bestand geweigerd: ${reason}. De bedragen tellen mee in een volgende uitbetaling.`,
  },
  export: {
    action: 'Exporteren',
    title: (count: string) => `${count} exporteren?`,
    text: (total: string) =>
      `Het bestand van ${total} ligt daarna vast. Rekeningen die sinds het concept zijn gewijzigd, vallen af; hun bedrag blijft open.`,
    done: 'Bestand gemaakt',
    own: 'Een andere superadmin exporteert jouw concept',
  },
  download: 'Bestand downloaden',
  execute: {
    action: 'Als uitgevoerd vastleggen',
    title: 'Heeft de bank dit uitgevoerd?',
    text: (total: string) =>
      `Bestellingen en facturen worden verrekend en elke organisatie krijgt een mail over haar deel van ${total}. Dit kun je niet terugdraaien.`,
    confirm: 'Als uitgevoerd vastleggen',
  },
  cancel: {
    action: 'Annuleren',
    title: 'Uitbetaalronde annuleren?',
    text: 'Alle bedragen komen weer open te staan. Is het bestand al bij de bank? Trek het daar eerst in.',
    textLate:
      'De uitvoerdatum is bereikt. Kijk eerst bij de bank of er niets is betaald: anders wordt alles nog een keer uitbetaald.',
    confirm: 'Uitbetaalronde annuleren',
    keep: 'Niet annuleren',
  },
  file: {
    sha: 'SHA-256',
    id: 'Kenmerk bij de bank',
    exported: 'Geëxporteerd',
    none: { title: 'Nog geen bestand', text: 'Het bestand voor de bank wordt gemaakt als iemand de ronde exporteert.' },
  },
  emptyLines: { title: 'Geen betalingen', text: 'Van deze ronde is geen betaling over.' },
  emptySkipped: { title: 'Niemand overgeslagen', text: 'Iedereen met een open bedrag is in deze ronde uitbetaald.' },
};

const en: typeof nl = {
  title: 'Payouts',
  name: (month, id) => `Payout batch ${month} #${id}`,
  shortName: (month, id) => `${month} #${id}`,
  create: 'New payout batch',
  filters: {
    status: 'Status',
    reason: 'Reason',
    mayExport: 'Waits for your check',
    hasReturned: 'Payment returned and not paid again',
  },
  without: {
    canceled: (count) => `without ${count} cancelled`,
    ended: (count) => `without ${count} not paid out`,
  },
  rejected: (count) => `${count} returned`,
  payments: (count, isOne) => (isOne ? '1 payment' : `${count} payments`),
  orders: (count, isOne) => (isOne ? '1 order' : `${count} orders`),
  on: (day) => `to be executed on ${day}`,
  executedOn: (day) => `execution date ${day}`,
  empty: {
    title: 'No payout batches yet',
    text: 'A payout batch pays organisations what was paid through the platform, with one file for the bank.',
  },
  reasons: {
    below_minimum: 'Less than € 1.00',
    negative: 'More refunded than paid',
    no_account: 'No bank account entered',
    held: 'Bank account not confirmed yet',
    unreadable: 'Bank account can’t be read: enter it again',
    already_paid: 'Already paid out this month',
    account_changed: 'Bank account changed after the draft',
  },
  preview: {
    month: 'Month of payout',
    date: 'Execution date',
    dateHint: (label, from, until) => `${label}: a working day of the banks, from ${from} to ${until}.`,
    text: 'This counts: what was paid before the first of the month, minus refunds and invoices. Whoever gets nothing now keeps the amount open until next month.',
    paid: 'Will be paid',
    skipped: 'Stays open',
    total: 'Together',
    search: 'Find an organisation',
    together: (count, isOne) => (isOne ? '1 organisation' : `${count} organisations`),
    nobody: 'There is nothing to pay out this month.',
    notFound: 'No organisation of that name.',
    shown: (shown, all) => `The ${shown} largest of ${all}.`,
    columns: { organization: 'Organisation', account: 'Account', orders: 'Orders', amount: 'Amount' },
    settings: (names) => `Payouts don’t work yet. The operator of the installation has to set: ${names}.`,
    save: 'Create draft',
  },
  tabs: { lines: 'Payments', skipped: 'Skipped', file: 'File' },
  search: 'Organisation',
  openOrders: 'View orders',
  openPayout: 'View statement',
  openAccount: 'Finance info',
  accountChanged: 'bank account changed',
  steps: {
    draft: 'Draft',
    exported: 'Exported',
    executed: 'Executed',
    canceled: 'Cancelled',
    by: (who, when) => `${who}, ${when}`,
  },
  run: {
    preparing: 'The draft is being made. You can leave this screen; your notifications say when it is ready.',
    executing: 'Orders and invoices are being settled. After that organisations are mailed. You can leave this screen.',
    returning: 'The bank refused the whole file: all amounts will be open again. You can leave this screen.',
    canceling: 'The batch is being cancelled: all amounts will be open again. You can leave this screen.',
    waiting: 'Starting soon',
    progress: (done, total) => `${done} of ${total} organisations`,
    stopped: 'This was not finished. What is done stays so; the rest can go on.',
    resume: 'Go on',
  },
  next: {
    own: 'You created this draft. Another superadmin checks and exports it: so two people always see what is paid.',
    draft: 'Check the payments and export. After that the file is fixed.',
    sent: (day) =>
      `Download the file and offer it to the bank. It carries it out on ${day}; from that day on you record that here.`,
    exported:
      'Has the bank carried it out? Record that here. Cancel only when you see at the bank that nothing was paid.',
    exportedSelf:
      'Has the bank carried it out? Record that here. Only another superadmin than who exported it, appointed at least a week ago, can cancel it now. Did the bank refuse the file? Process its answer.',
    executed: 'The bank has carried this out. Orders and invoices are settled, and organisations were mailed.',
    returned: (count) =>
      count === 1
        ? 'The bank has carried this out, but 1 payment came back. What it held is open again for the next batch.'
        : `The bank has carried this out, but ${count} payments came back. What they held is open again for the next batch.`,
    canceled: 'This batch was cancelled. All amounts are open again.',
    rejected: (reason) => `The bank refused the whole file: ${reason}. Its amounts count in a later payout.`,
  },
  export: {
    action: 'Export',
    title: (count) => `Export ${count}?`,
    text: (total) =>
      `The file of ${total} is fixed after this. Accounts that changed since the draft are left out; their amount stays open.`,
    done: 'File made',
    own: 'Another superadmin exports your draft',
  },
  download: 'Download file',
  execute: {
    action: 'Record as executed',
    title: 'Has the bank carried this out?',
    text: (total) =>
      `Orders and invoices are settled, and each organisation is mailed about its part of ${total}. This can’t be undone.`,
    confirm: 'Record as executed',
  },
  cancel: {
    action: 'Cancel',
    title: 'Cancel payout batch?',
    text: 'All amounts will be open again. Is the file at the bank already? Withdraw it there first.',
    textLate:
      'Its execution date has come. See at the bank first that nothing was paid: otherwise everything is paid out once more.',
    confirm: 'Cancel payout batch',
    keep: 'Don’t cancel',
  },
  file: {
    sha: 'SHA-256',
    id: 'Reference at the bank',
    exported: 'Exported',
    none: { title: 'No file yet', text: 'The file for the bank is made when somebody exports the batch.' },
  },
  emptyLines: { title: 'No payments', text: 'No payment of this batch is left.' },
  emptySkipped: { title: 'Nobody skipped', text: 'Everybody with an open amount was paid in this batch.' },
};

export const sepaMessages = defineMessages({ nl, en });
