import type { CheckIn } from '@move/domain/participants/participant.ts';

const TELWOORDEN = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];

const STAND = {
  none: 'nog niet',
  present: 'aanwezig',
  absent: 'afwezig',
  signed_out: 'afgemeld',
} as const satisfies Record<CheckIn, string>;

export const nl = {
  title: 'Inchecken',
  today: {
    hello: (name: string, count: number) =>
      `Hoi ${name}, ${TELWOORDEN[count] ?? count} ${count === 1 ? 'sessie' : 'sessies'} vandaag`,
    mine: 'Jouw sessies',
    others: 'Andere sessies van vandaag',
    past: 'Geweest',
    upcoming: 'Binnenkort',
    open: 'Inchecken',
    present: (count: string) => `${count} aanwezig`,
    taken: (taken: string) => `${taken} bezet`,
    takenOf: (taken: string, spots: string) => `${taken} van ${spots}`,
    good: 'Goed om te weten',
    birthday: (name: string) => `${name} is vandaag jarig`,
    signedOut: (count: number, time: string, activity: string) =>
      `${count} ${count === 1 ? 'afmelding' : 'afmeldingen'} voor ${time}, ${activity}`,
    empty: {
      title: 'Vandaag geen sessies',
      text: 'Hier zie je de sessies van vandaag, jouw eigen sessies eerst.',
    },
    install: { title: 'Zet Inchecken op je beginscherm', text: 'Dan opent het met één tik, ook zonder verbinding.' },
    failed: 'De sessies van vandaag zijn niet geladen',
  },
  list: {
    back: 'Terug naar vandaag',
    present: (expected: string) => `van ${expected} aanwezig`,
    search: 'Zoek op naam',
    unsent: (count: number) => `${count} nog niet verstuurd`,
    notSaved: (count: number) => `${count} niet gelukt`,
    kept: (when: string) => `Geen verbinding. Je ziet de lijst van ${when}.`,
    age: (age: number) => `${age} jaar`,
    notes: 'Notitie',
    pending: 'Wacht op betaling',
    waiting: 'nog niet verstuurd',
    signedOutAt: (time: string) => `Afgemeld om ${time}`,
    menu: (name: string) => `Meer over ${name}`,
    readNotes: 'Notitie lezen of wijzigen',
    writeNotes: 'Notitie schrijven',
    pay: {
      action: 'Betaald aan de deur…',
      ofBundle: 'Deze plek hoort bij een bundel. Een medewerker noteert de betaling bij de deelnemers van de bundel.',
      online: 'Deze plek wordt online betaald. Aan de deur kan dat niet.',
      nothingToPay: 'Voor deze plek hoeft niets meer betaald te worden.',
      offline: 'Daar is verbinding voor nodig.',
      title: (name: string) => `Heeft ${name} betaald?`,
      text: (amount: string) => `Je noteert dat je ${amount} contant hebt ontvangen.`,
      confirm: (amount: string) => `${amount} ontvangen`,
      done: (name: string) => `${name} heeft betaald`,
    },
    notOpen: (taken: string) => `${taken} ingeschreven. Inchecken kan vanaf 24 uur voor de start.`,
    notesOf: (name: string) => `Notitie bij ${name}`,
    notesFailed: 'De notitie is niet geladen.',
    notesSaved: 'Notitie bewaard',
    leaveNote: {
      title: 'Notitie niet bewaren?',
      text: 'Wat je hebt getypt gaat verloren.',
      confirm: 'Niet bewaren',
      stay: 'Verder schrijven',
    },
    notesQueued: 'Notitie bewaard op deze telefoon; ze wordt nog verstuurd',
    notesAdded: 'De notitie die er al is, is zonder verbinding niet te lezen. Wat je schrijft komt eronder.',
    noteChanged: 'iemand anders heeft de notitie intussen gewijzigd',
    noteChangedTo: (note: string) =>
      note === ''
        ? 'Iemand anders heeft de notitie intussen verwijderd. Sla opnieuw op om de jouwe te schrijven.'
        : `Iemand anders heeft de notitie intussen gewijzigd in “${note}”. Sla opnieuw op om die door de jouwe te vervangen.`,
    noteRefused: (text: string) => `Notitie niet bewaard: ${text}`,
    noteRefusedLate: (name: string, text: string) => `Notitie bij ${name} niet bewaard: ${text}`,
    noted: (name: string, status: CheckIn) =>
      status === 'none' ? `${name} is niet meer ingecheckt` : `${name} is ${STAND[status]}`,
    refused: (text: string) => `Niet genoteerd: ${text}`,
    refusedLate: (name: string, text: string) => `Niet genoteerd voor ${name}: ${text}`,
    overtaken: (by: string | null, status: CheckIn) =>
      `Niet genoteerd: ${by ?? 'iemand anders'} koos daarna ‘${STAND[status]}’`,
    replaced: (by: string | null, status: CheckIn) =>
      `${by ?? 'Iemand anders'} had ‘${STAND[status]}’ gekozen; jouw keuze geldt`,
    letIn: 'Toch toelaten',
    full: 'Een medewerker kan iemand toelaten bij een volle sessie.',
    read: 'Gelezen',
    previous: 'Vorige sessie',
    next: 'Volgende sessie',
    empty: { title: 'Nog geen deelnemers', text: 'Hier zie je wie zich inschrijft.' },
    notFound: { title: 'Niemand gevonden', text: (search: string) => `Geen naam met ‘${search}’.` },
    cut: (count: string) => `De eerste ${count} deelnemers staan hier.`,
    gone: {
      title: 'Deze sessie is niet vandaag',
      text: 'Ze gaat niet door of is op een andere dag. Inchecken kan hier voor de sessies van vandaag.',
    },
    lost: (count: number, why: string) => `${count === 1 ? '1 keuze' : `${count} keuzes`} niet genoteerd: ${why}`,
    isGone: 'wie of wat je koos is er niet meer',
    failed: 'De lijst is niet geladen',
    walkIn: {
      add: (name: string) => `${name} toevoegen`,
      addSomeone: 'Iemand toevoegen',
      notListed: 'Staat iemand er niet bij?',
      edit: 'Aanpassen',
      refused: (text: string) => `Niet toegevoegd: ${text}`,
      refusedLate: (name: string, text: string) => `${name} is niet toegevoegd: ${text}`,
      queued: (name: string) => `${name} is genoteerd op deze telefoon en wordt nog verstuurd`,
      added: (name: string) => `${name} staat erbij en is aanwezig`,
    },
  },
};
