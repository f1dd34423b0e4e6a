import type { CheckIn } from '@move/domain/participants/participant.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const TELWOORDEN = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const STAND = {
  none: 'nog niet',
  present: 'aanwezig',
  absent: 'afwezig',
  signed_out: 'afgemeld',
} as const satisfies Record<CheckIn, string>;
const STATE = {
  none: 'not yet',
  present: 'present',
  absent: 'absent',
  signed_out: 'signed out',
} as const satisfies Record<CheckIn, string>;

const nl = {
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
      text: 'Sessies van vandaag staan hier vanzelf: eerst die van activiteiten waarvan jij trainer bent.',
    },
    install: { title: 'Zet Inchecken op je beginscherm', text: 'Dan opent het met één tik, ook zonder verbinding.' },
    failed: 'De sessies van vandaag zijn niet geladen',
  },
  list: {
    back: 'Terug naar vandaag',
    present: (expected: string) => `van ${expected} aanwezig`,
    search: 'Zoek op naam',
    unsent: (count: number) => `${count} nog niet verstuurd`,
    kept: (when: string) => `Geen verbinding. Je ziet de lijst van ${when}.`,
    age: (age: number) => `${age} jaar`,
    notes: 'Notitie',
    pending: 'Wacht op betaling',
    waiting: 'nog niet verstuurd',
    signedOutAt: (time: string) => `Afgemeld om ${time}`,
    menu: (name: string) => `Meer over ${name}`,
    readNotes: 'Notitie lezen of wijzigen',
    writeNotes: 'Notitie schrijven',
    notOpen: (taken: string) => `${taken} ingeschreven. Inchecken kan vanaf 24 uur voor de start.`,
    notesOf: (name: string) => `Notitie bij ${name}`,
    notesFailed: 'De notitie is niet geladen. Daar is verbinding voor nodig.',
    notesSaved: 'Notitie bewaard',
    notesOffline: 'Niet bewaard: een notitie heeft verbinding nodig. Probeer het opnieuw als die er is.',
    noted: (name: string, status: CheckIn) =>
      status === 'none' ? `${name} staat weer op nog niet` : `${name} is ${STAND[status]}`,
    refused: (text: string) => `Niet genoteerd: ${text}`,
    overtaken: (by: string | null, status: CheckIn) =>
      `Niet genoteerd: ${by ?? 'iemand anders'} koos daarna ‘${STAND[status]}’`,
    replaced: (by: string | null, status: CheckIn) =>
      `${by ?? 'Iemand anders'} had ‘${STAND[status]}’ gekozen; jouw keuze geldt`,
    letIn: 'Toch toelaten',
    full: 'Een medewerker kan iemand boven het aantal plekken toelaten.',
    read: 'Gelezen',
    previous: 'Vorige sessie',
    next: 'Volgende sessie',
    empty: { title: 'Nog niemand ingeschreven', text: 'Wie zich inschrijft staat hier vanzelf.' },
    notFound: { title: 'Niemand gevonden', text: (search: string) => `Geen naam met ‘${search}’.` },
    cut: (count: string) => `De eerste ${count} deelnemers staan hier.`,
    gone: {
      title: 'Deze sessie staat niet bij vandaag',
      text: 'Ze gaat niet door of is op een andere dag. Inchecken kan hier voor de sessies van vandaag.',
    },
    lost: (count: number, why: string) => `${count === 1 ? '1 keuze' : `${count} keuzes`} niet genoteerd: ${why}`,
    isGone: 'wie of wat je koos is er niet meer',
    failed: 'De lijst is niet geladen',
  },
};

const en: typeof nl = {
  title: 'Check-in',
  today: {
    hello: (name, count) => `Hi ${name}, ${NUMBERS[count] ?? count} ${count === 1 ? 'session' : 'sessions'} today`,
    mine: 'Your sessions',
    others: 'Other sessions today',
    past: 'Done',
    upcoming: 'Coming up',
    open: 'Check in',
    present: (count) => `${count} present`,
    taken: (taken) => `${taken} taken`,
    takenOf: (taken, spots) => `${taken} of ${spots}`,
    good: 'Good to know',
    birthday: (name) => `It is ${name}’s birthday`,
    signedOut: (count, time, activity) => `${count} signed out of ${time}, ${activity}`,
    empty: {
      title: 'No sessions today',
      text: 'Today’s sessions appear here by themselves: first those of activities that you train.',
    },
    install: {
      title: 'Put Check-in on your home screen',
      text: 'It then opens with one tap, also without a connection.',
    },
    failed: 'Today’s sessions could not be loaded',
  },
  list: {
    back: 'Back to today',
    present: (expected) => `of ${expected} present`,
    search: 'Search by name',
    unsent: (count) => `${count} not sent`,
    kept: (when) => `No connection. This is the list of ${when}.`,
    age: (age) => `${age} years`,
    notes: 'Note',
    pending: 'Waiting for payment',
    waiting: 'not sent yet',
    signedOutAt: (time) => `Signed out at ${time}`,
    menu: (name) => `More about ${name}`,
    readNotes: 'Read or change the note',
    writeNotes: 'Write a note',
    notOpen: (taken) => `${taken} signed up. Check-in opens 24 hours before the start.`,
    notesOf: (name) => `Note about ${name}`,
    notesFailed: 'The note could not be loaded. You need a connection for that.',
    notesSaved: 'Note saved',
    notesOffline: 'Not saved: a note needs a connection. Try again when there is one.',
    noted: (name, status) => (status === 'none' ? `${name} is back to not yet` : `${name} is ${STATE[status]}`),
    refused: (text) => `Not noted: ${text}`,
    overtaken: (by, status) => `Not noted: ${by ?? 'somebody else'} chose ‘${STATE[status]}’ later`,
    replaced: (by, status) => `${by ?? 'Somebody else'} had chosen ‘${STATE[status]}’; your choice counts`,
    letIn: 'Let in anyway',
    full: 'Staff can let somebody in above the number of spots.',
    read: 'Got it',
    previous: 'Previous session',
    next: 'Next session',
    empty: { title: 'Nobody signed up yet', text: 'Whoever signs up appears here.' },
    notFound: { title: 'Nobody found', text: (search) => `No name with ‘${search}’.` },
    cut: (count) => `The first ${count} participants are shown.`,
    gone: {
      title: 'This session is not among those of today',
      text: 'It was called off or is on another day. Here you check people in for the sessions of today.',
    },
    lost: (count, why) => `${count === 1 ? '1 choice' : `${count} choices`} not noted: ${why}`,
    isGone: 'who or what you chose is no longer there',
    failed: 'The list could not be loaded',
  },
};

export const checkInMessages = defineMessages({ nl, en });
