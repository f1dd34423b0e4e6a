import { peopleNl, plural, sessionsNl } from '../../../platform/texts/counted.ts';

export const nl = {
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
  canceledSessions: (count: number) => `${count} afgelast`,
  ahead: (count: number) => `nog ${count}`,
  unlimited: 'onbeperkt',
  full: 'vol',
  fullInSessions: 'Vol',
  closed: 'gesloten',
  free: 'Gratis',
  startsOn: (day: string) => `start ${day}`,
  noSessions: 'nog geen sessies',
  sections: {
    name: { title: 'Bundel', text: 'Hoe de cursus heet en wat mensen ervan mogen verwachten.' },
    start: { title: 'Start en plekken', text: 'Deelnemers hebben een plek in alle komende sessies.' },
    sessions: {
      title: 'Sessies',
      text: 'Kies sessies die er al zijn. Nieuwe plan je straks, op de tab Sessies van de bundel.',
    },
  },
  hints: {
    start: 'Uiterlijk de dag van de eerste sessie',
    spots: 'Leeg is onbeperkt, 0 is gesloten',
    spotsOfFullest: (count: string) =>
      `Let op: in de volste komende sessie is plek voor ${count}. Meer mensen kunnen niet aan deze bundel meedoen; geef die sessie eerst meer plekken.`,
    rate: 'Nog een prijs, zoals voor leden? Maak een tweede bundel met dezelfde sessies.',
    sessions: 'Leeg laten kan: je voegt ze later toe',
    priceOfOne: 'Let op: dit is de prijs van één losse sessie. Kies of maak een tarief voor de hele bundel.',
    price: 'Voor de hele bundel: alle sessies samen',
    priceOf: (sessions: number, price: string, separately: string | null) =>
      `Voor de hele bundel: ${sessionsNl(sessions)} voor ${price}${separately === null ? '' : ` (los ${separately})`}`,
  },
  rail: {
    room: 'Plek',
    left: (count: string) => `Er kunnen nog ${count} mensen bij.`,
    leftNone: 'Deze bundel is vol.',
    closed: 'Deze bundel is gesloten.',
    leftAlways: 'Er is altijd plek.',
    byFullest: 'Ook de volste komende sessie telt mee.',
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
  grid: 'In een rooster plannen',
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
