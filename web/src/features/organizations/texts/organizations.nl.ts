import { withFullStop } from '@move/domain/kit/text/text.ts';

export const nl = {
  title: 'Organisaties',
  search: 'Naam, plaats, KVK-nummer of e-mail',
  create: 'Organisatie toevoegen',
  createTitle: 'Nieuwe organisatie',
  import: 'Importeren',
  export: { action: 'Om weer te importeren (Excel)', file: 'organisaties' },
  profile: 'Organisatie',
  tabs: { info: 'Info', teams: 'Team', integrations: 'Integraties', labels: 'Labels' },
  review: 'Beoordelen',
  columns: { since: 'Sinds', sports: 'Sporten', sport: 'Sport', label: 'Label', status: 'Status' },
  views: { pending: 'Te beoordelen', rejected: 'Afgewezen' },
  types: {
    association: 'Vereniging',
    company: 'Bedrijf',
    foundation: 'Stichting',
    municipality: 'Gemeente',
    school: 'Onderwijs',
    healthcare: 'Zorg',
    individual: 'Zelfstandige',
    other: 'Overig',
  },
  sections: {
    basics: { title: 'Basis', text: 'Zo staat de organisatie in de app en op de website.' },
    images: {
      title: 'Beeld',
      text: 'Het logo staat bij al het aanbod, de omslagfoto boven de pagina van de organisatie.',
    },
    contact: {
      title: 'Contact',
      text: 'Waar mensen terechtkunnen met hun vragen. Berichten over de beoordeling gaan naar het e-mailadres.',
    },
    socials: { title: 'Sociale media', text: 'Plak het hele adres van het profiel.' },
    platform: { title: 'Platform', text: 'Waar de organisatie te zien is en in welke tijdzone zij plant.' },
  },
  firstLocation: {
    title: 'Eerste locatie',
    text: 'Het adres waar de organisatie haar aanbod geeft. Meer locaties kunnen later.',
    add: 'Meteen een locatie toevoegen',
  },
  hints: {
    sports: 'Hiermee vinden mensen de organisatie. Een sport met activiteiten blijft gekoppeld.',
    timezone: 'Voor nieuwe sessies. Wat al gepland is, houdt zijn tijd.',
    applications: 'Platforms van een ander blijven zoals ze zijn.',
  },
  home: 'thuisplatform',
  onPlatforms: (names: string) => `op ${names}`,
  unlinkable: {
    text: 'De rest is opgeslagen. Deze sporten blijven gekoppeld:',
    used: (sport: string, count: number) => `${sport}: ${count === 1 ? '1 activiteit' : `${count} activiteiten`}`,
    close: 'Begrepen',
  },
  remove: {
    action: 'Verwijderen…',
    title: (name: string) => `${name} verwijderen?`,
    text: 'De organisatie verdwijnt van jouw platforms, met haar aanbod. Staat ze nergens anders meer op, dan wordt ze verwijderd. Je kunt dit 30 dagen lang ongedaan maken.',
    confirm: (name: string) => `${name} verwijderen`,
    many: 'De organisaties verdwijnen van jouw platforms, met hun aanbod. Organisaties die nergens anders op staan, worden verwijderd. Je kunt dit 30 dagen lang ongedaan maken.',
  },
  decide: {
    accept: 'Accepteren…',
    acceptTitle: (count: number) => (count === 1 ? '1 organisatie accepteren?' : `${count} organisaties accepteren?`),
    acceptText:
      'Hun contactpersonen krijgen een e-mail zodra je dit niet meer ongedaan kunt maken, zonder team met een uitnodiging. Organisaties die al beoordeeld zijn, worden overgeslagen.',
    accepted: (count: number) => (count === 1 ? '1 organisatie geaccepteerd' : `${count} organisaties geaccepteerd`),
    rejected: (count: number) => (count === 1 ? '1 organisatie afgewezen' : `${count} organisaties afgewezen`),
    undone: (count: number) => (count === 1 ? '1 besluit ongedaan gemaakt' : `${count} besluiten ongedaan gemaakt`),
    acceptConfirm: (count: number) => (count === 1 ? '1 organisatie accepteren' : `${count} organisaties accepteren`),
    reject: 'Afwijzen…',
    rejectTitle: (count: number) => (count === 1 ? '1 organisatie afwijzen' : `${count} organisaties afwijzen`),
    rejectText:
      'Hun contactpersonen lezen deze reden in een e-mail; wie nog niet kan inloggen, wordt gevraagd te antwoorden. Hun sessies worden niet afgezegd. Organisaties die al beoordeeld zijn, worden overgeslagen.',
  },
  banner: {
    review: 'Beoordelen',
    pendingForAdmin: 'Deze organisatie wacht op beoordeling en is nog niet openbaar.',
    resubmit: 'Opnieuw indienen',
    resubmitted: 'De organisatie is opnieuw ingediend',
    saveFirst: 'Sla eerst je wijzigingen op; dien daarna opnieuw in.',
    pendingForStaff:
      'In afwachting van beoordeling. Je kunt alles alvast klaarzetten; de organisatie wordt openbaar zodra ze is geaccepteerd.',
    rejected: (reason: string | null) =>
      `${reason === null ? 'Afgewezen.' : withFullStop(`Afgewezen: ${reason}`)} De organisatie is niet openbaar.`,
  },
  empty: {
    title: 'Nog geen organisaties',
    text: 'Voeg de eerste toe: een vereniging, een stichting of een zelfstandige met aanbod.',
  },
};
