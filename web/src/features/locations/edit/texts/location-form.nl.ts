export const nl = {
  createTitle: 'Nieuwe locatie',
  link: {
    label: 'Ook laten gebruiken door',
    done: (name: string) => `${name} kan deze locatie nu gebruiken`,
  },
  tabs: { general: 'Algemeen', hours: 'Openingstijden' },
  users: 'Gebruikt door',
  readOnly: (name: string) => `Beheerd door ${name}. Je kunt hier plannen; alleen ${name} wijzigt de locatie.`,
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
  pin: 'Plek op de kaart',
  noPin: 'Deze locatie staat nog niet op de kaart. Zet de speld bij het adres, of zelf op de kaart.',
  findAddress: 'Speld bij het adres zetten',
  unknownAddress: 'Dit adres kennen we niet. Zet de speld zelf neer.',
  elsewhere: (names: string) => `Deze plek ligt buiten het gebied van ${names}. Klopt dat?`,
};
