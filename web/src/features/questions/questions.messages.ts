import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Extra vragen',
  text: 'Wat je wilt weten van wie zich inschrijft of koopt, naast naam en e-mailadres. Iedereen ziet ze in deze volgorde.',
  create: 'Nieuwe vraag',
  edit: 'Bewerken',
  remove: 'Verwijderen',
  archive: 'Archiveren',
  orderText: 'Sleep aan het handvat, of gebruik Alt + pijltjes.',
  ordered: 'De vragen staan in de nieuwe volgorde.',
  types: {
    text: { label: 'Eigen woorden', description: 'Een regel of een paar zinnen.' },
    single_select: { label: 'Eén keuze', description: 'Precies één van je antwoorden.' },
    multi_select: { label: 'Meerdere antwoorden', description: 'Een of meer van je antwoorden.' },
  },
  frozen: (count: number) =>
    count === 1
      ? 'Er is al 1 antwoord, dus het soort antwoord ligt vast.'
      : `Er zijn al ${count} antwoorden, dus het soort antwoord ligt vast.`,
  required: 'verplicht',
  choices: (count: number) => (count === 1 ? '1 keuze' : `${count} keuzes`),
  answers: (count: number) => (count === 1 ? '1 antwoord' : `${count} antwoorden`),
  hints: {
    title: 'Bijvoorbeeld: welk zwemdiploma heb je?',
    options: 'Plak gerust een lijstje: elke regel wordt een antwoord.',
    required: 'Zonder antwoord kan iemand zich niet inschrijven.',
    changed: 'Wie al geantwoord heeft, houdt het antwoord van toen.',
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
    text: 'Worden niet meer gevraagd; de antwoorden die er zijn blijven bij de deelnemers staan.',
    restore: 'Weer stellen',
    restored: (title: string) => `‘${title}’ wordt weer gevraagd`,
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

const en: typeof nl = {
  title: 'Extra questions',
  text: 'What you want to know from whoever signs up or buys, besides a name and an e-mail address. Everybody sees them in this order.',
  create: 'New question',
  edit: 'Edit',
  remove: 'Delete',
  archive: 'Archive',
  orderText: 'Drag by the handle, or use Alt + arrow keys.',
  ordered: 'The questions are in their new order.',
  types: {
    text: { label: 'Own words', description: 'A line or a few sentences.' },
    single_select: { label: 'One choice', description: 'Exactly one of your answers.' },
    multi_select: { label: 'Several choices', description: 'As many of your answers as apply.' },
  },
  frozen: (count) =>
    count === 1
      ? 'There is 1 answer already, so the kind of answer is fixed.'
      : `There are ${count} answers already, so the kind of answer is fixed.`,
  required: 'required',
  choices: (count) => (count === 1 ? '1 choice' : `${count} choices`),
  answers: (count) => (count === 1 ? '1 answer' : `${count} answers`),
  hints: {
    title: 'For example: which swimming diploma do you have?',
    options: 'Go ahead and paste a list: every line becomes an answer.',
    required: 'Without an answer nobody can sign up.',
    changed: 'Whoever answered already keeps the answer of that time.',
    url: 'For example your size chart or regulations.',
  },
  options: {
    one: (n) => `Answer ${n}`,
    add: 'Add an answer',
    addHint: 'Type an answer and press Enter',
    full: (max) => `There can’t be more than ${max} answers.`,
    added: (count) => (count === 1 ? '1 answer added' : `${count} answers added`),
    known: 'Those answers are there already.',
  },
  preview: {
    title: 'As the participant sees it',
    text: 'Try it out; nothing is kept.',
    check: 'Check',
    fine: 'Everything is filled in correctly.',
  },
  answer: {
    more: 'More about this',
    none: 'No answer',
    choose: 'Choose an answer',
    changed: 'The questions have changed.',
  },
  archived: {
    title: 'Archived',
    text: 'No longer asked; the answers that there are stay with the participants.',
    restore: 'Ask again',
    restored: (title) => `‘${title}’ is asked again`,
  },
  removing: {
    title: (title) => `Archive ‘${title}’?`,
    text: (count) =>
      count === 1
        ? 'There is 1 answer. It is kept; the question is no longer asked.'
        : `There are ${count} answers. They are kept; the question is no longer asked.`,
    confirm: 'Archive',
  },
  empty: {
    title: 'No extra questions yet',
    text: 'Ask what you need to receive somebody well, such as a diploma, a size or an allergy.',
  },
};

export const questionMessages = defineMessages({ nl, en });
