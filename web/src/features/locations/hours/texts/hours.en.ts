import type { nl } from './hours.nl.ts';

export const en: typeof nl = {
  unknown: 'Not filled in yet',
  closed: 'Closed',
  open: (day) => `${day} open`,
  nth: (day, at) => (at === 0 ? day : `${day}, ${at === 1 ? 'second' : 'third'} time`),
  from: (day) => `${day} from`,
  until: (day) => `${day} until`,
  to: 'to',
  night: (day) => `night to ${day}`,
  longNight: (from, until, hours) =>
    `Open from ${from} until ${until} the next day: ${hours} hours. Is that right, or are start and end swapped?`,
  overlapsNext: (day) => `Continues after midnight and overlaps the hours of ${day}`,
  addSlot: (day) => `Add a time on ${day}`,
  removeSlot: (day) => `Remove a time from ${day}`,
  copy: (day) => `Copy ${day} to weekdays`,
  exceptions: {
    add: 'Add exception',
    remove: (date) => `Remove ${date}`,
    none: 'No exceptions yet',
    closed: 'Closed',
    open: 'Open',
    from: 'From',
    until: 'Until',
    date: 'Date',
    state: 'That day',
  },
};
