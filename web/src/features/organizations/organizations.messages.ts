import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Organisaties',
  search: 'Naam, plaats, KVK of e-mail',
  create: 'Organisatie toevoegen',
  createTitle: 'Nieuwe organisatie',
  import: 'Importeren',
  export: { action: 'Om weer te importeren (Excel)', file: 'organisaties' },
  profile: 'Organisatie',
  tabs: { info: 'Info', teams: 'Teams', integrations: 'Integraties', labels: 'Labels' },
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
    images: { title: 'Beeld', text: 'Het logo staat bij al het aanbod, de omslagfoto boven de eigen pagina.' },
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
    has: 'Meteen een locatie toevoegen',
  },
  hints: {
    sports: 'Hiermee vinden mensen de organisatie. Een sport met activiteiten blijft gekoppeld.',
    timezone: 'Voor nieuwe sessies. Wat al gepland is, houdt zijn tijd.',
    applications: 'Platforms van een ander blijven zoals ze zijn.',
  },
  home: 'thuisplatform',
  on: (names: string) => `op ${names}`,
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
    many: 'De organisaties verdwijnen van jouw platforms, met hun aanbod. Welke nergens anders op staan, worden verwijderd. Je kunt dit 30 dagen lang ongedaan maken.',
  },
  decide: {
    accept: 'Accepteren',
    acceptTitle: (count: number) => (count === 1 ? '1 organisatie accepteren?' : `${count} organisaties accepteren?`),
    acceptText:
      'Hun contactpersonen krijgen een e-mail zodra je dit niet meer ongedaan kunt maken. Welke niet meer wachten, blijven zoals ze zijn.',
    accepted: (count: number) => (count === 1 ? '1 organisatie geaccepteerd' : `${count} organisaties geaccepteerd`),
    rejected: (count: number) => (count === 1 ? '1 organisatie afgewezen' : `${count} organisaties afgewezen`),
    undone: (count: number) => (count === 1 ? '1 besluit ongedaan gemaakt' : `${count} besluiten ongedaan gemaakt`),
    acceptConfirm: (count: number) => (count === 1 ? '1 organisatie accepteren' : `${count} organisaties accepteren`),
    reject: 'Afwijzen…',
    rejectTitle: (count: number) => (count === 1 ? '1 organisatie afwijzen' : `${count} organisaties afwijzen`),
    rejectText: 'Hun contactpersonen lezen deze reden in een e-mail. Welke niet meer wachten, blijven zoals ze zijn.',
  },
  banner: {
    review: 'Beoordelen',
    waits: 'Deze organisatie wacht op beoordeling; haar aanbod is nog niet te zien.',
    resubmit: 'Opnieuw indienen',
    resubmitted: 'De organisatie is opnieuw ingediend',
    saveFirst: 'Sla eerst je wijzigingen op; dien daarna opnieuw in.',
    pending:
      'In afwachting van beoordeling. Je kunt alles alvast klaarzetten; tot de organisatie is geaccepteerd, is het aanbod niet te zien.',
    rejected: (reason: string | null) =>
      `Afgewezen${reason === null ? '.' : `: ${reason}`} Het aanbod van de organisatie is niet te zien.`,
  },
  empty: {
    title: 'Nog geen organisaties',
    text: 'Voeg de eerste toe: een vereniging, een stichting of een zelfstandige met aanbod.',
  },
};

const en: typeof nl = {
  title: 'Organisations',
  search: 'Name, city, CoC number or e-mail',
  create: 'Add organisation',
  createTitle: 'New organisation',
  import: 'Import',
  export: { action: 'To import again (Excel)', file: 'organisations' },
  profile: 'Organisation',
  tabs: { info: 'Info', teams: 'Teams', integrations: 'Integrations', labels: 'Labels' },
  review: 'Review',
  columns: { since: 'Since', sports: 'Sports', sport: 'Sport', label: 'Label', status: 'Status' },
  views: { pending: 'To review', rejected: 'Rejected' },
  types: {
    association: 'Association',
    company: 'Company',
    foundation: 'Foundation',
    municipality: 'Municipality',
    school: 'School',
    healthcare: 'Healthcare',
    individual: 'Self-employed',
    other: 'Other',
  },
  sections: {
    basics: { title: 'Basics', text: 'How the organisation appears in the app and on the website.' },
    images: { title: 'Pictures', text: 'The logo goes with every offer, the header image stands above the own page.' },
    contact: {
      title: 'Contact',
      text: 'Where people can turn with their questions. Messages about the review go to the e-mail address.',
    },
    socials: { title: 'Social media', text: 'Paste the whole address of the profile.' },
    platform: { title: 'Platform', text: 'Where the organisation is shown, and the time zone in which it plans.' },
  },
  firstLocation: {
    title: 'First location',
    text: 'The address where the organisation gives its activities. More locations can come later.',
    has: 'Add a location right away',
  },
  hints: {
    sports: 'How people find the organisation. A sport with activities stays linked.',
    timezone: 'For new sessions. What is planned already keeps its time.',
    applications: 'Platforms of others stay as they are.',
  },
  home: 'home platform',
  on: (names) => `on ${names}`,
  unlinkable: {
    text: 'Everything else was saved. These sports stay linked:',
    used: (sport, count) => `${sport}: ${count === 1 ? '1 activity' : `${count} activities`}`,
    close: 'Understood',
  },
  remove: {
    action: 'Delete…',
    title: (name) => `Delete ${name}?`,
    text: 'The organisation leaves your platforms, with all it offers. If it is on no other platform, it is deleted. You can undo this for 30 days.',
    confirm: (name) => `Delete ${name}`,
    many: 'The organisations leave your platforms, with all they offer. Those on no other platform are deleted. You can undo this for 30 days.',
  },
  decide: {
    accept: 'Accept',
    acceptTitle: (count) => (count === 1 ? 'Accept 1 organisation?' : `Accept ${count} organisations?`),
    acceptText:
      'Their contacts get an e-mail once you can no longer undo this. Those that no longer wait stay as they are.',
    accepted: (count) => (count === 1 ? '1 organisation accepted' : `${count} organisations accepted`),
    rejected: (count) => (count === 1 ? '1 organisation rejected' : `${count} organisations rejected`),
    undone: (count) => (count === 1 ? '1 decision undone' : `${count} decisions undone`),
    acceptConfirm: (count) => (count === 1 ? 'Accept 1 organisation' : `Accept ${count} organisations`),
    reject: 'Reject…',
    rejectTitle: (count) => (count === 1 ? 'Reject 1 organisation' : `Reject ${count} organisations`),
    rejectText: 'Their contacts read this reason in an e-mail. Those that no longer wait stay as they are.',
  },
  banner: {
    review: 'Review',
    waits: 'This organisation is waiting for review; nobody sees what it offers yet.',
    resubmit: 'Hand in again',
    resubmitted: 'The organisation has been handed in again',
    saveFirst: 'Save your changes first, then hand in again.',
    pending:
      'Awaiting review. You can prepare everything already; until the organisation is accepted, nobody sees what it offers.',
    rejected: (reason) => `Rejected${reason === null ? '.' : `: ${reason}`} Nobody sees what the organisation offers.`,
  },
  empty: {
    title: 'No organisations yet',
    text: 'Add the first one: an association, a foundation or somebody self-employed with something to offer.',
  },
};

export const organizationMessages = defineMessages({ nl, en });
