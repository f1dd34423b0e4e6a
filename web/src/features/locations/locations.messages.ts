import { defineMessages } from '../../platform/messages.ts';

const nl = {
  title: 'Locaties',
  search: 'Naam, adres of postcode',
  create: 'Nieuwe locatie',
  createTitle: 'Nieuwe locatie',
  link: {
    label: 'Ook laten gebruiken door',
    done: (name: string) => `${name} kan deze locatie nu gebruiken`,
  },
  existing: {
    action: 'Bestaande locatie koppelen',
    text: 'Gebruik een plek die een andere organisatie al toevoegde. Bewerken blijft bij wie hem beheert.',
    label: 'Locatie',
    hint: 'Zoek op naam, adres of postcode',
    done: (name: string) => `${name} staat nu bij je locaties`,
  },
  tabs: { general: 'Algemeen', hours: 'Openingstijden' },
  columns: { address: 'Adres', types: 'Soort', visibility: 'Zichtbaarheid', rights: 'Bewerken', owner: 'Eigenaar' },
  visible: 'Zichtbaar',
  hidden: 'Verborgen',
  mayEdit: 'Mag bewerken',
  mayUse: 'Alleen gebruiken',
  users: 'Gebruikt door',
  linked: {
    none: 'Geen andere organisatie gebruikt deze locatie.',
    unnamed: 'Organisatie op een ander platform',
    ended: 'Koppeling beëindigd',
    planned: (count: number) => (count === 1 ? '1 geplande sessie' : `${count} geplande sessies`),
    end: {
      action: 'Beëindigen',
      of: (name: string) => `Koppeling met ${name} beëindigen`,
      title: (name: string) => `Koppeling met ${name} beëindigen?`,
      text: (planned: number) =>
        planned === 0
          ? 'De organisatie kan hier niets nieuws meer plannen. Activiteiten die deze locatie al hebben, houden haar. Je kunt dit later terugdraaien.'
          : `De organisatie kan hier niets nieuws meer plannen. ${planned === 1 ? '1 geplande sessie gaat' : `${planned} geplande sessies gaan`} gewoon door op deze locatie; stem zelf af als dat niet kan. Je kunt dit later terugdraaien.`,
      confirm: 'Koppeling beëindigen',
      done: (name: string) => `${name} kan deze locatie niet meer gebruiken`,
    },
    again: {
      action: 'Weer toelaten',
      of: (name: string) => `${name} weer toelaten`,
      done: (name: string) => `${name} kan deze locatie weer gebruiken`,
    },
  },
  ownedBy: (name: string) => `van ${name}`,
  removeNow: 'Verwijderen',
  removeMany: {
    title: (count: number) => (count === 1 ? '1 locatie verwijderen?' : `${count} locaties verwijderen?`),
    text: 'Een locatie waar nog sessies gepland zijn blijft staan. Je kunt ze 30 dagen terughalen.',
    confirm: (count: number) => (count === 1 ? '1 locatie verwijderen' : `${count} locaties verwijderen`),
  },
  sections: {
    basics: { title: 'Basis', text: 'Zo vinden mensen de plek in de app en op de website.' },
    image: { title: 'Beeld', text: 'Een foto waaraan mensen de plek herkennen.' },
    map: { title: 'Op de kaart', text: 'Sleep de speld, gebruik de pijltjestoetsen of typ de coördinaten.' },
    people: { title: 'Contactpersonen', text: 'Wie ter plekke aanspreekbaar is, en voor wat.' },
    visibility: { title: 'Zichtbaarheid', text: 'Een verborgen locatie blijft bruikbaar voor je planning.' },
    link: { title: 'Knop', text: 'Een knop bij de locatie, bijvoorbeeld naar je reserveringspagina.' },
    week: {
      title: 'Openingstijden',
      text: 'Hoogstens drie blokken per dag. Sluit je na middernacht, vul dan die tijd in.',
    },
    exceptions: { title: 'Afwijkende dagen', text: 'Feestdagen en andere dagen die anders zijn dan de week.' },
  },
  hints: {
    hidden: 'Niet te zien in de app en op de website.',
    notes: 'Bijvoorbeeld de ingang, de lift of waar je parkeert.',
  },
  exceptions: {
    add: 'Afwijkende dag toevoegen',
    remove: (date: string) => `${date} verwijderen`,
    none: 'Nog geen afwijkende dagen',
    closed: 'Gesloten',
    open: 'Open',
    from: 'Van',
    until: 'Tot',
    date: 'Datum',
    state: 'Die dag',
  },
  pin: 'Plek op de kaart',
  findAddress: 'Speld bij het adres zetten',
  unknownAddress: 'Dit adres kennen we niet. Zet de speld zelf neer.',
  elsewhere: (names: string) => `Deze plek ligt buiten het gebied van ${names}. Klopt dat?`,
  empty: {
    title: 'Nog geen locaties',
    text: 'Voeg de plek toe waar je activiteiten zijn. Daarna kies je hem met één klik bij een activiteit.',
  },
  emptyPlatform: {
    title: 'Nog geen locaties',
    text: 'Zodra organisaties locaties toevoegen, staan ze hier bij elkaar.',
  },
};

const en: typeof nl = {
  title: 'Locations',
  search: 'Name, address or postcode',
  create: 'New location',
  createTitle: 'New location',
  link: { label: 'Let it be used by', done: (name) => `${name} can use this location now` },
  existing: {
    action: 'Link an existing location',
    text: 'Use a place that another organisation already added. Whoever manages it keeps editing it.',
    label: 'Location',
    hint: 'Search by name, address or postcode',
    done: (name) => `${name} is now among your locations`,
  },
  tabs: { general: 'General', hours: 'Opening hours' },
  columns: { address: 'Address', types: 'Kind', visibility: 'Visibility', rights: 'Editing', owner: 'Owner' },
  visible: 'Visible',
  hidden: 'Hidden',
  mayEdit: 'May edit',
  mayUse: 'Use only',
  users: 'Used by',
  linked: {
    none: 'No other organisation uses this location.',
    unnamed: 'Organisation on another platform',
    ended: 'Link ended',
    planned: (count) => (count === 1 ? '1 planned session' : `${count} planned sessions`),
    end: {
      action: 'End link',
      of: (name) => `End the link with ${name}`,
      title: (name) => `End the link with ${name}?`,
      text: (planned) =>
        planned === 0
          ? 'The organisation can’t plan anything new here. Activities that already have this location keep it. You can undo this later.'
          : `The organisation can’t plan anything new here. ${planned === 1 ? '1 planned session goes' : `${planned} planned sessions go`} ahead at this location; arrange it yourselves if that is not possible. You can undo this later.`,
      confirm: 'End link',
      done: (name) => `${name} can no longer use this location`,
    },
    again: {
      action: 'Allow again',
      of: (name) => `Allow ${name} again`,
      done: (name) => `${name} can use this location again`,
    },
  },
  ownedBy: (name) => `of ${name}`,
  removeNow: 'Remove',
  removeMany: {
    title: (count) => (count === 1 ? 'Remove 1 location?' : `Remove ${count} locations?`),
    text: 'A location where sessions are still planned stays. You can bring them back for 30 days.',
    confirm: (count) => (count === 1 ? 'Remove 1 location' : `Remove ${count} locations`),
  },
  sections: {
    basics: { title: 'Basics', text: 'How people find the place in the app and on the website.' },
    image: { title: 'Picture', text: 'A photo by which people know the place.' },
    map: { title: 'On the map', text: 'Drag the pin, use the arrow keys or type the coordinates.' },
    people: { title: 'Contacts', text: 'Who can be addressed on the spot, and for what.' },
    visibility: { title: 'Visibility', text: 'A hidden location stays usable for your planning.' },
    link: { title: 'Button', text: 'A button at the location, for instance to your booking page.' },
    week: { title: 'Opening hours', text: 'Three blocks a day at most. If you close after midnight, enter that time.' },
    exceptions: { title: 'Exceptional days', text: 'Public holidays and other days that differ from the week.' },
  },
  hints: {
    hidden: 'Not shown in the app and on the website.',
    notes: 'For instance the entrance, the lift or where to park.',
  },
  exceptions: {
    add: 'Add an exceptional day',
    remove: (date) => `Remove ${date}`,
    none: 'No exceptional days yet',
    closed: 'Closed',
    open: 'Open',
    from: 'From',
    until: 'Until',
    date: 'Date',
    state: 'That day',
  },
  pin: 'Place on the map',
  findAddress: 'Put the pin at the address',
  unknownAddress: 'We do not know this address. Place the pin yourself.',
  elsewhere: (names) => `This place lies outside the area of ${names}. Is that right?`,
  empty: {
    title: 'No locations yet',
    text: 'Add the place where your activities are held. Then choose it with one click at an activity.',
  },
  emptyPlatform: {
    title: 'No locations yet',
    text: 'As soon as organisations add locations, they come together here.',
  },
};

export const locationMessages = defineMessages(nl, en);
