import { defineMessages } from '../../platform/messages.ts';

const nl = {
  title: 'Locaties',
  search: 'Naam, straat, plaats of postcode',
  create: 'Nieuwe locatie',
  createTitle: 'Nieuwe locatie',
  tabs: { general: 'Algemeen', hours: 'Openingstijden' },
  columns: { address: 'Adres', types: 'Soort', visibility: 'Zichtbaarheid', rights: 'Bewerken', owner: 'Eigenaar' },
  visible: 'Zichtbaar',
  hidden: 'Verborgen',
  mayEdit: 'Mag bewerken',
  mayUse: 'Alleen gebruiken',
  users: 'Gebruikt door',
  ownedBy: (name: string) => `van ${name}`,
  removeNow: 'Verwijderen',
  sections: {
    basics: { title: 'Basis', text: 'Zo vinden mensen de plek in de app en op de website.' },
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
  search: 'Name, street, city or postcode',
  create: 'New location',
  createTitle: 'New location',
  tabs: { general: 'General', hours: 'Opening hours' },
  columns: { address: 'Address', types: 'Kind', visibility: 'Visibility', rights: 'Editing', owner: 'Owner' },
  visible: 'Visible',
  hidden: 'Hidden',
  mayEdit: 'May edit',
  mayUse: 'Use only',
  users: 'Used by',
  ownedBy: (name) => `of ${name}`,
  removeNow: 'Remove',
  sections: {
    basics: { title: 'Basics', text: 'How people find the place in the app and on the website.' },
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
