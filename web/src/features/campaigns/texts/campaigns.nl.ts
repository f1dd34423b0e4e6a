export const nl = {
  title: 'Campagnes',
  create: 'Nieuwe campagne',
  search: 'Titel van de campagne',
  edit: 'Bewerken',
  remove: 'Verwijderen',
  columns: { state: 'Status', period: 'Periode', category: 'Categorie' },
  period: {
    always: 'Altijd',
    from: (first: string) => `Vanaf ${first}`,
    until: (last: string) => `Tot en met ${last}`,
    between: (first: string, last: string) => `${first} – ${last}`,
  },
  order: {
    action: 'Volgorde',
    back: 'Alle campagnes',
    text: 'In deze volgorde staan ze in de app en op de website. Sleep, of gebruik Alt met de pijltjes.',
    fixedText: 'In deze volgorde staan ze in de app en op de website.',
    done: 'De volgorde is gewijzigd.',
    empty: {
      title: 'Niets om te ordenen',
      text: 'Hier staan de campagnes die nu lopen of gepland zijn.',
    },
  },
  empty: {
    title: 'Nog geen campagnes',
    text: 'Een campagne is een afbeelding met een link, bijvoorbeeld voor de zomerpas. Je platform toont hem op de website en in de app.',
  },
  sections: {
    campaign: { title: 'Campagne', text: 'Wat bezoekers zien, en waar ze terechtkomen.' },
    period: { title: 'Wanneer en waar', text: 'Zonder dagen staat de campagne er altijd.' },
  },
  hints: {
    url: 'De pagina die opent als iemand op de campagne tikt.',
    category: 'Hoort de campagne bij een categorie? Dan kan hij ook daar staan.',
    starts: (zone: string) => `Begint om 0.00 uur (${zone}).`,
    ends: 'De hele dag nog te zien.',
  },
  preview: {
    untitled: 'Titel van de campagne',
    highlighted: 'Uitgelicht',
  },
};
