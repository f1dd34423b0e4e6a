import { peopleEn, peopleNl, plural, sessionsEn, sessionsNl } from '../../platform/texts/counted.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Sessies',
  create: 'Sessies plannen',
  inGrid: 'In een rooster plannen',
  search: 'Activiteit, organisatie of locatie',
  view: 'Weergave',
  views: { list: 'Lijst', day: 'Dag', week: 'Week', month: 'Maand' },
  count: sessionsNl,
  people: peopleNl,
  columns: {
    date: 'Datum',
    time: 'Tijd',
    status: 'Status',
    activity: 'Activiteit',
    organization: 'Organisatie',
    location: 'Locatie',
    occupancy: 'Bezetting',
    waitlist: 'Wachtlijst',
    series: 'Reeks',
  },
  occupancy: { of: (spots: string) => `van ${spots}`, unlimited: 'onbeperkt', full: 'vol', closed: 'gesloten' },
  filters: { sport: 'Sport', past: 'Al geweest' },
  fromToday: { name: 'Vanaf', value: 'vandaag', turnOn: 'Vanaf vandaag' },
  empty: {
    title: 'Nog geen sessies',
    text: 'Plan één sessie of een hele reeks. Je ziet elke datum voordat je opslaat.',
  },
  emptyPlatform: { title: 'Nog geen sessies', text: 'Zodra organisaties sessies plannen, staan ze hier.' },
  noUpcoming: {
    title: 'Geen sessies vanaf vandaag',
    text: 'Eerdere sessies staan er nog.',
    show: 'Toon eerdere sessies',
  },
  sections: {
    when: { title: 'Wanneer', text: 'Tijden gelden op de plek zelf, ook als de klok verzet wordt.' },
    repeat: {
      title: 'Herhaling',
      text: 'Je ziet elke datum voordat je opslaat. Vrije dagen slaan we over, tenzij je anders kiest.',
    },
    spots: { title: 'Plekken en plaats', text: 'Wat je leeg laat, komt van de activiteit.' },
    window: { title: 'Inschrijven', text: 'In minuten vóór de start. Leeg is zoals bij de activiteit.' },
  },
  repeats: 'Deze sessie herhalen',
  hints: { spots: 'Leeg is onbeperkt, 0 is gesloten' },
  inheritedRate: (rate: string) => `Tarief van de activiteit (${rate})`,
  inheritedPlace: (place: string) => `Locatie van de activiteit (${place})`,
  noPlace: 'geen',
  free: 'Gratis',
  windowOf: (day: string) => `Sessie van ${day}:`,
  plan: (count: number, skipped: number) =>
    `${sessionsNl(count)} plannen${skipped > 0 ? `, ${skipped} overslaan` : ''}`,
  planned: (count: number) => `${sessionsNl(count)} gepland`,
  preview: {
    title: 'Dit wordt gepland',
    incomplete: 'Zodra de gegevens hierboven kloppen, staat hier wat je plant.',
    more: (count: number) => `Nog ${plural(count, 'datum', 'data')} tonen`,
    holidays: (count: number, names: string) =>
      `${count === 1 ? '1 datum valt' : `${count} data vallen`} op een vrije dag: ${names}.`,
    skip: 'Overslaan',
    keep: 'Toch plannen',
    skipped: (count: number, names: string) => `${sessionsNl(count)} overgeslagen: ${names}.`,
    unskip: 'Toch plannen',
    begun: (count: number) => `${sessionsNl(count)} ${count === 1 ? 'begint' : 'beginnen'} in het verleden.`,
    overlap: 'Sommige sessies beginnen voordat de vorige is afgelopen.',
    clash: (count: number, name: string) =>
      count === 1
        ? `Op 1 datum is de locatie al bezet (${name}).`
        : `Op ${count} data is de locatie al bezet (${name}).`,
    busy: (count: number, trainers: string, name: string) =>
      `Op ${count === 1 ? '1 datum' : `${count} data`} is ${trainers} ook bij ${name}.`,
    exception: 'houdt eigen tijd',
  },
  scope: {
    question: 'Wat wil je aanpassen?',
    removeQuestion: 'Wat wil je verwijderen?',
    this: 'Alleen deze sessie',
    following: 'Deze en alle volgende sessies',
    counts: (sessions: number, people: number) => `${sessionsNl(sessions)}, ${peopleNl(people)}`,
  },
  change: {
    title: 'Sessie aanpassen',
    seriesTitle: 'Reeks aanpassen',
    confirm: (count: number) => `${sessionsNl(count)} aanpassen`,
    done: (count: number) => `${sessionsNl(count)} aangepast`,
    touched: 'Wat er verandert',
    moved: (count: number) => `${sessionsNl(count)} op een andere tijd`,
    created: (count: number) => `${sessionsNl(count)} erbij`,
    removed: (count: number) => `${sessionsNl(count)} ${count === 1 ? 'vervalt' : 'vervallen'}`,
    exceptions: (count: number) => `${count} eerder los gewijzigd: ${count === 1 ? 'houdt' : 'houden'} eigen tijd`,
    inPlace: 'Datums en tijden blijven zoals ze zijn',
    told: (count: number) => `${peopleNl(count)} met een andere tijd of plek`,
    tell: 'Mail deelnemers over de nieuwe tijd of plek',
    tellHint: 'Wie betaald heeft krijgt altijd bericht als de begintijd verandert.',
    surplus: 'Deze sessies vervallen maar hebben deelnemers:',
    force: (people: number) =>
      `Toch laten vervallen: ${peopleNl(people)} ${people === 1 ? 'krijgt' : 'krijgen'} bericht en geld terug`,
  },
  remove: {
    action: 'Sessie verwijderen…',
    title: (day: string) => `Sessie van ${day} verwijderen?`,
    nobody: 'Er doet nog niemand mee. Je kunt dit ongedaan maken.',
    cancelAction: 'Sessie afgelasten…',
    waiting: (count: number) =>
      count === 1
        ? '1 wachtende verliest de plek op de wachtlijst en krijgt bericht.'
        : `${count} wachtenden verliezen hun plek op de wachtlijst en krijgen bericht.`,
    confirm: (count: number) => `${sessionsNl(count)} verwijderen`,
    done: (count: number) => (count === 1 ? 'De sessie is verwijderd.' : `${count} sessies zijn verwijderd.`),
    restored: (count: number) => (count === 1 ? 'De sessie is terug' : `${count} sessies zijn terug`),
  },
  open: 'Bekijken',
  tabs: { settings: 'Instellingen', participants: 'Deelnemers', waitlist: 'Wachtlijst' },
  ofSeries: (position: number, count: number) => `sessie ${position} van ${count}`,
  rail: { waiting: 'Wachtlijst', series: 'Reeks', waitlist: (count: number) => `${count} op de wachtlijst` },
};

const en: typeof nl = {
  title: 'Sessions',
  create: 'Plan sessions',
  inGrid: 'Plan in a grid',
  search: 'Activity, organisation or location',
  view: 'View',
  views: { list: 'List', day: 'Day', week: 'Week', month: 'Month' },
  count: sessionsEn,
  people: peopleEn,
  columns: {
    date: 'Date',
    time: 'Time',
    status: 'Status',
    activity: 'Activity',
    organization: 'Organisation',
    location: 'Location',
    occupancy: 'Occupancy',
    waitlist: 'Waiting list',
    series: 'Series',
  },
  occupancy: { of: (spots) => `of ${spots}`, unlimited: 'unlimited', full: 'full', closed: 'closed' },
  filters: { sport: 'Sport', past: 'Already past' },
  fromToday: { name: 'From', value: 'today', turnOn: 'From today' },
  empty: {
    title: 'No sessions yet',
    text: 'Plan one session or a whole series. You see every date before you save.',
  },
  emptyPlatform: { title: 'No sessions yet', text: 'As soon as organisations plan sessions, they are listed here.' },
  noUpcoming: {
    title: 'No sessions from today',
    text: 'Earlier sessions are still there.',
    show: 'Show earlier sessions',
  },
  sections: {
    when: { title: 'When', text: 'Times are those on the spot, also when the clock changes.' },
    repeat: {
      title: 'Repetition',
      text: 'You see every date before you save. Holidays are skipped unless you choose otherwise.',
    },
    spots: { title: 'Spots and place', text: 'What you leave empty comes from the activity.' },
    window: { title: 'Sign-up', text: 'In minutes before the start. Empty is as for the activity.' },
  },
  repeats: 'Repeat this session',
  hints: { spots: 'Empty is unlimited, 0 is closed' },
  inheritedRate: (rate) => `Rate of the activity (${rate})`,
  inheritedPlace: (place) => `Location of the activity (${place})`,
  noPlace: 'none',
  free: 'Free',
  windowOf: (day) => `Session of ${day}:`,
  plan: (count, skipped) => `Plan ${sessionsEn(count)}${skipped > 0 ? `, skip ${skipped}` : ''}`,
  planned: (count) => `${sessionsEn(count)} planned`,
  preview: {
    title: 'This will be planned',
    incomplete: 'Once the details above are right, this shows what you plan.',
    more: (count) => `Show ${plural(count, 'more date', 'more dates')}`,
    holidays: (count, names) => `${count === 1 ? '1 date falls' : `${count} dates fall`} on a holiday: ${names}.`,
    skip: 'Skip',
    keep: 'Plan anyway',
    skipped: (count, names) => `${sessionsEn(count)} skipped: ${names}.`,
    unskip: 'Plan anyway',
    begun: (count) => `${sessionsEn(count)} ${count === 1 ? 'begins' : 'begin'} in the past.`,
    overlap: 'Some sessions begin before the previous one has ended.',
    clash: (count, name) =>
      count === 1
        ? `On 1 date the location is already in use (${name}).`
        : `On ${count} dates the location is already in use (${name}).`,
    busy: (count, trainers, name) => `On ${count === 1 ? '1 date' : `${count} dates`} ${trainers} is at ${name} too.`,
    exception: 'keeps its own time',
  },
  scope: {
    question: 'What do you want to change?',
    removeQuestion: 'What do you want to delete?',
    this: 'Only this session',
    following: 'This and all following sessions',
    counts: (sessions, people) => `${sessionsEn(sessions)}, ${peopleEn(people)}`,
  },
  change: {
    title: 'Change session',
    seriesTitle: 'Change series',
    confirm: (count) => `Change ${sessionsEn(count)}`,
    done: (count) => `${sessionsEn(count)} changed`,
    touched: 'What changes',
    moved: (count) => `${sessionsEn(count)} at another time`,
    created: (count) => `${sessionsEn(count)} added`,
    removed: (count) => `${sessionsEn(count)} ${count === 1 ? 'disappears' : 'disappear'}`,
    exceptions: (count) =>
      `${count} changed by ${count === 1 ? 'itself, keeps its' : 'themselves, keep their'} own time`,
    inPlace: 'Dates and times stay as they are',
    told: (count) => `${peopleEn(count)} with another time or place`,
    tell: 'Mail participants about the new time or place',
    tellHint: 'Whoever paid is always told when the start changes.',
    surplus: 'These sessions would disappear but have participants:',
    force: (people) =>
      `Let them disappear anyway: ${peopleEn(people)} ${people === 1 ? 'gets' : 'get'} a mail and the money back`,
  },
  remove: {
    action: 'Delete session…',
    title: (day) => `Delete the session of ${day}?`,
    nobody: 'Nobody takes part yet. You can undo this.',
    cancelAction: 'Cancel session…',
    waiting: (count) =>
      count === 1
        ? '1 person who waits loses the place on the waiting list and will be told.'
        : `${count} people who wait lose their places on the waiting list and will be told.`,
    confirm: (count) => `Delete ${sessionsEn(count)}`,
    done: (count) => (count === 1 ? 'The session has been deleted.' : `${count} sessions have been deleted.`),
    restored: (count) => (count === 1 ? 'The session is back' : `${count} sessions are back`),
  },
  open: 'View',
  tabs: { settings: 'Settings', participants: 'Participants', waitlist: 'Waiting list' },
  ofSeries: (position, count) => `session ${position} of ${count}`,
  rail: { waiting: 'Waiting list', series: 'Series', waitlist: (count) => `${count} on the waiting list` },
};

export const sessionMessages = defineMessages({ nl, en });
