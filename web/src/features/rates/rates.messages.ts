import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Financiën',
  rates: {
    search: 'Naam van het tarief',
    create: 'Tarief toevoegen',
    createTitle: 'Nieuw tarief',
    price: 'Prijs incl. btw',
    terms: 'Annuleringsvoorwaarden',
    noTerms: 'Alles terug tot de start',
    archived: 'Gearchiveerd',
    used: 'In gebruik',
    archive: 'Archiveren',
    remove: 'Verwijderen',
    restore: 'Terughalen',
    restored: (name: string) => `${name} staat weer tussen de tarieven`,
    empty: {
      title: 'Nog geen tarieven',
      text: 'Voeg je eerste tarief toe. Gratis kun je altijd al kiezen.',
    },
  },
  rate: {
    basics: {
      title: 'Tarief',
      text: 'Een nieuwe prijs geldt voor wat je vanaf nu verkoopt. Wat verkocht is, houdt zijn prijs.',
    },
    vat: { title: 'Btw', text: 'De prijs is inclusief btw.' },
    terms: {
      title: 'Annuleren',
      text: 'Welke voorwaarden je bij een activiteit met dit tarief kunt kiezen. Zonder keuze krijgt iemand tot de start alles terug.',
    },
    levels: { zero: 'Geen', low: 'Laag', high: 'Hoog' },
    vatPart: (amount: string, net: string) => `Daarvan is ${amount} btw en ${net} voor jou.`,
    exemption: 'Staat op de factuur, bijvoorbeeld: sportvereniging zonder winstoogmerk.',
    standard: 'Geldt vanzelf',
    standardHint: 'De voorwaarde voor activiteiten waar je niets anders kiest.',
    isArchived: 'Dit tarief is gearchiveerd: niemand kan het meer kiezen. Waar het al gold, geldt het nog.',
  },
  terms: {
    search: 'Naam van de voorwaarde',
    create: 'Voorwaarde toevoegen',
    createTitle: 'Nieuwe voorwaarde',
    sentence: 'Wat je terugkrijgt',
    rates: 'Tarieven',
    count: (rates: number) => (rates === 1 ? '1 tarief' : `${rates} tarieven`),
    remove: 'Verwijderen',
    used: 'Een tarief of activiteit gebruikt deze voorwaarde',
    empty: {
      title: 'Nog geen voorwaarden',
      text: 'Leg vast wat iemand terugkrijgt na annuleren. Zonder voorwaarde is dat alles, tot de start.',
    },
  },
  term: {
    name: { title: 'Voorwaarde', text: 'Geldt voor nieuwe boekingen. Verkochte plekken houden hun oude voorwaarde.' },
    periods: { title: 'Wie krijgt wat terug', text: 'Van boeking tot start. Sleep de grenzen of typ ze.' },
    incomplete: 'Vul alle periodes in, dan staat hier wat iemand terugkrijgt.',
    example: {
      title: 'Voorbeeld',
      text: (name: string, price: string, moment: string) => `${name} van ${price} op ${moment}.`,
      lesson: 'Een les',
      cancels: 'Geannuleerd op',
      refund: 'Terug',
    },
  },
};

const en: typeof nl = {
  title: 'Finances',
  rates: {
    search: 'Name of the rate',
    create: 'Add rate',
    createTitle: 'New rate',
    price: 'Price incl. VAT',
    terms: 'Cancellation terms',
    noTerms: 'Everything back until the start',
    archived: 'Archived',
    used: 'In use',
    archive: 'Archive',
    remove: 'Delete',
    restore: 'Bring back',
    restored: (name) => `${name} is among the rates again`,
    empty: {
      title: 'No rates yet',
      text: 'Add your first rate. Free can always be chosen.',
    },
  },
  rate: {
    basics: { title: 'Rate', text: 'A new price counts for what you sell from now on. What was sold keeps its price.' },
    vat: { title: 'VAT', text: 'The price includes VAT.' },
    terms: {
      title: 'Cancelling',
      text: 'The terms that you can choose from at an activity with this rate. Without any, everything comes back until the start.',
    },
    levels: { zero: 'None', low: 'Low', high: 'High' },
    vatPart: (amount, net) => `Of this ${amount} is VAT and ${net} is yours.`,
    exemption: 'Stands on the invoice, for instance: sports association without profit motive.',
    standard: 'By default',
    standardHint: 'The term of activities where you choose nothing else.',
    isArchived: 'This rate is archived: nobody can choose it any more. Where it counted already, it still does.',
  },
  terms: {
    search: 'Name of the term',
    create: 'Add term',
    createTitle: 'New term',
    sentence: 'What you get back',
    rates: 'Rates',
    count: (rates) => (rates === 1 ? '1 rate' : `${rates} rates`),
    remove: 'Delete',
    used: 'A rate or activity uses this term',
    empty: {
      title: 'No terms yet',
      text: 'Say what somebody gets back after cancelling. Without a term that is everything, until the start.',
    },
  },
  term: {
    name: { title: 'Term', text: 'Counts for new bookings. Places that were sold keep their old term.' },
    periods: { title: 'Who gets what back', text: 'From booking to start. Drag the borders or type them.' },
    incomplete: 'Fill in all periods; then you read here what somebody gets back.',
    example: {
      title: 'Example',
      text: (name, price, moment) => `${name} of ${price} on ${moment}.`,
      lesson: 'A lesson',
      cancels: 'Cancelled on',
      refund: 'Refund',
    },
  },
};

export const rateMessages = defineMessages({ nl, en });
