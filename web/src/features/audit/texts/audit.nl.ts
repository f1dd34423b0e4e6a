export const nl = {
  title: 'Geschiedenis',
  search: 'Wie, wat of welk veld',
  record: 'Wat precies',
  details: 'Bekijk wijzigingen',
  changed: (names: string, more: number) => (more === 0 ? names : `${names} en ${more} meer`),
  views: { rights: 'Rechten', people: 'Teams', organizations: 'Organisaties' },
  empty: {
    title: 'Nog niets gebeurd',
    text: 'Alles wat is toegevoegd, gewijzigd of verwijderd vind je hier twee jaar terug.',
  },
  drawer: {
    who: 'Door',
    when: 'Wanneer',
    where: 'Organisatie',
    ip: 'IP-adres',
    request: 'Aanvraagnummer',
    nothing: 'Er zijn geen velden gewijzigd, of de waarden worden niet bewaard.',
    byImport: 'Organisaties uit deze import',
    byPerson: 'Alles van deze persoon',
    bySubject: 'Alles van dit onderdeel',
  },
  capped: (count: string) => `Er zijn er meer dan ${count}; filter op dag of onderdeel voor oudere.`,
};
