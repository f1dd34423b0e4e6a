import { defineDutch } from '../platform/texts/messages.ts';

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
  found: (count: string) => `${count} gevonden`,
  filter: {
    choose: 'Kies een filter',
    apply: 'Toepassen',
    is: (label: string) => `${label} is`,
    back: 'Andere filter',
    isNot: (label: string) => `${label} is niet`,
    isAny: 'is',
    isNone: 'is niet',
    none: 'leeg',
    or: ' of ',
    firstDay: 'Vanaf',
    lastDay: 'Tot en met',
    from: (day: string) => `vanaf ${day}`,
    until: (day: string) => `tot en met ${day}`,
    backwards: 'Ligt vóór de eerste dag',
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
    update: (name: string) => `‘${name}’ bijwerken`,
    name: 'Naam van de weergave',
    shared: 'Zichtbaar voor',
    sharing: { me: 'Alleen ik', organization: 'Mijn organisatie', all: 'Iedereen' },
    remove: (name: string) => `Weergave ‘${name}’ verwijderen`,
    removed: (name: string) => `Weergave ‘${name}’ is verwijderd.`,
    saved: (name: string) => `Weergave ‘${name}’ is bewaard`,
    title: 'Weergave bewaren',
    text: 'Filters, sortering en kolommen blijven zo bewaard.',
    manage: 'Weergaven beheren',
  },
  keys: {
    list: {
      title: 'In een lijst',
      lines: LIST_KEYS,
    },
    /** Of a list whose rows can be chosen. */
    chosenList: {
      title: 'In een lijst',
      lines: [...LIST_KEYS, { keys: ['X'], label: 'Rij kiezen' }],
    },
    form: {
      title: 'In een formulier',
      lines: [
        { keys: ['Ctrl S'], label: 'Opslaan' },
        { keys: ['Alt ↑'], label: 'Vorige uit de lijst' },
        { keys: ['Alt ↓'], label: 'Volgende uit de lijst' },
      ],
    },
  },
  bulk: {
    done: (count: number) => (count === 1 ? '1 rij is bijgewerkt' : `${count} rijen zijn bijgewerkt`),
    failed: (count: number) => (count === 1 ? 'Bij 1 rij is het niet gelukt' : `Bij ${count} rijen is het niet gelukt`),
    failedText: 'Deze rijen blijven gekozen, met de reden erbij. De andere zijn klaar.',
    close: 'Sluiten',
  },
  export: {
    title: 'Exporteren',
    asCsv: 'Exporteren als CSV',
    asXlsx: 'Exporteren als Excel (xlsx)',
    busy: 'Bestand maken…',
    failed: 'Exporteren is niet gelukt. Probeer het nog eens.',
    done: 'Het bestand staat bij je downloads',
    tooMany: (limit: string, total: string) => ({
      title: `De eerste ${limit} rijen exporteren?`,
      text: `In één bestand passen ${limit} rijen; deze lijst heeft er ${total}. Filter de lijst om ook de rest op te halen.`,
      confirmLabel: `${limit} rijen exporteren`,
    }),
  },
  edit: {
    leave: {
      title: 'Wijzigingen niet opgeslagen',
      text: (count: number, name: string) =>
        `Je hebt ${count === 1 ? '1 wijziging' : `${count} wijzigingen`} in ${name}. Ga je weg zonder opslaan, dan ${count === 1 ? 'is die' : 'zijn ze'} kwijt.`,
      stay: 'Verder bewerken',
      discard: 'Verwerpen',
      save: 'Opslaan en weggaan',
    },
    saved: (name: string) => `${name} is opgeslagen`,
    created: (name: string | null) => (name === null ? 'Toegevoegd' : `${name} is toegevoegd`),
    otherTab: 'Op een ander tabblad klopt nog iets. Wat je daar typte staat er nog.',
    summary: 'Vul alle velden correct in',
    failed: 'Opslaan is niet gelukt. Wat je hebt ingevuld staat er nog; probeer het nog eens.',
    offline: 'Geen verbinding. Wat je hebt ingevuld staat er nog; sla op zodra je weer online bent.',
    number: (id: string) => `Foutnummer ${id}`,
    readOnly: 'Je kunt dit bekijken, maar niet wijzigen. Vraag een beheerder om toegang.',
    empty: 'leeg',
    changed: 'gewijzigd',
    create: 'Toevoegen',
  },
  gone: {
    title: 'Dit is er niet (meer)',
    text: 'De link klopt niet, of iemand heeft het verwijderd.',
  },
  stale: {
    title: 'Iemand anders heeft dit ook gewijzigd',
    notice: (who: string | null, when: string) =>
      `${who ?? 'Iemand anders'} heeft dit ${when} opgeslagen. Bekijk de verschillen voor je verdergaat.`,
    view: 'Bekijk de verschillen',
    text: 'Wat maar één van jullie heeft gewijzigd, gaat vanzelf samen. Kies bij de rest wat er moet staan.',
    mine: 'Mijn wijziging',
    theirs: 'Hun wijziging',
    taken: 'Overgenomen',
    save: 'Samenvoegen en opslaan',
    cancel: 'Verder bewerken',
  },
  draft: {
    found: (when: string) => `Je was hier ${when} mee begonnen.`,
    restore: 'Verdergaan waar ik was',
    discard: 'Weggooien',
    kept: (time: string) => `Concept bewaard om ${time}`,
  },
  remove: {
    done: (name: string) => `${name} is verwijderd.`,
    restored: (name: string) => `${name} staat er weer`,
  },
  removeMany: {
    action: 'Verwijderen',
    title: (count: number) => (count === 1 ? 'De gekozen rij verwijderen?' : `${count} rijen verwijderen?`),
    text: 'Wat nog in gebruik is, blijft staan, met de reden erbij. Je kunt ze 30 dagen terughalen.',
    finalText: 'Wat nog in gebruik is, blijft staan, met de reden erbij. De rest is definitief weg.',
    confirm: (count: number) => (count === 1 ? 'Verwijderen' : `${count} rijen verwijderen`),
    done: (count: number) => (count === 1 ? '1 rij is verwijderd.' : `${count} rijen zijn verwijderd.`),
    restored: (count: number) => (count === 1 ? '1 rij staat er weer' : `${count} rijen staan er weer`),
  },
};

/** The texts of lists and forms that name no field and no entity. */
export const screenWords = defineDutch('screens', nl);
