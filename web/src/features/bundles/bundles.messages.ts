import { peopleEn, peopleNl, plural, sessionsEn, sessionsNl } from '../../platform/texts/counted.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Bundels',
  search: 'Naam van de bundel',
  create: 'Bundel maken',
  peopleHidden: 'Wie er meedoen is alleen te zien met het recht om deelnemers te beheren.',
  tabs: { general: 'Algemeen', sessions: 'Sessies', participants: 'Deelnemers', waitlist: 'Wachtlijst' },
  columns: {
    name: 'Naam',
    start: 'Start',
    sessions: 'Sessies',
    next: 'Volgende sessie',
    occupancy: 'Bezetting',
    free: 'Nog vrij',
    price: 'Prijs',
    waitlist: 'Wachtlijst',
  },
  empty: {
    title: 'Nog geen bundels',
    text: 'Een bundel is een cursus: één inschrijving voor een aantal sessies samen.',
  },
  past: { label: 'Afgelopen', yes: 'Ja', no: 'Nee' },
  sessions: sessionsNl,
  ahead: (count: number) => `nog ${count}`,
  unlimited: 'onbeperkt',
  full: 'vol',
  free: 'Gratis',
  startsOn: (day: string) => `start ${day}`,
  noSessions: 'nog geen sessies',
  sections: {
    name: { title: 'Bundel', text: 'Hoe de cursus heet en wat mensen ervan mogen verwachten.' },
    start: { title: 'Start en plekken', text: 'Wie meedoet, heeft een plek in elke sessie die nog komt.' },
    sessions: {
      title: 'Sessies',
      text: 'Kies sessies die er al zijn. Nieuwe plan je straks, op de tab Sessies van de bundel.',
    },
  },
  hints: {
    start: 'Uiterlijk de dag van de eerste sessie',
    spots: 'Leeg is onbeperkt, 0 is gesloten',
    sessions: 'Leeg laten kan: je voegt ze later toe',
  },
  rail: {
    room: 'Plek',
    left: (count: string) => `Er kunnen nog ${count} mensen bij.`,
    leftNone: 'Er kan niemand meer bij.',
    leftAlways: 'Er is altijd plek.',
    byFullest: 'De volste sessie die nog komt, telt mee.',
    course: 'Verloop',
    span: (first: string, last: string) => `${first} tot en met ${last}`,
  },
  noPrice: 'nog niet gekozen',
  inheritedRate: (rate: string) => `Tarief van de activiteit (${rate})`,
  added: {
    action: 'Bestaande toevoegen',
    title: 'Sessies toevoegen',
    text: 'Sessies van deze activiteit die nog niet in de bundel zitten. Wie aan de bundel meedoet, komt ook hier.',
    label: 'Sessies',
    confirm: (count: number) => (count === 0 ? 'Toevoegen' : `${sessionsNl(count)} toevoegen`),
    nothing: 'Kies minimaal één sessie',
    none: 'Er zijn geen andere sessies vanaf de dag dat de bundel start. Plan er nieuwe.',
    done: (count: number, people: number) =>
      people === 0
        ? `${sessionsNl(count)} toegevoegd`
        : `${sessionsNl(count)} toegevoegd, met ${plural(people, 'plek', 'plekken')} voor wie al meedoet`,
  },
  choose: {
    search: 'Dag, tijd of locatie',
    chooseAll: (count: number) => (count === 1 ? 'Deze kiezen' : `Alle ${count} kiezen`),
    chooseNone: (count: number): string => (count === 1 ? 'Deze niet kiezen' : 'Niets kiezen'),
    chosen: (count: number) => `${count} gekozen`,
    nothing: 'Geen sessie gevonden',
    more: (count: number) => `Dit zijn de eerste ${count}. Zoek op dag, tijd of locatie om latere te vinden.`,
  },
  plan: 'Sessies plannen',
  grid: 'Meer tegelijk plannen',
  emptySessions: {
    title: 'Nog geen sessies in deze bundel',
    text: 'Voeg sessies toe die er al zijn, plan een reeks, of plak een heel rooster uit een spreadsheet.',
  },
  takeOut: {
    action: 'Uit de bundel halen',
    title: (day: string) => `Sessie van ${day} uit de bundel halen?`,
    text: (people: string) =>
      `${people}. Zij verliezen die plek, krijgen hun deel van de prijs terug en een mail. Dit kan niet worden teruggedraaid.`,
    confirm: 'Sessie uit de bundel halen',
    done: 'De sessie is uit de bundel gehaald.',
    back: 'De sessie zit weer in de bundel',
  },
  removing: {
    action: 'Bundel verwijderen…',
    title: (name: string) => `${name} verwijderen?`,
    text: (people: number) =>
      `${peopleNl(people)} ${people === 1 ? 'verliest de' : 'verliezen hun'} plek in alle sessies en ${people === 1 ? 'krijgt' : 'krijgen'} een mail en terug wat voor de komende sessies is betaald.`,
    waiting: (people: number) =>
      people === 1
        ? '1 wachtende verliest de plek op de wachtlijst en krijgt bericht.'
        : `${people} wachtenden verliezen hun plek op de wachtlijst en krijgen bericht.`,
    final: 'Dit kan niet worden teruggedraaid.',
    done: (name: string) => `${name} is verwijderd`,
    confirmAlone: 'Bundel verwijderen',
    cancel: {
      action: 'Bundel afgelasten…',
      title: (name: string) => `${name} afgelasten?`,
      stays: 'De sessies zelf blijven.',
      confirm: 'Bundel afgelasten',
      keep: 'Toch niet',
      done: (name: string) => `${name} is afgelast`,
    },
  },
  open: 'Bekijken',
};

const en: typeof nl = {
  title: 'Bundles',
  search: 'Name of the bundle',
  create: 'Make bundle',
  peopleHidden: 'Who takes part is shown only to those who may manage participants.',
  tabs: { general: 'General', sessions: 'Sessions', participants: 'Participants', waitlist: 'Waiting list' },
  columns: {
    name: 'Name',
    start: 'Start',
    sessions: 'Sessions',
    next: 'Next session',
    occupancy: 'Occupancy',
    free: 'Left',
    price: 'Price',
    waitlist: 'Waiting list',
  },
  empty: { title: 'No bundles yet', text: 'A bundle is a course: one sign-up for a number of sessions together.' },
  past: { label: 'Over', yes: 'Yes', no: 'No' },
  sessions: sessionsEn,
  ahead: (count) => `${count} to come`,
  unlimited: 'unlimited',
  full: 'full',
  free: 'Free',
  startsOn: (day) => `starts ${day}`,
  noSessions: 'no sessions yet',
  sections: {
    name: { title: 'Bundle', text: 'What the course is called and what people may expect of it.' },
    start: { title: 'Start and spots', text: 'Whoever takes part has a spot in every session to come.' },
    sessions: {
      title: 'Sessions',
      text: 'Choose sessions that are there already. You plan new ones later, on the tab Sessions of the bundle.',
    },
  },
  hints: {
    start: 'At the latest the day of the first session',
    spots: 'Empty is unlimited, 0 is closed',
    sessions: 'Optional: you can add them later',
  },
  rail: {
    room: 'Room',
    left: (count) => `${count} more people can join.`,
    leftNone: 'Nobody else can join.',
    leftAlways: 'There is always room.',
    byFullest: 'The fullest session to come counts too.',
    course: 'Course',
    span: (first, last) => `${first} to ${last}`,
  },
  noPrice: 'not chosen yet',
  inheritedRate: (rate) => `Rate of the activity (${rate})`,
  added: {
    action: 'Add existing',
    title: 'Add sessions',
    text: 'Sessions of this activity that are not in the bundle yet. Whoever is in the bundle comes to them too.',
    label: 'Sessions',
    confirm: (count) => (count === 0 ? 'Add' : `Add ${sessionsEn(count)}`),
    nothing: 'Choose at least one session',
    none: 'There are no other sessions on or after the day that the bundle starts. Plan new ones.',
    done: (count, people) =>
      people === 0
        ? `${sessionsEn(count)} added`
        : `${sessionsEn(count)} added, with ${plural(people, 'spot', 'spots')} for those who take part`,
  },
  choose: {
    search: 'Day, time or location',
    chooseAll: (count) => (count === 1 ? 'Choose this one' : `Choose all ${count}`),
    chooseNone: (count) => (count === 1 ? 'Leave this one out' : `Leave all ${count} out`),
    chosen: (count) => `${count} chosen`,
    nothing: 'No session found',
    more: (count) => `These are the first ${count}. Search by day, time or location to find later ones.`,
  },
  plan: 'Plan sessions',
  grid: 'Plan several at once',
  emptySessions: {
    title: 'No sessions in this bundle yet',
    text: 'Add sessions that are there already, plan a series, or paste a whole grid from a spreadsheet.',
  },
  takeOut: {
    action: 'Take out of the bundle',
    title: (day) => `Take the session of ${day} out of the bundle?`,
    text: (people) =>
      `${people}. They lose that spot, get back their share of the price and are mailed. This cannot be undone.`,
    confirm: 'Take session out of the bundle',
    done: 'The session has been taken out of the bundle.',
    back: 'The session is in the bundle again',
  },
  removing: {
    action: 'Delete bundle…',
    title: (name) => `Delete ${name}?`,
    text: (people) =>
      `${peopleEn(people)} will lose ${people === 1 ? 'the spot' : 'their spots'} in all sessions, be mailed and get back what was paid for those to come.`,
    waiting: (people) =>
      people === 1
        ? '1 person who waits loses the place on the waiting list and will be told.'
        : `${people} people who wait lose their places on the waiting list and will be told.`,
    final: 'This cannot be undone.',
    done: (name) => `${name} has been deleted`,
    confirmAlone: 'Delete bundle',
    cancel: {
      action: 'Cancel bundle…',
      title: (name) => `Cancel ${name}?`,
      stays: 'The sessions themselves stay.',
      confirm: 'Cancel bundle',
      keep: 'Keep',
      done: (name) => `${name} has been cancelled`,
    },
  },
  open: 'View',
};

export const bundleMessages = defineMessages({ nl, en });
