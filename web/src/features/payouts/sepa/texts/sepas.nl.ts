import { withFullStop } from '@move/domain/kit/text/text.ts';
import type { SkipReason } from '@move/domain/payouts/skip-reason.ts';

const reasons: Record<SkipReason, string> = {
  below_minimum: 'Minder dan € 1,00',
  negative: 'Meer terug dan betaald',
  not_accepted: 'Organisatie niet geaccepteerd',
  no_account: 'Geen bankrekening ingevuld',
  held: 'Bankrekening nog niet bevestigd',
  unreadable: 'Bankrekening niet te lezen: opnieuw invullen',
  already_paid: 'Deze maand al uitbetaald',
  account_changed: 'Bankrekening gewijzigd na het concept',
};

export const nl = {
  title: 'Uitbetalingen',
  name: (month: string, id: number) => `Uitbetaalronde ${month} #${id}`,
  shortName: (month: string, id: number) => `${month.charAt(0).toUpperCase()}${month.slice(1)} #${id}`,
  batch: 'Uitbetaalronde',
  create: 'Nieuwe uitbetaalronde',
  filters: {
    status: 'Status',
    reason: 'Reden',
    mayExport: 'Wacht op jouw controle',
    hasReturned: 'Betaling teruggekomen en niet opnieuw betaald',
  },
  without: {
    unpaid: (count: string) => `zonder ${count} concept of geannuleerd`,
    returned: (amount: string) => `waarvan ${amount} teruggekomen`,
    ended: (count: string) => `zonder ${count} niet uitbetaald`,
  },
  unanswered: 'antwoord van de bank?',
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
    text: 'Dit telt mee: wat vóór de eerste van de maand is betaald, min terugbetalingen en facturen. Wat nu niet wordt uitbetaald, blijft open tot de volgende maand.',
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
      'Heeft de bank het uitgevoerd? Leg dat hier vast. Annuleren kan nu alleen een andere superadmin dan die het exporteerde, die dat minstens een week is. Weigerde de bank het bestand? Verwerk haar antwoord.',
    executed: 'De bank heeft dit uitgevoerd. Bestellingen en facturen zijn verrekend en organisaties hebben een mail.',
    returned: (count: number) =>
      count === 1
        ? 'De bank heeft dit uitgevoerd, maar 1 betaling kwam terug. Wat daarin zat staat weer open voor de volgende ronde.'
        : `De bank heeft dit uitgevoerd, maar ${count} betalingen kwamen terug. Wat daarin zat staat weer open voor de volgende ronde.`,
    canceled: 'Deze ronde is geannuleerd. Alle bedragen staan weer open.',
    rejected: (reason: string) =>
      `${withFullStop(`De bank heeft het hele bestand geweigerd: ${reason}`)} De bedragen tellen mee in een volgende uitbetaling.`,
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
    action: 'Uitbetaalronde annuleren',
    title: 'Uitbetaalronde annuleren?',
    text: 'Alle bedragen komen weer open te staan. Is het bestand al bij de bank? Trek het daar eerst in.',
    textLate:
      'De uitvoerdatum is bereikt. Kijk eerst bij de bank of er niets is betaald: anders wordt alles nog een keer uitbetaald.',
    confirm: 'Uitbetaalronde annuleren',
    keep: 'Toch niet',
  },
  file: {
    sha: 'SHA-256',
    id: 'Kenmerk bij de bank',
    exported: 'Geëxporteerd',
    none: { title: 'Nog geen bestand', text: 'Het bestand voor de bank wordt gemaakt als iemand de ronde exporteert.' },
  },
  emptyLines: { title: 'Geen betalingen', text: 'Van deze ronde is geen betaling over.' },
  emptySkipped: { title: 'Niets overgeslagen', text: 'Iedereen met een open bedrag is in deze ronde uitbetaald.' },
};
