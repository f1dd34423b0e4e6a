export const nl = {
  title: 'Locaties',
  search: 'Naam, adres of postcode',
  create: 'Nieuwe locatie',
  existing: {
    action: 'Bestaande locatie koppelen',
    text: 'Gebruik een plek die een andere organisatie al toevoegde. Bewerken blijft bij wie hem beheert.',
    label: 'Locatie',
    hint: 'Zoek op naam, adres of postcode',
    done: (name: string) => `${name} is toegevoegd aan je locaties`,
  },
  columns: {
    address: 'Adres',
    types: 'Soort',
    visibility: 'Zichtbaarheid',
    rights: 'Bewerken',
    owner: 'Eigenaar',
    user: 'Gebruikt door',
  },
  visible: 'Zichtbaar',
  hidden: 'Verborgen',
  mayEdit: 'Mag bewerken',
  mayUse: 'Alleen gebruiken',
  managedBy: (name: string) => `Beheerd door ${name}`,
  removeNow: 'Verwijderen',
  empty: {
    title: 'Nog geen locaties',
    text: 'Voeg de plek toe waar je activiteiten zijn. Daarna kies je hem met één klik bij een activiteit.',
  },
  emptyPlatform: {
    title: 'Nog geen locaties',
    text: 'Hier zie je de locaties van alle organisaties.',
  },
};
