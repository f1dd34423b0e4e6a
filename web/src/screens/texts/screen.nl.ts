const LIST_KEYS = [
  { keys: ['/'], label: 'Zoeken in de lijst' },
  { keys: ['J'], label: 'Volgende rij' },
  { keys: ['K'], label: 'Vorige rij' },
  { keys: ['Enter'], label: 'Rij openen' },
  { keys: ['E'], label: 'Rij bewerken' },
];

export const nl = {
  all: 'Alle',
  yes: 'Ja',
  no: 'Nee',
  missing: '–',
  total: 'Totaal',
  history: 'Geschiedenis',
  removed: 'Onlangs verwijderd',
  filter: {
    is: (label: string) => `${label} is`,
    isNot: (label: string) => `${label} is niet`,
    none: 'leeg',
    or: ' of ',
    from: (day: string) => `vanaf ${day}`,
    until: (day: string) => `tot en met ${day}`,
    isEmpty: 'leeg',
    isNotEmpty: 'niet leeg',
    by: 'Filter op deze waarde',
  },
  nothingFound: {
    search: (words: string) => `Niets gevonden voor ‘${words}’`,
    title: 'Niets gevonden',
    searchAndFilter: (filter: string) => `Er staat ook nog een filter aan: ${filter}.`,
    filter: (filter: string) => `Geen enkele rij past bij ${filter}.`,
    clear: 'Filter wissen',
    clearSearch: 'Zoekwoorden wissen',
  },
  notAllowed: { title: 'Geen toegang', text: 'Vraag een beheerder van je organisatie om toegang tot dit onderdeel.' },
  listFailed: {
    title: 'De lijst kon niet laden',
    text: 'Je filters en keuzes zijn bewaard; probeer het nog eens.',
  },
  views: {
    add: 'Weergave',
    save: 'Weergave bewaren',
    same: 'Kies eerst een filter of een andere sortering',
    changed: (name: string) => `${name} · gewijzigd`,
  },
  keys: {
    list: {
      title: 'In een lijst',
      lines: LIST_KEYS,
    },
    /** For a list whose rows can be chosen. */
    chosenList: {
      title: 'In een lijst',
      lines: [...LIST_KEYS, { keys: ['X'], label: 'Rij kiezen' }],
    },
  },
  export: {
    title: 'Exporteren',
    asShownXlsx: 'Zoals op het scherm (Excel)',
    asShownCsv: 'Zoals op het scherm (CSV)',
    allColumns: 'Alle kolommen (Excel)',
    named: (choice: string) => `Exporteren: ${choice}`,
    busy: 'Bestand maken…',
    failed: 'Exporteren is niet gelukt. Probeer het nog eens.',
  },
  remove: {
    done: (name: string) => `${name} is verwijderd.`,
    restored: (name: string) => `${name} staat er weer`,
  },
  removeMany: {
    action: 'Verwijderen…',
    title: (count: number, name?: string) => `${name ?? (count === 1 ? '1 rij' : `${count} rijen`)} verwijderen?`,
    text: (count: number): string =>
      count === 1
        ? 'Je kunt dit 30 dagen lang ongedaan maken.'
        : 'Wat nog in gebruik is, blijft staan, met de reden erbij. Je kunt ze 30 dagen terughalen.',
    finalText: (count: number): string =>
      count === 1
        ? 'Dit kun je niet ongedaan maken.'
        : 'Wat nog in gebruik is, blijft staan, met de reden erbij. De rest is definitief weg.',
    confirm: (count: number) => (count === 1 ? 'Verwijderen' : `${count} rijen verwijderen`),
    done: (count: number, name?: string) =>
      count === 1 ? `${name ?? '1 rij'} is verwijderd.` : `${count} rijen zijn verwijderd.`,
    restored: (count: number, name?: string) =>
      count === 1 ? `${name ?? '1 rij'} staat er weer` : `${count} rijen staan er weer`,
  },
};
