export const nl = {
  title: 'Extra vragen',
  text: 'Vragen aan deelnemers en kopers, naast naam en e-mailadres. Ze staan bij de inschrijving in deze volgorde.',
  create: 'Nieuwe vraag',
  edit: 'Bewerken',
  remove: 'Verwijderen',
  archive: 'Archiveren',
  orderText: 'Sleep aan het handvat, of gebruik Alt + pijltjes.',
  ordered: 'De vragen staan in de nieuwe volgorde.',
  types: {
    text: { label: 'Vrije tekst', description: 'Een regel of een paar zinnen.' },
    single_select: { label: 'Eén keuze', description: 'Precies één van je antwoorden.' },
    multi_select: { label: 'Meerdere antwoorden', description: 'Een of meer van je antwoorden.' },
  },
  frozen: (count: number) =>
    count === 1
      ? 'Er is al 1 antwoord, dus het soort antwoord ligt vast.'
      : `Er zijn al ${count} antwoorden, dus het soort antwoord ligt vast.`,
  required: 'verplicht',
  choices: (count: number) => (count === 1 ? '1 antwoord om uit te kiezen' : `${count} antwoorden om uit te kiezen`),
  answers: (count: number) => `${count} keer beantwoord`,
  hints: {
    title: 'Bijvoorbeeld: welk zwemdiploma heb je?',
    options: 'Plak gerust een lijstje: elke regel wordt een antwoord.',
    required: 'Zonder antwoord kan iemand zich niet inschrijven.',
    changed: 'Antwoorden die al gegeven zijn, veranderen niet.',
    url: 'Bijvoorbeeld je maattabel of reglement.',
  },
  options: {
    one: (n: number) => `Antwoord ${n}`,
    add: 'Antwoord toevoegen',
    addHint: 'Typ een antwoord en druk op Enter',
    full: (max: number) => `Meer dan ${max} antwoorden kan niet.`,
    added: (count: number) => (count === 1 ? '1 antwoord toegevoegd' : `${count} antwoorden toegevoegd`),
    known: 'Die antwoorden staan er al.',
  },
  preview: {
    title: 'Zo ziet de deelnemer het',
    text: 'Probeer het gerust; er wordt niets bewaard.',
    check: 'Controleren',
    fine: 'Alles is goed ingevuld.',
  },
  answer: {
    more: 'Meer uitleg',
    none: 'Geen antwoord',
    choose: 'Kies een antwoord',
    changed: 'De vragen zijn gewijzigd.',
  },
  archived: {
    title: 'Gearchiveerd',
    text: 'Deze vragen worden niet meer gesteld. Deelnemers houden hun antwoorden.',
    restore: 'Herstellen',
    restored: (title: string) => `‘${title}’ is hersteld`,
  },
  removing: {
    title: (title: string) => `‘${title}’ archiveren?`,
    text: (count: number) =>
      count === 1
        ? 'Er is 1 antwoord. Dat blijft bewaard; de vraag wordt niet meer gesteld.'
        : `Er zijn ${count} antwoorden. Die blijven bewaard; de vraag wordt niet meer gesteld.`,
    confirm: 'Archiveren',
  },
  empty: {
    title: 'Nog geen extra vragen',
    text: 'Vraag wat je nodig hebt om iemand goed te ontvangen, bijvoorbeeld een diploma, een maat of een allergie.',
  },
};
