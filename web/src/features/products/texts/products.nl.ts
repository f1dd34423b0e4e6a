export const nl = {
  title: 'Producten',
  search: 'Naam van het product',
  create: 'Nieuw product',
  columns: {
    type: 'Soort',
    sport: 'Sport',
    category: 'Categorie',
    status: 'Status',
    rate: 'Tarief',
    stock: 'Verkocht',
    organization: 'Organisatie',
    changed: 'Gewijzigd',
  },
  noType: 'Geen soort',
  draft: 'Concept',
  live: 'Gepubliceerd',
  stock: {
    sold: (taken: string) => `${taken} verkocht`,
    of: (taken: string, spots: string) => `${taken} van ${spots}`,
    unlimited: (taken: string) => `${taken} verkocht, onbeperkt`,
    soldOf: (taken: string, spots: string) => `${taken} van ${spots} verkocht`,
  },
  changedBy: (when: string, name: string | null) =>
    name === null ? `laatst gewijzigd ${when}` : `laatst gewijzigd door ${name}, ${when}`,
  tabs: {
    information: 'Informatie',
    location: 'Locatie',
    questions: 'Extra vragen',
    labels: 'Labels',
    purchases: 'Bestellingen',
  },
  copy: {
    action: 'Kopie maken…',
    title: 'Kopie maken',
    text: 'De kopie is een concept met dezelfde informatie en voorraad. Wat verkocht is gaat niet mee.',
    name: (name: string) => `${name} (kopie)`,
    also: 'Ook meenemen',
  },
  withdraw: 'Terug naar concept',
  remove: 'Verwijderen',
  removed: {
    view: 'Verwijderd',
    banner: (day: string) => `Verwijderd op ${day}. Wat ervan verkocht is, handel je hier af.`,
    restore: 'Terughalen',
  },
  removing: {
    title: (name: string) => `${name} verwijderen?`,
    text: (unpaid: string) =>
      `${unpaid}. Zet ze liever eerst op betaald of annuleer ze, op de tab Bestellingen. Ook daarna vind je ze terug: bij Producten, onder Verwijderd.`,
    confirm: 'Toch verwijderen',
  },
  empty: {
    title: 'Nog geen producten',
    text: 'Verkoop een strippenkaart, een lidmaatschap of materiaal. Het is pas zichtbaar als je publiceert.',
  },
  emptyRemoved: {
    title: 'Niets verwijderd',
    text: 'Hier zie je verwijderde producten met hun verkopen. Je kunt ze 30 dagen terughalen.',
  },
  emptyPlatform: {
    title: 'Nog geen producten',
    text: 'Hier zie je de producten van alle organisaties.',
  },
};
