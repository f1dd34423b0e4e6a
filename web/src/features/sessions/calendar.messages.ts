import { defineMessages } from '../../platform/messages.ts';

const nl = {
  today: 'Vandaag',
  previous: { day: 'Vorige dag', week: 'Vorige week', month: 'Vorige maand' },
  next: { day: 'Volgende dag', week: 'Volgende week', month: 'Volgende maand' },
  week: (number: number) => `week ${number}`,
  label: {
    day: 'Sessies van een dag',
    week: 'Sessies per week',
    month: 'Sessies per maand',
    list: 'Sessies per dag',
  },
  showDay: (day: string) => `Toon ${day}`,
  /** Of a part of a session that began before: when it ends, or that it goes on. */
  until: (time: string) => `tot ${time}`,
  allDay: 'hele dag',
  more: (count: number) => `nog ${count}`,
  none: 'Geen sessies',
  tooMany: (count: number) => `Alleen de eerste ${count} sessies staan hier. Kies een kortere periode of filter.`,
  keys: 'Verplaatsen: sleep een sessie, of druk op Shift met een pijltoets.',
  draws: 'Sleep over een leeg vak om daar een sessie te plannen.',
  now: 'Nu',
  actions: (name: string) => `Acties voor ${name}`,
  conflict: {
    short: 'overlap',
    with: (activity: string, times: string) => `Overlapt met ${activity} (${times})`,
    location: 'zelfde locatie',
    trainers: (names: string) => `zelfde trainer: ${names}`,
  },
  moving: {
    action: 'Verplaatsen',
    title: (name: string) => `${name} verplaatsen`,
    keys: 'Pijltjes verplaatsen, + en − maken langer of korter.',
    keysOfDays: 'Pijltjes verplaatsen een dag of een week.',
    keep: 'Verplaatsen naar hier',
    undone: 'De sessie staat weer waar ze stond',
    movedMeanwhile: 'Deze sessie was intussen al verplaatst en staat nu waar ze hoort. Verplaats haar van daaruit.',
    done: (when: string) => `De sessie is verplaatst naar ${when}.`,
  },
};

const en: typeof nl = {
  today: 'Today',
  previous: { day: 'Previous day', week: 'Previous week', month: 'Previous month' },
  next: { day: 'Next day', week: 'Next week', month: 'Next month' },
  week: (number) => `week ${number}`,
  label: {
    day: 'Sessions of a day',
    week: 'Sessions by week',
    month: 'Sessions by month',
    list: 'Sessions by day',
  },
  showDay: (day) => `Show ${day}`,
  until: (time) => `until ${time}`,
  allDay: 'all day',
  more: (count) => `${count} more`,
  none: 'No sessions',
  tooMany: (count) => `Only the first ${count} sessions are shown. Choose a shorter period or a filter.`,
  keys: 'Move: drag a session, or press Shift with an arrow key.',
  draws: 'Drag over an empty slot to plan a session there.',
  now: 'Now',
  actions: (name) => `Actions for ${name}`,
  conflict: {
    short: 'overlap',
    with: (activity, times) => `Overlaps with ${activity} (${times})`,
    location: 'same location',
    trainers: (names) => `same trainer: ${names}`,
  },
  moving: {
    action: 'Move',
    title: (name) => `Move ${name}`,
    keys: 'Arrows move, + and − make it longer or shorter.',
    keysOfDays: 'Arrows move it by a day or a week.',
    keep: 'Move it here',
    undone: 'The session is back where it was',
    movedMeanwhile: 'This session had been moved meanwhile and now shows where it is. Move it from there.',
    done: (when) => `The session has been moved to ${when}.`,
  },
};

export const calendarMessages = defineMessages(nl, en);
